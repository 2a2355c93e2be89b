import Gazetteer
import MapCamera

/// Calls of functions.
extension Checker {
  mutating func call(_ node: Int32) -> Operand {
    let name = syntax[node].payload
    let span = syntax[node].span
    let nameSpan = wordSpan(at: Int(span.lower))
    guard let function = vocabulary.function(name) else {
      if let binding = binding(name) {
        if case .definition = binding.meaning {
          return mistake(.commandAsValue(spelling(name)), nameSpan)
        }
        return mistake(.notAFunction(spelling(name)), nameSpan)
      }
      return mistake(unknownName(name, wanting: .function), nameSpan)
    }
    var nodes: [Int32] = []
    var child = syntax[node].first
    while child >= 0 {
      nodes.append(child)
      child = syntax[child].next
    }
    if function == .place, nodes.count == 2, let mistake = compassMistake(nodes[0], nodes[1]) {
      return self.mistake(mistake, syntax[nodes[0]].span.joined(syntax[nodes[1]].span))
    }
    var arguments: [Operand] = []
    for node in nodes {
      let argument = expression(node)
      if argument.kind.isUnknown { return .unknown }
      arguments.append(argument)
    }
    return Call(function: function, nodes: nodes, arguments: arguments, span: span).check(in: &self)
  }

  /// A native function of arguments of the right kinds.
  mutating func apply(
    _ function: NativeFunction, to arguments: [Operand], giving kind: Kind, _ span: SourceRange
  ) -> Operand {
    let slot = sideBySide(arguments)
    return emitResult(
      kind, .function, slot, Int32(arguments.count), extra: Int(function.rawValue), span: span)
  }

  static func lengthFunction(_ kind: Kind) -> NativeFunction {
    kind == .line ? .lineLength : kind == .text ? .textLength : .listLength
  }

  // MARK: Gathering places

  /// Gathers the places for bounds, a fit or a line. Each must be of a kind that holds places.
  mutating func gather(_ operands: [Operand]) {
    emit(Instruction(.gatherNothing))
    for operand in operands {
      emit(Instruction(.gather, -1, operand.slot, extra: operand.kind.code))
    }
  }

  /// The bounds that hold them all; known at once when they are constant.
  mutating func bounds(_ operands: [Operand]) -> Operand {
    if operands.count == 1, operands[0].kind == .bounds { return operands[0] }
    if operands.allSatisfy({ $0.isConstant && $0.kind == .place }) {
      let places = operands.compactMap { place(of: $0) }
      if places.count == operands.count {
        let bounds = CoordinateBounds(enclosing: places)
        return constant(bounds)
      }
    }
    gather(operands)
    return emitResult(.bounds, .gatheredBounds)
  }

  private func place(of operand: Operand) -> Coordinate? {
    let slot = Int(operand.slot)
    return try? Coordinate(latitude: program.slots[slot], longitude: program.slots[slot + 1])
  }

  // MARK: Places in texts

  /// The place that a text names: at once when the text is constant.
  mutating func placeNamed(_ operand: Operand, _ span: SourceRange) -> Operand {
    guard operand.isConstant else {
      return emitResult(.place, .placeNamed, operand.slot, span: span)
    }
    let text = text(operand)
    switch PlaceText.read(text) {
    case .place(let coordinate):
      return constant(.place, coordinate.latitude, coordinate.longitude)
    case .view(let view):
      return constant(.place, view.target.latitude, view.target.longitude)
    case .none:
      return mistake(.unknownPlaceText(text, suggestion: PlaceText.suggestion(for: text)), span)
    }
  }
}

/// A call whose arguments have their kinds.
private struct Call {
  let function: Function
  let nodes: [Int32]
  let arguments: [Operand]
  let span: SourceRange

  func check(in checker: inout Checker) -> Operand {
    switch function {
    case .distance: places(2, .distance, giving: .distance, &checker)
    case .heading: places(2, .heading, giving: .angle, &checker)
    case .middle: places(2, .middle, giving: .place, &checker)
    case .bounds: bounds(&checker)
    case .place: place(&checker)
    case .point: convertAll([.screenLength, .screenLength], .point, giving: .point, &checker)
    case .screen: places(1, .screen, giving: .point, &checker)
    case .ground: ground(&checker)
    case .contains: contains(&checker)
    case .min: extreme(.min, &checker)
    case .max: extreme(.max, &checker)
    case .abs: single(.abs, &checker)
    case .round where arguments.count == 2: roundTo(&checker)
    case .round: single(.round, &checker)
    case .floor: single(.floor, &checker)
    case .ceil: single(.ceil, &checker)
    case .sqrt: convertAll([.number], .squareRoot, giving: .number, &checker)
    case .log2: convertAll([.number], .log2, giving: .number, &checker)
    case .sin: convertAll([.angle], .sine, giving: .number, &checker)
    case .cos: convertAll([.angle], .cosine, giving: .number, &checker)
    case .length: length(&checker)
    }
  }

  private func wrongCount(_ checker: inout Checker) -> Operand {
    checker.mistake(
      .wrongArguments(usage: function.entry.usage, given: arguments.count), span)
  }

  /// The arguments as values of these kinds, in their order.
  private func convertAll(
    _ kinds: [Kind], _ native: NativeFunction, giving kind: Kind, _ checker: inout Checker
  ) -> Operand {
    guard arguments.count == kinds.count else { return wrongCount(&checker) }
    var converted: [Operand] = []
    for i in kinds.indices {
      let argument = checker.convert(arguments[i], to: kinds[i], checker.syntax[nodes[i]].span)
      if argument.kind.isUnknown { return .unknown }
      converted.append(argument)
    }
    return checker.apply(native, to: converted, giving: kind, span)
  }

  private func places(
    _ count: Int, _ native: NativeFunction, giving kind: Kind, _ checker: inout Checker
  ) -> Operand {
    convertAll([Kind](repeating: .place, count: count), native, giving: kind, &checker)
  }

  private func bounds(_ checker: inout Checker) -> Operand {
    var converted: [Operand] = []
    for (argument, node) in zip(arguments, nodes) {
      var argument = argument
      if argument.kind == .text {
        argument = checker.convert(argument, to: .place, checker.syntax[node].span)
        if argument.kind.isUnknown { return .unknown }
      }
      guard argument.kind.isPlaces else {
        return checker.mistake(
          .wrongKind(wanted: "a place", found: checker.found(argument, node)),
          checker.syntax[node].span)
      }
      converted.append(argument)
    }
    guard converted.holdSeveral else {
      return wrongCount(&checker)
    }
    return checker.bounds(converted)
  }

  private func place(_ checker: inout Checker) -> Operand {
    if arguments.count == 1 {
      return checker.convert(arguments[0], to: .place, checker.syntax[nodes[0]].span)
    }
    if arguments.count == 2, arguments.allSatisfy({ $0.isConstant }),
      arguments.allSatisfy({
        $0.kind == .number || $0.kind == .angle
      })
    {
      checker.warnOfPole(arguments[0], span)
      return checker.constant(.place, checker.value(arguments[0]), checker.value(arguments[1]))
    }
    return convertAll([.angle, .angle], .place, giving: .place, &checker)
  }

  private func ground(_ checker: inout Checker) -> Operand {
    if arguments.count == 2 {
      return convertAll([.screenLength, .screenLength], .ground, giving: .place, &checker)
    }
    return convertAll([.point], .ground, giving: .place, &checker)
  }

  private func contains(_ checker: inout Checker) -> Operand {
    if arguments.count == 2, arguments[1].kind == .bounds {
      return convertAll([.bounds, .bounds], .containsBounds, giving: .truth, &checker)
    }
    return convertAll([.bounds, .place], .contains, giving: .truth, &checker)
  }

  private func single(_ native: NativeFunction, _ checker: inout Checker) -> Operand {
    guard arguments.count == 1 else { return wrongCount(&checker) }
    guard arguments[0].kind.isNumeric else {
      return checker.mistake(
        .wrongKind(wanted: "a number", found: checker.found(arguments[0], nodes[0])),
        checker.syntax[nodes[0]].span)
    }
    return checker.apply(native, to: arguments, giving: arguments[0].kind.written(false), span)
  }

  private func roundTo(_ checker: inout Checker) -> Operand {
    guard arguments[0].kind.isNumeric else { return single(.round, &checker) }
    return convertAll(
      [arguments[0].kind, .number], .roundTo, giving: arguments[0].kind.written(false), &checker)
  }

  /// The smallest or greatest of numbers of one kind, or of the numbers of one list.
  private func extreme(_ native: NativeFunction, _ checker: inout Checker) -> Operand {
    guard let first = arguments.first else { return wrongCount(&checker) }
    if arguments.count == 1, first.kind.isList, first.kind.element.isNumeric {
      let kind = first.kind.element.written(false)
      // A negative count stands for the width of the elements of a list.
      return checker.emitResult(
        kind, .function, first.slot, Int32(-first.kind.element.width),
        extra: Int(native.rawValue), span: span)
    }
    var kind = first.kind
    for argument in arguments {
      guard argument.kind.isNumeric, let common = checker.common(kind, argument.kind) else {
        return checker.mistake(
          .wrongKind(
            wanted: "numbers of one kind",
            found: "“\(checker.program.sources[Int(checker.source)].text(span))” has others"),
          span)
      }
      kind = common
    }
    return checker.apply(native, to: arguments, giving: kind.written(false), span)
  }

  private func length(_ checker: inout Checker) -> Operand {
    guard arguments.count == 1 else { return wrongCount(&checker) }
    let kind = arguments[0].kind
    guard kind.isList || kind == .text || kind == .line else {
      return checker.mistake(
        .wrongKind(wanted: "a list", found: checker.found(arguments[0], nodes[0])),
        checker.syntax[nodes[0]].span)
    }
    return checker.apply(
      Checker.lengthFunction(kind), to: arguments, giving: kind == .line ? .distance : .number, span
    )
  }
}
