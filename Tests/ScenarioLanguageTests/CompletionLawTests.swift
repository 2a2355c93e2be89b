import Gazetteer
import SeededNumbers
import Testing

@testable import ScenarioLanguage

@Suite("Laws of completion")
struct CompletionLawTests {
  /// Scenario files of all parts of the language.
  static let files: [String] = [
    "animations", "city-tour", "date-line", "events", "fit-with-panels", "flights", "gestures",
    "ground-and-screen", "guide-camera-updates", "map-links", "navigation", "recorded-drive",
    "store-finder", "tilt-limits", "zoom-limits",
  ].map { "scenarios/\($0).cam" }

  /// The names that the files take from another.
  static let used: [SessionName] =
    ["home", "robson", "main_street", "kitsilano", "commercial_drive", "richmond"].map {
      SessionName($0, .value(.place))
    } + ["nearest", "stores"].map { SessionName($0, .value(Kind.place.list)) }
    + ["searchBar", "sheet"].map { SessionName($0, .value(.screenLength)) }

  @Test("Every word of a scenario is offered once three letters of it are typed", arguments: files)
  func everyWord(path: String) throws {
    let text = try String(contentsOfFile: sourcePath(path))
    let completer = Completer(names: Self.used)
    var missed: [String] = []
    for word in WrittenWord.words(of: text) where !word.isNew {
      let typed = text.utf8.prefix(word.range.lowerBound + min(3, word.range.count))
      let found = completer.complete(Array(typed)).candidates
      // A word may be offered together with its next: `was limited`.
      if !found.contains(where: { "\($0.label) ".hasPrefix("\(word.text) ") }) {
        missed.append("\(word.text) in: " + (String(typed)?.split(separator: "\n").last ?? ""))
      }
    }
    #expect(missed == [])
  }

  @Test("A candidate continues what has been typed, wherever a text is cut off", arguments: files)
  func continuation(path: String) throws {
    let text = Array(try String(contentsOfFile: sourcePath(path)).utf8)
    let completer = Completer(names: Self.used)
    for end in stride(from: 0, through: text.count, by: 37) {
      expectContinuation(of: Array(text[..<end]), completer)
    }
  }

  @Test("Bytes that are no text bring nothing down")
  func hostile() {
    var random = SeededGenerator(seed: 7)
    let completer = Completer(names: CompletionTests.session)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      expectContinuation(of: bytes, completer)
    }
  }

  @Test("Any words in any order bring nothing down")
  func jumbled() {
    var random = SeededGenerator(seed: 8)
    let completer = Completer(names: CompletionTests.session)
    let parts =
      CommandEntry.table.map { "\($0.spelling)" } + Word.allCases.map { "\($0.spelling)" }
      + FunctionEntry.table.map { "\($0.spelling)(" } + PropertyEntry.table.map { "\($0.spelling)" }
      + [
        "{", "}", "(", ")", "[", "]", ",", ";", "\n", "\"", "\"{", "\\", "#", "|", "@", "=", "==",
        "..", ".", ".lat", "-", "+", "±", "5", "5 km", "2s", "vancouver", "home", "é", "😀", "\r",
      ]
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        text += parts.randomElement(using: &random) ?? ""
        if Bool.random(using: &random) { text += " " }
      }
      expectContinuation(of: Array(text.utf8), completer)
    }
  }

  @Test(
    "Nesting without end brings nothing down",
    arguments: [
      "(", "[", "{", "distance(", "repeat 2 { ", "print \"{", "if zoom { } else ", "not ", "-",
    ])
  func nesting(part: String) {
    let text = String(repeating: part, count: 20_000)
    _ = Completer().complete(Array(text.utf8))
  }

  private func expectContinuation(
    of text: [UInt8], _ completer: Completer, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let completions = completer.complete(text)
    #expect(completions.replaced.upperBound == text.count, sourceLocation: sourceLocation)
    let typed = text[completions.replaced]
    let key = folded(String(decoding: typed, as: UTF8.self))
    for candidate in completions.candidates {
      #expect(folded(candidate.text).starts(with: key), sourceLocation: sourceLocation)
    }
    #expect(Set(completions.candidates.map { $0.text }).count == completions.candidates.count)
    #expect(completions.candidates.isEmpty || completions.wantedFile == nil)
  }

  private func folded(_ text: String) -> [UInt8] { CityName.fold(text.lowercased().utf8) }
}

/// A word in a scenario text, outside of quotes and comments.
private struct WrittenWord {
  let text: String
  let range: Range<Int>
  /// It is the name of a thing that is defined here, or a tag.
  let isNew: Bool

  static func words(of text: String) -> [WrittenWord] {
    var words: [WrittenWord] = []
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      var names = NameTable()
      var numbers: [NumberLiteral] = []
      var previous = ""
      var isDefining = false
      while true {
        let token = lexer.next(names: &names, numbers: &numbers)
        let written = String(decoding: bytes[token.lower..<token.upper], as: UTF8.self)
        switch token.kind {
        case .end: return
        case .textStart:
          while lexer.position < bytes.count, lexer.peek() != UInt8(ascii: "\"") {
            lexer.position += lexer.peek() == UInt8(ascii: "\\") ? 2 : 1
          }
          lexer.position += 1
        case .name:
          let isNew =
            isDefining || ["let", "place", "marker", "line", "for", "@", "|"].contains(previous)
          words.append(
            WrittenWord(text: written, range: token.lower..<token.upper, isNew: isNew))
          if written == "define" { isDefining = true }
        case .leftBrace: isDefining = false
        default: break
        }
        previous = written
      }
    }
    return words
  }
}
