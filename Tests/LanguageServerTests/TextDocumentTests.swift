import SeededNumbers
import Testing

@testable import LanguageServer

/// The text as the editor changes it.
@Suite struct TextDocumentTests {
  /// A text as lines of units, changed by the book and slowly.
  private struct Reference {
    var units: [UInt16]

    var text: String { String(decoding: units, as: UTF16.self) }

    /// Where each line begins, and where its text ends.
    var lines: [(start: Int, end: Int)] {
      var lines: [(start: Int, end: Int)] = []
      var start = 0
      var index = 0
      while index < units.count {
        let isPair = units[index] == 13 && index + 1 < units.count && units[index + 1] == 10
        if units[index] == 10 || units[index] == 13 {
          lines.append((start, index))
          start = index + (isPair ? 2 : 1)
          index = start
        } else {
          index += 1
        }
      }
      return lines + [(start, units.count)]
    }

    /// The unit at a position; inside of a surrogate pair is before it.
    func index(_ position: Position) -> Int {
      let lines = lines
      guard position.line < lines.count else { return units.count }
      let line = lines[position.line]
      let index = min(line.start + position.character, line.end)
      let isInside =
        index > line.start && index < units.count && UTF16.isTrailSurrogate(units[index])
      return isInside ? index - 1 : index
    }
  }

  @Test func keepsStepThroughRandomEdits() {
    var random = SeededGenerator(seed: 20_251)
    let pieces = [
      "", "a", "é", "😀", "e\u{301}", "\n", "\r\n", "\r", "\t", "zoomTo 7\n", "{", "\u{FEFF}",
    ]
    for round in 0..<100 {
      var reference = Reference(units: [])
      var document = TextDocument(uri: "x", version: 0, bytes: [], encoding: .utf16)
      for step in 0..<1000 {
        let lines = reference.lines
        func somewhere() -> Position {
          let line = Int.random(in: 0...lines.count, using: &random)
          let length = line < lines.count ? lines[line].end - lines[line].start : 0
          return Position(line: line, character: Int.random(in: 0...(length + 1), using: &random))
        }
        let ends = [somewhere(), somewhere()].sorted()
        // What is added on the average is taken away again.
        let range = TextRange(start: ends[0], end: reference.units.count > 60 ? ends[1] : ends[0])
        let text = (0..<3).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        let (start, end) = (reference.index(range.start), reference.index(range.end))
        reference.units.replaceSubrange(start..<max(start, end), with: Array(text.utf16))
        document.apply([.init(range: range, text: text)], version: step)
        guard Array(document.bytes) == Array(reference.text.utf8),
          document.lines.starts == LineTable(document.bytes, encoding: .utf16).starts
        else {
          Issue.record("round \(round), step \(step): \(reference.text.debugDescription)")
          return
        }
      }
    }
  }

  @Test(arguments: PositionEncoding.both)
  func findsItsWayBack(encoding: PositionEncoding) {
    let text = "zoomTo 7\r\n\té😀e\u{301}\n\rx\n"
    let bytes = Array(text.utf8)
    let lines = LineTable(bytes, encoding: encoding)
    var finder = PositionFinder(bytes, lines)
    var index = text.unicodeScalars.startIndex
    while index < text.endIndex {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      // A place inside of CRLF is its beginning.
      if text.unicodeScalars[index] != "\n" || offset == 0 || bytes[offset - 1] != 13 {
        #expect(finder.offset(of: finder.position(of: offset)) == offset)
      }
      index = text.unicodeScalars.index(after: index)
    }
  }

  @Test(arguments: PositionEncoding.both)
  func takesPositionsBeyondTheEnd(encoding: PositionEncoding) {
    let bytes = Array("ab\r\ncd".utf8)
    let lines = LineTable(bytes, encoding: encoding)
    #expect(lines.offset(of: Position(line: 0, character: 1_000_000_000), in: bytes) == 2)
    #expect(lines.offset(of: Position(line: 1, character: .max), in: bytes) == 6)
    #expect(lines.offset(of: Position(line: .max, character: .max), in: bytes) == 6)
  }

  @Test func doesNotCountAByteOrderMark() {
    let bytes = Array("\u{FEFF}ab".utf8)
    var finder = PositionFinder(bytes, LineTable(bytes, encoding: .utf16))
    #expect(finder.position(of: 1) == Position(line: 0, character: 2))
    #expect(finder.offset(of: Position(line: 0, character: 2)) == 1)
  }
}
