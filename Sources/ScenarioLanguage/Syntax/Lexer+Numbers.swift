extension Lexer {
  /// A number with the unit behind it, if there is one.
  mutating func number(_ numbers: inout [NumberLiteral]) -> Token {
    let lower = position
    if peek() == 0x30, peek(1) | 0x20 == 0x78, peek(2).isHexLetter || lower + 2 == bytes.count {
      return refuse(.notDecimal, from: lower)
    }
    var scanner = DecimalScanner()
    scanDigits(into: &scanner, afterPoint: false)
    if peek() == UInt8(ascii: "."), peek(1).isDigit {
      position += 1
      scanDigits(into: &scanner, afterPoint: true)
    }
    scanExponent(into: &scanner)
    let digitsEnd = Int32(position)
    guard let value = scanner.exactValue ?? scanner.value(of: bytes[lower..<position]) else {
      return refuse(.numberTooLarge, from: lower)
    }
    let unit = scanUnit()
    let upper = position
    if unit == .none, isGlued { return refuse(.gluedNumber, from: lower) }
    numbers.append(
      NumberLiteral(
        value: value, digitsEnd: digitsEnd, decimals: scanner.decimals, unit: unit,
        touchesComma: peek() == UInt8(ascii: ",") && peek(1).isDigit))
    return Token(
      kind: .number, payload: Int32(numbers.count - 1), lower: lower, upper: upper)
  }

  private mutating func refuse(_ problem: Problem.NumberFault, from lower: Int) -> Token {
    while peek().isNameByte || (peek() == UInt8(ascii: ".") && peek(1).isNameByte) {
      position += 1
    }
    let span = SourceRange(lower, position)
    let written = String(decoding: bytes[lower..<position], as: UTF8.self)
    let letters = written.utf8.reversed().prefix { !$0.isDigit && $0 != UInt8(ascii: ".") }.count
    let unit = SourceRange(position - letters, position)
    if problem == .gluedNumber, let meant = Unit.meant(by: text(unit)) {
      report(.unknownUnit(text(unit), meant: meant), unit)
    } else if problem == .gluedNumber, text(unit) == "x" {
      let meant = text(SourceRange(lower, position - 1)) + " x"
      let line = Rewriting.statement(around: span, in: bytes, with: meant)
      report(.otherWord(written, meant: meant, line: line), span)
    } else {
      report(.badNumber(problem, written: written), span)
    }
    return Token(kind: .invalid, lower: lower, upper: position)
  }

  private mutating func scanDigits(into scanner: inout DecimalScanner, afterPoint: Bool) {
    var next = position
    while next < bytes.count {
      let byte = bytes[next]
      if byte.isDigit {
        scanner.take(digit: byte &- 0x30, afterPoint: afterPoint)
      } else if byte != 0x5F || next + 1 == bytes.count || !bytes[next + 1].isDigit {
        break
      }
      next += 1
    }
    position = next
  }

  private mutating func scanExponent(into scanner: inout DecimalScanner) {
    guard peek() | 0x20 == 0x65 else { return }
    let signed = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+")
    guard peek(signed ? 2 : 1).isDigit else { return }
    let isNegative = peek(1) == UInt8(ascii: "-")
    position += signed ? 2 : 1
    var exponent = 0
    while peek().isDigit {
      exponent = min(exponent * 10 + Int(peek() - 0x30), 100_000)
      position += 1
    }
    scanner.exponent = isNegative ? -exponent : exponent
  }

  /// A unit that touches the number, or stands behind one blank stretch on the same line.
  private mutating func scanUnit() -> Unit {
    let next = peek()
    guard next == 0x20 || next == 0x09 || next == 0xC2 || unitInitials.contains(next) else {
      return .none
    }
    if next == 0xC2, peek(1) == 0xB0 {
      position += 2
      return .degrees
    }
    var offset = 0
    while peek(offset) == 0x20 || peek(offset) == 0x09 { offset += 1 }
    if offset > 0, peek(offset) == 0xC2, peek(offset + 1) == 0xB0 {
      position += offset + 2
      return .degrees
    }
    guard unitInitials.contains(peek(offset)) else { return .none }
    for unit in Unit.written where offset == 0 || !unit.isCompass {
      let length = unit.spelling.utf8CodeUnitCount
      if isWritten(unit.spelling, length, at: offset) {
        position += offset + length
        return unit
      }
    }
    return .none
  }

  private func isWritten(_ spelling: StaticString, _ length: Int, at offset: Int) -> Bool {
    for i in 0..<length where peek(offset + i) != spelling.utf8Start[i] { return false }
    return !peek(offset + length).isNameByte && peek(offset + length) < 0x80
  }

  /// A letter touches the number and is no unit; `x` before a digit is the times of `390x844`.
  private var isGlued: Bool {
    let byte = peek()
    if byte == UInt8(ascii: "x"), peek(1).isDigit { return false }
    return byte.isNameByte || byte >= 0x80
  }
}

extension UInt8 {
  fileprivate var isHexLetter: Bool {
    isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66)
  }
}

/// Some of the ASCII letters.
struct LetterSet {
  private var bits: UInt64 = 0

  mutating func insert(_ letter: UInt8) { bits |= 1 << UInt64(letter & 0x3F) }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x40 && bits >> UInt64(byte & 0x3F) & 1 == 1
  }
}

extension Unit {
  /// The letters that the units begin with.
  static let initials: LetterSet = {
    var letters = LetterSet()
    for unit in written { letters.insert(unit.spelling.utf8Start[0]) }
    return letters
  }()

  /// The units with a spelling, those that begin like another one first.
  static let written: [Unit] = allCases.filter { $0 != .none }.sorted {
    $0.spelling.utf8CodeUnitCount > $1.spelling.utf8CodeUnitCount
  }
}
