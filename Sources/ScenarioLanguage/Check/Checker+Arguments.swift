/// The arguments of one command, checked against its row in the table of words.
struct Arguments {
  /// The value of each parameter, in the order of the table; nil when it was left out.
  var values = [Operand?](repeating: nil, count: Self.most)
  /// Where each was written.
  var spans = [SourceRange?](repeating: nil, count: Self.most)
  /// The values of the parameter that takes several.
  var places: [Operand] = []

  /// No command has more parameters.
  private static let most = CommandEntry.table.reduce(0) { max($0, $1.parameters.count) }

  mutating func clear() {
    for index in values.indices { values[index] = nil }
    for index in spans.indices { spans[index] = nil }
    if !places.isEmpty { places.removeAll(keepingCapacity: true) }
  }

  subscript(index: Int) -> Operand? { values[index] }

  func isGiven(_ index: Int) -> Bool { spans[index] != nil }
}

extension Checker {
  /// Matches what was written to the parameters of a command, by name and by position.
  ///
  /// The nodes are the children of a command from `first` on. Nil when there is a mistake, which
  /// has been reported; the rest of the statement is then left alone.
  mutating func arguments(
    _ command: Command, from first: Int32, of node: Int32
  ) -> Arguments? {
    let parameters = vocabulary.parameterRange(of: command)
    var arguments = spareArguments ?? Arguments()
    spareArguments = nil
    arguments.clear()
    var upcoming = 0
    var child = first
    while child >= 0, syntax[child].kind != .block || !command.takesTimeline {
      let argument = child
      guard syntax[argument].kind != .block else {
        report(.blockNotWanted("\(command.entry.spelling)"), syntax[argument].span)
        return nil
      }
      var index = parameterNamed(argument, parameters)
      var valueNode = argument
      if let index {
        let parameter = vocabulary.parameter(parameters.lowerBound + index)
        child = syntax[argument].next
        if arguments.isGiven(index) {
          report(.givenTwice(written(argument)), syntax[argument].span)
          return nil
        }
        arguments.spans[index] = syntax[argument].span
        if parameter.style == .flag { continue }
        if isSides(parameter, child, parameters) { continue }
        guard child >= 0, syntax[child].kind != .block else {
          report(
            .missingValue(written(argument), wanted: parameter.value.described),
            syntax[argument].span)
          return nil
        }
        valueNode = child
      } else {
        index = positional(&upcoming, parameters, argument)
      }
      guard let index else {
        reportExtra(argument, command, first)
        return nil
      }
      let value = vocabulary.parameter(parameters.lowerBound + index).value
      guard let operand = take(value, &valueNode, of: command) else { return nil }
      child = valueNode
      arguments.spans[index] = arguments.spans[index] ?? syntax[argument].span
      if case .places = value {
        arguments.places.append(operand)
      } else {
        arguments.values[index] = operand
      }
    }
    return isComplete(arguments, parameters, command, node) ? arguments : nil
  }

  /// Keeps the room that the arguments of a command take, for those of the next one.
  mutating func reuse(_ arguments: consuming Arguments) { spareArguments = arguments }

  /// `pad` may be followed by the sides instead of a length of its own.
  private mutating func isSides(
    _ parameter: NumberedParameter, _ next: Int32, _ parameters: Range<Int>
  ) -> Bool {
    next >= 0 && parameterNamed(next, parameters) != nil && spelling(parameter.name) == "pad"
      && ["top", "left", "bottom", "right"].contains(spelling(syntax[next].payload))
  }

  /// The named parameter that a bare name stands for.
  private mutating func parameterNamed(_ node: Int32, _ parameters: Range<Int>) -> Int? {
    guard syntax[node].kind == .name else { return nil }
    let name = syntax[node].payload
    for index in parameters where vocabulary.parameter(index).name == name {
      if vocabulary.parameter(index).style != .positional { return index - parameters.lowerBound }
    }
    return nil
  }

  /// The next parameter known by position that can take what is written.
  private mutating func positional(
    _ upcoming: inout Int, _ parameters: Range<Int>, _ node: Int32
  ) -> Int? {
    while upcoming < parameters.count {
      let parameter = vocabulary.parameter(parameters.lowerBound + upcoming)
      guard parameter.style == .positional else { break }
      if case .places = parameter.value { return upcoming }
      upcoming += 1
      if case .text = parameter.value, !parameter.isRequired, !isText(node) { continue }
      return upcoming - 1
    }
    return nil
  }

  /// Whether a text stands here, or the name of one.
  private func isText(_ node: Int32) -> Bool {
    if syntax[node].kind == .name, case .value(let value) = meaning(of: syntax[node].payload) {
      return value.kind == .text
    }
    return syntax[node].kind == .text
  }

  private mutating func reportExtra(_ node: Int32, _ command: Command, _ first: Int32) {
    if reportDecimalComma(from: first) || reportTouching(node) { return }
    if reportOtherWord(node, command) { return }
    if reportUnquoted(node, command) || reportMissingName(node, command, first) { return }
    let usage = command.entry.usage
    if syntax[node].kind == .name, let unit = Unit.meant(by: spelling(syntax[node].payload)) {
      report(.unknownUnit(written(node), meant: unit), syntax[node].span)
    } else if syntax[node].kind == .name, !isKnown(syntax[node].payload) {
      reportUnknownArgument(node, command)
    } else {
      report(.extraArgument(written(node), usage: usage), syntax[node].span)
    }
  }

  /// When there is too much, a comma that touches two numbers was meant for a decimal point.
  mutating func reportDecimalComma(from first: Int32) -> Bool {
    var child = first
    while child >= 0 {
      var number = child
      if syntax[number].kind == .negate { number = syntax[number].first }
      let next = syntax[child].next
      if syntax[number].kind == .number, next >= 0, syntax[next].kind == .number,
        syntax.numbers[Int(syntax[number].payload)].touchesComma
      {
        let fraction = syntax.numbers[Int(syntax[next].payload)]
        let span = SourceRange(Int(syntax[number].span.lower), Int(fraction.digitsEnd))
        report(.decimalComma(written: program.sources[Int(source)].text(span)), span)
        return true
      }
      child = next
    }
    return false
  }

  private mutating func reportUnknownArgument(_ node: Int32, _ command: Command) {
    if reportOtherWord(node, command) { return }
    let written = spelling(syntax[node].payload)
    report(
      .unknownArgument(
        written, command: "\(command.entry.spelling)",
        suggestion: suggestion(for: written, wanting: .argument(command, isPlace: false)),
        usage: command.entry.usage), syntax[node].span)
  }

  mutating func isKnown(_ name: Int32) -> Bool {
    meaning(of: name) != nil || vocabulary.property(name) != nil || vocabulary.function(name) != nil
      || vocabulary.command(name) != nil || city(name) != nil
  }

  private mutating func isComplete(
    _ arguments: Arguments, _ parameters: Range<Int>, _ command: Command, _ node: Int32
  ) -> Bool {
    for index in parameters {
      let parameter = vocabulary.parameter(index)
      guard parameter.isRequired, !arguments.isGiven(index - parameters.lowerBound) else {
        continue
      }
      report(
        .missingArgument(
          "\(command.entry.spelling)", wanted: parameter.value.described,
          usage: command.entry.usage),
        syntax[node].span)
      return false
    }
    return true
  }

  // MARK: Values of parameters

  /// The value for a parameter, from one node or from two numbers that make a place or a point;
  /// `node` is moved behind it.
  private mutating func take(
    _ value: Parameter.Value, _ node: inout Int32, of command: Command
  ) -> Operand? {
    if case .choice(let choice) = value { return takeChoice(choice, &node) }
    let first = node
    if isFiller(first) {
      report(.wordTooMany(written(first), line: rewritten(first, as: "")), syntax[first].span)
      return nil
    }
    if syntax[first].kind == .name, !isKnown(syntax[first].payload),
      vocabulary.word(syntax[first].payload) == nil,
      !isUnread(syntax[first].payload)
    {
      if reportTouching(first) { return nil }
      if let unit = Unit.meant(by: spelling(syntax[first].payload)), !beginsDevice(first, command) {
        report(.unknownUnit(written(first), meant: unit), syntax[first].span)
        return nil
      }
      if reportUnquoted(first, command) || reportOtherWord(first, command)
        || reportBeginning(before: first) || reportUnknownDevice(first, command)
      {
        return nil
      }
      report(
        unknownName(
          syntax[first].payload, wanting: .argument(command, isPlace: value.kinds.contains(.place))),
        syntax[first].span)
      return nil
    }
    let operand = expression(first)
    node = syntax[first].next
    guard !operand.kind.isUnknown else { return nil }
    let span = syntax[first].span
    switch value {
    case .place, .view, .places, .point:
      var isPoint = false
      if case .point = value { isPoint = true }
      if operand.kind == .number || operand.kind == (isPoint ? .screenLength : .angle) {
        if !isPoint, property(of: first) != nil {
          // `fit here zoom 15`: a word for a property is no coordinate.
          reportUnknownArgument(first, command)
          return nil
        }
        return pair(operand, first, &node, isPoint, command)
      }
      if value.kinds.isDisjoint(with: [KindSet(operand.kind)]), operand.kind != .text,
        reportOtherWord(first, command)
      {
        return nil
      }
      return takePlaces(operand, value, span)
    case .number: return checked(operand, .number, span)
    case .angle: return checked(operand, .angle, span)
    case .screenLength: return checked(operand, .screenLength, span)
    case .distance: return checked(operand, .distance, span)
    case .time: return checked(operand, .time, span)
    case .speed: return checked(operand, .speed, span)
    case .text: return checked(operand, .text, span)
    case .none, .choice: return nil
    }
  }

  /// One of the words of a set, as the constant number of its place in it.
  private mutating func takeChoice(_ choice: Parameter.Choice, _ node: inout Int32) -> Operand? {
    let word = written(node)
    guard let index = choice.words.firstIndex(of: word) else {
      if reportBeginning(before: node) { return nil }
      report(.notAChoice(word, choices: choice.words), syntax[node].span)
      return nil
    }
    node = syntax[node].next
    return constant(.number, Double(index))
  }

  private mutating func checked(_ operand: Operand, _ kind: Kind, _ span: SourceRange) -> Operand? {
    let converted = convert(operand, to: kind, span)
    return converted.kind.isUnknown ? nil : converted
  }

  private mutating func takePlaces(
    _ operand: Operand, _ value: Parameter.Value, _ span: SourceRange
  ) -> Operand? {
    switch value {
    case .point: return checked(operand, .point, span)
    case .view where operand.kind == .camera || operand.kind == .text: return operand
    case .places:
      if operand.kind.isPlaces { return operand }
      return checked(operand, .place, span)
    default: return checked(operand, .place, span)
    }
  }

  /// Two numbers, one behind the other: a latitude and a longitude, or right and down.
  private mutating func pair(
    _ first: Operand, _ firstNode: Int32, _ node: inout Int32, _ isPoint: Bool, _ command: Command
  ) -> Operand? {
    let secondNode = node
    guard secondNode >= 0, syntax[secondNode].kind != .block,
      parameterNamed(secondNode, vocabulary.parameterRange(of: command)) == nil
    else {
      if let span = decimalComma(before: firstNode) {
        report(.decimalComma(written: program.sources[Int(source)].text(span)), span)
      } else if syntax[firstNode].kind != .number && syntax[firstNode].kind != .negate {
        _ = convert(first, to: isPoint ? .point : .place, syntax[firstNode].span)
      } else {
        report(
          .halfPair(written(firstNode), isPoint: isPoint, usage: command.entry.usage),
          syntax[firstNode].span)
      }
      return nil
    }
    if let mistake = compassMistake(firstNode, secondNode) {
      report(mistake, syntax[firstNode].span.joined(syntax[secondNode].span))
      return nil
    }
    let part = isPoint ? Kind.screenLength : .angle
    let second = expression(secondNode)
    guard !second.kind.isUnknown else { return nil }
    guard second.kind.isNumeric else {
      _ = convert(first, to: isPoint ? .point : .place, syntax[firstNode].span)
      return nil
    }
    guard let a = checked(first, part, syntax[firstNode].span),
      let b = checked(second, part, syntax[secondNode].span)
    else { return nil }
    node = syntax[secondNode].next
    if !isPoint { warnOfPole(a, syntax[firstNode].span.joined(syntax[secondNode].span)) }
    return Operand(
      kind: isPoint ? .point : .place, slot: sideBySide([a, b]),
      isConstant: a.isConstant && b.isConstant)
  }

  /// From the first digit to the last of `7,3`, when the node is the 3 of it.
  private func decimalComma(before node: Int32) -> SourceRange? {
    let bytes = program.sources[Int(source)].bytes
    var lower = Int(syntax[node].span.lower) - 1
    guard lower > 0, bytes[lower] == UInt8(ascii: ","), bytes[lower - 1].isDigit else { return nil }
    while lower > 0, bytes[lower - 1].isDigit { lower -= 1 }
    return SourceRange(lower, Int(syntax[node].span.upper))
  }

  /// A latitude beyond the pole is most often a longitude in the wrong place.
  mutating func warnOfPole(_ latitude: Operand, _ span: SourceRange) {
    guard latitude.isConstant, abs(value(latitude)) > 90 else { return }
    report(.beyondPole(value(latitude)), span)
  }

  /// The same for `lat` of `camera` and `target`.
  mutating func warnOfPole(_ arguments: Arguments) {
    if let latitude = arguments[1], let span = arguments.spans[1] { warnOfPole(latitude, span) }
  }

  /// East or west first, or north or south second.
  func compassMistake(_ first: Int32, _ second: Int32) -> Problem? {
    guard syntax[first].kind == .number, syntax[second].kind == .number else { return nil }
    let latitude = syntax.numbers[Int(syntax[first].payload)].unit
    let longitude = syntax.numbers[Int(syntax[second].payload)].unit
    return latitude == .east || latitude == .west || longitude == .north || longitude == .south
      ? .latitudeFirst : nil
  }
}
