import MapCamera

/// The commands that move the camera and set up the map: their arguments as instructions.
extension Checker {
  /// A command and its arguments; two-word commands are told by their first argument.
  mutating func command(_ node: Int32) {
    let name = syntax[node].payload
    var first = syntax[node].first
    guard let command = command(name, &first, node) else { return }
    switch command {
    case .place, .marker, .line: return define(command, first, node)
    default: break
    }
    if command.takesTimeline { return timed(command, first, node) }
    guard let arguments = arguments(command, from: first, of: node) else { return }
    switch command {
    case .camera: camera(arguments)
    case .target: target(arguments, node)
    case .zoomIn: move(.zoomBy, constant(.number, 1))
    case .zoomOut: move(.zoomBy, constant(.number, -1))
    case .zoomTo: move(.zoomTo, arguments[0])
    case .zoomBy: zoomBy(arguments)
    case .bearing: move(.setBearing, arguments[0])
    case .tilt: move(.setTilt, arguments[0])
    case .scrollBy: move(.scrollBy, arguments[0])
    case .fit: fit(arguments, node)
    case .map: map(arguments, node)
    case .padding: padding(arguments, node)
    case .limitZoom: limitZoom(arguments, node)
    case .limitTarget: limitTarget(arguments, node)
    case .limitTilt: emit(Instruction(.limitTilt, -1, choice(arguments[0])))
    case .gestures:
      emit(Instruction(.switchGestures, -1, choice(arguments[0]), choice(arguments[1])))
    case .route: route(arguments, node)
    case .guidance: emit(Instruction(.guidance, -1, choice(arguments[0])))
    case .mode: emit(Instruction(.setMode, -1, choice(arguments[0])))
    case .perspective: emit(Instruction(.setPerspective, -1, choice(arguments[0])))
    case .recenter: emit(Instruction(.recenter))
    case .autoRecenter: optional(.autoRecenter, arguments, node, wanted: "after and a time, or off")
    case .followingZoom: optional(.followingZoom, arguments, node, wanted: "a zoom level, or off")
    // What takes time has been made above, and the others are statements of a form of their own.
    case .place, .marker, .line, .fly, .wait, .drive, .gesturePan, .gesturePinch, .gestureRotate,
      .gestureTilt, .gestureDoubleTap, .gestureTwoFingerTap, .gestureFling, .animate, .always,
      .never, .eventually, .at, .let, .use, .assert, .expect, .expectError, .print, .scenario,
      .define, .repeat, .for, .if, .move:
      break
    }
    reuse(arguments)
  }

  /// The command of that name, nil when there is none: then it has been reported, or it was a
  /// definition and has been called.
  private mutating func command(
    _ name: Int32, _ first: inout Int32, _ node: Int32
  ) -> Command? {
    if let command = vocabulary.command(name) { return command }
    let word = wordSpan(at: Int(syntax[node].span.lower))
    if isUnread(name) { return nil }
    if case .definition(let index) = meaning(of: name) {
      call(definition: index, from: first, word)
      return nil
    }
    let pairs = vocabulary.pairs(beginningWith: name)
    guard !pairs.isEmpty else {
      noteLostName(first)
      if reportJoined(word) { return nil }
      if meaning(of: name) == nil, first >= 0 || !isExpression(name), reportBeginning(of: node) {
        return nil
      }
      if isExpression(name) {
        report(.valueAsCommand(spelling(name), line: valueShown(name, node)), word)
      } else if isScenarioFile(first) {
        let use = Suggestion(word: "\(Command.use.entry.spelling)", namespace: .command)
        report(.unknownCommand(spelling(name), suggestion: use), word)
      } else {
        report(unknownName(name, wanting: .command), word)
      }
      return nil
    }
    if first >= 0, syntax[first].kind == .name {
      let second = syntax[first].payload
      if let command = pairs.first(where: { $0.second == second })?.command {
        first = syntax[first].next
        return command
      }
    }
    if reportBeginning(of: node) { return nil }
    report(
      .incompleteCommand(spelling(name), choices: pairs.map { "\($0.command.entry.spelling)" }),
      first >= 0 ? syntax[first].span : word)
    return nil
  }

  private mutating func isExpression(_ name: Int32) -> Bool {
    meaning(of: name) != nil || vocabulary.property(name) != nil || vocabulary.function(name) != nil
      || city(name) != nil
  }

  /// A command with one operand.
  mutating func move(_ opcode: Opcode, _ operand: Operand?) {
    guard let operand else { return }
    emit(Instruction(opcode, -1, operand.slot))
  }

  // MARK: Moving the camera

  private mutating func camera(_ arguments: Arguments) {
    // In the order of the table: from, lat, lon, zoom, bearing, tilt.
    if arguments[0]?.kind == .place, let second = arguments.spans[1] ?? arguments.spans[2] {
      report(.placeGivenTwice, second)
      return
    }
    var parts: [Operand?] = [nil, nil, nil, nil, nil]
    if let from = arguments[0] {
      if from.kind == .place {
        parts[0] = from.part(.angle, at: 0)
        parts[1] = from.part(.angle, at: 1)
      } else {
        guard let camera = view(from, arguments.spans[0] ?? currentSpan) else { return }
        for i in 0..<5 { parts[i] = camera.part(.number, at: Int32(i)) }
      }
    }
    warnOfPole(arguments)
    for i in 0..<5 {
      if let given = arguments[i + 1] { parts[i] = given }
    }
    let zoom = parts[2] ?? emitResult(.number, .property, Property.minZoom.rawValue)
    let zero = parts.contains { $0 == nil } ? constant(.number, 0) : zoom
    let all = [parts[0] ?? zero, parts[1] ?? zero, zoom, parts[3] ?? zero, parts[4] ?? zero]
    emit(Instruction(.setCamera, -1, sideBySide(all.map { $0.single })))
  }

  /// A camera, or what a text says of one.
  mutating func view(_ operand: Operand, _ span: SourceRange) -> Operand? {
    guard operand.kind == .text else { return operand }
    if operand.isConstant, PlaceText.read(text(operand)) == nil {
      _ = placeNamed(operand, span)
      return nil
    }
    return emitResult(.camera, .viewNamed, operand.slot, span: span)
  }

  private mutating func target(_ arguments: Arguments, _ node: Int32) {
    let zoom = arguments[3]
    guard arguments[0] != nil || arguments[1] != nil || arguments[2] != nil else {
      report(
        .missingArgument("target", wanted: "a place", usage: Command.target.entry.usage),
        syntax[node].span)
      return
    }
    if arguments[0] != nil, let second = arguments.spans[1] ?? arguments.spans[2] {
      report(.placeGivenTwice, second)
      return
    }
    warnOfPole(arguments)
    var place = arguments[0]
    if place == nil {
      let now = read(.target, syntax[node].span)
      let parts = [
        arguments[1] ?? now.part(.angle, at: 0), arguments[2] ?? now.part(.angle, at: 1),
      ]
      place = Operand(kind: .place, slot: sideBySide(parts.map { $0.single }))
    }
    guard let place else { return }
    if let zoom {
      emit(Instruction(.setTargetZoom, -1, place.slot, zoom.slot))
    } else {
      emit(Instruction(.setTarget, -1, place.slot))
    }
  }

  private mutating func zoomBy(_ arguments: Arguments) {
    guard let levels = arguments[0] else { return }
    if let point = arguments[1] {
      emit(Instruction(.zoomByAt, -1, levels.slot, point.slot))
    } else {
      emit(Instruction(.zoomBy, -1, levels.slot))
    }
  }

  private mutating func fit(_ arguments: Arguments, _ node: Int32) {
    // In the order of the table: places, pad, top, left, bottom, right, keep, bearing, tilt.
    guard arguments.places.holdSeveral else {
      report(
        .missingArgument("fit", wanted: "two or more places", usage: Command.fit.entry.usage),
        syntax[node].span)
      return
    }
    let sides = (2...5).map { arguments[$0] }
    let hasSides = sides.contains { $0 != nil }
    if hasSides, !arguments.isGiven(1) {
      report(.sidesWithoutPad, arguments.spans[2...5].compactMap { $0 }[0])
      return
    }
    if hasSides, arguments[1] != nil {
      report(.padGivenTwice, arguments.spans[2...5].compactMap { $0 }[0])
      return
    }
    let keeps = arguments.isGiven(6)
    if !keeps, let span = arguments.spans[7] ?? arguments.spans[8] {
      report(.keepMissing(program.sources[Int(source)].text(span)), span)
      return
    }
    let pad = arguments[1] ?? (hasSides ? constant(.screenLength, 0) : constant(.screenLength, 64))
    let insets = insets(sides, otherwise: hasSides ? constant(.screenLength, 0) : pad)
    if keeps {
      let both = arguments.isGiven(7) == arguments.isGiven(8)
      let flags = (both || arguments.isGiven(7) ? 1 : 0) | (both || arguments.isGiven(8) ? 2 : 0)
      gather(arguments.places)
      emit(Instruction(.fitKeeping, -1, -1, insets, extra: flags))
    } else {
      let bounds = bounds(arguments.places)
      emit(Instruction(.fitBounds, -1, bounds.slot, insets))
    }
  }

  /// Top, left, bottom and right side by side.
  private mutating func insets(_ sides: [Operand?], otherwise: Operand) -> Int32 {
    sideBySide(sides.map { ($0 ?? otherwise).single })
  }

  // MARK: Setting up

  private mutating func map(_ arguments: Arguments, _ node: Int32) {
    // In the order of the table: device, width, height, sideways, x.
    let span = syntax[node].span
    let isSideways = arguments.isGiven(3)
    if let device = arguments[0] {
      guard arguments[1] == nil, !arguments.isGiven(4) else {
        report(.wrongSize(usage: Command.map.entry.usage), span)
        return
      }
      guard device.isConstant else {
        let size = emitResult(
          .point, .sizeNamed, device.slot, extra: isSideways ? 1 : 0,
          span: arguments.spans[0] ?? span)
        emit(Instruction(.setSize, -1, size.slot))
        return
      }
      guard let size = Device.size(of: text(device)) else {
        report(
          .unknownDevice(text(device), suggestion: Device.suggestion(for: text(device))),
          arguments.spans[0] ?? span)
        return
      }
      let (width, height) = isSideways ? (size.height, size.width) : size
      emit(Instruction(.setSize, -1, constant(.point, width, height).slot))
      return
    }
    guard let width = arguments[1], let height = arguments[2] else {
      report(.wrongSize(usage: Command.map.entry.usage), span)
      return
    }
    let sides = isSideways ? [height, width] : [width, height]
    emit(Instruction(.setSize, -1, sideBySide(sides.map { $0.single })))
  }

  private mutating func padding(_ arguments: Arguments, _ node: Int32) {
    let sides = (1...4).map { arguments[$0] }
    let all = arguments[0]
    guard all != nil || sides.contains(where: { $0 != nil }) else {
      report(
        .missingArgument(
          "padding", wanted: "a length on the screen", usage: Command.padding.entry.usage),
        syntax[node].span)
      return
    }
    if all != nil, let second = arguments.spans[1...4].compactMap({ $0 }).first {
      report(.padGivenTwice, second)
      return
    }
    for index in 0...4 {
      guard let side = arguments[index], side.isConstant, value(side) < 0 else { continue }
      report(.camera(.invalidInset(value(side))), arguments.spans[index] ?? syntax[node].span)
    }
    emit(Instruction(.setPadding, -1, insets(sides, otherwise: all ?? constant(.screenLength, 0))))
  }

  private mutating func limitZoom(_ arguments: Arguments, _ node: Int32) {
    // In the order of the table: lowest, from, to, off.
    if arguments.isGiven(3) {
      if isAlone(3, of: arguments, .limitZoom) { emit(Instruction(.unlimitZoom)) }
      return
    }
    if arguments.isGiven(0), let second = arguments.spans[1] {
      report(.givenTwice("from"), second)
      return
    }
    let lowest = arguments[0] ?? arguments[1]
    guard lowest != nil || arguments[2] != nil, arguments[0] == nil || arguments[2] != nil else {
      report(
        .missingArgument(
          "limit zoom", wanted: lowest == nil ? "a zoom level" : "“to” and the highest zoom level",
          usage: Command.limitZoom.entry.usage), syntax[node].span)
      return
    }
    emit(Instruction(.limitZoom, -1, lowest?.slot ?? -1, arguments[2]?.slot ?? -1))
  }

  private mutating func limitTarget(_ arguments: Arguments, _ node: Int32) {
    if arguments.isGiven(1) {
      if isAlone(1, of: arguments, .limitTarget) { emit(Instruction(.unlimitTarget)) }
      return
    }
    guard arguments.places.holdSeveral
    else {
      report(
        .missingArgument(
          "limit target", wanted: "bounds, or two or more places",
          usage: Command.limitTarget.entry.usage), syntax[node].span)
      return
    }
    let bounds = bounds(arguments.places)
    emit(Instruction(.limitTarget, -1, bounds.slot))
  }

  /// Whether an argument is the only one; says so if not.
  private mutating func isAlone(
    _ index: Int, of arguments: Arguments, _ command: Command
  ) -> Bool {
    let others = arguments.spans.indices.filter { $0 != index && arguments.isGiven($0) }
    guard let first = others.first, let span = arguments.spans[first] else { return true }
    let written = program.sources[Int(source)].text(span)
    report(.extraArgument(written, usage: command.entry.usage), span)
    return false
  }

  /// Which of the words of a set was written.
  func choice(_ operand: Operand?) -> Int32 { operand.map { Int32(value($0)) } ?? 0 }

  // MARK: Things with a name

  /// `place`, `marker` and `line`: a name, then what it stands for.
  private mutating func define(_ command: Command, _ first: Int32, _ node: Int32) {
    let problemCount = diagnostics.count
    defer { if diagnostics.count > problemCount { noteLostNames(from: first) } }
    if first >= 0, syntax[first].kind == .text, let text = constantText(of: first) {
      report(.nameNotAWord(text), syntax[first].span)
      for name in [text, Words.asName(text)] { unreadNames.insert(vocabulary.names.number(name)) }
      return
    }
    guard first >= 0, syntax[first].kind == .name else {
      report(
        .missingArgument(
          "\(command.entry.spelling)", wanted: "a name", usage: command.entry.usage),
        first >= 0 ? syntax[first].span : syntax[node].span)
      return
    }
    if reportSecondWord(of: first, command) { return }
    let name = syntax[first].payload
    let isFree = canDefine(name, syntax[first].span, scope: scopeStart)
    let value = thing(command, syntax[first].next, node)
    guard isFree else { return }
    bind(name, .value(value.map { kept($0) } ?? .unknown), syntax[first].span)
  }

  private mutating func thing(_ command: Command, _ first: Int32, _ node: Int32) -> Operand? {
    guard let arguments = arguments(command, from: first, of: node) else { return nil }
    defer { reuse(arguments) }
    if command == .line {
      guard arguments.places.holdSeveral else {
        report(
          .missingArgument("line", wanted: "two or more places", usage: command.entry.usage),
          syntax[node].span)
        return nil
      }
      usesMemory = true
      gather(arguments.places)
      return emitResult(.line, .gatheredLine)
    }
    guard let operand = arguments[0] else { return nil }
    if operand.kind == .camera { return operand.part(.place, at: 0) }
    return convert(operand, to: .place, arguments.spans[0] ?? currentSpan)
  }
}

extension Operand {
  /// The first number of the value alone.
  var single: Operand { Operand(kind: .number, slot: slot, isConstant: isConstant) }
}

extension [Operand] {
  /// Whether these make more than one place: two of them, or bounds, a line or a list.
  var holdSeveral: Bool { count > 1 || contains { $0.kind != .place } }
}
