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

/// A text between double quotes.
package struct QuotedText {
  /// The text, without its quotes.
  package let span: SourceRange
  /// The text as it reads.
  package let reading: String
}

extension Analysis {
  /// The text that a place of the source lies in, as far as nothing is filled in there.
  package func text(at offset: Int) -> QuotedText? {
    let piece = tree(0).nodes.first {
      $0.kind == .textPiece && $0.span.lower <= offset && offset <= $0.span.upper
    }
    return piece.map {
      QuotedText(span: $0.span, reading: TextLiteral.unescaped(sources[0].bytes, $0.span))
    }
  }

  /// Whether a name stands in one of the texts, whatever it means there.
  package func mentions(_ name: String) -> Bool {
    var names = vocabulary.names
    let number = names.number(name)
    return checker.program.trees.contains { tree in
      tree.nodes.contains { $0.kind == .name && $0.payload == number }
    }
  }

  /// Whether a text is spelled as a name of one's own.
  package static func isName(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var lexer = Lexer(bytes)
      var names = NameTable()
      var numbers: [NumberLiteral] = []
      let token = lexer.next(names: &names, numbers: &numbers)
      return token.kind == .name && token.lower == 0 && token.upper == bytes.count
        && !bytes.elementsEqual("_".utf8)
    }
  }
}
