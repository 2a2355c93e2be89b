/// The way something is written, taken apart.
enum Usage {
  /// Its words of letters, and whether each stands in `[ ]`.
  static func words(of usage: String) -> [(word: Substring, isOptional: Bool)] {
    var words: [(word: Substring, isOptional: Bool)] = []
    var depth = 0
    var start: String.Index?
    let bytes = usage.utf8
    for index in bytes.indices {
      if bytes[index].isNameByte {
        start = start ?? index
        continue
      }
      if let first = start { words.append((usage[first..<index], depth > 0)) }
      start = nil
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    if let start { words.append((usage[start...], false)) }
    return words
  }

  /// What a line may be broken between: the words, and what stands in `[ ]` as a whole.
  static func parts(of usage: String) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = usage.startIndex
    for index in usage.utf8.indices {
      switch usage.utf8[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case 0x20 where depth == 0:
        if start < index { parts.append(usage[start..<index]) }
        start = usage.utf8.index(after: index)
      default: break
      }
    }
    return start < usage.endIndex ? parts + [usage[start...]] : parts
  }
}

extension Substring {
  /// Two or more capital letters.
  var isInCapitals: Bool { utf8.count > 1 && utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A } }
}
