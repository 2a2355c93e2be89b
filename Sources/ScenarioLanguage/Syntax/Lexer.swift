/// Turns UTF-8 bytes into tokens, one at a time, reading each byte once.
///
/// The bytes must be valid UTF-8. Lines end with LF or CRLF.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next token is looked for.
  var position = 0
  /// The letters that a unit can begin with.
  let unitInitials = Unit.initials
  private var problems: [(Problem, SourceRange)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func report(_ problem: Problem, _ span: SourceRange) { problems.append((problem, span)) }

  /// Whether something was found wrong since it was last asked what.
  var hasProblems: Bool { !problems.isEmpty }

  /// What was found wrong since the last call.
  mutating func takeProblems() -> [(Problem, SourceRange)] {
    defer { problems = [] }
    return problems
  }

  /// The byte `offset` places on, 0 past the end.
  @inline(__always)
  func peek(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  /// The next token. Names and numbers are entered in `names` and `numbers`.
  mutating func next(names: inout NameTable, numbers: inout [NumberLiteral]) -> Token {
    skipBlanks()
    let lower = position
    guard lower < bytes.count else { return Token(kind: .end, lower: lower, upper: lower) }
    let byte = bytes[lower]
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return name(&names)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return number(&numbers)
    case UInt8(ascii: "_") where !peek(1).isNameByte:
      return lastValue(&names)
    case UInt8(ascii: "."):
      if peek(1).isDigit { return number(&numbers) }
      return peek(1) == byte ? token(.dotDot, 2) : token(.dot, 1)
    case 0x0A: return token(.newline, 1)
    case UInt8(ascii: ";"): return token(.semicolon, 1)
    case UInt8(ascii: ","): return token(.comma, 1)
    case UInt8(ascii: "("): return token(.leftParenthesis, 1)
    case UInt8(ascii: ")"): return token(.rightParenthesis, 1)
    case UInt8(ascii: "["): return token(.leftBracket, 1)
    case UInt8(ascii: "]"): return token(.rightBracket, 1)
    case UInt8(ascii: "{"): return token(.leftBrace, 1)
    case UInt8(ascii: "}"): return token(.rightBrace, 1)
    case UInt8(ascii: "\""): return token(.textStart, 1)
    case UInt8(ascii: "@"): return token(.at, 1)
    case UInt8(ascii: "|"): return token(.bar, 1)
    case UInt8(ascii: "+"):
      if peek(1) == UInt8(ascii: "-") { return otherSign(2, meant: "±", .plusMinus) }
      if peek(1) == UInt8(ascii: "/"), peek(2) == UInt8(ascii: "-") {
        return otherSign(3, meant: "±", .plusMinus)
      }
      return token(.plus, 1)
    case UInt8(ascii: "-"): return token(.minus, 1)
    case UInt8(ascii: "*"): return token(.star, 1)
    case UInt8(ascii: "/"):
      if peek(1) == byte || peek(1) == UInt8(ascii: "*") { return otherComment() }
      return token(.slash, 1)
    case UInt8(ascii: "^"): return token(.caret, 1)
    case UInt8(ascii: "="): return equals()
    case UInt8(ascii: "<"):
      if peek(1) == UInt8(ascii: ">") { return otherSign(2, meant: "!=", .notEqual) }
      return peek(1) == 0x3D ? token(.lessOrEqual, 2) : token(.less, 1)
    case UInt8(ascii: ">"): return peek(1) == 0x3D ? token(.greaterOrEqual, 2) : token(.greater, 1)
    case UInt8(ascii: "!"):
      return peek(1) == 0x3D ? token(.notEqual, 2) : otherWord(1, meant: .not, "not", &names)
    case UInt8(ascii: "&"):
      return otherWord(peek(1) == byte ? 2 : 1, meant: .and, "and", &names)
    case UInt8(ascii: ":"): return colon()
    case 0xC2 where peek(1) == 0xB1: return token(.plusMinus, 2)
    default:
      return byte >= 0x80 && letterLength(at: lower) > 0 ? name(&names) : stray()
    }
  }

  /// The `_` that stands for the last value of a session.
  private mutating func lastValue(_ names: inout NameTable) -> Token {
    nameToken(from: position, to: position + 1, &names)
  }

  @inline(__always)
  private mutating func token(_ kind: TokenKind, _ length: Int) -> Token {
    let lower = position
    position += length
    return Token(kind: kind, lower: lower, upper: position)
  }

  /// `==`, or what is often written for it and for `<=` and `>=`.
  private mutating func equals() -> Token {
    let next = peek(1)
    if next == 0x3D {
      return peek(2) == 0x3D ? otherSign(3, meant: "==", .equal) : token(.equal, 2)
    }
    guard next == UInt8(ascii: "<") || next == UInt8(ascii: ">") else { return token(.assign, 1) }
    let isLess = next == UInt8(ascii: "<")
    report(
      .lookalike(found: isLess ? "=<" : "=>", meant: isLess ? "<=" : ">="),
      SourceRange(position, position + 2))
    return token(isLess ? .lessOrEqual : .greaterOrEqual, 2)
  }

  /// Blanks, tabs, comments, and the CR of a CRLF.
  @inline(__always)
  private mutating func skipBlanks() {
    var next = position
    while next < bytes.count {
      let byte = bytes[next]
      if byte == 0x20 || byte == 0x09 {
        next += 1
      } else if byte == 0x0D, next + 1 < bytes.count, bytes[next + 1] == 0x0A {
        next += 1
      } else if byte == UInt8(ascii: "#") {
        // A lone CR ends the comment too, so that it is reported and hides no line.
        while next < bytes.count, bytes[next] != 0x0A, bytes[next] != 0x0D { next += 1 }
      } else {
        break
      }
    }
    position = next
  }

  /// In a text: goes to the next byte that is more than itself, or to the end of the line.
  mutating func skipPlainText() {
    var next = position
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "{"), 0x0A:
        position = next
        return
      default: next += 1
      }
    }
    position = next
  }

  private mutating func name(_ names: inout NameTable) -> Token {
    let lower = position
    let upper = isTimesSign ? lower + 1 : endOfName(lower)
    return nameToken(from: lower, to: upper, &names)
  }

  @inline(__always)
  private func endOfName(_ lower: Int) -> Int {
    var upper = lower
    while upper + 8 <= bytes.count {
      let length = ByteWord(UnsafeRawBufferPointer(bytes), at: upper).nameLength
      upper += length
      if length < 8 { break }
    }
    // What is left are letters beyond ASCII, and the last bytes of a text.
    while upper < bytes.count {
      if bytes[upper].isNameByte {
        upper += 1
      } else if bytes[upper] >= 0x80 {
        let length = letterLength(at: upper)
        guard length > 0 else { break }
        upper += length
      } else {
        break
      }
    }
    return upper
  }

  @inline(__always)
  private mutating func nameToken(
    from lower: Int, to upper: Int, _ names: inout NameTable
  ) -> Token {
    position = upper
    let spelling = UnsafeBufferPointer(rebasing: bytes[lower..<upper])
    return Token(kind: .name, payload: names.number(spelling), lower: lower, upper: upper)
  }

  /// The `x` between the two numbers of `390x844`.
  private var isTimesSign: Bool {
    peek() == UInt8(ascii: "x") && peek(1).isDigit && position > 0 && bytes[position - 1].isDigit
  }

  /// The length in bytes of the letter, or the mark on a letter, at `index`; 0 if it is none.
  ///
  /// What Unicode says of a letter takes room on the stack, and names in ASCII do without: so it
  /// isn't inlined where they are read.
  @inline(never)
  private func letterLength(at index: Int) -> Int {
    guard let scalar = scalar(at: index), isLetter(scalar) else { return 0 }
    return UTF8.width(scalar)
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
      true
    default: false
    }
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes[index...].makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
    return nil
  }

  /// A character that can't stand here. A run of them is one mistake.
  private mutating func stray() -> Token {
    let lower = position
    guard let scalar = scalar(at: lower) else {
      position += 1
      return Token(kind: .invalid, lower: lower, upper: position)
    }
    position += UTF8.width(scalar)
    let span = SourceRange(lower, position)
    if let meant = Lookalike.meant(by: scalar) {
      report(.lookalike(found: String(Character(scalar)), meant: meant), span)
    } else if scalar == "\r" {
      report(.loneCarriageReturn, span)
    } else {
      report(.strayCharacter(Lookalike.shown(scalar)), span)
    }
    return Token(kind: .invalid, lower: lower, upper: position)
  }
}

extension UInt8 {
  /// 0 to 9.
  @inline(__always)
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// An ASCII letter, digit or `_`.
  @inline(__always)
  var isNameByte: Bool {
    let lowercase = self | 0x20
    return (lowercase >= 0x61 && lowercase <= 0x7A) || isDigit || self == 0x5F
  }
}

/// Characters that look like one of the language and are another: word processors put them in.
enum Lookalike {
  /// The character that was meant.
  static func meant(by scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xA0, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: "a plain space"
    case 0x2010...0x2015, 0x2212, 0xFE63, 0xFF0D: "-"
    case 0x201C...0x201F, 0xAB, 0xBB, 0x2033, 0xFF02: "\""
    case 0x2018...0x201B, 0x27, 0x60: "\""
    case 0xD7: "x"
    case 0x2264: "<="
    case 0x2265: ">="
    case 0x2260: "!="
    case 0xFF0C, 0x3001: ","
    case 0xFF08: "("
    case 0xFF09: ")"
    case 0xFF1B: ";"
    default: nil
    }
  }

  /// The character as it can be shown: itself, or its number where it has no picture.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator:
      var digits = String(scalar.value, radix: 16, uppercase: true)
      while digits.utf8.count < 4 { digits = "0" + digits }
      return "U+" + digits
    default:
      return String(Character(scalar))
    }
  }
}

extension Lexer {
  /// The text of a span.
  func text(_ span: SourceRange) -> String {
    String(decoding: bytes[Int(span.lower)..<Int(span.upper)], as: UTF8.self)
  }

  /// From the first digit of a number to the last digit behind the comma that touches it.
  func decimalComma(after digits: SourceRange) -> SourceRange {
    var upper = Int(digits.upper) + 1
    while upper < bytes.count, bytes[upper].isDigit { upper += 1 }
    return SourceRange(Int(digits.lower), upper)
  }

  /// Whether only blank lines and comments stand before a `{`.
  var leadsToBrace: Bool { behindBlankLines.peek() == UInt8(ascii: "{") }

  /// At what stands behind blank lines and comments.
  private var behindBlankLines: Lexer {
    var ahead = self
    while true {
      ahead.skipBlanks()
      guard ahead.peek() == 0x0A else { return ahead }
      ahead.position += 1
    }
  }

  /// Whether only blank lines and comments stand before a row of a table.
  var leadsToRow: Bool { behindBlankLines.peek() == UInt8(ascii: "|") }

  /// Whether an `if` is the next token.
  var leadsToIf: Bool {
    let ahead = behindBlankLines
    return ahead.peek() == UInt8(ascii: "i") && ahead.peek(1) == UInt8(ascii: "f")
      && !ahead.peek(2).isNameByte
  }

  /// Whether only blank lines and comments stand before an `else`.
  var leadsToElse: Bool {
    let ahead = behindBlankLines
    return ahead.peek() == UInt8(ascii: "e") && ahead.peek(1) == UInt8(ascii: "l")
      && ahead.peek(2) == UInt8(ascii: "s") && ahead.peek(3) == UInt8(ascii: "e")
      && !ahead.peek(4).isNameByte
  }
}
