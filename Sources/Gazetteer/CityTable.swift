/// The table of cities as one sorted text, searched where it lies: nothing is parsed at start-up.
struct CityTable: Sequence {
  private let text = Bytes(Cities.table)
  /// Where the first line of this table starts.
  private var start = 0

  /// All lines, by key and, within one key, the largest city first.
  static var all: CityTable { CityTable() }

  private init() {}

  /// The lines from the first whose key doesn't come before the given one.
  ///
  /// A binary search by byte: from the middle byte back to its line's start, and then whether that
  /// line comes before the key.
  init(from key: Bytes) {
    var low = 0
    var high = text.count
    while low < high {
      var middle = (low + high) / 2
      while middle > low && text[middle - 1] != UInt8(ascii: "\n") { middle -= 1 }
      let keyEnd = text.offset(of: UInt8(ascii: "\t"), from: middle)
      if text.part(middle..<keyEnd).precedes(key) {
        low = text.offset(of: UInt8(ascii: "\n"), from: keyEnd) + 1
      } else {
        high = middle
      }
    }
    start = low
  }

  private func line(at start: Int) -> CityLine {
    CityLine(bytes: text.part(start..<text.offset(of: UInt8(ascii: "\n"), from: start)))
  }

  struct Iterator: IteratorProtocol {
    fileprivate var rest: CityTable

    mutating func next() -> CityLine? {
      if rest.start >= rest.text.count { return nil }
      let line = rest.line(at: rest.start)
      rest.start += line.bytes.count + 1
      return line
    }
  }

  func makeIterator() -> Iterator { Iterator(rest: self) }
}
