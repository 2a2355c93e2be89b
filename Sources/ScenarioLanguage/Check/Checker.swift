import Gazetteer
import MapCamera

/// Checks a text and everything it uses, and makes the program of it.
///
/// One walk over the tree does both: once a name has its slot and a value its kind, the typed
/// instruction is known. A mistake is reported and its value counts as unknown, which fits
/// everywhere, so that one mistake gives one error.
struct Checker {
  var vocabulary: Vocabulary
  var program = Program()
  var diagnostics: [Diagnostic] = []

  /// The tree that is being checked, and its number.
  var syntax = Syntax()
  var source: Int32 = 0
  /// The innermost of the program's surroundings, -1 for none.
  var surroundings: Int32 = -1

  /// The innermost binding of each name, -1 for none.
  var innermost: [Int32] = []
  var bindings: [Binding] = []
  /// Every binding there has been, for those who look at the text; nil when nobody does.
  var recordedBindings: [Binding]?
  /// How many of the bindings belong to the text itself and to what it uses.
  var globalCount = 0
  var definitions: [WrittenDefinition] = []
  /// The first binding of the innermost scope.
  var scopeStart = 0
  /// How many scopes are open, one inside the other; none at the top of a text.
  var scopeDepth = 0
  /// How many blocks are being checked, one in the other or called from it.
  var depth = 0
  /// The parameters of the definition being checked, and where it is called from.
  var activeCall: ActiveCall?

  /// The slots for values that live as long as a statement; they come first.
  static let scratchSize: Int32 = 256
  var scratchTop: Int32 = 0
  /// The slot with ``computedTolerance``.
  var computedToleranceSlot: Int32 { Checker.scratchSize }
  /// The last instruction wrote a value that begins at this slot and takes so many.
  var lastResult: Int32 = -1
  var lastWidth = 0
  /// Text or list memory was used in the block being checked.
  var usesMemory = false
  /// The weight in steps of the block being checked.
  var steps = 0
  /// When it runs, the camera before and after each statement is noted.
  var isTraced = false
  /// The slots for the cameras before statements that are over.
  var spareCameras: [Int32] = []
  /// A city is looked for that is spelled like an unknown name, which takes its time.
  var suggestsCities = true
  /// The block being checked stands behind a mistake, and what it belongs to is not known.
  var isInLostBlock = false
  /// Comparisons are noted down for the check being made.
  var isChecking = false
  /// The built-in places, by the numbers of their names.
  var cities: [CityLookup] = []
  /// Where constants lie that may be shared, by their hash; -1 for none.
  private var sharedConstants = [Int32](repeating: -1, count: 256)
  /// The arguments of the last command, which are needed no more.
  var spareArguments: Arguments?
  var currentSpan = SourceRange(0, 0)
  /// The source that each `use` takes, and those that have been taken.
  var uses: [Location: Int32] = [:]
  var taken = NumberSet()
  /// A text that is used could not be read, and what it defines is not known.
  var isIncomplete = false
  /// Whether no city can stand where a value is read.
  var refusesCities = false
  /// Names from statements that could not be read: they are known, and nothing is known of them.
  var unreadNames = NumberSet()
  /// The number in the program of the route that each `route from` takes.
  var routes: [Location: Int32] = [:]
  /// The source of the value given from outside for a top-level name, and whether it was wanted.
  var settings: [Int32: (source: Int32, isUsed: Bool)] = [:]

  /// The call that a definition is being checked for.
  struct ActiveCall {
    /// The slots of each parameter.
    let slots: [Range<Int32>]
    /// Where each argument is written, in the text that calls.
    let spans: [SourceRange]
    let location: Location
  }

  init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    program.slots = [Double](repeating: 0, count: Int(Checker.scratchSize))
    program.slots.append(Checker.computedTolerance)
  }

  // MARK: Reporting

  mutating func report(_ problem: Problem, _ span: SourceRange) {
    report(problem, at: Location(source: source, span: span))
  }

  mutating func report(_ problem: Problem, at location: Location) {
    let diagnostic = Diagnostic(problem, at: location)
    guard diagnostics.count < Parser.mostProblems,
      !diagnostics.contains(where: { $0.location == location })
    else { return }
    diagnostics.append(diagnostic)
  }

  /// Reports a mistake in a value.
  mutating func mistake(_ problem: Problem, _ span: SourceRange) -> Operand {
    report(problem, span)
    return .unknown
  }

  /// The name that begins at a place, as it is spelled there.
  func wordSpan(at lower: Int) -> SourceRange { program.sources[Int(source)].word(at: lower) }

  func spelling(_ name: Int32) -> String { vocabulary.names.spelling(name) }

  // MARK: Names

  mutating func bind(_ name: Int32, _ meaning: Binding.Meaning, _ span: SourceRange) {
    bind(name, meaning, at: Location(source: source, span: span))
  }

  mutating func bind(_ name: Int32, _ meaning: Binding.Meaning, at location: Location) {
    while innermost.count <= Int(name) { innermost.append(-1) }
    bindings.append(
      Binding(
        meaning: meaning, location: location, hidden: innermost[Int(name)], name: name))
    innermost[Int(name)] = Int32(bindings.count - 1)
    if recordedBindings != nil { recordedBindings?.append(bindings[bindings.count - 1]) }
  }

  /// What a name of one's own stands for, nil when it is none.
  ///
  /// Inlined, as all that reads the checker for every statement: a call would be given a copy.
  @inline(__always)
  func meaning(of name: Int32) -> Binding.Meaning? {
    guard name >= 0, Int(name) < innermost.count, innermost[Int(name)] >= 0 else { return nil }
    return bindings[Int(innermost[Int(name)])].meaning
  }

  mutating func dropBindings(downTo count: Int) {
    while let last = bindings.last, bindings.count > count {
      innermost[Int(last.name)] = last.hidden
      // It may have been meant for outside of a block that is not closed.
      if last.location.span.lower > syntax.openFrom { unreadNames.insert(last.name) }
      bindings.removeLast()
    }
  }

  /// Says so when a name can't be given to a thing of one's own in the scope that began with
  /// binding number `scope`.
  mutating func canDefine(_ name: Int32, _ span: SourceRange, scope: Int) -> Bool {
    if vocabulary.isReserved(name) {
      report(.reservedName(spelling(name)), span)
      return false
    }
    guard let index = innermost.indices.contains(Int(name)) ? innermost[Int(name)] : nil,
      index >= Int32(scope)
    else { return true }
    let earlier = bindings[Int(index)].location
    let line = program.sources[Int(earlier.source)].line(of: Int(earlier.span.lower))
    report(.duplicateName(spelling(name), line: line), span)
    return false
  }

  // MARK: Slots and instructions

  /// Slots for a value that lives as long as the statement.
  mutating func scratch(_ width: Int) -> Int32 {
    let slot = scratchTop
    guard slot + Int32(width) <= Checker.scratchSize else { return lasting(width) }
    scratchTop += Int32(width)
    return slot
  }

  /// Slots for a value that lives as long as its block.
  mutating func lasting(_ width: Int) -> Int32 {
    let slot = Int32(program.slots.count)
    for _ in 0..<width { program.slots.append(0) }
    return slot
  }

  mutating func constant(_ value: Double) -> Int32 {
    program.slots.append(value)
    return Int32(program.slots.count - 1)
  }

  /// The slot of a constant that stands for itself: most numbers are written more than once, and
  /// nearly all tolerances.
  mutating func sharedConstant(_ value: Double) -> Int32 {
    let bits = value.bitPattern
    let index = Int((bits &* 0x9E37_79B9_7F4A_7C15) >> 56)
    let known = sharedConstants[index]
    if known >= 0, program.slots[Int(known)].bitPattern == bits { return known }
    sharedConstants[index] = constant(value)
    return sharedConstants[index]
  }

  mutating func constant(_ kind: Kind, _ value: Double) -> Operand {
    Operand(kind: kind, slot: constant(value), isConstant: true)
  }

  mutating func constant(_ kind: Kind, _ first: Double, _ second: Double) -> Operand {
    let operand = constant(kind, first)
    program.slots.append(second)
    return operand
  }

  mutating func constant(_ bounds: CoordinateBounds) -> Operand {
    let operand = constant(.bounds, bounds.south, bounds.west)
    program.slots.append(bounds.north)
    program.slots.append(bounds.east)
    return operand
  }

  mutating func constantText(_ text: String) -> Operand {
    let offset = program.texts.count
    program.texts.append(contentsOf: text.utf8)
    return constant(.text, Double(offset), Double(program.texts.count - offset))
  }

  func value(_ operand: Operand) -> Double { program.slots[Int(operand.slot)] }

  /// The text of a constant of that kind.
  func text(_ operand: Operand) -> String {
    let offset = Int(program.slots[Int(operand.slot)])
    let count = Int(program.slots[Int(operand.slot) + 1])
    return String(decoding: program.texts[offset..<(offset + count)], as: UTF8.self)
  }

  @discardableResult
  mutating func emit(_ instruction: Instruction, _ span: SourceRange? = nil) -> Int {
    program.code.append(instruction)
    program.spans.append(span ?? currentSpan)
    lastResult = -1
    return program.code.count - 1
  }

  /// An instruction whose result is the whole value at its slot `a`.
  mutating func emitResult(
    _ kind: Kind, _ opcode: Opcode, _ b: Int32 = -1, _ c: Int32 = -1, _ d: Int32 = -1,
    extra: Int = 0, span: SourceRange? = nil
  ) -> Operand {
    let slot = scratch(kind.width)
    emit(Instruction(opcode, slot, b, c, d, extra: extra), span)
    lastResult = slot
    lastWidth = kind.width
    return Operand(kind: kind, slot: slot)
  }

  /// The code that follows comes from the current source.
  mutating func beginOrigin() {
    if program.origins.last?.source != source {
      program.origins.append(Program.Origin(start: here, source: source))
    }
  }

  var here: Int32 { Int32(program.code.count) }

  /// Makes the jump at `pc` go to the next instruction.
  mutating func land(_ pc: Int) { program.code[pc].c = here }

  /// The operand in slots that stay its own; the instruction that made it may write there at once.
  mutating func kept(_ operand: Operand) -> Operand {
    guard !operand.isConstant, operand.slot < Checker.scratchSize else { return operand }
    var result = operand
    let width = operand.kind.width
    result.slot = lasting(width)
    if lastResult == operand.slot, lastWidth == width {
      program.code[program.code.count - 1].a = result.slot
    } else {
      emit(Instruction(.copy, result.slot, operand.slot, extra: width))
    }
    lastResult = -1
    return result
  }

  /// The parts side by side, as an instruction wants them.
  mutating func sideBySide(_ parts: [Operand]) -> Int32 {
    if areSideBySide(parts), let first = parts.first { return first.slot }
    if parts.allSatisfy({ $0.isConstant }) {
      let slot = Int32(program.slots.count)
      for part in parts {
        for i in 0..<part.kind.width { program.slots.append(program.slots[Int(part.slot) + i]) }
      }
      return slot
    }
    let slot = scratch(parts.reduce(0) { $0 + $1.kind.width })
    var next = slot
    for part in parts {
      emit(Instruction(.copy, next, part.slot, extra: part.kind.width))
      next += Int32(part.kind.width)
    }
    return slot
  }

  private func areSideBySide(_ parts: [Operand]) -> Bool {
    for index in parts.indices.dropFirst() {
      let before = parts[index - 1]
      if before.slot + Int32(before.kind.width) != parts[index].slot { return false }
    }
    return true
  }
}
