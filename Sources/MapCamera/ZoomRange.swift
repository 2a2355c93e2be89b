/// The zoom levels a map allows, both ends included: by default 2 to 21.
public struct ZoomRange: Hashable, Sendable {
  /// The zoom levels a limit may name; beyond them the numbers lose their meaning.
  public static let supported = -10.0...40.0

  /// Zoom levels 2 to 21.
  public static let `default` = ZoomRange(uncheckedMinimum: 2, maximum: 21)

  /// The smallest zoom level.
  public let minimum: Double
  /// The greatest zoom level.
  public let maximum: Double

  /// A range from the smallest to the greatest zoom level, within −10…40.
  ///
  /// - Throws: `CameraError.notFinite`, `CameraError.invalidZoomRange`,
  ///   `CameraError.unsupportedZoom`.
  public init(minimum: Double, maximum: Double) throws(CameraError) {
    guard minimum.isFinite, maximum.isFinite else { throw .notFinite }
    guard minimum <= maximum else {
      throw .invalidZoomRange(minimum: minimum, maximum: maximum)
    }
    guard Self.supported.contains(minimum) else { throw .unsupportedZoom(minimum) }
    guard Self.supported.contains(maximum) else { throw .unsupportedZoom(maximum) }
    self.init(uncheckedMinimum: minimum, maximum: maximum)
  }

  private init(uncheckedMinimum minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }
}
