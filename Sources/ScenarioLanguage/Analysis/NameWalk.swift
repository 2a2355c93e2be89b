/// Follows the names of one's own through the syntax trees, by the rules of the ``Checker``.
///
/// The checker stops at a mistake and passes over what depends on it; this goes on, since a text
/// that is being written has mistakes most of the time.
struct NameWalk {
  private(set) var declarations: [Declaration] = []
  private(set) var occurrences: [Occurrence] = []

  let vocabulary: Vocabulary
  private let sources: [SourceText]
  private let trees: [Syntax]
  private let uses: [Location: Int32]
  private var taken = NumberSet()

  private(set) var source: Int32 = 0
  private(set) var syntax = Syntax()

  /// A name in a scope that is open.
  private struct Bound {
    let name: Int32
    let declaration: Int
    /// What the name meant before, -1 for nothing.
    let hidden: Int
  }
  private var bound: [Bound] = []
  /// The index in `bound` of what each name means, -1 for nothing.
  private var innermost: [Int] = []
  private var scopeStart = 0

  /// A definition or a scenario, which sees all names of the texts, also those given below it.
  private struct Later {
    let source: Int32
    let node: Int32
    let parameters: [Int]
  }
  private var later: [Later] = []
  /// The declarations of the parameters of each definition, by its own declaration.
  private var parameters: [Int: [Int]] = [:]

  init(_ checker: Checker) {
    vocabulary = checker.vocabulary
    sources = checker.program.sources
    trees = checker.program.trees
    uses = checker.uses
  }

  mutating func text() {
    enter(0)
    guard syntax.root >= 0 else { return }
    topLevel()
    // What is found later is put behind, and has nothing later in it.
    for item in later {
      enter(item.source)
      if syntax[item.node].kind == .scenario {
        scenario(item.node)
      } else {
        definition(item.node, item.parameters)
      }
    }
  }

  private mutating func enter(_ number: Int32) {
    source = number
    syntax = trees[Int(number)]
  }

  // MARK: Top level

  private mutating func topLevel() {
    var child = syntax[syntax.root].first
    while child >= 0 {
      if syntax[child].kind == .define { define(child) }
      child = syntax[child].next
    }
    child = syntax[syntax.root].first
    while child >= 0 {
      switch syntax[child].kind {
      case .define: break
      case .scenario: later.append(Later(source: source, node: child, parameters: []))
      case .use: use(child)
      default: statement(child)
      }
      child = syntax[child].next
    }
  }

  private mutating func use(_ node: Int32) {
    guard let used = uses[Location(source: source, span: syntax[node].span)], used > 0,
      taken.insert(used), trees[Int(used)].root >= 0
    else { return }
    let user = source
    enter(used)
    topLevel()
    enter(user)
  }

  private mutating func define(_ node: Int32) {
    let head = syntax[node].span
    var own: [Int] = []
    var child = syntax[node].first
    while child >= 0, syntax[child].kind == .parameter {
      own.append(
        add(syntax[child].payload, .parameter, at: syntax[child].span, statement: head))
      child = syntax[child].next
    }
    let index = declare(
      syntax[node].payload, .definition, at: nameSpan(behind: 6, of: node), statement: head)
    if let index { parameters[index] = own }
    later.append(Later(source: source, node: node, parameters: own))
  }

  private mutating func definition(_ node: Int32, _ own: [Int]) {
    var child = syntax[node].first
    while child >= 0, syntax[child].kind == .parameter {
      if syntax[child].first >= 0 { expression(syntax[child].first) }
      child = syntax[child].next
    }
    guard child >= 0 else { return }
    scope { walk in
      for index in own { walk.bind(index) }
      walk.statements(of: child)
    }
  }

  private mutating func scenario(_ node: Int32) {
    var title = syntax[node].first
    while syntax[title].kind == .tag { title = syntax[title].next }
    let examples = syntax[title].next
    guard examples >= 0 else { return }
    guard syntax[examples].kind == .examples else { return block(examples) }
    let header = syntax[examples].first
    var row = syntax[header].next
    while row >= 0 {
      expressions(from: syntax[row].first)
      row = syntax[row].next
    }
    scope { walk in
      var column = walk.syntax[header].first
      while column >= 0 {
        let span = walk.syntax[column].span
        _ = walk.declare(
          walk.syntax[column].payload, .column, at: span, statement: walk.syntax[header].span)
        column = walk.syntax[column].next
      }
      walk.expression(title)
      walk.statements(of: walk.syntax[examples].next)
    }
  }

  // MARK: Names

  /// The name behind the word that a statement begins with, which has so many letters.
  func nameSpan(behind letters: Int, of node: Int32) -> SourceRange {
    sources[Int(source)].word(behind: Int(syntax[node].span.lower) + letters)
  }

  /// The word that begins at a place.
  func wordSpan(at lower: Int) -> SourceRange { sources[Int(source)].word(at: lower) }

  /// Gives a name to something, unless it is a word of the language or has been given before.
  @discardableResult
  mutating func declare(
    _ name: Int32, _ form: Declaration.Form, at span: SourceRange, statement: SourceRange
  ) -> Int? {
    guard !vocabulary.isReserved(name) else { return nil }
    let index = add(name, form, at: span, statement: statement)
    let known = name < innermost.count ? innermost[Int(name)] : -1
    guard known < scopeStart else { return nil }
    bind(index)
    return index
  }

  private mutating func add(
    _ name: Int32, _ form: Declaration.Form, at span: SourceRange, statement: SourceRange
  ) -> Int {
    let location = Location(source: source, span: span)
    declarations.append(
      Declaration(
        spelling: sources[Int(source)].text(span), form: form, location: location,
        statement: statement, number: name))
    let index = declarations.count - 1
    occurrences.append(Occurrence(location: location, declaration: index, isDeclaration: true))
    return index
  }

  private mutating func bind(_ index: Int) {
    let name = declarations[index].number
    while innermost.count <= Int(name) { innermost.append(-1) }
    bound.append(Bound(name: name, declaration: index, hidden: innermost[Int(name)]))
    innermost[Int(name)] = bound.count - 1
  }

  /// What a name means here, nil when it is none of one's own.
  func meaning(of name: Int32) -> Int? {
    guard name >= 0, Int(name) < innermost.count, innermost[Int(name)] >= 0 else { return nil }
    return bound[innermost[Int(name)]].declaration
  }

  /// The parameters of the definition that a name means, nil when it means none.
  func parameters(of name: Int32) -> [Int]? {
    meaning(of: name).flatMap { parameters[$0] }
  }

  mutating func note(_ declaration: Int, at span: SourceRange) {
    occurrences.append(
      Occurrence(
        location: Location(source: source, span: span), declaration: declaration,
        isDeclaration: false))
  }

  mutating func scope(_ body: (inout NameWalk) -> Void) {
    let (start, outer) = (bound.count, scopeStart)
    scopeStart = start
    body(&self)
    while let last = bound.last, bound.count > start {
      innermost[Int(last.name)] = last.hidden
      bound.removeLast()
    }
    scopeStart = outer
  }
}
