/// In a session a value may stand alone, to be shown: `zoom + 1`, `distance(vancouver, calgary)`.
extension Parser {
  /// Whether the statement that begins here is a value and no command.
  ///
  /// A word can be both (`bearing`, `target`): it is a command when something follows that a command
  /// takes, so that every statement means the same in a session as in a file.
  var startsValue: Bool {
    mutating get {
      switch token.kind {
      case .number, .textStart, .leftParenthesis, .leftBracket, .minus: return true
      case .name: break
      default: return false
      }
      let name = token.payload
      if let word = vocabulary.word(name), word.isReserved {
        return !word.joinsExpressions || word == .not
      }
      if ownCommands.contains(name) || !vocabulary.pairs(beginningWith: name).isEmpty {
        return false
      }
      let isProperty = vocabulary.property(name) != nil
      let isFunction = vocabulary.function(name) != nil
      if let command = vocabulary.command(name) {
        let next = lookAhead
        if next == .call { return isFunction }
        return isProperty && (next == .joiner || (next == .end && command != .camera))
      }
      // What no one knows is a command when it has arguments, and reported as such.
      return lookAhead != .argument
    }
  }

  /// A statement that is a value.
  mutating func parseValue() throws(Recovery) -> Int32 {
    let start = token.lower
    let value = try parseExpression()
    return parent(.value, value, span: SourceRange(start, previousUpper))
  }

  /// What stands behind a statement's first word.
  private enum Follower {
    case end
    /// An operator, a dot, or a word that joins the word with what follows.
    case joiner
    /// The parentheses of a call.
    case call
    case argument
  }

  private var lookAhead: Follower {
    mutating get {
      let before = (
        lexer, token, SourceRange(previousLower, previousUpper), followsLineBreak,
        problems.count, syntax.numbers.count
      )
      advance()
      let follower = follower
      problems.removeSubrange(before.4...)
      syntax.numbers.removeSubrange(before.5...)
      (lexer, token, followsLineBreak) = (before.0, before.1, before.3)
      (previousLower, previousUpper) = (Int(before.2.lower), Int(before.2.upper))
      return follower
    }
  }

  private var follower: Follower {
    switch token.kind {
    case .newline, .semicolon, .end, .rightBrace: .end
    case .leftParenthesis where touchesPrevious: .call
    case .dot where touchesPrevious: .joiner
    // `bearing -90` turns the map, and `bearing - 90` is a number.
    case .minus: lexer.peek().isBlank ? .joiner : .argument
    case .plus, .star, .slash, .caret, .dotDot: isCompoundAssignment ? .argument : .joiner
    case .assign: .argument
    case .name:
      token.word.map { $0.joinsExpressions && $0 != .not && $0 != .else && $0 != .in }
        == true ? .joiner : .argument
    default: comparisonOperator == nil ? .argument : .joiner
    }
  }
}

extension UInt8 {
  /// A blank, a tab, or the end of the line.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0 }
}
