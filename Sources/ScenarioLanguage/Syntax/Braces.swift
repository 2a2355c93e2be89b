/// The braces of blocks in a stretch of a text, one after the other; none in texts and comments.
struct Braces {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  let end: Int
  private var isText = false
  private var isComment = false

  init(bytes: UnsafeBufferPointer<UInt8>, position: Int, end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }

  /// The offset of the next one.
  mutating func next() -> Int? {
    while position < end {
      let here = position
      position += 1
      switch bytes[here] {
      case 0x0A: (isText, isComment) = (false, false)
      case UInt8(ascii: "#") where !isText: isComment = true
      case UInt8(ascii: "\\") where isText: position += 1
      case UInt8(ascii: "\"") where !isComment: isText.toggle()
      case UInt8(ascii: "{") where !isText && !isComment: return here
      case UInt8(ascii: "}") where !isText && !isComment: return here
      default: break
      }
    }
    return nil
  }
}

extension Parser {
  /// Which block is to be blamed when one that begins with `brace` isn't closed up to the token.
  ///
  /// A block inside of it whose `}` stands further left than its own line took a `}` that was meant
  /// for another.
  func unclosedBrace(in brace: SourceRange) -> SourceRange {
    var open: [Int] = []
    var braces = Braces(bytes: lexer.bytes, position: Int(brace.lower), end: token.lower)
    while let next = braces.next() {
      if lexer.bytes[next] == UInt8(ascii: "{") {
        open.append(next)
      } else if let opening = open.popLast() {
        let (outer, inner) = (indentation(of: next), indentation(of: opening))
        let isFirst = outer.upperBound == next
        if isFirst, outer.count < inner.count,
          lexer.bytes[inner].starts(with: lexer.bytes[outer])
        {
          return SourceRange(opening, opening + 1)
        }
      }
    }
    return brace
  }

  /// The blanks that the line of a byte begins with.
  private func indentation(of position: Int) -> Range<Int> {
    var lower = position
    while lower > 0, lexer.bytes[lower - 1] != 0x0A { lower -= 1 }
    var upper = lower
    while upper < position, lexer.bytes[upper].isSpace { upper += 1 }
    return lower..<upper
  }
}
