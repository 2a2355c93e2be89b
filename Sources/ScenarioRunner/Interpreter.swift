import MapCamera
import ScenarioLanguage

/// The machine itself, over numbered slots: every instruction reads and writes numbers whose kind the
/// checker knew. The instructions that work on more than numbers are in the files beside this one.
///
/// A class, since its parts are too many to be copied for a call. What a command or a value works on
/// goes without the check that nobody else is at it: one runs after the other.
final class Interpreter {
  @exclusivity(unchecked) var program: Program
  /// The instructions of the program that runs.
  private var code: UnsafePointer<Instruction>?
  let budget: Budget
  private(set) var slots: UnsafeMutablePointer<Double>
  /// How many slots there is room for, and how many are in use.
  private var slotCapacity: Int
  private var slotCount = 0

  /// The map of the scenario that runs.
  @exclusivity(unchecked) var map = MapView()
  /// The limits that still hold a property back.
  @exclusivity(unchecked) var standing = StandingLimits()

  /// The elements of all lists, one list behind the other.
  @exclusivity(unchecked) var lists: [Double] = []
  /// The bytes of all texts, those of the program first.
  @exclusivity(unchecked) var texts: [UInt8] = []
  /// Where the text begins that is being put together.
  var openText = 0
  @exclusivity(unchecked) var gathered: [CoordinateBounds] = []
  @exclusivity(unchecked) var points: [Coordinate] = []

  @exclusivity(unchecked) var frames: [Frame] = []
  var savedSlots: [Double] = []
  /// How many calls of each definition are under way.
  @exclusivity(unchecked) var active: [Int32] = []
  @exclusivity(unchecked) var attempts: [Attempt] = []
  /// How many runs of instructions are under way: one inside the other while time passes.
  @exclusivity(unchecked) var level = 0
  /// How the next update is to move, when it is animated.
  @exclusivity(unchecked) var pendingMotion: Motion?
  /// Whether the gesture that was asked for last is switched off.
  var isIgnored = false
  /// The timelines of the movements under way, the outermost first.
  @exclusivity(unchecked) var timelines: [ActiveTimeline] = []
  /// Their moments in the order of the times, and which of their conditions have held at some frame.
  @exclusivity(unchecked) var moments: [ActiveMoment] = []
  @exclusivity(unchecked) var held: [Bool] = []
  /// Whether the condition held that was looked at last.
  var watchHeld = false
  @exclusivity(unchecked) var steps = 0
  /// After so many steps it is seen whether the run is to end.
  var pause: Int
  /// Asked now and then whether someone wants the run to end.
  private let isInterrupted: (() -> Bool)?
  var printedBytes = 0
  /// What the limits did to each command, in words; nil when nobody wants to know.
  @exclusivity(unchecked) var limitsMet: [LimitMet]?
  @exclusivity(unchecked) var outcome: ScenarioOutcome
  /// How many statements a traced scenario is expected to have.
  var statementRoom = 0

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

  init(_ program: Program, budget: Budget, isInterrupted: (() -> Bool)?) {
    self.program = program
    self.budget = budget
    self.isInterrupted = isInterrupted
    pause = budget.steps
    slotCapacity = max(1, program.slots.count)
    slots = .allocate(capacity: slotCapacity)
    outcome = ScenarioOutcome(scenario: program.placeholder)
    extend()
  }

  deinit { slots.deallocate() }

  /// Takes over what was added to the program.
  func extend() {
    if program.slots.count > slotCapacity {
      let smaller = slots
      slotCapacity = program.slots.count * 2
      slots = .allocate(capacity: slotCapacity)
      slots.initialize(from: smaller, count: slotCount)
      smaller.deallocate()
    }
    for index in slotCount..<program.slots.count { slots[index] = program.slots[index] }
    slotCount = program.slots.count
    texts.append(contentsOf: program.texts[texts.count...])
    while active.count < program.definitions.count { active.append(0) }
  }

  /// Runs one scenario from its set-up on.
  func run(_ scenario: Program.Scenario) -> ScenarioOutcome {
    map = MapView()
    standing = StandingLimits()
    lists.removeAll(keepingCapacity: true)
    texts.removeSubrange(program.texts.count...)
    begin(scenario)
    if run(from: Int(program.setUp)) { _ = run(from: Int(scenario.entry)) }
    return outcome
  }

  /// Why the run must end now, if it must.
  func look() -> Problem? {
    if steps > budget.steps { return .stepsSpent(limit: budget.steps) }
    if isInterrupted?() == true { return .interrupted }
    pause = min(budget.steps, steps + Self.stepsBetweenLooks)
    return nil
  }

  /// Some hundredths of a second at most.
  private static var stepsBetweenLooks: Int { 50_000 }

  /// Gets ready to run on the map as it is.
  func begin(_ scenario: Program.Scenario) {
    outcome = ScenarioOutcome(scenario: scenario)
    steps = 0
    pause = isInterrupted == nil ? budget.steps : min(budget.steps, Self.stepsBetweenLooks)
    printedBytes = 0
    unwind(toFrame: 0)
    attempts.removeAll(keepingCapacity: true)
    endTimelines(downTo: 0)
    pendingMotion = nil
    isIgnored = false
    level = 0
  }

  /// Runs instructions up to an `end`; false when a failure stopped them before.
  func run(from start: Int) -> Bool {
    program.code.withUnsafeBufferPointer {
      code = $0.baseAddress
      return runOn(from: start)
    }
  }

  /// The same, of the program that is running already.
  ///
  /// What runs most goes on at once with the next instruction; what may end the run in a problem
  /// says which, and comes to the end of the loop.
  func runOn(from start: Int) -> Bool {
    guard let first = code else { return true }
    let slots = slots
    level += 1
    defer { level -= 1 }
    var next = first + start
    while true {
      let i = next.pointee
      next += 1
      let problem: Problem?
      switch i.opcode {
      case .end: return true
      case .jump:
        next = first + Int(i.c)
        continue
      case .jumpIfFalse:
        if slots[Int(i.a)] == 0 { next = first + Int(i.c) }
        continue
      case .jumpIfTrue:
        if slots[Int(i.a)] != 0 { next = first + Int(i.c) }
        continue
      case .copy:
        for offset in 0..<Int(i.extra) { slots[Int(i.a) + offset] = slots[Int(i.b) + offset] }
        continue

      // Arithmetic. A result that is no number ends the scenario where it arises.
      case .add:
        if put(slots[Int(i.b)] + slots[Int(i.c)], slots, i.a) { continue }
        problem = .noResult("this sum")
      case .subtract:
        if put(slots[Int(i.b)] - slots[Int(i.c)], slots, i.a) { continue }
        problem = .noResult("this difference")
      case .multiply:
        if put(slots[Int(i.b)] * slots[Int(i.c)], slots, i.a) { continue }
        problem = .noResult("this product")
      case .divide:
        let divisor = slots[Int(i.c)]
        if divisor != 0, put(slots[Int(i.b)] / divisor, slots, i.a) { continue }
        problem = divisor == 0 ? .divisionByZero : .noResult("this division")
      case .modulo:
        let divisor = slots[Int(i.c)]
        if divisor != 0, put(modulo(slots[Int(i.b)], divisor), slots, i.a) { continue }
        problem = divisor == 0 ? .divisionByZero : .noResult("mod")
      case .power:
        if put(Mathematics.pow(slots[Int(i.b)], slots[Int(i.c)]), slots, i.a) { continue }
        problem = .noResult("this power")
      case .negate:
        slots[Int(i.a)] = -slots[Int(i.b)]
        continue
      case .widerTolerance:
        slots[Int(i.a)] = max(slots[Int(i.b)], slots[Int(i.c)])
        continue

      // Comparisons.
      case .not:
        slots[Int(i.a)] = slots[Int(i.b)] == 0 ? 1 : 0
        continue
      case .less:
        slots[Int(i.a)] = slots[Int(i.b)] < slots[Int(i.c)] - Match.computed ? 1 : 0
        continue
      case .lessOrEqual:
        slots[Int(i.a)] = slots[Int(i.b)] <= slots[Int(i.c)] + Match.computed ? 1 : 0
        continue
      case .equalNumbers:
        let isMatch = Match.numbers(slots[Int(i.b)], slots[Int(i.c)], within: slots[Int(i.d)])
        slots[Int(i.a)] = isMatch ? 1 : 0
        continue
      case .equalAngles:
        let isMatch = Match.angles(slots[Int(i.b)], slots[Int(i.c)], within: slots[Int(i.d)])
        slots[Int(i.a)] = isMatch ? 1 : 0
        continue
      case .equalValues:
        let kind = Kind(code: i.extra)
        steps += partCount(kind, slots + Int(i.b))
        if steps > pause, let spent = look() {
          problem = spent
          break
        }
        let isMatch = areEqual(kind, slots + Int(i.b), slots + Int(i.c), slots[Int(i.d)])
        slots[Int(i.a)] = isMatch ? 1 : 0
        continue

      // Loops and calls.
      case .enterLoop:
        slots[Int(i.a)] = 0
        if slots[Int(i.b)] < 1 { next = first + Int(i.c) }
        continue
      case .nextTurn:
        let turn = slots[Int(i.a)] + 1
        slots[Int(i.a)] = turn
        steps += Int(i.extra)
        if steps > pause, let spent = look() {
          problem = spent
          break
        }
        if turn < slots[Int(i.b)] { next = first + Int(i.c) }
        continue
      case .rangeValue:
        slots[Int(i.a)] = slots[Int(i.b)] + slots[Int(i.c)] * slots[Int(i.b) + 2]
        continue
      case .element:
        copyElement(i)
        continue
      case .repeatCount: problem = checkCount(slots[Int(i.a)])
      case .rangeCount: problem = countRange(slots + Int(i.b), into: slots + Int(i.a))
      case .call:
        var target = next - first
        problem = call(i, &target)
        next = first + target
      case .return_:
        next = first + leave()
        continue
      case .markMemory:
        slots[Int(i.a)] = Double(lists.count)
        slots[Int(i.a) + 1] = Double(texts.count)
        continue
      case .releaseMemory:
        release(lists: Int(slots[Int(i.a)]), texts: Int(slots[Int(i.a) + 1]))
        continue

      // Checks.
      case .check:
        outcome.checks += 1
        if slots[Int(i.a)] != 0 || fail(Int(i.b), reason: -1) { continue }
        guard let handler = catchFailure() else { return false }
        next = first + handler
        continue
      case .checkWithReason:
        outcome.checks += 1
        if slots[Int(i.a)] != 0 { next = first + Int(i.c) }
        continue
      case .fail:
        if fail(Int(i.b), reason: i.c) { continue }
        guard let handler = catchFailure() else { return false }
        next = first + handler
        continue
      case .beginAttempt:
        attempts.append(
          Attempt(
            handler: Int(i.c), level: level, frames: frames.count,
            failures: failureCount, lists: lists.count, texts: texts.count))
        continue
      case .endAttempt:
        if endAttempt() { next = first + Int(i.c) }
        continue
      case .failAttempt:
        failAttempt(Int(i.b), reason: i.c)
        guard let handler = catchFailure() else { return false }
        next = first + handler
        continue

      // Time.
      case .endWatch:
        watchHeld = slots[Int(i.a)] != 0
        return true
      case .passTime:
        switch passTime(i) {
        case .passed: continue
        case .impossible(let reason): problem = reason
        case .stopped:
          guard let handler = catchFailure() else { return false }
          next = first + handler
          continue
        }

      // Moving the camera.
      case .setCamera, .setTarget, .setTargetZoom, .zoomTo, .zoomBy, .zoomByAt, .setBearing,
        .setTilt, .scrollBy, .fitBounds, .fitKeeping:
        steps += Self.mapSteps
        do throws(CameraError) {
          try move(i)
          continue
        } catch {
          problem = .camera(error)
        }

      // For reports; they cost the scenario nothing.
      case .traceBegin:
        storeCamera(i.a)
        continue
      case .trace:
        noteStatement(i, at: next - first - 1)
        continue

      default:
        steps += Self.mapSteps
        problem = perform(i)
      }
      if let problem {
        guard let handler = raise(problem, at: next - first - 1) else { return false }
        next = first + handler
      }
    }
  }

  /// Stores a result; whether it is a number.
  @inline(__always)
  private func put(_ value: Double, _ slots: UnsafeMutablePointer<Double>, _ slot: Int32) -> Bool {
    slots[Int(slot)] = value
    return value.magnitude < .infinity
  }

  /// The remainder with the sign of the divisor: -90 mod 360 is 270.
  @inline(__always)
  private func modulo(_ value: Double, _ divisor: Double) -> Double {
    let remainder = Mathematics.fmod(value, divisor)
    return remainder != 0 && (remainder < 0) != (divisor < 0) ? remainder + divisor : remainder
  }
}
