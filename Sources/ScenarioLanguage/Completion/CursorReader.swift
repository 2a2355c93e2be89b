/// Reads a text up to the cursor, and gathers what could stand there.
///
/// It follows the grammar as the ``Parser`` does, and knows no mistakes. A function that reads a
/// part of the grammar and comes to the cursor offers what it would have read; then it returns, and
/// those that called it offer what could follow. Once nothing can follow any more, because
/// something is missing before it, the reader is closed.
struct CursorReader {
  /// How deep what is read may nest; deeper in, nothing is offered.
  private static let deepest = 100

  var lexer: Lexer
  var vocabulary: Vocabulary
  var numbers: [NumberLiteral] = []
  /// The names that are known where the reader stands; the last of one number counts.
  var names: [KnownName]
  /// How many blocks are open.
  var depth = 0
  /// At the cursor its kind is `end`, whatever has been typed of a word.
  var token = Token(kind: .newline, lower: 0, upper: 0)
  var previous = Token(kind: .newline, lower: 0, upper: 0)
  /// How many parentheses and brackets are open: line breaks inside do not matter.
  var openBrackets = 0
  /// Whether it reads a value in the braces of a text.
  var isInText = false
  var offers: Offers
  /// Nothing more is offered.
  var isClosed = false
  private var nesting = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, vocabulary: Vocabulary, names: [KnownName]) {
    lexer = Lexer(bytes)
    self.vocabulary = vocabulary
    self.names = names
    offers = Offers([], at: bytes.count..<bytes.count)
  }

  // MARK: Tokens

  /// Whether the cursor is reached, and something may still be offered.
  var isAtCursor: Bool { token.kind == .end && !isClosed }

  /// Goes to the next token; inside parentheses and brackets over line breaks.
  mutating func advance(overLineBreaks: Bool = false) {
    previous = token
    repeat {
      token = lexer.next(names: &vocabulary.names, numbers: &numbers)
    } while token.kind == .newline && (openBrackets > 0 || overLineBreaks)
    if lexer.hasProblems { _ = lexer.takeProblems() }
    switch token.kind {
    case .end: reachCursor(from: lexer.bytes.count)
    case .name where token.upper == lexer.bytes.count: reachCursor(from: token.lower)
    default: break
    }
  }

  /// The token is the cursor, with what has been typed of a word from `lower` on.
  private mutating func reachCursor(from lower: Int) {
    stop(typedFrom: lower)
    if isInComment(lower) || (touchesPrevious && !previous.kind.mayTouchWord) { isClosed = true }
  }

  /// Between the last token and the cursor there are blanks, or there is a comment.
  private func isInComment(_ cursor: Int) -> Bool {
    var position = cursor
    while position > previous.upper, lexer.bytes[position - 1] != 0x0A {
      position -= 1
      if lexer.bytes[position] == UInt8(ascii: "#") { return true }
    }
    return false
  }

  /// Ends the text here: from `lower` on it is what a candidate replaces.
  mutating func stop(typedFrom lower: Int) {
    let end = lexer.bytes.count
    lexer.position = end
    token = Token(kind: .end, lower: lower, upper: end)
    offers = Offers(lexer.bytes[lower..<end], at: lower..<end)
  }

  /// Whether the token follows the one before without a blank.
  var touchesPrevious: Bool { token.lower == previous.upper }

  /// The token behind this one, which stays where it is.
  var upcoming: Token {
    mutating get {
      var ahead = lexer
      return ahead.next(names: &vocabulary.names, numbers: &numbers)
    }
  }

  func isWord(_ word: Word) -> Bool {
    token.kind == .name && vocabulary.word(token.payload) == word
  }

  /// Takes a word if it stands here; offers it at the cursor.
  mutating func accept(_ word: Word, offered: Bool = true) -> Bool {
    if isWord(word) {
      advance(overLineBreaks: word.isOperator)
      return true
    }
    if isAtCursor, offered { offers.offer(word.spelling) }
    return false
  }

  // MARK: Nesting

  /// Runs `body` one level deeper; deep inside it gives up.
  mutating func nested<Result>(_ nothing: Result, _ body: (inout CursorReader) -> Result) -> Result
  {
    guard nesting < CursorReader.deepest else {
      stop(typedFrom: lexer.bytes.count)
      isClosed = true
      return nothing
    }
    nesting += 1
    defer { nesting -= 1 }
    return body(&self)
  }

  // MARK: Names

  mutating func bind(_ name: Int32?, _ meaning: SessionName.Meaning, inBlock: Bool = false) {
    guard let name else { return }
    names.append(KnownName(number: name, meaning: meaning, depth: inBlock ? depth + 1 : depth))
  }

  func meaning(of name: Int32) -> SessionName.Meaning? {
    names.last { $0.number == name }?.meaning
  }

  /// Forgets the names of the block that ends.
  mutating func leaveBlock() {
    while let last = names.last, last.depth >= depth { names.removeLast() }
    depth -= 1
  }
}

extension TokenKind {
  /// Whether a word may stand behind it without a blank.
  fileprivate var mayTouchWord: Bool {
    switch self {
    case .number, .textStart, .rightParenthesis, .rightBracket, .invalid: false
    default: true
    }
  }
}
