import Gazetteer

/// Gathers what can stand at the cursor, as far as it continues what has been typed.
struct Offers {
  /// How well a candidate fits, the best first.
  enum Fit: UInt8 {
    /// A word of the grammar, or a value of the kind that is wanted.
    case exact
    /// A value of which something else has to be made: its part is meant, or its unit understood.
    case near
    /// A city; there are many.
    case city
  }

  /// A candidate with its place among the others; a class, since hundreds of them are sorted.
  private final class Entry {
    let candidate: Candidate
    /// Bytes that sort as the candidates do.
    let order: [UInt8]

    init(_ candidate: Candidate, order: [UInt8]) {
      self.candidate = candidate
      self.order = order
    }
  }

  /// The bytes that have been typed of a word or a text; they end at the cursor.
  let replaced: Range<Int>
  let typed: [UInt8]
  var wantedFile: WantedFile?
  /// What has been typed without capitals, accents and blanks, which don't matter.
  private let key: [UInt8]
  private var entries: [Entry] = []
  private var texts: Set<String> = []

  init(_ typed: some Sequence<UInt8>, at replaced: Range<Int>) {
    self.replaced = replaced
    self.typed = Array(typed)
    key = Offers.key(String(decoding: self.typed, as: UTF8.self))
  }

  private static func key(_ text: String) -> [UInt8] { CityName.fold(text.lowercased().utf8) }

  var isNothingTyped: Bool { typed.isEmpty }

  /// Offers a word that stands alone.
  mutating func offer(_ word: String, fit: Fit = .exact, isFollowedByBlank: Bool = true) {
    offer(Candidate(word, label: word, isFollowedByBlank: isFollowedByBlank), fit: fit)
  }

  mutating func offer(_ word: StaticString) { offer("\(word)") }

  /// Offers a candidate; the first of one text counts.
  mutating func offer(_ candidate: Candidate, fit: Fit) {
    let key = Offers.key(candidate.label)
    // Of signs alone nothing remains, and they begin no word.
    guard typed.isEmpty || (!self.key.isEmpty && key.starts(with: self.key)),
      texts.insert(candidate.text).inserted
    else { return }
    let isRespelled = !candidate.label.utf8.starts(with: typed)
    let order = [isRespelled ? 1 : 0, fit.rawValue] + key + [0] + Array(candidate.text.utf8)
    entries.append(Entry(candidate, order: order))
  }

  var completions: Completions {
    let sorted = entries.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    return Completions(
      replaced: replaced, candidates: sorted.map { $0.candidate }, wantedFile: wantedFile)
  }
}
