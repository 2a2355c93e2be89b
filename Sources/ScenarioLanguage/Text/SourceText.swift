/// One text of a run: its name as the reader knows it and its UTF-8 bytes.
public struct SourceText: Sendable {
  /// The largest text that is read, in bytes: 16 MiB, some 400 000 statements.
  public static let largest = 16 << 20

  /// The name shown in reports, for a file its path as it was given.
  public let name: String
  /// The text, valid UTF-8, without a byte order mark.
  public let bytes: [UInt8]
  /// The number of its first line; not 1 for a part of what comes in bit by bit.
  public let firstLine: Int

  /// Takes the bytes of a file, and drops a byte order mark.
  ///
  /// Throws a ``Problem`` and its place when the text is too large, no text at all, or not UTF-8.
  public init(name: String, bytes: [UInt8], firstLine: Int = 1) throws(SourceProblem) {
    guard bytes.count <= SourceText.largest else {
      throw SourceProblem(problem: .textTooLarge(bytes: bytes.count), span: .empty(at: 0), text: "")
    }
    self.name = name
    self.firstLine = firstLine
    self.bytes = Self.hasMark(bytes) ? Array(bytes.dropFirst(3)) : bytes
    if let offset = UTF8Check.firstInvalid(in: self.bytes) {
      let byte = self.bytes[offset]
      throw SourceText.refused(byte == 0 ? .notAText : .notUTF8(byte: byte), self.bytes, at: offset)
    }
  }

  /// The readable part of a text that is refused.
  init(name: String, readable: String) {
    self.name = name
    bytes = Array(readable.utf8)
    firstLine = 1
  }

  /// The name without its folders and its ending: what a text without a scenario is called.
  public var title: String {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    return file.hasSuffix(".cam") && file.utf8.count > 4 ? String(file.dropLast(4)) : file
  }

  private static func hasMark(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// Whether a file of these bytes is this text.
  package func holds(_ file: [UInt8]) -> Bool {
    Self.hasMark(file) ? bytes.elementsEqual(file.dropFirst(3)) : bytes == file
  }

  /// The number of the line that holds the byte at `offset`.
  public func line(of offset: Int) -> Int {
    var line = firstLine
    for byte in bytes[..<min(offset, bytes.count)] where byte == 0x0A { line += 1 }
    return line
  }

  /// Where a line begins and ends, its line break included; nil when there is no such line.
  func span(ofLine line: Int) -> SourceRange? {
    var number = firstLine
    var start = 0
    while number < line {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
      number += 1
    }
    let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    return number == line ? SourceRange(start, end) : nil
  }

  /// The word that begins at a position.
  func word(at lower: Int) -> SourceRange {
    var upper = lower
    while upper < bytes.count, bytes[upper].isNameByte || bytes[upper] >= 0x80 { upper += 1 }
    return SourceRange(lower, upper)
  }

  /// The word that stands at or behind a position, with blanks before it.
  func word(behind position: Int) -> SourceRange {
    var lower = position
    while lower < bytes.count, bytes[lower] == 0x20 || bytes[lower] == 0x09 { lower += 1 }
    return word(at: lower)
  }

  /// The text between two positions.
  public func text(_ span: SourceRange) -> String {
    let lower = max(0, Int(span.lower))
    let upper = min(bytes.count, Int(span.upper))
    return lower < upper ? String(decoding: bytes[lower..<upper], as: UTF8.self) : ""
  }

  /// The problem with the readable text before it, so that its line can be shown.
  private static func refused(_ problem: Problem, _ bytes: [UInt8], at offset: Int) -> SourceProblem
  {
    var lineEnd = offset
    while lineEnd < bytes.count, bytes[lineEnd] != 0x0A, lineEnd < offset + 80 { lineEnd += 1 }
    var readable = [UInt8]()
    for byte in bytes[..<lineEnd] {
      readable.append(byte == 0 ? 0x3F : byte)
    }
    return SourceProblem(
      problem: problem, span: SourceRange(offset, offset + 1),
      text: String(decoding: readable[..<offset], as: UTF8.self))
  }
}

/// Why some bytes can't be read as a scenario text.
public struct SourceProblem: Error, Equatable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where, in the bytes as they were read.
  public let span: SourceRange
  /// The readable text up to that place.
  public let text: String
}

/// Finds the first byte that can't stand where it does in a text: a 0, or what is not UTF-8.
enum UTF8Check {
  /// The offset of the first 0, else of the first byte that is not UTF-8, nil when all is well.
  static func firstInvalid(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var i = endOfASCII(buffer, from: 0)
      while i < buffer.count {
        if buffer[i] == 0 { return i }
        guard let length = sequenceLength(buffer, at: i) else {
          return buffer[i...].firstIndex(of: 0) ?? i
        }
        i = endOfASCII(buffer, from: i + length)
      }
      return nil
    }
  }

  /// The first byte from `start` on that is 0 or beyond ASCII, or the end of the text.
  private static func endOfASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var i = start
    let raw = UnsafeRawBufferPointer(bytes)
    while i + 8 <= bytes.count, ByteWord(raw, at: i).isPlain { i += 8 }
    while i < bytes.count, bytes[i] != 0, bytes[i] < 0x80 { i += 1 }
    return i
  }

  /// The length of the well-formed sequence that starts at `i` (Unicode standard, table 3-7).
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Int? {
    func continues(_ offset: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
      i + offset < bytes.count && bytes[i + offset] >= low && bytes[i + offset] <= high
    }
    switch bytes[i] {
    case 0xC2...0xDF: return continues(1) ? 2 : nil
    case 0xE0: return continues(1, 0xA0, 0xBF) && continues(2) ? 3 : nil
    case 0xED: return continues(1, 0x80, 0x9F) && continues(2) ? 3 : nil
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : nil
    case 0xF0: return continues(1, 0x90, 0xBF) && continues(2) && continues(3) ? 4 : nil
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : nil
    case 0xF4: return continues(1, 0x80, 0x8F) && continues(2) && continues(3) ? 4 : nil
    default: return nil
    }
  }
}
