import ScenarioLanguage

/// A text that is open in the editor, or is looked at as if it were, with what is known of it.
final class OpenDocument {
  var text: TextDocument
  /// The path of its file; nil for a text that is no file.
  let path: String?
  /// Nil when the text, or one that it uses, has changed since.
  var analysis: Analysis?
  /// The names of the files that were asked for to make the analysis, whether there are any or not.
  var usedFiles: Set<String> = []
  /// What is wrong with it has to be told anew.
  var awaitsDiagnostics = true

  /// What the checks call it: the path of its file; a text that is no file is taken for one in the
  /// current folder.
  let name: String

  init(_ text: TextDocument, currentFolder: String) {
    self.text = text
    path = DocumentURI.path(of: text.uri)
    name = path ?? currentFolder + "/" + text.uri.split(separator: "/").joined(separator: ":")
  }

  /// Whether the analysis hangs on what one of these files holds.
  func uses(anyOf files: Set<String>) -> Bool {
    files.contains(name) || !usedFiles.isDisjoint(with: files)
  }

  /// Finds positions in its text.
  var finder: PositionFinder { PositionFinder(text.bytes, text.lines) }
}
