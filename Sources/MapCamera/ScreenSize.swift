/// The size of a map's view in points.
@frozen
public struct ScreenSize: Hashable, Sendable {
  /// The longest side a map may have, in points.
  public static var greatestLength: Double { 100_000 }

  /// An 8.3-inch tablet held sideways: 1133 by 744 points.
  public static var `default`: ScreenSize { ScreenSize(uncheckedWidth: 1133, height: 744) }

  /// Points from the left edge to the right.
  public let width: Double
  /// Points from the top edge to the bottom.
  public let height: Double
  /// The zoom at which the world is as high as the view: log2(height / 256).
  @usableFromInline
  let fillingZoom: Double

  /// A size of width by height points, each at least 1 and at most 100 000.
  ///
  /// - Throws: `CameraError.notFinite`, `CameraError.invalidSize`.
  public init(width: Double, height: Double) throws(CameraError) {
    guard width.isFinite, height.isFinite else { throw .notFinite }
    let lengths = 1...Self.greatestLength
    guard lengths.contains(width), lengths.contains(height) else {
      throw .invalidSize(width: width, height: height)
    }
    self.init(uncheckedWidth: width, height: height)
  }

  @inlinable
  init(uncheckedWidth width: Double, height: Double) {
    self.width = width
    self.height = height
    fillingZoom = Mathematics.log2(height / Mercator.tileSize)
  }
}
