import MapCamera
import ScenarioLanguage

/// Runs the scenarios of a program, one after the other, each on a map of its own.
///
/// A machine over numbered slots: every instruction reads and writes numbers whose kind the
/// checker knew. The instructions that work on more than numbers are in the files beside this one.
public struct Machine {
  var program: Program
  let budget: Budget
  private(set) var slots: UnsafeMutablePointer<Double>
  /// How many slots are in use.
  private var slotCount: Int
  /// Frees the slots with the last machine that has them.
  private var slotOwner: SlotOwner

  /// The map of the scenario that runs.
  var map = MapView()
  /// The limits that still hold a property back.
  var standing = StandingLimits()

  /// The elements of all lists, one list behind the other.
  var lists: [Double] = []
  /// The bytes of all texts, those of the program first.
  var texts: [UInt8]
  /// Where the text begins that is being put together.
  var openText = 0
  var gathered: [CoordinateBounds] = []

  var frames: [Frame] = []
  var savedSlots: [Double] = []
  /// How many calls of each definition are under way.
  var active: [Int32]
  var attempts: [Attempt] = []
  /// How many runs of instructions are under way: one inside the other while time passes.
  var level = 0
  /// How the next update is to move, when it is animated.
  var pendingMotion: Motion?
  /// Whether the gesture that was asked for last is switched off.
  var isIgnored = false
  /// The timelines of the movements under way, the outermost first.
  var timelines: [ActiveTimeline] = []
  /// Whether the condition held that was looked at last.
  var watchHeld = false
  var steps = 0
  /// After so many steps it is seen whether the run is to end.
  var pause: Int
  /// Asked now and then whether someone wants the run to end.
  private let isInterrupted: (() -> Bool)?
  var printedBytes = 0
  /// What the limits did to each command, in words; nil when nobody wants to know.
  var limitsMet: [String]?
  var outcome: ScenarioOutcome

  /// A call that is under way.
  struct Frame {
    let returnTo: Int
    let definition: Int32
    let lists: Int
    let texts: Int
    /// Where its caller's slots are kept when a definition calls itself, -1 otherwise.
    let saved: Int
  }

  /// An `expect error` that is under way.
  struct Attempt {
    let handler: Int
    let level: Int
    let frames: Int
    /// How many failures there were, kept or only counted.
    let failures: Int
    let lists: Int
    let texts: Int
  }

  /// A machine for a program whose scenarios may each spend `budget`; `isInterrupted` is asked now and
  /// then whether the scenario that runs is to be stopped.
  public init(
    _ program: Program, budget: Budget = .standard, isInterrupted: (() -> Bool)? = nil
  ) {
    self.program = program
    self.budget = budget
    self.isInterrupted = isInterrupted
    pause = budget.steps
    slotOwner = SlotOwner(capacity: program.slots.count)
    slots = slotOwner.slots
    slotCount = 0
    texts = []
    active = []
    outcome = ScenarioOutcome(scenario: program.placeholder)
    extend()
  }

  /// Takes over what was added to the program.
  mutating func extend() {
    if program.slots.count > slotOwner.capacity {
      let larger = SlotOwner(capacity: program.slots.count * 2)
      larger.slots.update(from: slots, count: slotCount)
      (slotOwner, slots) = (larger, larger.slots)
    }
    for index in slotCount..<program.slots.count { slots[index] = program.slots[index] }
    slotCount = program.slots.count
    texts.append(contentsOf: program.texts[texts.count...])
    while active.count < program.definitions.count { active.append(0) }
  }

  /// Runs one scenario from its set-up on.
  public mutating func run(_ scenario: Program.Scenario) -> ScenarioOutcome {
    map = MapView()
    standing = StandingLimits()
    lists.removeAll(keepingCapacity: true)
    texts.removeSubrange(program.texts.count...)
    begin(scenario)
    if run(from: Int(program.setUp)) { _ = run(from: Int(scenario.entry)) }
    return outcome
  }

  /// Why the run must end now, if it must.
  mutating func look() -> Problem? {
    if steps > budget.steps { return .stepsSpent(limit: budget.steps) }
    if isInterrupted?() == true { return .interrupted }
    pause = min(budget.steps, steps + Self.stepsBetweenLooks)
    return nil
  }

  /// Some hundredths of a second at most.
  private static var stepsBetweenLooks: Int { 50_000 }

  /// Gets ready to run on the map as it is.
  mutating func begin(_ scenario: Program.Scenario) {
    outcome = ScenarioOutcome(scenario: scenario)
    steps = 0
    pause = isInterrupted == nil ? budget.steps : min(budget.steps, Self.stepsBetweenLooks)
    printedBytes = 0
    unwind(toFrame: 0)
    attempts.removeAll(keepingCapacity: true)
    timelines.removeAll()
    pendingMotion = nil
    isIgnored = false
    level = 0
  }

  /// Runs instructions up to an `end`; false when a failure stopped them before.
  mutating func run(from start: Int) -> Bool {
    let slots = slots
    level += 1
    defer { level -= 1 }
    return program.code.withUnsafeBufferPointer { code in
      var pc = start
      while true {
        let i = code[pc]
        pc += 1
        var problem: Problem?
        switch i.opcode {
        case .end: return true
        case .jump: pc = Int(i.c)
        case .jumpIfFalse: if slots[Int(i.a)] == 0 { pc = Int(i.c) }
        case .jumpIfTrue: if slots[Int(i.a)] != 0 { pc = Int(i.c) }
        case .copy:
          for offset in 0..<Int(i.extra) { slots[Int(i.a) + offset] = slots[Int(i.b) + offset] }

        // Arithmetic. A result that is no number ends the scenario where it arises.
        case .add:
          problem = store(slots[Int(i.b)] + slots[Int(i.c)], i.a, "this sum")
        case .subtract:
          problem = store(slots[Int(i.b)] - slots[Int(i.c)], i.a, "this difference")
        case .multiply:
          problem = store(slots[Int(i.b)] * slots[Int(i.c)], i.a, "this product")
        case .divide:
          problem =
            slots[Int(i.c)] == 0
            ? .divisionByZero
            : store(slots[Int(i.b)] / slots[Int(i.c)], i.a, "this division")
        case .power:
          problem = store(
            Mathematics.pow(slots[Int(i.b)], slots[Int(i.c)]), i.a, "this power")
        case .modulo:
          problem =
            slots[Int(i.c)] == 0
            ? .divisionByZero : store(modulo(slots[Int(i.b)], slots[Int(i.c)]), i.a, "mod")
        case .negate: slots[Int(i.a)] = -slots[Int(i.b)]
        case .widerTolerance: slots[Int(i.a)] = max(slots[Int(i.b)], slots[Int(i.c)])

        // Comparisons.
        case .not: slots[Int(i.a)] = slots[Int(i.b)] == 0 ? 1 : 0
        case .less:
          slots[Int(i.a)] = slots[Int(i.b)] < slots[Int(i.c)] - Match.computed ? 1 : 0
        case .lessOrEqual:
          slots[Int(i.a)] = slots[Int(i.b)] <= slots[Int(i.c)] + Match.computed ? 1 : 0
        case .equalNumbers:
          slots[Int(i.a)] =
            Match.numbers(slots[Int(i.b)], slots[Int(i.c)], within: slots[Int(i.d)]) ? 1 : 0
        case .equalAngles:
          slots[Int(i.a)] =
            Match.angles(slots[Int(i.b)], slots[Int(i.c)], within: slots[Int(i.d)]) ? 1 : 0
        case .equalValues:
          steps += partCount(Kind(code: i.extra), slots + Int(i.b))
          problem = steps > pause ? look() : nil
          if problem != nil { break }
          slots[Int(i.a)] =
            areEqual(Kind(code: i.extra), slots + Int(i.b), slots + Int(i.c), slots[Int(i.d)])
            ? 1 : 0

        // Loops and calls.
        case .enterLoop:
          slots[Int(i.a)] = 0
          if slots[Int(i.b)] < 1 { pc = Int(i.c) }
        case .nextTurn:
          slots[Int(i.a)] += 1
          steps += Int(i.extra)
          if steps > pause { problem = look() }
          if problem == nil, slots[Int(i.a)] < slots[Int(i.b)] {
            pc = Int(i.c)
          }
        case .rangeValue:
          slots[Int(i.a)] = slots[Int(i.b)] + slots[Int(i.c)] * slots[Int(i.b) + 2]
        case .element: copyElement(i)
        case .repeatCount: problem = checkCount(slots[Int(i.a)])
        case .rangeCount: problem = countRange(slots + Int(i.b), into: slots + Int(i.a))
        case .call: problem = call(i, &pc)
        case .return_: pc = leave()
        case .markMemory:
          slots[Int(i.a)] = Double(lists.count)
          slots[Int(i.a) + 1] = Double(texts.count)
        case .releaseMemory:
          release(lists: Int(slots[Int(i.a)]), texts: Int(slots[Int(i.a) + 1]))

        // Checks.
        case .check:
          outcome.checks += 1
          if slots[Int(i.a)] == 0, !fail(Int(i.b), reason: -1) {
            guard let handler = catchFailure() else { return false }
            pc = handler
          }
        case .checkWithReason:
          outcome.checks += 1
          if slots[Int(i.a)] != 0 { pc = Int(i.c) }
        case .fail:
          if !fail(Int(i.b), reason: i.c) {
            guard let handler = catchFailure() else { return false }
            pc = handler
          }
        case .beginAttempt:
          attempts.append(
            Attempt(
              handler: Int(i.c), level: level, frames: frames.count,
              failures: failureCount, lists: lists.count, texts: texts.count))
        case .endAttempt: if endAttempt() { pc = Int(i.c) }
        case .failAttempt:
          failAttempt(Int(i.b), reason: i.c)
          guard let handler = catchFailure() else { return false }
          pc = handler

        // Time.
        case .endWatch:
          watchHeld = slots[Int(i.a)] != 0
          return true
        case .passTime:
          switch passTime(i) {
          case .passed: break
          case .impossible(let reason): problem = reason
          case .stopped:
            guard let handler = catchFailure() else { return false }
            pc = handler
          }

        default:
          steps += Machine.mapSteps
          problem = perform(i)
        }
        if let problem {
          guard let handler = raise(problem, at: pc - 1) else { return false }
          pc = handler
        }
      }
    }
  }

  @inline(__always)
  private func store(_ value: Double, _ slot: Int32, _ what: StaticString) -> Problem? {
    slots[Int(slot)] = value
    return value.isFinite ? nil : .noResult("\(what)")
  }

  /// The remainder with the sign of the divisor: -90 mod 360 is 270.
  private func modulo(_ value: Double, _ divisor: Double) -> Double {
    let remainder = Mathematics.fmod(value, divisor)
    return remainder != 0 && (remainder < 0) != (divisor < 0) ? remainder + divisor : remainder
  }
}

/// Owns the memory of a machine's slots. The machine itself stays copyable: to check that a value of
/// its size is never copied takes the compiler minutes.
private final class SlotOwner {
  let slots: UnsafeMutablePointer<Double>
  let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    slots = .allocate(capacity: max(1, capacity))
    slots.initialize(repeating: 0, count: max(1, capacity))
  }

  deinit { slots.deallocate() }
}
