/// Signs of other languages, which are told from mere slips of the keys.
extension Lexer {
  /// A sign for which a word is written here; it is reported, and read as that word.
  mutating func otherWord(
    _ length: Int, meant word: Word, _ spelling: String, _ names: inout NameTable
  ) -> Token {
    let span = SourceRange(position, position + length)
    let line = Rewriting.statement(around: span, in: bytes, with: spelling + " ")
    report(.otherWord(text(span), meant: spelling, line: line), span)
    position += length
    return Token(
      kind: .name, payload: names.number(word.spelling), lower: Int(span.lower), upper: position)
  }

  /// A sign that is written otherwise here; it is reported, and read as the one that is meant.
  mutating func otherSign(_ length: Int, meant: String, _ kind: TokenKind) -> Token {
    let span = SourceRange(position, position + length)
    let line = Rewriting.statement(around: span, in: bytes, with: " \(meant) ")
    report(.otherWord(text(span), meant: meant, line: line), span)
    position += length
    return Token(kind: kind, lower: Int(span.lower), upper: position)
  }

  /// A comment as other languages write it, up to the end of the line.
  mutating func otherComment() -> Token {
    let lower = position
    let span = SourceRange(lower, lower + 2)
    report(.otherComment(text(span)), span)
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    return Token(kind: .invalid, lower: lower, upper: position)
  }

  /// A colon, as some write it between a word and its value.
  mutating func colon() -> Token {
    let span = SourceRange(position, position + 1)
    let line = Rewriting.statement(around: span, in: bytes, with: " ").flatMap { line in
      line.contains("\"") ? nil : line.filter { $0 != ":" }
    }
    report(.wordTooMany(":", line: line), span)
    position += 1
    return Token(kind: .invalid, lower: Int(span.lower), upper: position)
  }
}
