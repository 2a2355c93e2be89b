/// Writes a scenario text in its one canonical layout, as `mapcam fmt` does.
///
/// The words, numbers, texts and comments stay as they are and in their order; only blanks, line
/// breaks and `;` change. The layout is described in `docs/formatting.md`.
public enum Formatter {
  /// Why a text is left as it is.
  public struct Refusal: Error, Sendable {
    /// The text that could not be laid out, as far as it can be read.
    public let source: SourceText
    /// What keeps it from being read, in the order of the text; its source is number 0.
    public let diagnostics: [Diagnostic]
  }

  /// A block stays on a line of at most so many columns.
  static let lineWidth = 100

  /// The bytes of the text in its canonical layout, with the line ends of its first line.
  ///
  ///     try Formatter.format(SourceText(name: "a.cam", bytes: Array("zoomIn;tilt 3".utf8)))
  ///     // "zoomIn\ntilt 3\n"
  ///
  /// It only has to be readable: names need not be known. Throws a ``Refusal`` when it is not, and
  /// when the result would be larger than a text may be.
  public static func format(_ source: SourceText) throws(Refusal) -> [UInt8] {
    var vocabulary = Vocabulary()
    var diagnostics: [Diagnostic] = []
    let tree = Parser.parse(
      source, number: 0, vocabulary: &vocabulary, diagnostics: &diagnostics)
    guard diagnostics.isEmpty else { throw Refusal(source: source, diagnostics: diagnostics) }
    let pieces = FormatPieces.read(source.bytes, tree, names: vocabulary.names)
    var layout = FormatLayout(source.bytes, pieces)
    layout.write()
    guard let bytes = layout.lines.bytes(from: source.bytes) else {
      throw Refusal(.textTooLarge(bytes: layout.lines.size), .empty(at: 0), in: source)
    }
    return bytes
  }

  /// The bytes of a file in the canonical layout, with its byte order mark if it has one.
  ///
  /// `name` is the name of the file in a ``Refusal``, which is thrown, too, when the file is no text.
  public static func format(name: String, file: [UInt8]) throws(Refusal) -> [UInt8] {
    let source: SourceText
    do throws(SourceProblem) {
      source = try SourceText(name: name, bytes: file)
    } catch {
      throw Refusal(error, name: name)
    }
    return file.prefix(file.count - source.bytes.count) + (try format(source))
  }
}

extension Formatter.Refusal {
  fileprivate init(_ problem: Problem, _ span: SourceRange, in source: SourceText) {
    self.init(
      source: source,
      diagnostics: [Diagnostic(problem, at: Location(source: 0, span: span))])
  }

  fileprivate init(_ problem: SourceProblem, name: String) {
    self.init(problem.problem, problem.span, in: SourceText(name: name, readable: problem.text))
  }
}
