#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// What stands in a history file: a line that says so, then a line for each entry.
///
/// In an entry `\n` stands for a newline, `\0` for a NUL and `\\` for a backslash.
struct HistoryText {
  private static let header = Array("mapcam history 1\n".utf8)
  private let bytes: [UInt8]
  /// Where each line ends, the first one too.
  private var ends: [Int] = []

  /// Nil when it is damaged. What follows the last newline was cut off while it was written, and is left
  /// out.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    if Self.header.starts(with: bytes) { return }
    guard bytes.starts(with: Self.header) else { return nil }
    ends.reserveCapacity(bytes.count / 32)
    let isSound = bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      var next = 0
      while let end = memchr(start + next, 0x0a, bytes.count - next) {
        next = start.distance(to: UnsafeRawPointer(end)) + 1
        ends.append(next - 1)
      }
      // Bytes that are no UTF-8 don't come back as they were.
      var text = String(decoding: UnsafeRawBufferPointer(start: start, count: next), as: UTF8.self)
      return memchr(start, 0, bytes.count) == nil
        && text.withUTF8 { $0.count == next && memcmp($0.baseAddress!, start, next) == 0 }
    }
    if !isSound { return nil }
  }

  /// How many entries there are.
  var count: Int { max(ends.count - 1, 0) }

  /// An entry, the oldest being the first.
  func entry(_ index: Int) -> String {
    bytes.withUnsafeBytes { Self.entry(UnsafeRawBufferPointer(rebasing: $0[line(index)])) }
  }

  /// A file with the newest entries.
  func newest(_ limit: Int) -> [UInt8] {
    guard let last = ends.last else { return Self.header }
    let first = max(count - limit, 0)
    return Self.header + bytes[(ends[first] + 1)...last]
  }

  /// The bytes of an entry.
  private func line(_ index: Int) -> Range<Int> { (ends[index] + 1)..<ends[index + 1] }

  /// The line for an entry.
  static func line(for entry: String) -> [UInt8] {
    var line: [UInt8] = []
    for byte in entry.utf8 {
      switch byte {
      case 0x0a: line += Array("\\n".utf8)
      case 0x00: line += Array("\\0".utf8)
      case 0x5c: line += Array("\\\\".utf8)
      default: line.append(byte)
      }
    }
    return line + [0x0a]
  }

  /// The file before its first entry.
  static var empty: [UInt8] { header }

  private static func entry(_ line: UnsafeRawBufferPointer) -> String {
    guard line.count > 0, memchr(line.baseAddress!, 0x5c, line.count) != nil else {
      return String(decoding: line, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "n") ? 0x0a : byte == UInt8(ascii: "0") ? 0 : byte)
        isEscaped = false
      } else if byte == 0x5c {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
