import SeededNumbers
import Testing

@testable import LanguageServer

/// Messages in bytes that come bit by bit.
@Suite struct MessageReaderTests {
  @Test(arguments: [1, 2, 3, 7, 1000])
  func readsMessagesInPieces(of size: Int) {
    let text = """
      Content-Length: 2\r\n\r\n{}content-length:0\r\n\r\nContent-Type: x; charset=utf-8\r\n\
      CONTENT-LENGTH: \t 4\r\n\r\n\r\n\r\n
      """
    var reader = MessageReader()
    var parts: [MessageReader.Part] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(Array(bytes[start..<min(start + size, bytes.count)]))
      while let part = reader.next() { parts.append(part) }
    }
    #expect(parts == [.message(Array("{}".utf8)), .message([]), .message(Array("\r\n\r\n".utf8))])
  }

  @Test func goesOnBehindWhatIsTooLarge() {
    var reader = MessageReader()
    let size = MessageReader.largest + 1
    reader.append(Array("Content-Length: \(size)\r\n\r\n{".utf8))
    #expect(reader.next() == .tooLarge(bytes: size))
    for _ in 0..<32 { reader.append([UInt8](repeating: 0x58, count: 1 << 20)) }
    #expect(reader.next() == nil)
    reader.append(Array("Content-Length: 1\r\n\r\n7".utf8))
    #expect(reader.next() == .message([0x37]))
  }

  @Test func survivesRandomBytes() {
    var random = SeededGenerator(seed: 7)
    let pieces = ["Content-Length: ", "\r\n", "\r\n\r\n", ":", "3", "abc", "-1", "\u{0}", "é"]
    for _ in 0..<2000 {
      var reader = MessageReader()
      for _ in 0..<20 {
        reader.append(Array((pieces.randomElement(using: &random) ?? "").utf8))
        while reader.next() != nil {}
      }
    }
  }
}
