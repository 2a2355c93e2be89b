import ScenarioLanguage

/// What stands before the cameras of a statement, its place and its text: `{"file":"tour.cam","line":3, …`.
///
/// A statement that runs again, in a loop or in the set-up of the next scenario, is mostly found here.
final class JSONStatementHeads {
  private let places: JSONPlaces
  /// The heads that were made last, one behind the other.
  private let text = ByteWriter()
  /// Where those of some statements are, each at a number made of its place.
  @exclusivity(unchecked) private var known: [Head] = []

  private struct Head {
    let location: Location
    let part: Range<Int>
  }

  private static var mostKnown: Int { 256 }
  private static var mostText: Int { 65_536 }

  init(_ places: JSONPlaces) { self.places = places }

  @inline(__always)
  func write(_ location: Location, in sources: [SourceText], to out: ByteWriter) {
    let number = Self.number(of: location)
    if known.isEmpty || known[number].location != location {
      make(location, number, in: sources)
    }
    out.put(text, known[number].part)
  }

  /// A number below `mostKnown`, which neighbours don't share: the highest bits of a product.
  @inline(__always)
  private static func number(of location: Location) -> Int {
    Int((UInt32(bitPattern: location.span.lower &+ location.source) &* 0x9E37_79B1) >> 24)
  }

  @inline(never)
  private func make(_ location: Location, _ number: Int, in sources: [SourceText]) {
    if known.isEmpty || text.count > Self.mostText {
      let none = Head(location: Location(source: -1, span: .empty(at: 0)), part: 0..<0)
      known = [Head](repeating: none, count: Self.mostKnown)
      text.removeLast(downTo: 0)
    }
    let start = text.count
    let source = sources[Int(location.source)]
    text.put("{")
    places.write(location, in: source, to: text)
    text.put(",\"text\":")
    source.bytes.withUnsafeBufferPointer { bytes in
      let upper = min(bytes.count, Int(location.span.upper))
      let lower = min(upper, max(0, Int(location.span.lower)))
      JSON.quoted(UnsafeBufferPointer(rebasing: bytes[lower..<upper]), to: text)
    }
    known[number] = Head(location: location, part: start..<text.count)
  }
}
