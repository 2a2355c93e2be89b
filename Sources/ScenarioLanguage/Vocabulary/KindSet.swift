/// A set of kinds: what can stand at some place. All lists of one innermost kind count as one.
struct KindSet: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of one kind.
  init(_ kind: Kind) {
    self.init(rawValue: 1 << (UInt32(kind.base.rawValue) + (kind.isList ? KindSet.listShift : 0)))
  }

  /// The bits of lists lie so much higher than those of their elements.
  private static let listShift = UInt32(Kind.Base.unknown.rawValue) + 1
  private static let singles = KindSet(rawValue: 1 << listShift - 1)

  static let number = KindSet(.number)
  static let angle = KindSet(.angle)
  static let screenLength = KindSet(.screenLength)
  static let distance = KindSet(.distance)
  static let time = KindSet(.time)
  static let speed = KindSet(.speed)
  static let place = KindSet(.place)
  static let bounds = KindSet(.bounds)
  static let point = KindSet(.point)
  static let camera = KindSet(.camera)
  static let truth = KindSet(.truth)
  static let text = KindSet(.text)
  static let mode = KindSet(.mode)
  static let line = KindSet(.line)

  /// Numbers with and without a dimension.
  static let numeric: KindSet = [.number, .angle, .screenLength, .distance, .time, .speed]
  /// Numbers, and lists of them.
  static let numbers: KindSet = [numeric, KindSet(rawValue: numeric.rawValue << listShift)]
  /// What can be gathered, fitted and seen.
  static let places: KindSet = [.place, .bounds, .line, KindSet(Kind.place.list)]
  static let lists = KindSet(rawValue: singles.rawValue << listShift)
  static let any: KindSet = [singles, lists]

  /// Whether a value of that kind is of this set; one of unknown kind may be.
  func holds(_ kind: Kind) -> Bool { kind.base == .unknown || contains(KindSet(kind)) }

  /// The kinds of the elements of the lists in this set.
  var elements: KindSet { KindSet(rawValue: rawValue >> KindSet.listShift) }

  /// What is taken for one of these kinds, too: a bare number where its unit is understood, and a
  /// text for the place it names.
  var takenToo: KindSet {
    var kinds: KindSet = []
    if !isDisjoint(with: [.angle, .screenLength, .time]) { kinds.insert(.number) }
    if contains(.place) { kinds.insert(.text) }
    return kinds
  }

  /// In plain words, with articles: “a place or bounds”.
  var described: String {
    if self == .numeric || self == .numbers { return "a number with or without a unit" }
    if self == .places { return "a place, bounds, a line or a list of places" }
    var parts: [String] = []
    for rawValue in 0..<Kind.Base.unknown.rawValue {
      guard let base = Kind.Base(rawValue: rawValue) else { continue }
      if contains(KindSet(Kind(base: base))) { parts.append(Kind(base: base).described) }
    }
    if contains(.lists) {
      parts.append("a list")
    } else if !isDisjoint(with: .lists) {
      parts.append("a list of them")
    }
    return parts.alternatives
  }
}
