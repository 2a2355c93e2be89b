/// Events in order, two bits each; changes that follow one another are one.
///
/// The first 32 lie in place, so that neither recording them nor copying a map allocates.
package struct EventLog: Hashable, Sendable {
  private static let eventsInWord = 32

  /// How many there are in `word`.
  @usableFromInline
  var count = 0
  /// The latest events, the first of them in the lowest bits.
  @usableFromInline
  var word: UInt64 = 0
  /// Full words that came before; nil until there is one.
  @usableFromInline
  var earlier: [UInt64]?

  /// No events.
  package init() {}

  /// Whether they are the same events in the same order.
  @inlinable
  package static func == (one: EventLog, other: EventLog) -> Bool {
    one.word == other.word && one.count == other.count && one.earlier == other.earlier
  }

  @inline(__always)
  mutating func record(_ event: MapEvent) {
    let code = Self.code(event)
    if event == .didChange, count > 0, word >> UInt64(2 * count - 2) & 3 == code { return }
    if count == Self.eventsInWord { startWord() }
    word |= code << UInt64(2 * count)
    count += 1
  }

  @inline(never)
  private mutating func startWord() {
    if earlier == nil { earlier = [] }
    earlier?.append(word)
    word = 0
    count = 0
  }

  mutating func clear() {
    word = 0
    count = 0
    if earlier != nil { earlier = nil }
  }

  @inlinable
  package var isEmpty: Bool { count == 0 && earlier == nil }

  var eventCount: Int { (earlier?.count ?? 0) * Self.eventsInWord + count }

  package var events: [MapEvent] {
    var events: [MapEvent] = []
    for word in earlier ?? [] { Self.append(word, count: Self.eventsInWord, to: &events) }
    Self.append(word, count: count, to: &events)
    return events
  }

  private static func append(_ word: UInt64, count: Int, to events: inout [MapEvent]) {
    for index in 0..<count { events.append(event(code: word >> UInt64(2 * index) & 3)) }
  }

  private static func code(_ event: MapEvent) -> UInt64 {
    switch event {
    case .willMove(gesture: false): 0
    case .willMove(gesture: true): 1
    case .didChange: 2
    case .idle: 3
    }
  }

  private static func event(code: UInt64) -> MapEvent {
    switch code {
    case 0: .willMove(gesture: false)
    case 1: .willMove(gesture: true)
    case 2: .didChange
    default: .idle
    }
  }
}
