/// All that the map changed in one wish: at most one adjustment for each property of the camera.
///
/// A sequence in settling order: zoom, viewing angle, bearing, latitude, longitude.
public struct Adjustments: Hashable, Sendable {
  /// What was asked for one property, and what was given; 0 where nothing was changed.
  @usableFromInline
  struct Change: Hashable, Sendable {
    @usableFromInline
    var asked = 0.0
    @usableFromInline
    var given = 0.0

    @inlinable
    init(asked: Double = 0, given: Double = 0) {
      self.asked = asked
      self.given = given
    }
  }

  /// A byte for each property, the first the lowest: 0, or the number of the rule and 1.
  @usableFromInline
  var rules: UInt64 = 0
  @usableFromInline
  var zoom = Change()
  @usableFromInline
  var viewingAngle = Change()
  @usableFromInline
  var bearing = Change()
  @usableFromInline
  var latitude = Change()
  @usableFromInline
  var longitude = Change()

  /// No adjustments.
  @inlinable
  public init() {}

  /// Whether the wish was granted as it was.
  @inlinable
  public var isEmpty: Bool { rules == 0 }

  /// Whether the wish was limited, and not only wrapped.
  public var hasLimit: Bool { contains { $0.isLimit } }

  /// What was changed in a property, if anything.
  public internal(set) subscript(property: CameraProperty) -> Adjustment? {
    @inlinable
    @inline(__always)
    get {
      let number = UInt8(truncatingIfNeeded: rules >> Self.position(property))
      guard number > 0, let rule = AdjustmentRule(rawValue: number - 1) else { return nil }
      let change =
        switch property {
        case .zoom: zoom
        case .viewingAngle: viewingAngle
        case .bearing: bearing
        case .latitude: latitude
        case .longitude: longitude
        }
      return Adjustment(property: property, asked: change.asked, given: change.given, rule: rule)
    }
    @usableFromInline
    set {
      let rule = newValue.map { $0.rule.rawValue + 1 } ?? 0
      store(
        property, Change(asked: newValue?.asked ?? 0, given: newValue?.given ?? 0),
        rule: UInt64(rule))
    }
  }

  @inline(__always)
  private mutating func store(_ property: CameraProperty, _ change: Change, rule: UInt64) {
    rules = rules & ~(0xFF << Self.position(property)) | rule << Self.position(property)
    switch property {
    case .zoom: zoom = change
    case .viewingAngle: viewingAngle = change
    case .bearing: bearing = change
    case .latitude: latitude = change
    case .longitude: longitude = change
    }
  }

  @inlinable
  static func position(_ property: CameraProperty) -> UInt64 {
    UInt64(property.rawValue) * 8
  }

  /// Keeps the limits that hold after a later wish: its own, and those on what has not changed since.
  @inlinable
  @inline(__always)
  package mutating func replace(
    with later: Adjustments, before: CameraPosition, after: CameraPosition
  ) {
    replace(.zoom, with: later, hasChanged: before.zoom != after.zoom)
    replace(.viewingAngle, with: later, hasChanged: before.viewingAngle != after.viewingAngle)
    replace(.bearing, with: later, hasChanged: before.bearing != after.bearing)
    replace(
      .latitude, with: later, hasChanged: before.target.latitude != after.target.latitude)
    replace(
      .longitude, with: later, hasChanged: before.target.longitude != after.target.longitude)
  }

  @inlinable
  @inline(__always)
  mutating func replace(
    _ property: CameraProperty, with later: Adjustments, hasChanged: Bool
  ) {
    let byte = UInt64(0xFF) << Self.position(property)
    if later.rules & byte != 0, let adjustment = later[property] {
      self[property] = adjustment.isLimit ? adjustment : nil
    } else if hasChanged, rules & byte != 0 {
      self[property] = nil
    }
  }

  /// Notes a change; nothing when what is given is what was asked.
  @inline(__always)
  mutating func note(
    _ property: CameraProperty, asked: Double, given: Double, rule: AdjustmentRule
  ) {
    guard asked != given else { return }
    store(property, Change(asked: asked, given: given), rule: UInt64(rule.rawValue + 1))
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
