/// Commands of one's own: `define` and its calls.
///
/// A definition is checked once for every combination of kinds it is called with, as if it had
/// been written for them; what is wrong with an argument is then known before anything runs.
extension Checker {
  /// Enters the definitions of a text, so that they can be used above the place they stand.
  mutating func enterDefinitions(of block: Int32) {
    var child = syntax[block].first
    while child >= 0 {
      if syntax[child].kind == .define { enter(child) }
      child = syntax[child].next
    }
  }

  mutating func enter(_ node: Int32) {
    let name = syntax[node].payload
    let span = program.sources[Int(source)].word(behind: Int(syntax[node].span.lower) + 6)
    var parameters: [Int32] = []
    var child = syntax[node].first
    while child >= 0, syntax[child].kind == .parameter {
      let parameter = syntax[child].payload
      if vocabulary.isReserved(parameter) {
        report(.reservedName(spelling(parameter)), syntax[child].span)
      } else if parameters.contains(parameter) {
        report(.givenTwice(spelling(parameter)), syntax[child].span)
      }
      parameters.append(parameter)
      child = syntax[child].next
    }
    guard canDefine(name, span, scope: scopeStart) else { return }
    definitions.append(
      WrittenDefinition(name: name, source: source, node: node, parameters: parameters))
    bind(name, .definition(definitions.count - 1), span)
  }

  /// Checks the definitions that nothing calls, with arguments that could be anything.
  mutating func checkUncalledDefinitions(from first: Int = 0) {
    for index in first..<definitions.count where definitions[index].instances.isEmpty {
      let kinds = definitions[index].parameters.map { _ in Kind.unknown }
      _ = instance(
        of: index, for: kinds, spans: kinds.map { _ in .empty(at: 0) },
        from: Location(source: source, span: .empty(at: 0)))
    }
  }

  /// Forgets what was made of definitions since there were so many; there was a mistake in it.
  mutating func forgetInstances(from number: Int) {
    guard program.definitions.count > number else { return }
    for index in definitions.indices {
      definitions[index].instances.removeAll { $0.number >= number }
    }
  }

  // MARK: Calls

  mutating func call(definition index: Int, from first: Int32, _ word: SourceRange) {
    let parameters = definitions[index].parameters
    var values = [Operand?](repeating: nil, count: parameters.count)
    var spans = [SourceRange](repeating: word, count: parameters.count)
    guard callArguments(index, first, &values, &spans) else { return }
    for i in parameters.indices where values[i] == nil {
      guard let value = defaultValue(of: i, in: index) else {
        report(
          .missingArgument(
            spelling(definitions[index].name), wanted: spelling(parameters[i]),
            usage: usage(of: index)), word)
        return
      }
      guard !value.kind.isUnknown else { return }
      values[i] = value
    }
    let operands = values.compactMap { $0 }
    let kinds = operands.map { $0.kind.written($0.kind.isNumeric && $0.tolerance >= 0) }
    let scratchBefore = scratchTop
    let location = Location(source: source, span: word)
    guard let number = instance(of: index, for: kinds, spans: spans, from: location) else { return }
    scratchTop = scratchBefore
    let parts = zip(operands, kinds).flatMap { layOut($0, as: $1) }
    let slot = parts.isEmpty ? -1 : sideBySide(parts)
    emit(Instruction(.call, Int32(number), slot), word)
  }

  private func usage(of index: Int) -> String {
    var usage = spelling(definitions[index].name)
    for parameter in definitions[index].parameters {
      usage += " " + spelling(parameter).uppercased()
    }
    return usage
  }

  private mutating func callArguments(
    _ index: Int, _ first: Int32, _ values: inout [Operand?], _ spans: inout [SourceRange]
  ) -> Bool {
    let parameters = definitions[index].parameters
    let count = syntax.count(from: first)
    var child = first
    while child >= 0 {
      var position = values.firstIndex { $0 == nil } ?? values.count
      if syntax[child].kind == .name, syntax[child].next >= 0,
        let named = parameters.firstIndex(of: syntax[child].payload),
        // A value of that name is a value, as long as there are not too many.
        meaning(of: syntax[child].payload) == nil || count > parameters.count
      {
        position = named
        child = syntax[child].next
      }
      guard position < values.count else {
        if reportDecimalComma(from: first) { return false }
        report(
          .extraArgument(written(child), usage: usage(of: index)), syntax[child].span)
        return false
      }
      guard values[position] == nil else {
        report(.givenTwice(spelling(parameters[position])), syntax[child].span)
        return false
      }
      guard syntax[child].kind != .block else {
        report(.blockNotWanted(spelling(definitions[index].name)), syntax[child].span)
        return false
      }
      let value = expression(child)
      if value.kind.isUnknown { return false }
      values[position] = value
      spans[position] = syntax[child].span
      child = syntax[child].next
    }
    return true
  }

  private mutating func defaultValue(of parameter: Int, in index: Int) -> Operand? {
    let definition = definitions[index]
    return inside(definition.source) { checker in
      var child = checker.syntax[definition.node].first
      for _ in 0..<parameter { child = checker.syntax[child].next }
      let value = checker.syntax[child].first
      return value >= 0 ? checker.globally { $0.expression(value) } : nil
    }
  }

  // MARK: Instances

  /// So many blocks may be checked one in the other, in the definitions that call each other.
  static let deepest = 1000

  /// For so many combinations of kinds a definition is made; more only come of calling itself.
  private static let mostInstances = 100

  /// The number of the definition for arguments of these kinds, which is made when it is new.
  private mutating func instance(
    of index: Int, for kinds: [Kind], spans: [SourceRange], from location: Location
  ) -> Int? {
    if let known = definitions[index].instances.first(where: { $0.kinds == kinds }) {
      return known.number
    }
    guard depth < Checker.deepest,
      definitions[index].instances.count < Checker.mostInstances
    else {
      report(.tooManyKinds(spelling(definitions[index].name)), at: location)
      return nil
    }
    let number = program.definitions.count
    definitions[index].instances.append((kinds, number))
    let width = kinds.reduce(0) { $0 + $1.width }
    let parameters = lasting(width)
    program.definitions.append(
      Program.Definition(
        name: spelling(definitions[index].name), entry: 0, parameters: parameters,
        width: Int32(width), slots: parameters..<parameters))
    let skip = emit(Instruction(.jump))
    program.definitions[number].entry = here
    body(of: index, kinds, at: parameters, spans, location)
    program.definitions[number].slots = parameters..<Int32(program.slots.count)
    land(skip)
    return number
  }

  private mutating func body(
    of index: Int, _ kinds: [Kind], at slot: Int32, _ spans: [SourceRange], _ location: Location
  ) {
    let definition = definitions[index]
    let outer = (activeCall, steps, usesMemory, isChecking, spareCameras)
    defer {
      (activeCall, steps, usesMemory, isChecking, spareCameras) = outer
    }
    // It runs inside statements that may come to use those that are spare.
    spareCameras = []
    var slots: [Range<Int32>] = []
    var next = slot
    for kind in kinds {
      slots.append(next..<(next + Int32(kind.width)))
      next += Int32(kind.width)
    }
    activeCall = ActiveCall(slots: slots, spans: spans, location: location)
    inside(definition.source) { checker in
      checker.beginOrigin()
      checker.globally { checker in
        var block = checker.syntax[definition.node].first
        while checker.syntax[block].kind == .parameter { block = checker.syntax[block].next }
        let parameters = definition.parameters.enumerated().map { i, name in
          let kind = kinds[i]
          return (
            name: name,
            value: kind.isUnknown ? .unknown : checker.stored(kind, at: slots[i].lowerBound)
          )
        }
        checker.surrounded(by: parameters, isDefinition: true) { checker in
          checker.scope(block) { checker in
            for (name, value) in parameters {
              checker.bind(name, .value(value), checker.syntax[definition.node].span)
            }
          }
        }
        checker.emit(Instruction(.return_))
      }
    }
    beginOrigin()
  }

  /// Works in the tree of another source.
  mutating func inside<Result>(_ other: Int32, _ body: (inout Checker) -> Result) -> Result {
    guard other != source else {
      let span = currentSpan
      defer { currentSpan = span }
      return body(&self)
    }
    let outer = (source, syntax, currentSpan)
    source = other
    syntax = program.trees[Int(other)]
    defer { (source, syntax, currentSpan) = outer }
    return body(&self)
  }

  /// Works without the names of the scope that a definition is called from.
  private mutating func globally<Result>(_ body: (inout Checker) -> Result) -> Result {
    let locals = Array(bindings[min(globalCount, bindings.count)...])
    dropBindings(downTo: globalCount)
    let outerStart = scopeStart
    scopeStart = bindings.count
    let result = body(&self)
    scopeStart = outerStart
    for local in locals {
      innermost[Int(local.name)] = Int32(bindings.count)
      bindings.append(local)
    }
    return result
  }
}
