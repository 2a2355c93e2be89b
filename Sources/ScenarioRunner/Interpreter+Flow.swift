import MapCamera
import ScenarioLanguage

/// Calls, loops, attempts and failures: the course of a run.
extension Interpreter {
  // MARK: Loops

  func checkCount(_ value: Double) -> Problem? {
    value >= 0 && value == value.rounded() ? nil : .notACount(value)
  }

  /// How many values lie between the two ends of a range, both included.
  ///
  /// The step is turned towards the end. A hair more than a whole number of steps counts as whole,
  /// so that 0..1 by 0.1 has eleven values.
  func countRange(
    _ range: UnsafeMutablePointer<Double>, into count: UnsafeMutablePointer<Double>
  ) -> Problem? {
    guard range[2] != 0 else { return .emptyStep }
    let distance = range[1] - range[0]
    range[2] = distance < 0 ? -abs(range[2]) : abs(range[2])
    count.pointee = (distance / range[2] + 1e-9).rounded(.down) + 1
    return count.pointee.isFinite ? nil : .noResult("this range")
  }

  // MARK: Calls

  /// Enters a definition: keeps its slots when it is under way already, then fills its parameters.
  func call(_ i: Instruction, _ pc: inout Int) -> Problem? {
    let definition = program.definitions[Int(i.a)]
    steps += Self.mapSteps
    if steps > pause, let problem = look() { return problem }
    guard frames.count < budget.calls else { return .callsTooDeep(limit: budget.calls) }
    var saved = -1
    if active[Int(i.a)] > 0 {
      saved = savedSlots.count
      let own = definition.slots
      guard (saved + own.count) * 8 <= budget.memory else { return memorySpent }
      savedSlots.append(
        contentsOf: UnsafeBufferPointer(start: slots + Int(own.lowerBound), count: own.count))
    }
    active[Int(i.a)] += 1
    frames.append(
      Frame(
        returnTo: pc, definition: i.a, lists: lists.count, texts: texts.count, saved: saved))
    for offset in 0..<Int(definition.width) {
      slots[Int(definition.parameters) + offset] = slots[Int(i.b) + offset]
    }
    pc = Int(definition.entry)
    return nil
  }

  /// Leaves the innermost definition, and says where to go on.
  func leave() -> Int {
    let frame = frames.removeLast()
    restore(frame)
    release(lists: frame.lists, texts: frame.texts)
    return frame.returnTo
  }

  private func restore(_ frame: Frame) {
    active[Int(frame.definition)] -= 1
    guard frame.saved >= 0 else { return }
    let own = program.definitions[Int(frame.definition)].slots
    for offset in 0..<own.count {
      slots[Int(own.lowerBound) + offset] = savedSlots[frame.saved + offset]
    }
    savedSlots.removeSubrange(frame.saved...)
  }

  func unwind(toFrame depth: Int) {
    while frames.count > depth { restore(frames.removeLast()) }
  }

  /// Where the definitions under way were called, the innermost first.
  var callers: [Location] {
    frames.reversed().map { program.location(of: $0.returnTo - 1) }
  }

  // MARK: Failures

  /// Ends the scenario with a problem, or goes on behind the attempt that it happened in.
  func raise(_ problem: Problem, at pc: Int) -> Int? {
    raise(problem, at: program.location(of: pc))
    return catchFailure()
  }

  /// Ends the scenario with a problem, unless an attempt is under way that is to meet one.
  func raise(_ problem: Problem, at location: Location) {
    guard outcome.breakdown == nil, attempts.isEmpty || problem.endsRun else { return }
    if case .interrupted = problem { outcome.isInterrupted = true }
    outcome.breakdown = Breakdown(
      diagnostic: Diagnostic(problem, at: location), callers: callers)
  }

  /// The end of the innermost attempt, whose expectation is met.
  ///
  /// Nil when there is none in this run of instructions; one around it may still be met.
  func catchFailure() -> Int? {
    guard outcome.breakdown == nil, let attempt = attempts.last, attempt.level == level else {
      return nil
    }
    attempts.removeLast()
    // An update that failed before it began moves nothing later on.
    pendingMotion = nil
    steps += Self.failureSteps
    unwind(toFrame: attempt.frames)
    release(lists: attempt.lists, texts: attempt.texts)
    forgetFailures(downTo: attempt.failures)
    outcome.checks += 1
    return attempt.handler
  }

  /// The end of an attempt that ran through: whether an `expect` in it failed.
  func endAttempt() -> Bool {
    guard let attempt = attempts.popLast() else { return false }
    outcome.checks += 1
    guard failureCount > attempt.failures else { return false }
    forgetFailures(downTo: attempt.failures)
    return true
  }

  /// Failures so far, kept or only counted.
  var failureCount: Int { outcome.failures.count + outcome.furtherFailures }

  /// Failures in an attempt are what it was to meet.
  private func forgetFailures(downTo count: Int) {
    outcome.furtherFailures = max(0, count - outcome.failures.count)
    if outcome.failures.count > count { outcome.failures.removeSubrange(count...) }
  }

  /// Records a failed check; whether the scenario goes on.
  func fail(_ number: Int, reason: Int32) -> Bool {
    let check = program.checks[number]
    record(
      check: number, findings: findings(of: number, shouldHold: true), reason: reason,
      correction: correction(of: number))
    return check.continues
  }

  /// Records that an expected error did not come.
  func failAttempt(_ number: Int, reason: Int32) {
    let finding = CheckFailure.Finding(
      expected: "an error", found: "everything in the block worked", missed: nil, tolerance: nil,
      limit: nil)
    record(
      check: number, findings: [finding], reason: reason, correction: .failure(.noNumber))
  }

  func record(
    check number: Int, findings: [CheckFailure.Finding], reason: Int32, moment: String? = nil,
    correction: Result<CheckFailure.Correction, CheckFailure.NoCorrection>
  ) {
    steps += Self.failureSteps
    guard outcome.failures.count < budget.failures else {
      outcome.furtherFailures += 1
      return
    }
    let words =
      reason >= 0 ? String(text(of: .text, at: slots + Int(reason)).prefix(1000)) : nil
    outcome.failures.append(
      CheckFailure(
        location: program.checks[number].location, callers: callers, findings: findings,
        values: surroundingValues(ofCheck: number), reason: words,
        moment: moment, correction: correction))
  }

  /// Starting a movement, or setting a route, weighs so many more.
  static var movementSteps: Int { 50 }

  /// So many events of one statement can be asked for.
  static var mostEvents: Int { 100_000 }

  /// Putting a failure into words weighs so many steps.
  static var failureSteps: Int { 200 }

  /// What asks the map or moves it, and what makes texts and lists, weighs so many steps.
  static var mapSteps: Int { 10 }
}

extension Problem {
  /// Not even an `expect error` goes on after it: what a run may spend is spent.
  fileprivate var endsRun: Bool {
    switch self {
    case .stepsSpent, .callsTooDeep, .memorySpent, .interrupted: true
    default: false
    }
  }
}
