import MapCamera

/// What a check needs of the world: the texts that others use.
public protocol SourceHost {
  /// The bytes of the file that `path` means in the file `user`, and the name to show for it.
  ///
  /// Throws a problem when there is no such file, or when it may not be read.
  mutating func read(_ path: String, from user: String) throws(HostProblem) -> (
    name: String, bytes: [UInt8]
  )

  /// The places of the route that a text names in the file `user`: a file, or an encoded polyline.
  ///
  /// Throws a problem when it can't be read, may not be read, or holds no route.
  mutating func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate]
}

/// Why a host does not give a file.
public struct HostProblem: Error, Equatable, Sendable {
  /// The reason for the reader.
  public let problem: Problem

  /// For that reason.
  public init(_ problem: Problem) { self.problem = problem }
}

/// A value given from outside for a top-level name: `--set level=9`.
public struct Setting: Sendable {
  /// The name that is given another value.
  public let name: String
  /// The value, written as in a text.
  public let value: String

  /// `value` for `name`.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// What a check found: the program when there is no error, and everything there is to say.
public struct Checked: Sendable {
  /// Nil when there is an error.
  public var program: Program?
  /// The texts that were read, the run file first.
  public var sources: [SourceText]
  /// Errors and warnings in the order of the text.
  public var diagnostics: [Diagnostic]
}

extension Program {
  /// Reads, checks and compiles a text and all that it uses. Nothing runs.
  ///
  /// A traced program notes when it runs what the camera was before and after each statement.
  public static func check<Host: SourceHost>(
    name: String, bytes: [UInt8], host: inout Host, settings: [Setting] = [],
    isTraced: Bool = false
  ) -> Checked {
    var loader = Loader()
    loader.checker.isTraced = isTraced
    loader.load(name: name, bytes: bytes, host: &host)
    var checked = loader.check(settings)
    SecondReading.improve(&checked.diagnostics, of: checked.sources, settings, host: &host)
    return checked
  }
}

/// Reads a text and the texts that it uses, each one once, and has them checked.
struct Loader {
  /// What checks the texts; the trees, files and routes that are read become its own.
  var checker = Checker(vocabulary: Vocabulary())
  var diagnostics: [Diagnostic] = []
  /// The only place of which it matters what was meant; nil when all of the texts do.
  var focus: SourceRange?
  /// What is wrong with routes, which hold no names that a text could miss.
  var routeDiagnostics: [Diagnostic] = []
  /// The names of the files that are being read, one because another uses it.
  private var chain: [String] = []

  var sources: [SourceText] { checker.program.sources }

  mutating func load<Host: SourceHost>(name: String, bytes: [UInt8], host: inout Host) {
    do throws(SourceProblem) {
      let source = try SourceText(name: name, bytes: bytes)
      add(source, host: &host)
    } catch {
      checker.program.sources.append(SourceText(name: name, readable: error.text))
      checker.program.trees.append(Syntax())
      diagnostics.append(
        Diagnostic(
          error.problem, at: Location(source: Int32(sources.count - 1), span: error.span)))
    }
  }

  private mutating func add<Host: SourceHost>(_ source: SourceText, host: inout Host) {
    let number = append(source)
    let tree = Parser.parse(
      source, number: number, vocabulary: &checker.vocabulary, diagnostics: &diagnostics,
      focus: focus)
    checker.program.trees[Int(number)] = tree
    checker.unreadNames.formUnion(tree.unreadNames)
    if tree.isIncomplete { checker.isIncomplete = true }
    loadFiles(of: tree, number, host: &host)
  }

  /// Enters a text, whose tree is still to come.
  mutating func append(_ source: SourceText) -> Int32 {
    checker.program.sources.append(source)
    checker.program.trees.append(Syntax())
    return Int32(sources.count - 1)
  }

  /// Reads the files that a text names, and those that these name.
  mutating func loadFiles<Host: SourceHost>(
    of tree: Syntax, _ number: Int32, host: inout Host
  ) {
    guard tree.root >= 0 else { return }
    chain.append(sources[Int(number)].name)
    defer { chain.removeLast() }
    var child = tree[tree.root].first
    while child >= 0 {
      if tree[child].kind == .use { use(tree, child, number, host: &host) }
      child = tree[child].next
    }
    for node in tree.routes { route(tree, node, number, host: &host) }
  }

  /// Reads the route of a `route from "…"`, wherever it stands.
  private mutating func route<Host: SourceHost>(
    _ tree: Syntax, _ node: Int32, _ user: Int32, host: inout Host
  ) {
    let word = tree[node].first
    guard word >= 0, tree[word].kind == .name, tree[word].next >= 0,
      tree[tree[word].next].kind == .text,
      checker.vocabulary.parameterNames(.route).last == tree[word].payload
    else { return }
    let text = tree[word].next
    let location = Location(source: user, span: tree[text].span)
    let piece = tree[text].first
    guard piece >= 0, tree[piece].kind == .textPiece, tree[piece].next < 0 else {
      routeDiagnostics.append(Diagnostic(.fileNameNotPlain, at: location))
      return
    }
    let written = TextLiteral.unescaped(sources[Int(user)].bytes, tree[piece].span)
    do throws(HostProblem) {
      let places = try host.route(written, from: sources[Int(user)].name)
      do throws(CameraError) {
        checker.program.routes.append(try Route(places))
        checker.routes[Location(source: user, span: tree[node].span)] =
          Int32(checker.program.routes.count - 1)
      } catch {
        routeDiagnostics.append(Diagnostic(.camera(error), at: location))
      }
    } catch {
      routeDiagnostics.append(Diagnostic(error.problem, at: location))
    }
  }

  private mutating func use<Host: SourceHost>(
    _ tree: Syntax, _ node: Int32, _ user: Int32, host: inout Host
  ) {
    let text = tree[node].first
    let location = Location(source: user, span: tree[node].span)
    let textLocation = Location(source: user, span: tree[text].span)
    let piece = tree[text].first
    guard piece >= 0, tree[piece].kind == .textPiece, tree[piece].next < 0 else {
      diagnostics.append(Diagnostic(.fileNameNotPlain, at: textLocation))
      return
    }
    let path = TextLiteral.unescaped(sources[Int(user)].bytes, tree[piece].span)
    do throws(HostProblem) {
      let file = try host.read(path, from: sources[Int(user)].name)
      if let start = chain.firstIndex(of: file.name) {
        diagnostics.append(
          Diagnostic(.useCycle(chain: Array(chain[start...]) + [file.name]), at: textLocation))
        return
      }
      guard chain.count < Parser.deepest else {
        diagnostics.append(
          Diagnostic(.nestedTooDeep(limit: Parser.deepest), at: textLocation))
        return
      }
      // A file that was changed between two statements of a session is another text.
      if let known = sources.firstIndex(where: { $0.name == file.name && $0.holds(file.bytes) }) {
        checker.uses[location] = Int32(known)
        return
      }
      checker.uses[location] = Int32(sources.count)
      load(name: file.name, bytes: file.bytes, host: &host)
    } catch {
      diagnostics.append(Diagnostic(error.problem, at: textLocation))
    }
  }

  /// Reads each setting as a text of its own, so that its mistakes have a place.
  private mutating func read(_ settings: [Setting]) -> [Int32: (source: Int32, isUsed: Bool)] {
    var result: [Int32: (source: Int32, isUsed: Bool)] = [:]
    for setting in settings {
      let number = Int32(sources.count)
      let text = Array("let \(setting.name) = \(setting.value)".utf8)
      load(name: "--set \(setting.name)", bytes: text)
      guard sources.count > Int(number), let tree = checker.program.trees.last, tree.root >= 0
      else { continue }
      let statement = tree[tree.root].first
      guard statement >= 0, tree[statement].kind == .letValue, tree[statement].next < 0 else {
        if !diagnostics.contains(where: { $0.location.source == number }) {
          let whole = SourceRange(0, text.count)
          diagnostics.append(
            Diagnostic(.wrongSetting, at: Location(source: number, span: whole)))
        }
        continue
      }
      result[tree[statement].payload] = (number, false)
    }
    return result
  }

  /// Reads a text that uses no other.
  private mutating func load(name: String, bytes: [UInt8]) {
    guard let source = try? SourceText(name: name, bytes: bytes) else { return }
    let number = append(source)
    checker.program.trees[Int(number)] = Parser.parse(
      source, number: number, vocabulary: &checker.vocabulary, diagnostics: &diagnostics)
  }

  mutating func check(_ settings: [Setting]) -> Checked {
    let isEmpty = checker.program.trees.first.map { $0.root >= 0 && $0[$0.root].first < 0 }
    if diagnostics.isEmpty, isEmpty == true {
      diagnostics.append(
        Diagnostic(.emptyText, at: Location(source: 0, span: .empty(at: 0))))
    }
    checker.settings = read(settings)
    if diagnostics.contains(where: { $0.problem.isOfFile }) { checker.isIncomplete = true }
    // A text that could not be read has no tree to check.
    if let first = checker.program.trees.first, first.root >= 0 { checker.text() }
    let found = takeDiagnostics()
    let hasError = found.contains { !$0.isWarning }
    return Checked(program: hasError ? nil : checker.program, sources: sources, diagnostics: found)
  }

  /// All that was found wrong since the last call, in the order of the texts.
  mutating func takeDiagnostics() -> [Diagnostic] {
    var found = diagnostics + routeDiagnostics + checker.diagnostics
    (diagnostics, routeDiagnostics, checker.diagnostics) = ([], [], [])
    found.sort {
      ($0.location.source, $0.location.span.lower) < ($1.location.source, $1.location.span.lower)
    }
    return found
  }
}
