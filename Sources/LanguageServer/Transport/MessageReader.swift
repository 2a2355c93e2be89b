/// Takes the bytes of a connection apart into messages: a header with their length, a blank line,
/// and the message.
struct MessageReader {
  /// A message may have so many bytes: the largest text, and what JSON adds to it.
  static let largest = 32 << 20
  /// A header may have so many bytes.
  static let largestHeader = 8 << 10

  /// What has come in.
  enum Part: Equatable {
    case message([UInt8])
    /// A message of more than ``largest`` bytes, which is passed over.
    case tooLarge(bytes: Int)
    /// What came in is no header; where the next one begins can't be known.
    case broken
  }

  private var buffer: [UInt8] = []
  /// Where what has not been read begins.
  private var start = 0
  /// The length of the message whose header has been read.
  private var length: Int?
  /// So many bytes are still to be passed over.
  private var skipped = 0
  private var isBroken = false

  mutating func append(_ bytes: [UInt8]) {
    var bytes = bytes[...]
    if skipped > 0 {
      let count = min(skipped, bytes.count)
      bytes = bytes.dropFirst(count)
      skipped -= count
    }
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
      start = 0
    }
    buffer += bytes
  }

  /// The next part that is there as a whole; nil when there is none yet.
  mutating func next() -> Part? {
    guard !isBroken else { return nil }
    if length == nil {
      guard let end = endOfHeader() else {
        return buffer.count - start > Self.largestHeader ? giveUp() : nil
      }
      guard let length = Self.length(in: buffer[start..<end]) else { return giveUp() }
      start = end + 4
      guard length <= Self.largest else {
        pass(over: length)
        return .tooLarge(bytes: length)
      }
      self.length = length
    }
    guard let length, buffer.count - start >= length else { return nil }
    self.length = nil
    defer { start += length }
    return .message(Array(buffer[start..<(start + length)]))
  }

  private mutating func giveUp() -> Part {
    isBroken = true
    (buffer, start) = ([], 0)
    return .broken
  }

  private mutating func pass(over count: Int) {
    let here = min(count, buffer.count - start)
    start += here
    skipped = count - here
  }

  /// Where the blank line behind a header begins.
  private func endOfHeader() -> Int? {
    var index = start
    let limit = min(buffer.count - 3, start + Self.largestHeader)
    while index < limit {
      if buffer[index] == 0x0D, buffer[index + 1] == 0x0A, buffer[index + 2] == 0x0D,
        buffer[index + 3] == 0x0A
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The length that a header names, nil when it names none that can be.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let digits = line[line.index(after: colon)...].filter { $0 != " " && $0 != "\t" }
      guard length == nil, !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
        return nil
      }
      // More digits than a number holds is too large, and nothing else.
      length = Int(digits) ?? .max
    }
    return length
  }
}
