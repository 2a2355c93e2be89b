/// A point of the map's view, in points from its top left corner: x to the right, y down.
@frozen
public struct ScreenPoint: Hashable, Sendable {
  /// Points to the right of the left edge.
  public var x: Double
  /// Points below the top edge.
  public var y: Double

  /// A point x to the right and y down from the top left corner.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
