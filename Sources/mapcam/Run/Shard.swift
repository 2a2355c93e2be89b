/// A part of all scenarios: every `count`-th, so that the parts are equally large.
struct Shard: Equatable {
  /// From 1 to `count`.
  let index: Int
  let count: Int

  /// Reads `2/5`.
  init(_ text: String) throws(Arguments.Misuse) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count >= 1,
      (1...count).contains(index)
    else {
      throw Arguments.Misuse("a shard is written 1/3, 2/3 or 3/3, and not “\(text)”")
    }
    (self.index, self.count) = (index, count)
  }

  /// Whether the scenario of that number, from 0, belongs to it.
  func holds(_ number: Int) -> Bool { number % count == index - 1 }
}
