/// Blanks between the pieces of a line, and blocks that stay on one line.
extension FormatLayout {
  /// Whether a blank stands between a piece and the one before it, on one line.
  func isSpaced(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let piece = pieces[index]
    let last = pieces[index - 1]
    if piece.roles.contains(.touching) { return false }
    switch piece.token {
    case .comma, .rightParenthesis, .rightBracket, .dot: return false
    case .leftParenthesis where !piece.roles.contains(.group): return false
    case .dotDot: return piece.roles.contains(.spacedRange)
    default: break
    }
    switch last.token {
    case .leftParenthesis, .leftBracket, .dot, .at: return false
    case .minus: return !last.roles.contains(.sign)
    // `2...5` could be read, by those who know how.
    case .dotDot: return last.roles.contains(.spacedRange) || bytes[piece.lower] == 0x2E
    default: return true
    }
  }

  /// Writes a statement with a block on one line, if it is on one line already, each block holds one
  /// statement at most, and it is not too long; else writes nothing.
  mutating func writeOnOneLine() -> Bool {
    guard let end = endOfLine(), end > next else { return false }
    let mark = lines.mark
    let first = next
    for index in first..<end {
      if index > first, isSpaced(index) { lines.append(0x20) }
      append(pieces[index])
    }
    guard lines.width <= Formatter.lineWidth else {
      lines.goBack(to: mark)
      return false
    }
    next = end
    return true
  }

  /// Where a statement with blocks ends that could stand on one line; nil for all others.
  private func endOfLine() -> Int? {
    var open: [Int] = []
    var hasBlock = false
    var index = next
    // A shorter line can't hold more pieces.
    let limit = next + Formatter.lineWidth
    while index < pieces.count {
      let piece = pieces[index]
      let isInside = index > next
      if isInside, open.isEmpty, endsStatement(index) { return hasBlock ? index : nil }
      guard !piece.isComment, !isInside || piece.breaks == 0, index < limit,
        piece.roles.isDisjoint(with: [.table, .broken]),
        !isInside || !piece.roles.contains(.head)
      else { return nil }
      if isInside, piece.roles.contains(.statement) {
        open[open.count - 1] += 1
        if open[open.count - 1] > 1 { return nil }
      }
      if piece.token == .leftBrace {
        open.append(0)
        hasBlock = true
      } else if piece.token == .rightBrace {
        open.removeLast()
      }
      index += 1
    }
    return hasBlock ? index : nil
  }

  /// Whether a statement is over before a piece: another one follows, or the end of the block.
  private func endsStatement(_ index: Int) -> Bool {
    var index = index
    // Comments may stand between a block and its `else`.
    while index < pieces.count, pieces[index].isComment { index += 1 }
    guard index < pieces.count else { return true }
    return pieces[index].roles.contains(.statement) || pieces[index].token == .rightBrace
  }
}
