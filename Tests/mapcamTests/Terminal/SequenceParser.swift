/// Tells characters, controls and escape sequences in what a program writes to a terminal.
struct SequenceParser {
  /// What a program has said with one or more bytes.
  enum Item: Equatable {
    case character(Unicode.Scalar)
    case control(UInt8)
    case escape(UInt8)
    case sequence(ControlSequence)
  }

  private enum State { case text, escape, sequence, string, charset }
  private var state = State.text
  private var pending: [UInt8] = []

  /// What is complete with this byte.
  mutating func take(_ byte: UInt8) -> Item? {
    switch state {
    case .text: return text(byte)
    case .escape: return escape(byte)
    case .charset:
      state = .text
      return nil
    case .string:
      // A title or the like, to the bell or to an escape with a backslash.
      if byte == 0x07 { state = .text }
      if byte == 0x1b { state = .escape }
      return nil
    case .sequence:
      pending.append(byte)
      guard (0x40..<0x7f).contains(byte) else { return nil }
      state = .text
      defer { pending = [] }
      return .sequence(ControlSequence(pending))
    }
  }

  private mutating func escape(_ byte: UInt8) -> Item? {
    state = .text
    switch byte {
    case UInt8(ascii: "["): state = .sequence
    case UInt8(ascii: "]"), UInt8(ascii: "P"): state = .string
    case UInt8(ascii: "("), UInt8(ascii: ")"): state = .charset
    case UInt8(ascii: "\\"): break
    default: return .escape(byte)
    }
    return nil
  }

  private mutating func text(_ byte: UInt8) -> Item? {
    if byte == 0x1b {
      state = .escape
      return nil
    }
    if byte < 0x20 || byte == 0x7f { return .control(byte) }
    pending.append(byte)
    let lead = pending[0]
    let length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
    guard pending.count == length else { return nil }
    defer { pending = [] }
    return .character(String(decoding: pending, as: UTF8.self).unicodeScalars.first!)
  }
}

/// A sequence with numbers: `ESC [ ? 2004 h`.
struct ControlSequence: Equatable, CustomStringConvertible {
  let prefix: String
  let numbers: [Int?]
  let letter: String

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    letter = String(text.suffix(1))
    let body = text.dropLast()
    prefix = String(body.prefix { "?<=>".contains($0) })
    numbers = body.dropFirst(prefix.count)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
  }

  /// One of the numbers, nil where it isn't written.
  func number(_ index: Int) -> Int? { index < numbers.count ? numbers[index] : nil }

  var description: String {
    prefix + numbers.map { $0.map(String.init) ?? "" }.joined(separator: ";") + letter
  }
}
