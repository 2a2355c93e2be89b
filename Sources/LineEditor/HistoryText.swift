/// What stands in a history file: a line that says so, then a line for each entry.
///
/// In an entry `\n` stands for a newline, `\0` for a NUL and `\\` for a backslash.
struct HistoryText {
  private static let header = Array("mapcam history 1\n".utf8)
  /// The lines of the entries, each with its newline.
  private let bytes: ArraySlice<UInt8>

  /// Nil when it is damaged. What follows the last newline was cut off while it was written, and is left
  /// out.
  init?(_ bytes: [UInt8]) {
    if Self.header.starts(with: bytes) {
      self.bytes = []
      return
    }
    guard bytes.starts(with: Self.header), !bytes.contains(0) else { return nil }
    let whole = bytes[...bytes.lastIndex(of: 0x0a)!]
    guard String(validating: whole, as: UTF8.self) != nil else { return nil }
    self.bytes = whole[Self.header.count...]
  }

  /// How many entries there are.
  var count: Int {
    var count = 0
    for byte in bytes where byte == 0x0a { count += 1 }
    return count
  }

  /// The newest entries, the oldest of them first.
  func entries(atMost limit: Int) -> [String] {
    newestLines(limit).split(separator: 0x0a).map(Self.entry)
  }

  /// A file with the newest entries.
  func newest(_ limit: Int) -> [UInt8] { Self.header + newestLines(limit) }

  private func newestLines(_ limit: Int) -> ArraySlice<UInt8> {
    var left = limit
    var start = bytes.endIndex
    while start > bytes.startIndex {
      if bytes[start - 1] == 0x0a {
        // It ends one entry more, of which there are enough.
        if left == 0 { break }
        left -= 1
      }
      start -= 1
    }
    return bytes[start...]
  }

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

  private static func entry(_ line: ArraySlice<UInt8>) -> String {
    guard line.contains(0x5c) else { return String(decoding: line, as: UTF8.self) }
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
