import ScenarioLanguage

/// Taking back what worked, and doing it again.
extension Session {
  /// One or more statements that worked.
  struct Step {
    let statements: [Statement]
    /// Where the script differs from what was entered, in order.
    let edits: [Edit]
    /// The number of the value that it showed, nil for a step that changes something.
    let value: Int?

    /// Another text for a part of a statement.
    struct Edit {
      let span: SourceRange
      let replacement: Replacement
    }

    enum Replacement {
      /// The name of the value of that number, for `_`.
      case value(Int)
      case text(String)
    }
  }

  /// A step that was taken back, and with it the values that were shown after it.
  struct UndoneStep {
    let steps: ArraySlice<Step>
    let after: State
    let names: SessionChecker.Forgotten
  }

  /// So many steps can be taken back at least.
  private static var mostUndone: Int { 1000 }

  mutating func record(_ statements: [Statement], before: State, isFile: Bool) {
    let isValue = statements.last?.form == .value
    let edits = isFile ? fileEdits(statements) : valueEdits(statements)
    if isValue { shownValues += 1 }
    let step = Step(statements: statements, edits: edits, value: isValue ? shownValues : nil)
    steps.append(step)
    if isValue {
      lastValue = shownValues
    } else {
      // Looking at a value leaves the way open to what was taken back.
      undone.removeAll()
      append(before)
    }
  }

  private mutating func append(_ before: State) {
    if befores.count == 2 * Self.mostUndone { befores.removeFirst(Self.mostUndone) }
    befores.append(before)
  }

  private func valueEdits(_ statements: [Statement]) -> [Step.Edit] {
    statements.flatMap { checker.lastValues(in: $0) }.map { span in
      Step.Edit(span: span, replacement: .value(lastValue))
    }
  }

  /// A file names others as seen from its folder, and the script as seen from the current one.
  private func fileEdits(_ statements: [Statement]) -> [Step.Edit] {
    guard let first = statements.first else { return [] }
    let source = program.sources[Int(first.location.source)]
    guard let slash = source.name.lastIndex(of: "/") else { return [] }
    return checker.filePaths(in: first.location.source).map { span in
      Step.Edit(span: span, replacement: .text(source.name[...slash] + source.text(span)))
    }
  }

  mutating func takeBack(to state: State) -> SessionChecker.Forgotten {
    interpreter.map = state.map
    interpreter.standing = state.standing
    lastValue = state.lastValue
    return checker.takeBack(to: state.names)
  }

  /// Takes the last statement back, and with it the values shown after it; its text, nil when there
  /// is none that can be taken back.
  public mutating func undo() -> String? {
    guard let index = steps.lastIndex(where: { $0.value == nil }), let before = befores.popLast()
    else { return nil }
    let after = state
    undone.append(UndoneStep(steps: steps[index...], after: after, names: takeBack(to: before)))
    defer { steps.removeSubrange(index...) }
    return text(of: steps[index])
  }

  /// Does the statement again that was taken back last; its text, nil when there is none.
  public mutating func redo() -> String? {
    guard let next = undone.popLast(), let step = next.steps.first else { return nil }
    append(state)
    steps += next.steps
    interpreter.map = next.after.map
    interpreter.standing = next.after.standing
    if let value = next.steps.last?.value { lastValue = value }
    checker.giveBack(next.names)
    return text(of: step)
  }
}
