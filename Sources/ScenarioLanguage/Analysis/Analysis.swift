/// What is known of a text and of all that it uses, for those who show it while it is written.
///
/// The text need not be right: what can't be read is left out, and what is wrong is in
/// ``diagnostics``. A class, since all that the checker knows is kept.
package final class Analysis {
  /// Errors and warnings in the order of the texts.
  package let diagnostics: [Diagnostic]
  /// The texts with statements that could not be read, of which nothing is known.
  package let unreadSources: [Int32]
  let checker: Checker

  /// The names of one's own, with every place where they stand.
  package private(set) lazy var names = NameIndex(of: checker)

  /// The texts that were read, the text itself first; there is always one.
  package var sources: [SourceText] { checker.program.sources }

  /// Reads and checks a text and all that it uses.
  package static func of<Host: SourceHost>(
    name: String, bytes: [UInt8], host: inout Host
  ) -> Analysis {
    var loader = Loader()
    loader.checker.recordedBindings = []
    loader.load(name: name, bytes: bytes, host: &host)
    let unread = loader.diagnostics.filter { !$0.problem.isOfFile }.map { $0.location.source }
    var checked = loader.check([])
    SecondReading.improve(&checked.diagnostics, of: checked.sources, [], host: &host)
    return Analysis(loader.checker, unread: unread, checked.diagnostics)
  }

  private init(_ checker: Checker, unread: [Int32], _ diagnostics: [Diagnostic]) {
    self.checker = checker
    unreadSources = unread
    self.diagnostics = diagnostics
  }

  var vocabulary: Vocabulary { checker.vocabulary }

  /// The syntax tree of a text.
  func tree(_ source: Int32) -> Syntax { checker.program.trees[Int(source)] }

  /// The `use` in the text itself because of which another text is read.
  package func use(reading source: Int32) -> SourceRange? {
    var wanted = source
    // Each step goes to a text that was read earlier, so that there is an end.
    while true {
      let users = checker.uses.filter { $0.value == wanted && $0.key.source < wanted }
      let first = users.keys.min {
        ($0.source, $0.span.lower) < ($1.source, $1.span.lower)
      }
      guard let first else { return nil }
      if first.source == 0 { return first.span }
      wanted = first.source
    }
  }

  /// The names that are known before the first statement is read: those of the texts that are
  /// used, and the definitions, which may be called above the place where they stand.
  package var earlyNames: [SessionName] {
    checker.bindings.compactMap { binding in
      let spelling = checker.spelling(binding.name)
      switch binding.meaning {
      case .value(let operand):
        return binding.location.source == 0 ? nil : SessionName(spelling, .value(operand.kind))
      case .definition(let number):
        let parameters = checker.definitions[number].parameters.map { checker.spelling($0) }
        return SessionName(spelling, .definition(parameters: parameters))
      }
    }
  }

  /// What a name stands for: its kind, and its value where that is known before anything runs.
  package func meaning(of declaration: Declaration) -> (kind: Kind, value: String?)? {
    let binding = checker.recordedBindings?.first {
      $0.location.source == declaration.location.source && $0.name == declaration.number
        && $0.location.span.contains(declaration.location.span.lower)
    }
    guard let binding, case .value(let operand) = binding.meaning, !operand.kind.isUnknown else {
      return nil
    }
    return (operand.kind, operand.isConstant ? value(of: operand) : nil)
  }

  private func value(of operand: Operand) -> String? {
    let first = checker.value(operand)
    switch operand.kind {
    case .number, .angle: return NumberText.plain(first)
    case .place:
      let second = checker.program.slots[Int(operand.slot) + 1]
      return "\(NumberText.plain(first)), \(NumberText.plain(second))"
    default: return nil
    }
  }
}
