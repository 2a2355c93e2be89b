/// What a layout is made of: a token, a whole text with its quotes, or a comment.
struct FormatPiece {
  /// What the syntax tree says of the place where a piece stands.
  struct Roles: OptionSet {
    var rawValue: UInt16

    /// A statement begins.
    static let statement = Roles(rawValue: 1 << 0)
    /// The `scenario` behind its tags.
    static let head = Roles(rawValue: 1 << 1)
    /// The word `examples`, with a table behind it.
    static let table = Roles(rawValue: 1 << 2)
    /// The first `|` of a row.
    static let row = Roles(rawValue: 1 << 3)
    /// The last `|` of a row.
    static let rowEnd = Roles(rawValue: 1 << 4)
    /// The minus of a negative number.
    static let sign = Roles(rawValue: 1 << 5)
    /// A parenthesis that is not of a call.
    static let group = Roles(rawValue: 1 << 6)
    /// The `..` behind a value that is more than a name or a number.
    static let spacedRange = Roles(rawValue: 1 << 7)
    /// The `else` of an `if`.
    static let otherwise = Roles(rawValue: 1 << 8)
    /// It has to touch the piece before.
    static let touching = Roles(rawValue: 1 << 9)
    /// A text with a line break in an expression.
    static let broken = Roles(rawValue: 1 << 10)
  }

  /// Its token; nil for a comment.
  let token: TokenKind?
  let lower: Int
  let upper: Int
  /// How many line breaks stand before it.
  let breaks: Int
  var roles: Roles = []
  /// Where the digits of a number end, and its unit begins.
  var digitsEnd = 0

  var isComment: Bool { token == nil }

  /// It can't begin but where a line of its own begins.
  var beginsLine: Bool {
    !roles.isDisjoint(with: [.statement, .head, .table, .row]) || token == .at
      || token == .rightBrace
  }

  var opens: Bool { token == .leftParenthesis || token == .leftBracket || token == .leftBrace }
  var closes: Bool { token == .rightParenthesis || token == .rightBracket || token == .rightBrace }
}

/// Reads the pieces of a text that has been parsed without a mistake.
enum FormatPieces {
  static func read(_ bytes: [UInt8], _ tree: Syntax, names: NameTable) -> [FormatPiece] {
    let marks = FormatMarks(tree, size: bytes.count)
    var reader = Reader(marks: marks)
    var names = names
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      var numbers: [NumberLiteral] = []
      while true {
        let gap = lexer.position
        let token = lexer.next(names: &names, numbers: &numbers)
        reader.takeComment(between: gap, and: token.lower, in: buffer)
        guard token.kind != .end else { break }
        var upper = token.upper
        if token.kind == .textStart, let end = marks.endOfText(at: token.lower, &reader.nextText) {
          upper = end
          lexer.position = end
        }
        reader.take(token, to: upper, in: buffer, numbers)
      }
    }
    return reader.pieces
  }

  private struct Reader {
    let marks: FormatMarks
    var pieces: [FormatPiece] = []
    /// The number of the next text.
    var nextText = 0
    private var breaks = 0
    private var openBrackets = 0
    /// The last piece that is no comment.
    private var last = -1

    init(marks: FormatMarks) { self.marks = marks }

    mutating func takeComment(
      between lower: Int, and upper: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) {
      guard let start = bytes[lower..<upper].firstIndex(of: UInt8(ascii: "#")) else { return }
      var end = upper
      while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 || bytes[end - 1] == 0x0D
      {
        end -= 1
      }
      pieces.append(FormatPiece(token: nil, lower: start, upper: end, breaks: breaks))
      breaks = 0
    }

    mutating func take(
      _ token: Token, to upper: Int, in bytes: UnsafeBufferPointer<UInt8>,
      _ numbers: [NumberLiteral]
    ) {
      switch token.kind {
      case .newline:
        breaks += 1
        return
      case .semicolon: return
      case .leftParenthesis, .leftBracket: openBrackets += 1
      case .rightParenthesis, .rightBracket: openBrackets -= 1
      default: break
      }
      var piece = FormatPiece(token: token.kind, lower: token.lower, upper: upper, breaks: breaks)
      piece.roles = marks.roles(at: token.lower)
      switch token.kind {
      case .number:
        piece.digitsEnd = Int(numbers[Int(token.payload)].digitsEnd)
        // Two numbers as arguments, or one with a decimal comma: that is for the checks to say.
        if openBrackets == 0, last > 0, pieces[last].token == .comma,
          pieces[last].upper == token.lower, pieces[last - 1].token == .number,
          pieces[last - 1].digitsEnd == pieces[last].lower
        {
          piece.roles.insert(.touching)
        }
      case .dotDot where last >= 0:
        piece.roles = marks.roles(at: pieces[last].upper - 1).intersection(.spacedRange)
      case .name where token.word == .else: piece.roles.insert(.otherwise)
      case .textStart where bytes[token.lower..<upper].contains(0x0A):
        piece.roles.insert(.broken)
      default: break
      }
      breaks = 0
      last = pieces.count
      pieces.append(piece)
    }
  }
}
