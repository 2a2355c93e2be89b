import ScenarioLanguage

/// Taking back what worked, doing it again, and writing it down.
extension Session {
  /// One or more statements that worked.
  struct Step {
    let statements: [Statement]
    /// The places in them that stand for the last value, and the step that showed it.
    let lastValues: [SourceRange]
    let lastValueStep: Int
    let isFile: Bool

    /// A value that was shown: no part of the script unless a later step makes use of it.
    var isValue: Bool { statements.last?.form == .value }
  }

  /// A step that was taken back.
  struct UndoneStep {
    let step: Step
    let after: State
    let names: SessionChecker.Forgotten
  }

  /// So many steps can be taken back at least.
  private static var mostUndone: Int { 1000 }

  mutating func record(_ statements: [Statement], before: State, isFile: Bool) {
    let step = Step(
      statements: statements,
      lastValues: isFile ? [] : statements.flatMap { checker.lastValues(in: $0) },
      lastValueStep: lastValueStep, isFile: isFile)
    // Looking at a value leaves the way open to what was taken back.
    if !step.isValue { undone.removeAll() }
    append(step, before: before)
  }

  private mutating func append(_ step: Step, before: State) {
    if befores.count == 2 * Self.mostUndone { befores.removeFirst(Self.mostUndone) }
    if step.isValue { lastValueStep = steps.count }
    steps.append(step)
    befores.append(before)
  }

  mutating func takeBack(to state: State) -> SessionChecker.Forgotten {
    interpreter.map = state.map
    interpreter.standing = state.standing
    lastValueStep = state.lastValueStep
    return checker.takeBack(to: state.names)
  }

  /// Takes the last statement back, and with it the values shown after it; its text, nil when there
  /// is none.
  public mutating func undo() -> String? {
    while let step = steps.last, let before = befores.popLast() {
      steps.removeLast()
      let after = state
      undone.append(UndoneStep(step: step, after: after, names: takeBack(to: before)))
      if !step.isValue { return text(of: step) }
    }
    return nil
  }

  /// Does the statement again that was taken back last; its text, nil when there is none.
  public mutating func redo() -> String? {
    var text: String?
    while let next = undone.last, next.step.isValue || text == nil {
      undone.removeLast()
      redo(next)
      if !next.step.isValue { text = self.text(of: next.step) }
    }
    return text
  }

  private mutating func redo(_ undone: UndoneStep) {
    append(undone.step, before: state)
    interpreter.map = undone.after.map
    interpreter.standing = undone.after.standing
    checker.giveBack(undone.names)
  }

  // MARK: The script

  /// The statements that worked, as the lines of a scenario file.
  ///
  /// A value that a later statement calls `_` gets a name.
  public var script: [String] {
    mutating get {
      var isUsed = [Bool](repeating: false, count: steps.count)
      for index in steps.indices.reversed() where !steps[index].isValue || isUsed[index] {
        if !steps[index].lastValues.isEmpty, steps[index].lastValueStep >= 0 {
          isUsed[steps[index].lastValueStep] = true
        }
      }
      var names = [String](repeating: "_", count: steps.count)
      var number = 0
      var lines: [String] = []
      for (index, step) in steps.enumerated() where !step.isValue || isUsed[index] {
        let text = text(of: step, calling: step.lastValueStep < 0 ? "_" : names[step.lastValueStep])
        if step.isValue {
          repeat { number += 1 } while !checker.isFree("value\(number)")
          names[index] = "value\(number)"
          lines.append("let value\(number) = \(text)")
        } else if !text.isEmpty {
          lines.append(text)
        }
      }
      return lines
    }
  }

  /// A step as it was written, with another name for the last value.
  private func text(of step: Step, calling name: String = "_") -> String {
    step.statements.map { statement in
      let source = program.sources[Int(statement.location.source)]
      var (text, lower) = ("", Int(statement.location.span.lower))
      for span in step.lastValues {
        text += source.text(SourceRange(lower, Int(span.lower))) + name
        lower = Int(span.upper)
      }
      return text + source.text(SourceRange(lower, Int(statement.location.span.upper)))
    }.joined(separator: "\n")
  }
}
