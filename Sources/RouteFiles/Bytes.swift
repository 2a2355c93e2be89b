extension UInt8 {
  /// A space, tab, line feed or carriage return: the blanks of XML and JSON.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension BidirectionalCollection<UInt8> {
  /// Without the blanks at both ends.
  var trimmed: SubSequence {
    let start = firstIndex { !$0.isBlank } ?? endIndex
    let end = lastIndex { !$0.isBlank }.map(index(after:)) ?? start
    return self[start..<end]
  }
}

extension Collection<UInt8> {
  /// Without a byte order mark of UTF-8.
  var withoutMark: SubSequence { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }
}

extension String {
  /// A piece of a file as it is shown in a message: short, on one line, without control characters.
  init(excerpt bytes: some Collection<UInt8>) {
    let longest = 40
    let head = String(decoding: bytes.prefix(4 * longest), as: UTF8.self)
    var shown = ""
    for scalar in head.unicodeScalars.prefix(longest) {
      let isShown =
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: false
        default: true
        }
      shown.unicodeScalars.append(isShown ? scalar : " ")
    }
    let isWhole = bytes.count <= 4 * longest && head.unicodeScalars.count <= longest
    self = isWhole ? shown : shown + "…"
  }
}
