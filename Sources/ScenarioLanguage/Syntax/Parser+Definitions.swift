/// Statements that give a name, and files that are used.
extension Parser {
  mutating func parseLet() throws(Recovery) -> Int32 {
    let start = token
    advance()
    let name = try parseNewName()
    if token.kind == .equal { throw fail(otherWord(token.span, "="), token.span) }
    guard token.kind == .assign else {
      throw startsArgument ? fail(wordMissing("="), token.span) : failExpecting("“=” and a value")
    }
    advance(overLineBreaks: true)
    let value = try parseExpression()
    return parent(
      .letValue, payload: name.payload, value, span: SourceRange(start.lower, previousUpper))
  }

  /// A name that the statement defines.
  mutating func parseNewName() throws(Recovery) -> Token {
    guard token.kind == .name else { throw failExpecting("a name") }
    let name = token
    if newName < 0 { newName = name.payload }
    noteWrongName(name)
    advance()
    return name
  }

  /// A word that joins expressions and is given as a name counts as one behind that mistake.
  mutating func noteWrongName(_ name: Token) {
    if name.word?.joinsExpressions == true { syntax.unreadNames.insert(name.payload) }
  }

  /// Whether a word that joins expressions was given as a name: that has been, or will be, reported.
  func isWronglyGiven(_ name: Int32) -> Bool {
    name == columnInTitle || syntax.unreadNames.contains(name)
  }

  mutating func parseDefine() throws(Recovery) -> Int32 {
    let start = token
    advance()
    if token.kind == .textStart { throw try definedTitle() }
    let name = try parseNewName()
    if isSession { ownCommands.insert(name.payload) }
    definedCommands.insert(name.payload)
    var children = Siblings()
    if token.kind == .leftParenthesis {
      var count = 0
      try parseBracketed(.rightParenthesis, what: "a parameter") {
        parser throws(Recovery) in
        count += 1
        guard count <= Parser.mostColumns else {
          throw parser.fail(.tooWide("parameters", limit: Parser.mostColumns), parser.token.span)
        }
        parser.add(try parser.parseParameter(), to: &children)
      }
    }
    let nameSpan = SourceRange(start.lower, previousUpper)
    if token.kind == .name { throw bareParameters(of: name) }
    add(try parseBlock(), to: &children)
    return append(
      Node(kind: .define, payload: name.payload, first: children.first, span: nameSpan))
  }

  private mutating func parseParameter() throws(Recovery) -> Int32 {
    let name = try parseNewName()
    var value: Int32 = -1
    if token.kind == .assign {
      advance()
      value = try parseExpression()
    }
    return parent(.parameter, payload: name.payload, value, span: name.span)
  }

  mutating func parseUse() throws(Recovery) -> Int32 {
    let start = token
    advance()
    guard token.kind == .textStart else {
      throw token.kind == .name
        ? fail(unquoted("a file's name"), token.span)
        : failExpecting("a file's name in double quotes")
    }
    let text = try parseTextLiteral()
    return parent(.use, text, span: SourceRange(start.lower, previousUpper))
  }
}
