/// A text that has been read and not checked: what reading alone comes to.
package struct ParsedText {
  /// How many nodes its syntax tree has.
  package let nodes: Int
  /// How many mistakes there are in it.
  package let mistakes: Int

  /// Reads the bytes of a file; nil when they are no text.
  package init?(_ bytes: [UInt8]) {
    guard let source = try? SourceText(name: "", bytes: bytes) else { return nil }
    var vocabulary = Vocabulary()
    var diagnostics: [Diagnostic] = []
    let tree = Parser.parse(
      source, number: 0, vocabulary: &vocabulary, diagnostics: &diagnostics)
    nodes = tree.nodes.count
    mistakes = diagnostics.count
  }
}
