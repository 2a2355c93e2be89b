import Gazetteer
import MapCamera

/// Calls of functions.
extension Checker {
  mutating func call(_ node: Int32) -> Operand {
    let name = syntax[node].payload
    let span = syntax[node].span
    guard let function = vocabulary.function(name) else {
      return mistake(noFunction(name), wordSpan(at: Int(span.lower)))
    }
    let first = syntax[node].first
    let count = syntax.count(from: first)
    if function == .place, count == 2, let mistake = compassMistake(first, syntax[first].next) {
      let second = syntax[first].next
      return self.mistake(mistake, syntax[first].span.joined(syntax[second].span))
    }
    var call = Call(function: function, first: first, span: span)
    call.arguments.reserveCapacity(count)
    var child = first
    while child >= 0 {
      let argument = expression(child)
      if argument.kind.isUnknown { return .unknown }
      call.arguments.append(argument)
      child = syntax[child].next
    }
    return call.check(in: &self)
  }

  /// What to say of a call of something that is no function.
  private mutating func noFunction(_ name: Int32) -> Problem {
    switch meaning(of: name) {
    case .definition: .commandAsValue(spelling(name))
    case .value: .notAFunction(spelling(name))
    case nil: unknownName(name, wanting: .function)
    }
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
      var places: [Coordinate] = []
      places.reserveCapacity(operands.count)
      for operand in operands {
        let slot = Int(operand.slot)
        let (latitude, longitude) = (program.slots[slot], program.slots[slot + 1])
        if let place = try? Coordinate(latitude: latitude, longitude: longitude) {
          places.append(place)
        }
      }
      if places.count == operands.count { return constant(CoordinateBounds(enclosing: places)) }
    }
    gather(operands)
    return emitResult(.bounds, .gatheredBounds)
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
      return isLost(text) ? .unknown : mistake(unknownPlace(text, span), span)
    }
  }
}

extension Checker {
  /// The problem of a text that names no city: it may be the name of a place of one's own.
  private func unknownPlace(_ text: String, _ span: SourceRange) -> Problem {
    if bindings.contains(where: { $0.isPlace && spelling($0.name) == text }) {
      return .otherWord("\"\(text)\"", meant: text, line: rewritten(span, as: text))
    }
    return .unknownPlaceText(
      text, suggestion: suggestsCities ? PlaceText.suggestion(for: text) : nil)
  }
}

/// A call whose arguments have their kinds.
private struct Call {
  let function: Function
  /// The node of the first argument.
  let first: Int32
  let span: SourceRange
  var arguments: [Operand] = []

  mutating func check(in checker: inout Checker) -> Operand {
    switch function {
    case .distance: convertAll(.place, .place, by: .distance, giving: .distance, &checker)
    case .heading: convertAll(.place, .place, by: .heading, giving: .angle, &checker)
    case .middle: convertAll(.place, .place, by: .middle, giving: .place, &checker)
    case .bounds: bounds(&checker)
    case .place: place(&checker)
    case .point: convertAll(.screenLength, .screenLength, by: .point, giving: .point, &checker)
    case .screen: convertAll(.place, by: .screen, giving: .point, &checker)
    case .ground: ground(&checker)
    case .contains: contains(&checker)
    case .min: extreme(.min, &checker)
    case .max: extreme(.max, &checker)
    case .abs: single(.abs, &checker)
    case .round where arguments.count == 2: roundTo(&checker)
    case .round: single(.round, &checker)
    case .floor: single(.floor, &checker)
    case .ceil: single(.ceil, &checker)
    case .sqrt: convertAll(.number, by: .squareRoot, giving: .number, &checker)
    case .log2: convertAll(.number, by: .log2, giving: .number, &checker)
    case .sin: convertAll(.angle, by: .sine, giving: .number, &checker)
    case .cos: convertAll(.angle, by: .cosine, giving: .number, &checker)
    case .length: length(&checker)
    }
  }

  private func wrongCount(_ checker: inout Checker) -> Operand {
    checker.mistake(
      .wrongArguments(usage: function.entry.usage, given: arguments.count), span)
  }

  /// A function of one argument, or of two, of these kinds.
  private mutating func convertAll(
    _ first: Kind, _ second: Kind? = nil, by native: NativeFunction, giving kind: Kind,
    _ checker: inout Checker
  ) -> Operand {
    guard arguments.count == (second == nil ? 1 : 2) else { return wrongCount(&checker) }
    guard convert(0, to: first, &checker), second.map({ convert(1, to: $0, &checker) }) != false
    else { return .unknown }
    return checker.apply(native, to: arguments, giving: kind, span)
  }

  /// Makes an argument one of that kind; false when it can't be, and that has been reported.
  private mutating func convert(_ index: Int, to kind: Kind, _ checker: inout Checker) -> Bool {
    let span = span(of: index, &checker)
    arguments[index] = checker.convert(arguments[index], to: kind, span)
    return !arguments[index].kind.isUnknown
  }

  private func node(_ index: Int, _ checker: inout Checker) -> Int32 {
    var node = first
    for _ in 0..<index { node = checker.syntax[node].next }
    return node
  }

  /// Where an argument is written.
  private func span(of index: Int, _ checker: inout Checker) -> SourceRange {
    let node = node(index, &checker)
    return checker.syntax[node].span
  }

  /// Reports that an argument is not of the kind that is wanted.
  private func mistake(_ index: Int, wanted: String, _ checker: inout Checker) -> Operand {
    let node = node(index, &checker)
    let found = checker.found(arguments[index], node)
    return checker.mistake(.wrongKind(wanted: wanted, found: found), checker.syntax[node].span)
  }

  private mutating func bounds(_ checker: inout Checker) -> Operand {
    for index in arguments.indices {
      if arguments[index].kind == .text, !convert(index, to: .place, &checker) { return .unknown }
      guard arguments[index].kind.isPlaces else {
        return mistake(index, wanted: "a place", &checker)
      }
    }
    guard arguments.holdSeveral else {
      return wrongCount(&checker)
    }
    return checker.bounds(arguments)
  }

  private mutating func place(_ checker: inout Checker) -> Operand {
    if arguments.count == 1 {
      return convert(0, to: .place, &checker) ? arguments[0] : .unknown
    }
    if arguments.count == 2, arguments.allSatisfy({ $0.isConstant }),
      arguments.allSatisfy({
        $0.kind == .number || $0.kind == .angle
      })
    {
      checker.warnOfPole(arguments[0], span)
      return checker.constant(.place, checker.value(arguments[0]), checker.value(arguments[1]))
    }
    return convertAll(.angle, .angle, by: .place, giving: .place, &checker)
  }

  private mutating func ground(_ checker: inout Checker) -> Operand {
    if arguments.count == 2 {
      return convertAll(.screenLength, .screenLength, by: .ground, giving: .place, &checker)
    }
    return convertAll(.point, by: .ground, giving: .place, &checker)
  }

  private mutating func contains(_ checker: inout Checker) -> Operand {
    if arguments.count == 2, arguments[1].kind == .bounds {
      return convertAll(.bounds, .bounds, by: .containsBounds, giving: .truth, &checker)
    }
    return convertAll(.bounds, .place, by: .contains, giving: .truth, &checker)
  }

  private func single(_ native: NativeFunction, _ checker: inout Checker) -> Operand {
    guard arguments.count == 1 else { return wrongCount(&checker) }
    guard arguments[0].kind.isNumeric else {
      return mistake(0, wanted: "a number", &checker)
    }
    return checker.apply(native, to: arguments, giving: arguments[0].kind.written(false), span)
  }

  private mutating func roundTo(_ checker: inout Checker) -> Operand {
    guard arguments[0].kind.isNumeric else { return single(.round, &checker) }
    let kind = arguments[0].kind
    return convertAll(kind, .number, by: .roundTo, giving: kind.written(false), &checker)
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
    if arguments.count == 1, first.kind == Kind.unknown.list {
      return checker.mistake(.noValues("the smallest or greatest"), span)
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
      return mistake(0, wanted: "a list", &checker)
    }
    return checker.apply(
      Checker.lengthFunction(kind), to: arguments, giving: kind == .line ? .distance : .number, span
    )
  }
}
