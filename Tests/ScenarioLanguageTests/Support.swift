import MapCamera
import Testing

@testable import ScenarioLanguage

/// Files that exist only in a test.
struct FilesInMemory: SourceHost {
  var files: [String: String] = [:]
  /// The names that were asked for, in order.
  var asked: [String] = []

  init(_ files: [String: String] = [:]) { self.files = files }

  mutating func read(
    _ path: String, from user: String
  ) throws(HostProblem) -> (name: String, bytes: [UInt8]) {
    if path.hasPrefix("/") { throw HostProblem(.fileOutside(path)) }
    var parts = user.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        if parts.isEmpty { throw HostProblem(.fileOutside(path)) }
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    let name = parts.joined(separator: "/")
    asked.append(name)
    guard let text = files[name] else { throw HostProblem(.fileMissing(path)) }
    return (name, Array(text.utf8))
  }

  /// A route file in memory is one of an encoded polyline.
  mutating func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate] {
    let polyline =
      text.contains(".") ? String(decoding: try read(text, from: user).bytes, as: UTF8.self) : text
    guard let places = try? EncodedPolyline.decode(polyline) else {
      throw HostProblem(.routeUnreadable(text, reason: "it is no polyline"))
    }
    return places
  }
}

/// Checks a text and what it uses.
func check(
  _ text: String, name: String = "test.cam", files: [String: String] = [:],
  settings: [String: String] = [:]
) -> Checked {
  check(bytes: Array(text.utf8), name: name, files: files, settings: settings)
}

func check(
  bytes: [UInt8], name: String = "test.cam", files: [String: String] = [:],
  settings: [String: String] = [:]
) -> Checked {
  var host = FilesInMemory(files)
  let settings = settings.sorted { $0.key < $1.key }.map { Setting(name: $0.key, value: $0.value) }
  return Program.check(name: name, bytes: bytes, host: &host, settings: settings)
}

/// A problem and the place a reader would be sent to.
struct Found: Equatable, CustomStringConvertible {
  let line: Int
  let column: Int
  /// The text that is marked.
  let marked: String
  let problem: Problem

  var description: String { "\(line):\(column) “\(marked)” \(problem)" }
}

extension Checked {
  /// What was found, with lines and columns counted in characters from 1.
  var found: [Found] {
    diagnostics.map { diagnostic in
      let source = sources[Int(diagnostic.location.source)]
      let span = diagnostic.location.span
      let before = source.text(SourceRange(0, Int(span.lower)))
      let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
      return Found(
        line: lines.count, column: (lines.last?.count ?? 0) + 1, marked: source.text(span),
        problem: diagnostic.problem)
    }
  }

  var problems: [Problem] { diagnostics.map { $0.problem } }
}

/// A text with the spots where something is wrong between ‹ and ›, one behind the other.
struct MarkedText {
  let text: String
  let spans: [SourceRange]

  init(_ marked: String) {
    var text: [UInt8] = []
    var spans: [SourceRange] = []
    var start = 0
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "‹": start = text.count
      case "›": spans.append(SourceRange(start, text.count))
      default: text.append(contentsOf: Array(String(scalar).utf8))
      }
    }
    self.text = String(decoding: text, as: UTF8.self)
    self.spans = spans
  }
}

/// Expects these problems, in this order, at the marks of the text, and nothing else.
func expect(
  _ marked: String, gives problems: [Problem], files: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = MarkedText(marked)
  let checked = check(text.text, files: files)
  let wanted = zip(problems, text.spans).map {
    Diagnostic($0, at: Location(source: 0, span: $1))
  }
  #expect(problems.count == text.spans.count, sourceLocation: sourceLocation)
  #expect(
    checked.diagnostics == wanted, "found: \(checked.found)", sourceLocation: sourceLocation)
  #expect((checked.program == nil) == !problems.isEmpty, sourceLocation: sourceLocation)
}

/// Expects a text without a mistake.
func expectFine(
  _ text: String, files: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(text, gives: [], files: files, sourceLocation: sourceLocation)
}

/// The syntax tree of a text, and what was wrong with it.
func parse(_ text: String) throws -> (tree: Syntax, diagnostics: [Diagnostic], names: NameTable) {
  var vocabulary = Vocabulary()
  var diagnostics: [Diagnostic] = []
  let source = try SourceText(name: "test.cam", bytes: Array(text.utf8))
  let tree = Parser.parse(
    source, number: 0, vocabulary: &vocabulary, diagnostics: &diagnostics)
  return (tree, diagnostics, vocabulary.names)
}

/// The numbers of a text, as they were written.
func numbers(in text: String) throws -> [NumberLiteral] { try parse(text).tree.numbers }

func did(_ word: String, _ namespace: Suggestion.Namespace) -> Suggestion {
  Suggestion(word: word, namespace: namespace)
}
