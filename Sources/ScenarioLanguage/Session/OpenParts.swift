/// What is still open at the end of the lines entered so far: more lines belong to the statement.
///
///     var open = OpenParts()
///     open.read(Array("repeat 3 {".utf8))
///     open.description  // "{"
///
/// Reads each line once. A line break inside of a text counts as `\n`.
public struct OpenParts: Sendable, CustomStringConvertible {
  /// What is open, the outermost first: brackets, and `"` for a text.
  private var parts: [UInt8] = []
  /// The last line ends with an operator, a comma or a tag, behind which a line may break.
  private var isContinued = false
  /// The first word of the statement is `if`.
  private var isIf = false
  /// The last line ends with a closed block.
  private var isBlockClosed = false

  /// Nothing is open.
  public init() {}

  /// Whether the statement is complete.
  public var isEmpty: Bool { parts.isEmpty && !isContinued }

  /// Whether a text is open, so that the line break belongs to it.
  public var isInText: Bool { parts.last == UInt8(ascii: "\"") }

  /// Whether an `else` on the next line would belong to the statement.
  public var mayTakeElse: Bool { isEmpty && isIf && isBlockClosed }

  /// What is open, the outermost first: `{("`. Long ones are cut to the innermost.
  public var description: String {
    let shown = parts.suffix(Self.mostShown)
    return (shown.count < parts.count ? "…" : "") + String(decoding: shown, as: UTF8.self)
  }

  private static var mostShown: Int { 8 }

  /// Goes on with the next line, which has no line break.
  public mutating func read(_ line: [UInt8]) {
    line.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      var names = NameTable()
      var numbers: [NumberLiteral] = []
      if isInText { readText(&lexer) }
      var last = Token(kind: .newline, lower: 0, upper: 0)
      var isTag = false
      var isStart = isEmpty
      while true {
        let token = lexer.next(names: &names, numbers: &numbers)
        guard token.kind != .end else { break }
        if isStart {
          let isElse = mayTakeElse && token.kind == .name && spells(token, bytes, ["else"])
          isIf = isElse || (token.kind == .name && spells(token, bytes, ["if"]))
        }
        isStart = parts.isEmpty && token.kind == .semicolon
        isTag = last.kind == .at && token.kind == .name
        switch token.kind {
        case .leftBrace, .leftParenthesis, .leftBracket: parts.append(bytes[token.lower])
        case .rightBrace:
          close(UInt8(ascii: "{"))
          if isInText { readText(&lexer) }
        case .rightParenthesis: close(UInt8(ascii: "("))
        case .rightBracket: close(UInt8(ascii: "["))
        case .textStart:
          parts.append(UInt8(ascii: "\""))
          readText(&lexer)
        default: break
        }
        last = token
      }
      // A blank line, or a comment, changes nothing.
      guard last.kind != .newline || isInText else { return }
      isContinued = !isInText && (isTag || continues(last, bytes))
      isBlockClosed = last.kind == .rightBrace
    }
  }

  /// Goes on in a text up to its end, or to the `{` of an expression in it.
  private mutating func readText(_ lexer: inout Lexer) {
    while lexer.position < lexer.bytes.count {
      let byte = lexer.peek()
      lexer.position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") {
        parts.removeLast()
        return
      }
      if byte == UInt8(ascii: "{") {
        parts.append(byte)
        return
      }
    }
    lexer.position = min(lexer.position, lexer.bytes.count)
  }

  /// Closes a bracket. One that was not opened is a mistake, and ends the statement.
  private mutating func close(_ bracket: UInt8) {
    if parts.last == bracket {
      parts.removeLast()
    } else {
      parts.removeAll()
    }
  }

  private func continues(_ token: Token, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch token.kind {
    case .comma, .assign, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .plus,
      .minus, .star, .slash, .caret, .dotDot, .plusMinus:
      true
    case .name:
      Word.allCases.contains { $0.isOperator && spells(token, bytes, ["\($0.spelling)"]) }
    default: false
    }
  }

  private func spells(
    _ token: Token, _ bytes: UnsafeBufferPointer<UInt8>, _ words: [String]
  ) -> Bool {
    words.contains(String(decoding: bytes[token.lower..<token.upper], as: UTF8.self))
  }
}
