/// All that the map changed in one wish: at most one adjustment for each property of the camera.
///
/// A sequence in settling order: zoom, viewing angle, bearing, latitude, longitude.
public struct Adjustments: Hashable, Sendable {
  private var zoom: Adjustment?
  private var viewingAngle: Adjustment?
  private var bearing: Adjustment?
  private var latitude: Adjustment?
  private var longitude: Adjustment?

  /// No adjustments.
  public init() {}

  /// Whether the wish was granted as it was.
  public var isEmpty: Bool {
    zoom == nil && viewingAngle == nil && bearing == nil && latitude == nil && longitude == nil
  }

  /// Whether the wish was limited, and not only wrapped.
  public var hasLimit: Bool { contains { $0.isLimit } }

  /// What was changed in a property, if anything.
  public internal(set) subscript(property: CameraProperty) -> Adjustment? {
    get {
      switch property {
      case .zoom: zoom
      case .viewingAngle: viewingAngle
      case .bearing: bearing
      case .latitude: latitude
      case .longitude: longitude
      }
    }
    set {
      switch property {
      case .zoom: zoom = newValue
      case .viewingAngle: viewingAngle = newValue
      case .bearing: bearing = newValue
      case .latitude: latitude = newValue
      case .longitude: longitude = newValue
      }
    }
  }

  /// Notes a change; nothing when what is given is what was asked.
  mutating func note(
    _ property: CameraProperty, asked: Double, given: Double, rule: AdjustmentRule
  ) {
    guard asked != given else { return }
    self[property] = Adjustment(property: property, asked: asked, given: given, rule: rule)
  }
}

extension Adjustments: Sequence {
  /// Walks the adjustments in settling order.
  public struct Iterator: IteratorProtocol, Sendable {
    private let adjustments: Adjustments
    private var upcoming: UInt8 = 0

    fileprivate init(_ adjustments: Adjustments) { self.adjustments = adjustments }

    /// The next adjustment, if there is one.
    public mutating func next() -> Adjustment? {
      while let property = CameraProperty(rawValue: upcoming) {
        upcoming += 1
        if let adjustment = adjustments[property] { return adjustment }
      }
      return nil
    }
  }

  /// An iterator from the first adjustment on.
  public func makeIterator() -> Iterator { Iterator(self) }
}
