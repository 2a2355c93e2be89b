/// Command words that a slip of the keys cut in two, or joined to the name behind them.
extension Parser {
  /// Reads a command with a sign in it, as in `scena;rio`, as that command, and reports the sign.
  mutating func joinCutCommand() {
    let sign = lexer.position
    guard lexer.peek().slipsIntoWords, lexer.peek(1).isNameByte, token.upper == sign,
      !definedCommands.contains(token.payload)
    else { return }
    var upper = sign + 1
    while upper < lexer.bytes.count, lexer.bytes[upper].isNameByte,
      upper - token.lower <= Synonym.longest
    {
      upper += 1
    }
    let letters = Array(lexer.bytes[token.lower..<sign]) + lexer.bytes[sign + 1..<upper]
    guard CommandEntry.table.contains(where: { "\($0.spelling)".utf8.elementsEqual(letters) })
    else { return }
    let name = letters.withUnsafeBufferPointer { vocabulary.names.number($0) }
    let span = SourceRange(sign, sign + 1)
    report(.wordTooMany(lexer.text(span), line: rewritten(span, as: "")), span)
    lexer.position = upper
    token = Token(kind: .name, payload: name, lower: token.lower, upper: upper)
  }

  /// Reads over a `;` between a command and what it needs, as in `place; home 49 -123`, and reports
  /// it.
  @inline(__always)
  mutating func dropSemicolon() {
    if lexer.peek() == UInt8(ascii: ";"), token.command?.needsMore == true { takeSemicolon() }
  }

  private mutating func takeSemicolon() {
    let sign = lexer.position
    var lower = sign + 1
    while lower < lexer.bytes.count, lexer.bytes[lower].isSpace { lower += 1 }
    var upper = lower
    while upper < lexer.bytes.count, lexer.bytes[upper].isNameByte, upper - lower < Synonym.longest
    {
      upper += 1
    }
    let isText = upper < lexer.bytes.count && lexer.bytes[upper] == UInt8(ascii: "\"")
    guard upper > lower || isText else { return }
    let word = UnsafeBufferPointer(rebasing: lexer.bytes[lower..<upper])
    let name = vocabulary.names.number(word)
    guard vocabulary.command(name) == nil || vocabulary.property(name) != nil else { return }
    let span = SourceRange(sign, sign + 1)
    report(.wordTooMany(";", line: rewritten(span, as: "")), span)
    lexer.position = lower
  }
}

extension Command {
  /// Whether a name, a condition or a text has to stand behind it.
  fileprivate var needsMore: Bool {
    switch self {
    case .place, .marker, .line, .let, .define, .for, .if, .repeat, .assert, .expect, .use,
      .scenario:
      true
    default: false
    }
  }

  /// The commands that give a name.
  static var definers: [Command] { [.let, .place, .marker, .line, .define] }

  /// A command that gives a name and that name, written as one word: `placehome 49.28 -123.12`.
  static func joinedDefiner(
    _ span: SourceRange, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (command: String, name: String)? {
    let word = bytes[Int(span.lower)..<Int(span.upper)]
    var next = Int(span.upper)
    while next < bytes.count, bytes[next].isSpace { next += 1 }
    for command in definers + [.for] where command.canGoOn(with: bytes[next...]) {
      let spelling = "\(command.entry.spelling)"
      let rest = word.dropFirst(spelling.utf8.count)
      guard word.starts(with: spelling.utf8), let first = rest.first, !first.isDigit else {
        continue
      }
      return (spelling, String(decoding: rest, as: UTF8.self))
    }
    return nil
  }

  /// Whether what follows can stand behind the name that the command gives.
  ///
  /// Where another name follows, a letter slipped into the command: `places home 49.28 -123.12`.
  private func canGoOn(with rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let next = rest.first else { return false }
    return switch self {
    case .let: next == UInt8(ascii: "=")
    case .define: next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
    case .for: rest.starts(with: "in ".utf8)
    default: next.isDigit || next == UInt8(ascii: "-") || next == UInt8(ascii: "\"")
    }
  }
}

extension UInt8 {
  /// A sign beside the letters on a keyboard.
  fileprivate var slipsIntoWords: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="),
      UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "|"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
