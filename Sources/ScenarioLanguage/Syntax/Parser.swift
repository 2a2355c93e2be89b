/// Reads one text into a syntax tree, and goes on after a mistake at the next line or `;`.
///
/// Statements begin in `Parser+Statements`, expressions in `Parser+Expressions`.
struct Parser {
  /// How deep parentheses, lists and blocks may nest.
  static let deepest = 256
  /// How many operators and members a statement may join: so deep can an expression become.
  static let mostLinks = 1000
  /// After so many mistakes the rest of a text is not read.
  static let mostProblems = 1000

  /// Thrown when a statement can't be read on; the reason has been reported.
  struct Recovery: Error {}

  var lexer: Lexer
  var vocabulary: Vocabulary
  var syntax = Syntax()
  var problems: [(Problem, SourceRange)] = []
  var token = Token(kind: .newline, lower: 0, upper: 0)
  /// A line break stands before `token`, skipped because it was inside parentheses or brackets.
  var followsLineBreak = false
  /// The token before `token` begins and ends here.
  var previousLower = 0
  var previousUpper = 0
  /// How many parentheses and brackets are open: line breaks inside do not matter.
  var openBrackets = 0
  var nesting = 0
  /// The operators and members of the statement being read.
  var links = 0
  /// The name that the statement being read defines, -1 for none.
  var newName: Int32 = -1
  /// The names in the header of the examples being read.
  var columnNames: [Int32] = []
  /// The rest of a statement is passed over after a mistake; nothing in it is a further one.
  var isSkipping = false
  /// How many more braces the text opens than it closes, once that was counted.
  var countedBraces: Int?
  /// Reading has been given up; what is still open is no further mistake.
  var hasGivenUp = false
  /// The only place of which it matters what was meant; nil when all of the text does.
  var focus: SourceRange?
  /// The title of a scenario is read, which the columns of its table fill in.
  var isTitle = false
  /// The word in the braces of a title that may be the name of a column; -1 for none.
  var columnInTitle: Int32 = -1
  /// It reads what was entered in a session, where a value may stand alone.
  var isSession = false
  /// The commands that the session has defined.
  var ownCommands = NumberSet()
  /// The commands that were defined so far, here and in the session.
  var definedCommands = NumberSet()

  init(_ bytes: UnsafeBufferPointer<UInt8>, vocabulary: Vocabulary) {
    lexer = Lexer(bytes)
    self.vocabulary = vocabulary
    // A node for three bytes is what scenario files come to.
    syntax.nodes.reserveCapacity(bytes.count / 3 + 16)
    syntax.numbers.reserveCapacity(bytes.count / 20)
  }

  /// Reads `source`; what is wrong with it is appended to `diagnostics`.
  ///
  /// In a session `ownCommands` are the commands that it has defined so far.
  static func parse(
    _ source: SourceText, number: Int32, vocabulary: inout Vocabulary,
    diagnostics: inout [Diagnostic], isSession: Bool = false,
    ownCommands: NumberSet = NumberSet(), focus: SourceRange? = nil
  ) -> Syntax {
    var result: (Syntax, [(Problem, SourceRange)])?
    source.bytes.withUnsafeBufferPointer { bytes in
      var parser = Parser(bytes, vocabulary: vocabulary)
      parser.isSession = isSession
      parser.focus = focus
      parser.ownCommands = ownCommands
      parser.definedCommands = ownCommands
      parser.parseText()
      vocabulary = parser.vocabulary
      result = (parser.syntax, parser.problems)
    }
    guard let (syntax, problems) = result else { return Syntax() }
    for (problem, span) in problems {
      diagnostics.append(Diagnostic(problem, at: Location(source: number, span: span)))
    }
    return syntax
  }

  private mutating func parseText() {
    advance()
    var statements = Siblings()
    parseStatements(into: &statements, isTopLevel: true)
    syntax.root = append(
      Node(kind: .block, first: statements.first, span: SourceRange(0, lexer.bytes.count)))
  }

  // MARK: Tokens

  /// Goes to the next token; inside parentheses and brackets over line breaks.
  mutating func advance(overLineBreaks: Bool = false) {
    previousLower = token.lower
    previousUpper = token.upper
    followsLineBreak = false
    while true {
      token = lexer.next(names: &vocabulary.names, numbers: &syntax.numbers)
      guard token.kind == .newline, openBrackets > 0 || overLineBreaks else { break }
      followsLineBreak = true
    }
    if lexer.hasProblems { drainLexer() }
  }

  private mutating func drainLexer() {
    for (problem, span) in lexer.takeProblems() where !isSkipping { report(problem, span) }
  }

  mutating func report(_ problem: Problem, _ span: SourceRange) {
    guard !hasGivenUp else { return }
    problems.append((problem, span))
    if problems.count >= Parser.mostProblems { giveUp() }
  }

  mutating func giveUp() {
    hasGivenUp = true
    lexer.position = lexer.bytes.count
    token = Token(kind: .end, lower: lexer.bytes.count, upper: lexer.bytes.count)
  }

  /// Reports that something else was expected here, and gives the statement up.
  func expected(_ what: String) -> Problem { .expected(what, found: describe(token)) }

  mutating func fail(_ problem: Problem, _ span: SourceRange) -> Recovery {
    if token.kind != .invalid { report(problem, span) }
    return Recovery()
  }

  mutating func failExpecting(_ what: String) -> Recovery {
    if token.kind == .comma, let span = decimalComma {
      return fail(.decimalComma(written: lexer.text(span)), span)
    }
    if let unit = otherUnit { return fail(unit, token.span) }
    if token.kind == .bar, lexer.peek() == UInt8(ascii: "|") {
      let span = SourceRange(token.lower, token.lower + 2)
      return fail(otherWord(span, "or"), span)
    }
    return fail(expected(what), errorSpan)
  }

  /// The token, or at the end of a line the place behind the last one.
  var errorSpan: SourceRange {
    token.kind == .newline || token.kind == .end
      ? .empty(at: previousUpper) : token.span
  }

  func describe(_ token: Token) -> String {
    switch token.kind {
    case .newline: "the end of the line"
    case .end: "the end of the text"
    default:
      "“" + String(decoding: lexer.bytes[token.lower..<token.upper], as: UTF8.self) + "”"
    }
  }

  mutating func expect(_ kind: TokenKind, _ what: String) throws(Recovery) {
    guard token.kind == kind else { throw failExpecting(what) }
    advance()
  }

  @inline(__always)
  func isWord(_ word: Word) -> Bool {
    token.kind == .name && token.payload == word.name
  }

  /// Whether the token follows the one before without a blank.
  var touchesPrevious: Bool { token.lower == previousUpper }

  // MARK: Nodes

  /// Children in the making.
  struct Siblings {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  mutating func append(_ node: Node) -> Int32 {
    syntax.nodes.append(node)
    return Int32(syntax.nodes.count - 1)
  }

  mutating func add(_ node: Int32, to siblings: inout Siblings) {
    if siblings.last < 0 { siblings.first = node } else { syntax[siblings.last].next = node }
    siblings.last = node
  }

  /// A node over up to three children that are not yet linked; -1 for one that is not there.
  mutating func parent(
    _ kind: NodeKind, op: Operator = .none, payload: Int32 = -1,
    _ first: Int32, _ second: Int32 = -1, _ third: Int32 = -1, span: SourceRange
  ) -> Int32 {
    if second >= 0 { syntax[first].next = second }
    if third >= 0 { syntax[second].next = third }
    return append(Node(kind: kind, op: op, payload: payload, first: first, span: span))
  }

  /// Goes one level deeper, and has to come back; too deep a text is given up.
  mutating func goDeeper() throws(Recovery) {
    guard nesting < Parser.deepest else {
      report(.nestedTooDeep(limit: Parser.deepest), token.span)
      giveUp()
      throw Recovery()
    }
    nesting += 1
  }

  mutating func comeBack() { nesting -= 1 }
}
