/// Movements over time, and what hangs on them.
extension Checker {
  /// A command that lasts: what it starts, then the time that passes until it is over.
  mutating func timed(_ command: Command, _ first: Int32, _ node: Int32) {
    let timeline = timeline(of: node)
    guard let arguments = arguments(command, from: first, of: node) else { return }
    defer { reuse(arguments) }
    switch command {
    case .fly: fly(arguments)
    case .wait: return wait(arguments, timeline, node)
    case .drive: return drive(arguments, timeline, node)
    default: gesture(command, arguments)
    }
    emit(Instruction(.passTime, -1, -1, timeline))
  }

  /// `animate`: the update of another command, over time.
  mutating func animate(_ node: Int32) {
    let command = syntax[node].first
    let name = syntax[command].payload
    guard vocabulary.command(name)?.entry.group == .moving else {
      if meaning(of: name) == nil, vocabulary.command(name) == nil, reportBeginning(of: command) {
        return
      }
      report(.notAnimated(spelling(name)), syntax[command].span)
      return
    }
    let timeline = timeline(of: node)
    guard let options = arguments(.animate, from: syntax[command].next, of: node) else { return }
    emit(
      Instruction(
        .animateNext, -1, options[0]?.slot ?? -1, extra: Int(choice(options[1]))))
    reuse(options)
    self.command(command)
    emit(Instruction(.passTime, -1, -1, timeline), syntax[node].span)
  }

  private mutating func fly(_ arguments: Arguments) {
    // In the order of the table: to, zoom, bearing, tilt, over, ease.
    guard let to = arguments[0] else { return }
    let now = read(.camera, currentSpan)
    var parts = (0..<5).map { now.part(.number, at: Int32($0)) }
    let span = arguments.spans[0] ?? currentSpan
    if let place = place(to, span) {
      if place.kind.isUnknown { return }
      for i in 0..<2 { parts[i] = place.part(.number, at: Int32(i)) }
    } else {
      guard let camera = view(to, span) else { return }
      parts = (0..<5).map { camera.part(.number, at: Int32($0)) }
    }
    for i in 2..<5 {
      if let given = arguments[i - 1] { parts[i] = given }
    }
    let ease = arguments[5].map { Int(value($0)) } ?? 0xFFFF
    emit(
      Instruction(
        .fly, -1, sideBySide(parts.map { $0.single }), arguments[4]?.slot ?? -1, extra: ease))
  }

  /// Where to fly when no more than a place is given; nil when it is a whole camera.
  private mutating func place(_ operand: Operand, _ span: SourceRange) -> Operand? {
    if operand.kind == .camera { return nil }
    if operand.isConstant, operand.kind == .text,
      case .view(let link) = PlaceText.read(text(operand)),
      link.scale != .unsaid
    {
      return nil
    }
    return convert(operand, to: .place, span)
  }

  private mutating func wait(_ arguments: Arguments, _ timeline: Int32, _ node: Int32) {
    // In the order of the table: time, until, idle.
    let isUntilIdle = arguments.isGiven(1) && arguments.isGiven(2)
    guard (arguments[0] != nil) != isUntilIdle, arguments.isGiven(1) == arguments.isGiven(2) else {
      report(
        .missingArgument(
          "wait", wanted: "a time, or until idle", usage: Command.wait.entry.usage),
        syntax[node].span)
      return
    }
    emit(Instruction(.passTime, -1, arguments[0]?.slot ?? -1, timeline, 1))
  }

  private mutating func drive(_ arguments: Arguments, _ timeline: Int32, _ node: Int32) {
    guard let time = arguments[0], let speed = arguments[1] else {
      report(
        .missingArgument("drive", wanted: "a speed", usage: Command.drive.entry.usage),
        syntax[node].span)
      return
    }
    emit(Instruction(.drive, -1, time.slot, speed.slot))
    emit(Instruction(.passTime, -1, time.slot, timeline))
  }

  private mutating func gesture(_ command: Command, _ arguments: Arguments) {
    let kind = command.rawValue - Command.gesturePan.rawValue
    let isTap = command == .gestureDoubleTap || command == .gestureTwoFingerTap
    let point = isTap ? arguments[0] : arguments[1]
    emit(
      Instruction(
        .gesture, -1, isTap ? -1 : arguments[0]?.slot ?? -1, point?.slot ?? -1,
        extra: Int(kind)))
  }

  // MARK: Navigation

  /// A command that takes one value or `off`.
  mutating func optional(
    _ opcode: Opcode, _ arguments: Arguments, _ node: Int32, wanted: String
  ) {
    guard (arguments[0] != nil) != arguments.isGiven(1) else {
      let command = opcode == .autoRecenter ? Command.autoRecenter : .followingZoom
      report(
        .missingArgument(
          "\(command.entry.spelling)", wanted: wanted, usage: command.entry.usage),
        syntax[node].span)
      return
    }
    emit(Instruction(opcode, -1, arguments[0]?.slot ?? -1))
  }

  mutating func route(_ arguments: Arguments, _ node: Int32) {
    if arguments[1] != nil, arguments.places.isEmpty {
      let location = Location(source: source, span: syntax[node].span)
      // A route that could not be read has been reported when it was loaded.
      if let number = routes[location] { emit(Instruction(.setRoute, -1, number)) }
      return
    }
    guard arguments[1] == nil, arguments.places.holdSeveral else {
      report(
        .missingArgument(
          "route", wanted: arguments[1] == nil ? "two or more places" : "either places or a file",
          usage: Command.route.entry.usage), syntax[node].span)
      return
    }
    gather(arguments.places)
    emit(Instruction(.setRoute))
  }

  // MARK: Timelines

  /// The number of the timeline that the block behind a command makes, -1 without one.
  ///
  /// Its code lies before the command's own, which jumps over it; the times of its moments are
  /// known before the movement starts.
  private mutating func timeline(of node: Int32) -> Int32 {
    guard let block = block(of: node) else { return -1 }
    var timeline = Program.Timeline()
    let skip = emit(Instruction(.jump))
    let outerSteps = steps
    var moments: [(time: Int32, entry: Int32, span: SourceRange)] = []
    var child = syntax[block].first
    while child >= 0 {
      switch syntax[child].kind {
      case .watch: timeline.watches.append(watch(child))
      case .moment:
        let time = syntax[child].first
        moments.append((time, here, syntax[child].span))
        scope(syntax[time].next)
        emit(Instruction(.end))
      case _ where syntax[child].span.lower > syntax.openFrom: break
      default: report(.notInMovement, syntax[child].span)
      }
      child = syntax[child].next
    }
    land(skip)
    steps = outerSteps
    scratchTop = 0
    currentSpan = syntax[node].span
    for moment in moments {
      let time = kept(expression(moment.time, as: .time))
      timeline.moments.append(
        Program.Moment(
          time: time.slot, entry: moment.entry,
          location: Location(source: source, span: moment.span)))
    }
    program.timelines.append(timeline)
    return Int32(program.timelines.count - 1)
  }

  private mutating func watch(_ node: Int32) -> Program.Watch {
    scratchTop = 0
    currentSpan = syntax[node].span
    let form: Program.Watch.Form =
      switch vocabulary.command(syntax[node].payload) {
      case .never: .never
      case .eventually: .eventually
      default: .always
      }
    let entry = here
    let number = noted(syntax[node].first, continues: false) { checker, condition in
      checker.emit(Instruction(.endWatch, condition.slot))
    }
    let reasonNode = syntax[syntax[node].first].next
    let reasonEntry = reasonNode >= 0 ? here : -1
    let reason = reasonNode >= 0 ? kept(expression(reasonNode)).slot : -1
    if reasonNode >= 0 { emit(Instruction(.end)) }
    return Program.Watch(
      form: form, entry: entry, check: number, reasonEntry: reasonEntry, reason: reason)
  }

  /// The block that a node ends with.
  private func block(of node: Int32) -> Int32? {
    var child = syntax[node].first
    while child >= 0 {
      if syntax[child].kind == .block { return child }
      child = syntax[child].next
    }
    return nil
  }

  /// The word that a statement begins with.
  func firstWord(of node: Int32) -> String {
    syntax[node].kind == .moment ? "at" : spelling(syntax[node].payload)
  }
}

extension Command {
  /// Whether it lasts, so that a block can hang checks and events on the way.
  var takesTimeline: Bool {
    switch self {
    case .animate, .fly, .wait, .drive, .gesturePan, .gesturePinch, .gestureRotate, .gestureTilt,
      .gestureDoubleTap, .gestureTwoFingerTap, .gestureFling:
      true
    default: false
    }
  }
}
