/// The name of another file in a text.
package struct FileLink {
  /// The name, without its quotes.
  package let span: SourceRange
  /// The name as it reads.
  package let path: String
}

extension Analysis {
  /// What the text itself names behind `use` and `route from`: files, and routes written as
  /// polylines.
  package var fileLinks: [FileLink] {
    tree(0).filePaths(vocabulary).map {
      FileLink(span: $0, path: TextLiteral.unescaped(sources[0].bytes, $0))
    }
  }
}
