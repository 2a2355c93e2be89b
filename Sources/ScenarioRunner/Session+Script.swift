import ScenarioLanguage

/// Writing down what worked.
extension Session {
  /// The statements that worked, as the lines of a scenario file.
  ///
  /// A value that a later statement calls `_` gets a name.
  public var script: [String] {
    mutating get {
      let used = usedValues
      var names: [Int: String] = [:]
      var name = FreeName(checker.spelledNames)
      var lines: [String] = []
      for step in steps {
        if let value = step.value {
          guard used.contains(value) else { continue }
          names[value] = name.next(in: &checker)
          lines.append("let \(names[value] ?? "_") = \(text(of: step, names))")
        } else if !step.statements.isEmpty {
          lines.append(text(of: step, names))
        }
      }
      return lines
    }
  }

  /// The numbers of the values that a statement makes use of, or a value that one makes use of.
  private var usedValues: Set<Int> {
    var used = Set<Int>()
    for step in steps.reversed() {
      if let value = step.value, !used.contains(value) { continue }
      for edit in step.edits {
        if case .value(let value) = edit.replacement { used.insert(value) }
      }
    }
    return used
  }

  /// A step as it was written, with names for the last values.
  func text(of step: Step, _ names: [Int: String] = [:]) -> String {
    var edits = step.edits[...]
    return step.statements.map { statement in
      let source = program.sources[Int(statement.location.source)]
      var (text, lower) = ("", Int(statement.location.span.lower))
      while let edit = edits.first, edit.span.upper <= statement.location.span.upper {
        edits.removeFirst()
        // What belongs to a scenario of a file was left out.
        guard Int(edit.span.lower) >= lower else { continue }
        text += source.text(SourceRange(lower, Int(edit.span.lower)))
        switch edit.replacement {
        case .value(let value): text += names[value] ?? "_"
        case .text(let other): text += other
        }
        lower = Int(edit.span.upper)
      }
      return text + source.text(SourceRange(lower, Int(statement.location.span.upper)))
    }.joined(separator: "\n")
  }

  /// Names that nothing in the session is called.
  private struct FreeName {
    private let taken: NumberSet
    private var number = 0

    init(_ taken: NumberSet) { self.taken = taken }

    mutating func next(in checker: inout SessionChecker) -> String {
      while true {
        number += 1
        let name = "value\(number)"
        if checker.isFree(name, of: taken) { return name }
      }
    }
  }
}
