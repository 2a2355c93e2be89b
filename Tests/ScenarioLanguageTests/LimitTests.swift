import SeededNumbers
import Testing

@testable import ScenarioLanguage

@Suite("Limits of a text, and bytes that are none")
struct LimitTests {
  private func nested(_ open: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
  }

  @Test("Two hundred parentheses, lists or blocks in each other are fine")
  func deepIsFine() {
    expectFine("assert zoom == \(nested("(", ")", 200))")
    expectFine("let list = \(nested("[", "]", 100))")
    expectFine(
      String(repeating: "repeat 1 {", count: 200) + "zoomIn" + String(repeating: "}", count: 200))
    expectFine("assert zoom == \(String(repeating: "-", count: 200))1")
  }

  @Test(
    "A hundred thousand of anything in each other is an error at the place where it is too much",
    arguments: [
      ("assert zoom == ", "("), ("let list = ", "["), ("", "repeat 2 {"), ("", "if zoom > 1 {"),
      ("if zoom > 1 { zoomIn }", " else if zoom > 1 { zoomIn }"), ("assert zoom == ", "-"),
      ("assert ", "not "), ("assert zoom == ", "2 ^ "), ("print ", "\"{"), ("assert max", "(max"),
    ])
  func tooDeep(start: String, repeated: String) {
    let text = start + String(repeating: repeated, count: 100_000)
    #expect(check(text).problems == [.nestedTooDeep(limit: Parser.deepest)])
  }

  @Test(
    "A chain without an end is an error",
    arguments: [" + 1", " * 1", " and zoom", " or zoom", ".lat", " - 1", " mod 2", " / 2"])
  func tooLong(link: String) {
    let text = "assert zoom" + String(repeating: link, count: 100_000)
    #expect(check(text).problems == [.tooManyParts(limit: Parser.mostLinks)])
  }

  @Test("A chain of nine hundred is fine")
  func longIsFine() {
    expectFine("assert zoom == 1" + String(repeating: " + 1", count: 900))
    expectFine("assert zoom > 1" + String(repeating: " and zoom > 1", count: 900))
  }

  @Test("Lists can't lie in each other for ever")
  func deepLists() {
    #expect(
      check("let list = \(nested("[", "]", 200))").problems
        == [.nestedTooDeep(limit: Kind.deepest)])
  }

  @Test("A long list, many names and many statements are fine")
  func long() {
    expectFine("let list = [" + String(repeating: "1.5, ", count: 20_000) + "]")
    expectFine((0..<5000).map { "let n\($0) = \($0)" }.joined(separator: "\n"))
    expectFine(String(repeating: "zoomIn\n", count: 20_000))
  }

  @Test("After a thousand mistakes the rest is not read")
  func manyMistakes() {
    #expect(check(String(repeating: "zoomTo\n", count: 20_000)).diagnostics.count == 1000)
    #expect(check(String(repeating: ")\n", count: 20_000)).diagnostics.count == 1000)
  }

  @Test("A text of 20 MB is too large, one of 16 MB is not")
  func size() {
    let large = [UInt8](repeating: 0x20, count: 20 << 20)
    #expect(check(bytes: large).problems == [.textTooLarge(bytes: 20 << 20)])
    let comment = [UInt8](repeating: 0x23, count: 1 << 20)
    #expect(check(bytes: Array("zoomIn ".utf8) + comment).problems == [])
  }

  @Test("A binary file is no text")
  func binary() {
    let bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 0x02, 0x01, 0x01, 0x00, 0x00, 0xFF]
    #expect(check(bytes: bytes).problems == [.notAText])
    #expect(check(bytes: [0]).problems == [.notAText])
  }

  @Test(
    "What is not UTF-8 is shown at its place",
    arguments: [
      ([0xE9], 1, 1), ([0x7A, 0x6F, 0x0A, 0x6F, 0xE9, 0x6E], 2, 2),
      ([0xC3, 0xA9, 0x20, 0xC3], 1, 3),
      ([0xC0, 0x80], 1, 1), ([0xC1, 0xBF], 1, 1), ([0xE0, 0x80, 0x80], 1, 1),
      ([0xED, 0xA0, 0x80], 1, 1), ([0xF0, 0x80, 0x80, 0x80], 1, 1),
      ([0xF4, 0x90, 0x80, 0x80], 1, 1),
      ([0xF5, 0x80, 0x80, 0x80], 1, 1), ([0x80], 1, 1), ([0xE2, 0x82], 1, 1), ([0xFF, 0xFE], 1, 1),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], 1, 2), ([0xF0, 0x9F, 0x98, 0x80, 0xFE], 1, 2),
    ] as [([UInt8], Int, Int)])
  func notUTF8(bytes: [UInt8], line: Int, column: Int) {
    let checked = check(bytes: bytes)
    let withoutMark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    #expect(checked.found.map { $0.line } == [line])
    #expect(checked.found.map { $0.column } == [column])
    let offset = Int(checked.diagnostics.first?.location.span.lower ?? -1)
    #expect(checked.problems == [.notUTF8(byte: withoutMark[offset])])
  }

  @Test("Random bytes and random texts are checked to an end, with marks inside the text")
  func randomInput() {
    let seed: UInt64 = 99
    var random = SeededGenerator(seed: seed)
    let words = [
      "camera", "zoom", "zoomTo", "fit", "vancouver", "\"", "{", "}", "(", ")", "[", "]", ",", ";",
      "\n", "1", "7.3", "km", "==", "=", "and", "not", "is", "visible", "let", "define", "f",
      "scenario", "examples", "|", "@skip", "..", "by", "-", "\\", "é", "😀", "#", "for", "in", "if",
      "else", "repeat", "expect", "error", "because", "use", "\r\n", "\t", "\u{A0}", "place",
      ".lat",
      "limit", "map", "x", "within", "±", "between", "1e9", "0x", "move", "marker", "line",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        words[Int.random(in: 0..<words.count, using: &random)]
          + (Bool.random(using: &random) ? " " : "")
      }.joined()
      let checked = check(text)
      #expect((checked.program == nil) == !checked.diagnostics.isEmpty, "\(text), seed \(seed)")
      for diagnostic in checked.diagnostics {
        let span = diagnostic.location.span
        let count = checked.sources[Int(diagnostic.location.source)].bytes.count
        #expect(
          span.lower >= 0 && span.lower <= span.upper && Int(span.upper) <= count,
          "\(text), seed \(seed)")
      }
    }
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let checked = check(bytes: bytes)
      #expect((checked.program == nil) == !checked.diagnostics.isEmpty, "\(bytes), seed \(seed)")
    }
  }
}
