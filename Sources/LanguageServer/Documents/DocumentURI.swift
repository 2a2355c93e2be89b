/// The addresses by which the editor calls its texts.
enum DocumentURI {
  /// The path of a file, nil for an address of another kind, as of a text that has never been saved.
  static func path(of uri: String) -> String? {
    guard uri.utf8.count > 7, uri.prefix(7).lowercased() == "file://" else { return nil }
    let rest = uri.utf8.dropFirst(7)
    // Before the path the name of this computer may stand.
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    return decoded(rest[slash...])
  }

  /// The address of a file.
  static func uri(ofPath path: String) -> String {
    var bytes = Array("file://".utf8)
    for byte in path.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~/".utf8.contains(byte)
    }
  }

  /// With `%20` and the like as what they stand for; nil when that is no text.
  private static func decoded(_ bytes: Substring.UTF8View) -> String? {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if bytes[index] == UInt8(ascii: "%"),
        let end = bytes.index(next, offsetBy: 2, limitedBy: bytes.endIndex),
        let byte = UInt8(Substring(bytes[next..<end]), radix: 16)
      {
        result.append(byte)
        index = end
      } else {
        result.append(bytes[index])
        index = next
      }
    }
    return result.contains(0) ? nil : String(validating: result, as: UTF8.self)
  }
}
