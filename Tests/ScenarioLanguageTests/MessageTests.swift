import MapCamera
import Testing

@testable import ScenarioLanguage

/// All messages stand side by side in Messages.txt, each with a text that raises it.
///
/// After a change of words: `MAPCAM_WRITE_MESSAGES=1 swift test --filter MessageTests`, and read
/// what changed.
@Suite("The words of the messages")
struct MessageTests {
  /// Problems that no small text raises before it runs.
  static let elsewhere: [(String, Problem)] = [
    ("a file of 20 MB", .textTooLarge(bytes: 20 << 20)),
    ("a picture", .notAText),
    ("a file in Latin-1", .notUTF8(byte: 0xE9)),
    ("300 parentheses, one in the other", .nestedTooDeep(limit: 256)),
    ("1 + 1 + 1 + …", .tooManyParts(limit: 1000)),
    ("--set depth=9", .unknownSetting("depth")),
    ("--set 'level=9; zoomIn'", .wrongSetting),
    ("use \"secret.cam\"", .fileUnreadable("secret.cam", reason: "Permission denied")),
    ("use \"a.cam\", which uses b.cam", .useCycle(chain: ["a.cam", "b.cam", "a.cam"])),
    ("let a = _, with no value shown before", .noLastValue),
    ("define visit() { zoomTo _ }, in a session", .lastValueInDefinition),
    ("target bath; define bath() { zoomIn }, in a session", .cityInUse("bath")),
    ("repeat 10000000 { zoomIn }, and Ctrl-C", .interrupted),
    ("assert 1 / (zoom - zoom) == 1", .divisionByZero),
    ("assert sqrt(-1) == 1", .noResult("sqrt")),
    ("repeat (1 / 2) { zoomIn }", .notACount(0.5)),
    ("for x in 1..2 by 0 { zoomIn }", .emptyStep),
    ("assert min([]) == 1", .noValues("the smallest or greatest")),
    ("assert screen(sydney) == point(1, 1)", .unseen),
    ("fit corners", .emptyBounds),
    ("repeat 1e9 { repeat 1e9 { zoomIn } }", .stepsSpent(limit: 100_000_000)),
    ("define f { f }", .callsTooDeep(limit: 200)),
    ("let list = 1..1e9", .memorySpent(megabytes: 64)),
    ("zoomTo 1e308 * 10", .camera(.notFinite)),
    ("limit zoom 15 to 10", .camera(.invalidZoomRange(minimum: 15, maximum: 10))),
    ("assert ground(point(0, 0)) == sydney", .camera(.aboveHorizon)),
    ("limit zoom from 50", .camera(.unsupportedZoom(50))),
    ("padding 2_000_000", .camera(.invalidInset(2_000_000))),
    ("limit target …", .camera(.emptyBounds)),
    ("map 0 x 0", .camera(.invalidSize(width: 0, height: 0))),
    ("animate zoomTo 5 over 2 s { at 3 s { } }", .momentNotReached(at: 3, end: 2)),
    ("wait (0 s - 1 s)", .negativeTime(-1)),
    ("define f { wait 1 s { at 0 s { f } } }; f", .stillUnderWay("f")),
    ("| a | … |", .tooWide("columns", limit: 100)),
    ("wait 1e9 s", .camera(.invalidTime(1e9))),
    ("animate zoomTo 5 over 1e6 s", .camera(.invalidDuration(1e6))),
    ("gesture pinch 0", .camera(.invalidScale(0))),
    ("gesture doubleTap at -1 -1", .camera(.outsideMap(ScreenPoint(x: -1, y: -1)))),
    ("guidance on", .camera(.noRoute)),
    ("drive 1 s at (0 km/h - 1 km/h)", .camera(.invalidSpeed(-1))),
    ("recenter", .camera(.recenterButtonHidden)),
    ("limit tilt …", .camera(.invalidViewingAngleLimit)),
  ]

  @Test("Every message reads as it was written down")
  func golden() throws {
    var text = ""
    for sample in Sample.all {
      let marked = MarkedText(sample.marked)
      text += Self.visible(marked.text, "| ")
      for found in check(marked.text, files: sample.files).found {
        text += Self.shown(found.problem, at: "\(found.line):\(found.column) “\(found.marked)”")
      }
      text += "\n"
    }
    for (where_, problem) in Self.elsewhere {
      text += "\(where_)\n" + Self.shown(problem, at: "") + "\n"
    }
    let path = sourcePath("Tests/ScenarioLanguageTests/Messages.txt")
    if String.environment("MAPCAM_WRITE_MESSAGES") != nil { try text.write(toFile: path) }
    let golden = try String(contentsOfFile: path)
    for (line, wanted) in zip(text.split(separator: "\n"), golden.split(separator: "\n")) {
      try #require(line == wanted)
    }
    #expect(text == golden)
  }

  @Test("No message uses a word that only parsers know", arguments: Sample.all)
  func plainWords(sample: Sample) {
    for problem in sample.problems {
      let words = problem.words
      let said = "\(words.message) \(words.label) \(words.help ?? "")".lowercased()
      for word in ["token", "eof", "identifier", "nil", "syntax", "parse", "literal", "expression"]
      {
        #expect(!said.split { !$0.isLetter }.contains(Substring(word)), "\(said)")
      }
      #expect(!words.message.isEmpty)
      #expect(!words.message.contains("\n"))
    }
  }

  private static func shown(_ problem: Problem, at place: String) -> String {
    let words = problem.words
    var text = "    error: \(words.message)\n"
    text += place.isEmpty ? "" : "    at:    \(Self.visible(place, ""))"
    text += words.label.isEmpty ? "" : "    ^^^^^  \(words.label)\n"
    return text + (words.help.map { "    help:  \($0)\n" } ?? "")
  }

  /// The lines of a text, with what can't be seen spelled out.
  private static func visible(_ text: String, _ margin: String) -> String {
    var line = margin
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n":
        result += line + "\n"
        line = margin
      case "\t", "\r", "\u{7}", "\u{A0}": line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return result + line + "\n"
  }
}
