import ScenarioLanguage

/// How the reader of a report asks for help: of the program, or in a session.
public enum HelpCommand: String, Sendable {
  case program = "mapcam help"
  case session = ".help"

  /// How all mistakes are shown where a text has more of them than are.
  var forAllMistakes: String {
    switch self {
    case .program: "; all of them are in a report: mapcam run --report json=FILE"
    case .session: ""
    }
  }
}

/// The line of a text that a report is about, with the spot marked.
///
///       ┌─ tour.cam:3:5
///       │
///     3 │ fit vancover calgary pad 64
///       │     ^^^^^^^^ did you mean vancouver?
struct SourceExcerpt {
  /// The number of the line, from 1.
  let line: Int
  /// The character in the line, from 1.
  let column: Int
  /// The name of the text, the line and the column: `tour.cam:3:5`.
  let place: String

  /// The line as it is shown: tabs are blanks, what can't be seen is a dot, long lines are cut.
  private let shown: String
  /// Where the marks begin, and how many there are, in cells.
  private let indent: Int
  private let marks: Int

  /// A line is shown up to so many characters on either side of the spot.
  private static let reach = 60

  /// The excerpt for a location in one of the texts.
  init(_ location: Location, in sources: [SourceText], _ index: LineIndex) {
    let source = sources[Int(location.source)]
    let bytes = source.bytes
    let lower = min(max(0, Int(location.span.lower)), bytes.count)
    let start: Int
    (line, start) = index.line(of: lower, in: source, location.source)
    column = index.column(of: lower, lineStart: start, in: source, location.source)
    place = "\(source.name.onOneLine):\(line):\(column)"

    // Some bytes more than are shown: a character takes several.
    let window = Self.reach * 16
    let first = Self.characterStart(in: bytes, after: max(start, lower - window))
    var end = lower
    while end < bytes.count, bytes[end] != 0x0A, end < lower + 2 * window { end += 1 }
    let isLineEnd = end == bytes.count || bytes[end] == 0x0A
    end = isLineEnd ? end : Self.characterStart(in: bytes, after: end)
    if isLineEnd, end > lower, bytes[end - 1] == 0x0D { end -= 1 }
    let upper = min(max(Int(location.span.upper), lower), end)

    let before = String(decoding: bytes[first..<lower], as: UTF8.self)
    let marked = String(decoding: bytes[lower..<upper], as: UTF8.self)
    let after = String(decoding: bytes[upper..<end], as: UTF8.self)
    let isCutBefore = first > start || before.count > Self.reach
    let head = (isCutBefore ? "…" : "") + Self.visible(before.suffix(Self.reach))
    let spot = Self.visible(marked.prefix(Self.reach))
    let isCutAfter = !isLineEnd || marked.count > Self.reach || after.count > Self.reach
    let tail = Self.visible(marked.count > Self.reach ? "" : after.prefix(Self.reach))
    shown = head + spot + tail + (isCutAfter ? "…" : "")
    indent = DisplayWidth.of(head)
    marks = max(1, DisplayWidth.of(spot))
  }

  /// The first byte at or after `offset` that begins a character's code.
  private static func characterStart(in bytes: [UInt8], after offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// The lines of the excerpt, each behind `margin`.
  func lines(label: String, margin: String = "", style: Style) -> [String] {
    let number = String(line)
    let gutter = margin + String(repeating: " ", count: number.utf8.count)
    let bar = style(.quiet, "│")
    let spot =
      String(repeating: " ", count: indent)
      + style(
        .bad,
        String(repeating: "^", count: marks) + (label.isEmpty ? "" : " " + label.onOneLine))
    return [
      "\(gutter) \(style(.quiet, "┌─")) \(place)",
      "\(gutter) \(bar)",
      "\(margin)\(style(.quiet, number)) \(bar) \(shown)",
      "\(gutter) \(bar) \(spot)",
    ]
  }

  /// The lines below the excerpt: what to do, and where more is said about the mistake.
  func notes(
    on problem: Problem, margin: String = "", style: Style, asking help: HelpCommand
  ) -> [String] {
    let gutter = gutter(margin)
    var lines = ["\(gutter) \(style(.quiet, "│"))"]
    if let step = step(problem, help) { lines.append("\(gutter) = help: \(step.inShort)") }
    return lines + ["\(gutter) = more: \(help.rawValue) \(problem.code)"]
  }

  /// What to do; in a session a name that is taken can be freed.
  private func step(_ problem: Problem, _ help: HelpCommand) -> String? {
    if case .duplicateName = problem, help == .session {
      return "choose another name, or take the other one back with .undo"
    }
    return problem.words.help
  }

  /// The margin of lines that belong to the excerpt.
  func gutter(_ margin: String = "") -> String {
    margin + String(repeating: " ", count: String(line).utf8.count)
  }

  private static func visible(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\t": result += "    "
      case _ where DisplayWidth.of(character) == 0: result += "·"
      default: result.append(character)
      }
    }
    return result
  }
}
