/// Distances in points inwards from the four edges of the map; a negative one reaches outwards.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The furthest an inset may lie from its edge, in points.
  public static var greatestLength: Double { 1_000_000 }

  /// No insets.
  public static var zero: EdgeInsets { EdgeInsets(uncheckedAll: 0) }
  /// What a fit leaves free on every side unless told otherwise: 64 points.
  public static var fitDefault: EdgeInsets { EdgeInsets(uncheckedAll: 64) }

  /// Points down from the top edge.
  public let top: Double
  /// Points to the right of the left edge.
  public let left: Double
  /// Points up from the bottom edge.
  public let bottom: Double
  /// Points to the left of the right edge.
  public let right: Double

  /// Insets in points, each at most a million points either way.
  ///
  /// - Throws: `CameraError.notFinite`, `CameraError.invalidInset`.
  public init(top: Double, left: Double, bottom: Double, right: Double) throws(CameraError) {
    try Self.check(top)
    try Self.check(left)
    try Self.check(bottom)
    try Self.check(right)
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset on all four sides, in points.
  ///
  /// - Throws: `CameraError.notFinite`, `CameraError.invalidInset`.
  public init(all inset: Double) throws(CameraError) {
    try Self.check(inset)
    self.init(uncheckedAll: inset)
  }

  @inlinable
  init(uncheckedAll inset: Double) {
    top = inset
    left = inset
    bottom = inset
    right = inset
  }

  private static func check(_ inset: Double) throws(CameraError) {
    guard inset.isFinite else { throw .notFinite }
    guard inset.magnitude <= greatestLength else { throw .invalidInset(inset) }
  }
}
