import Gazetteer
import MapCamera

/// Single values: numbers, names, texts, lists, members.
extension Checker {
  mutating func number(_ node: Int32, negated: Bool = false) -> Operand {
    let literal = syntax.numbers[Int(syntax[node].payload)]
    let sign: Double = negated ? -1 : 1
    var operand = Operand(
      kind: literal.unit.kind,
      slot: sharedConstant(sign * literal.value * literal.unit.factor), isConstant: true)
    if literal.decimals > 0 { operand.tolerance = sharedConstant(literal.halfLastDecimal) }
    return operand
  }

  mutating func name(_ node: Int32) -> Operand {
    let name = syntax[node].payload
    let span = syntax[node].span
    switch meaning(of: name) {
    case .value(let operand): return operand
    case .definition: return mistake(.commandAsValue(spelling(name)), span)
    case nil: break
    }
    switch vocabulary.word(name) {
    case .true: return constant(.truth, 1)
    case .false: return constant(.truth, 0)
    case .following: return constant(.mode, 0)
    case .overview: return constant(.mode, 1)
    case .free: return constant(.mode, 2)
    default: break
    }
    if let property = vocabulary.property(name) { return read(property, span) }
    if let city = city(name) { return city }
    if vocabulary.function(name) != nil {
      return mistake(.functionAsValue(spelling(name)), span)
    }
    if vocabulary.command(name) != nil { return mistake(.commandAsValue(spelling(name)), span) }
    if isUnread(name) { return .unknown }
    if let meant = otherValue(name) {
      return mistake(
        .otherWord(spelling(name), meant: meant, line: rewritten(span, as: meant)), span)
    }
    return mistake(unknownName(name, wanting: .value), span)
  }

  /// Whether a statement or a file that could not be read was to define the name.
  func isUnread(_ name: Int32) -> Bool {
    isIncomplete || unreadNames.contains(name)
  }

  /// The value of a property at this moment of the run.
  mutating func read(_ property: Property, _ span: SourceRange) -> Operand {
    let kind = property.entry.kind
    if kind.isList { usesMemory = true }
    return emitResult(kind, .property, property.rawValue, span: span)
  }

  /// The built-in place of that name; one search a name and run.
  mutating func city(_ name: Int32) -> Operand? {
    while cities.count <= Int(name) { cities.append(.notLookedFor) }
    switch cities[Int(name)] {
    case .place(let operand): return operand
    case .none: return nil
    case .notLookedFor: break
    }
    guard let city = Gazetteer.city(named: spelling(name)) else {
      cities[Int(name)] = .none
      return nil
    }
    let operand = constant(.place, city.latitude, city.longitude)
    cities[Int(name)] = .place(operand)
    return operand
  }

  /// Whether a name has stood for a built-in place.
  func hasMeantCity(_ name: Int32) -> Bool {
    guard Int(name) < cities.count, case .place = cities[Int(name)] else { return false }
    return true
  }

  // MARK: Texts

  mutating func text(_ node: Int32) -> Operand {
    if let constant = constantText(of: node) { return constantText(constant) }
    usesMemory = true
    // Values first: making a text must not be interrupted by making another one.
    var parts: [Operand] = []
    var child = syntax[node].first
    while child >= 0 {
      if syntax[child].kind == .textPiece {
        parts.append(constantText(unescaped(syntax[child].span)))
      } else {
        parts.append(expression(child))
      }
      child = syntax[child].next
    }
    emit(Instruction(.beginText))
    for part in parts where !part.kind.isUnknown {
      emit(Instruction(.appendText, -1, part.slot, part.tolerance, extra: part.kind.code))
    }
    return emitResult(.text, .endText)
  }

  /// The text of a literal that nothing is filled into, nil if something is.
  @inline(__always)
  func constantText(of node: Int32) -> String? {
    let first = syntax[node].first
    guard first >= 0 else { return "" }
    guard syntax[first].kind == .textPiece, syntax[first].next < 0 else { return nil }
    return unescaped(syntax[first].span)
  }

  /// A piece of a text as it reads.
  @inline(__always)
  func unescaped(_ span: SourceRange) -> String {
    TextLiteral.unescaped(program.sources[Int(source)].bytes, span)
  }

  // MARK: Lists

  mutating func list(_ node: Int32) -> Operand {
    var elements: [Operand] = []
    var spans: [SourceRange] = []
    var kind: Kind?
    var child = syntax[node].first
    while child >= 0 {
      let element = expression(child)
      if element.kind.isUnknown { return .unknown }
      elements.append(element)
      spans.append(syntax[child].span)
      if let common = common(kind, element.kind) {
        kind = common
      } else {
        return mistake(
          .mixedList(first: kind?.described ?? "", other: element.kind.described),
          syntax[child].span)
      }
      child = syntax[child].next
    }
    usesMemory = true
    guard let kind else { return emitResult(Kind.unknown.list, .makeList, 0, 0) }
    guard kind.depth < Kind.deepest else {
      return mistake(.nestedTooDeep(limit: Kind.deepest), syntax[node].span)
    }
    return makeList(elements, spans, of: kind)
  }

  mutating func makeList(_ elements: [Operand], _ spans: [SourceRange], of kind: Kind) -> Operand {
    let element = kind.list.element
    let parts = zip(elements, spans).map { layOut(convert($0, to: kind, $1), as: element) }
    let values = parts.flatMap { $0 }
    return emitResult(
      element.list, .makeList, sideBySide(values), Int32(elements.count), extra: element.width)
  }

  /// A value in the parts it is stored as: a written number is followed by its precision.
  mutating func layOut(_ operand: Operand, as kind: Kind) -> [Operand] {
    guard kind.isWritten, !kind.isList else { return [operand] }
    let tolerance =
      operand.tolerance >= 0
      ? Operand(
        kind: .number, slot: operand.tolerance,
        isConstant: operand.isConstant) : constant(.number, Checker.computedTolerance)
    return [
      Operand(kind: operand.kind, slot: operand.slot, isConstant: operand.isConstant), tolerance,
    ]
  }

  /// The value that is stored at `slot` as a value of that kind.
  func stored(_ kind: Kind, at slot: Int32) -> Operand {
    var operand = Operand(kind: kind.written(false), slot: slot)
    if kind.isList { operand.kind = kind }
    if kind.isWritten, !kind.isList { operand.tolerance = slot + 1 }
    return operand
  }

  /// The kind that both values can have in one list.
  func common(_ first: Kind?, _ second: Kind) -> Kind? {
    guard let first, !first.isUnknown else { return second }
    if first.written(false) == second.written(false) { return first }
    if first.isList, second.isList {
      return first.canBecome(second) ? second : second.canBecome(first) ? first : nil
    }
    if first.isList || second.isList { return nil }
    // A bare number takes the unit of the others, where the unit may be left out.
    if first == .number, second.takesBareNumber { return second }
    if second == .number, first.takesBareNumber { return first }
    if first == .text, second == .place { return second }
    if second == .text, first == .place { return first }
    return nil
  }

  mutating func range(_ node: Int32) -> Operand {
    guard let bounds = rangeParts(node) else { return .unknown }
    usesMemory = true
    return emitResult(bounds.kind.list, .rangeList, bounds.slot)
  }

  /// From, to and step of a range, side by side; a step is 1 unless given, in the unit that is written
  /// behind the last number: `1 km..3 km` steps by a kilometre.
  mutating func rangeParts(_ node: Int32) -> Operand? {
    let low = syntax[node].first
    let high = syntax[low].next
    let by = syntax[high].next
    var operands = [expression(low), expression(high)]
    operands.append(by >= 0 ? expression(by) : constant(.number, unit(of: high).factor))
    let nodes = [low, high, by]
    var kind: Kind?
    for (operand, node) in zip(operands, nodes) where node >= 0 {
      if operand.kind.isUnknown { return nil }
      guard operand.kind.isNumeric else {
        report(.wrongKind(wanted: "a number", found: found(operand, node)), syntax[node].span)
        return nil
      }
      guard let shared = common(kind, operand.kind) else {
        report(
          .unitsDoNotMix(left: kind?.described ?? "", right: operand.kind.described),
          syntax[node].span)
        return nil
      }
      kind = shared.written(false)
    }
    // The step is turned to the direction of the range when it runs, so it needs its own slots.
    let slot = lasting(3)
    for (i, operand) in operands.enumerated() {
      emit(Instruction(.copy, slot + Int32(i), operand.slot, extra: 1))
    }
    return Operand(kind: kind ?? .number, slot: slot)
  }

  /// The unit of a number that is written out.
  private func unit(of node: Int32) -> Unit {
    let number = syntax[node].kind == .negate ? syntax[node].first : node
    guard syntax[number].kind == .number else { return .none }
    let unit = syntax.numbers[Int(syntax[number].payload)].unit
    return unit.isCompass ? .none : unit
  }

  // MARK: Members

  mutating func member(_ node: Int32) -> Operand {
    let child = syntax[node].first
    let name = syntax[node].payload
    let value = expression(child)
    guard !value.kind.isUnknown else { return .unknown }
    let member = spelling(name)
    if let part = part(of: value, named: member, syntax[node].span) { return part }
    return mistake(
      .unknownMember(
        member, of: value.kind.described, known: value.kind.members.map { $0.name }),
      SourceRange(Int(syntax[node].span.upper) - member.utf8.count, Int(syntax[node].span.upper)))
  }

  private mutating func part(
    of value: Operand, named member: String, _ span: SourceRange
  ) -> Operand? {
    guard let kind = value.kind.members.first(where: { $0.name == member })?.kind else {
      return nil
    }
    switch member {
    case "lat", "x", "south", "target": return value.part(kind, at: 0)
    case "lon", "y", "west": return value.part(kind, at: 1)
    case "north", "zoom": return value.part(kind, at: 2)
    case "east", "bearing": return value.part(kind, at: 3)
    case "tilt": return value.part(kind, at: 4)
    case "center": return apply(.center, to: [value], giving: kind, span)
    default: return apply(Checker.lengthFunction(value.kind), to: [value], giving: kind, span)
    }
  }
}

/// What is known of the built-in place of a name.
enum CityLookup {
  case notLookedFor, none
  case place(Operand)
}

extension NumberLiteral {
  /// A number written with decimals is matched to half the last one.
  var halfLastDecimal: Double {
    let decimal = DecimalScanner.decimal(Int(decimals)) ?? Mathematics.pow(10, -Double(decimals))
    return 0.5 * decimal * abs(unit.factor)
  }
}

extension Kind {
  /// Whether a place may be compared with it.
  var canBePlace: Bool { isUnknown || base == .place || base == .text || isList }

  /// Whether a list can stand for one of another kind: an empty one for any, and bare numbers for
  /// numbers whose unit may be left out.
  func canBecome(_ other: Kind) -> Bool {
    guard isList, other.isList else { return false }
    return base == .unknown
      || (depth == other.depth && base == .number && Kind(base: other.base).takesBareNumber)
  }

  /// Whether a number without a unit can stand for it: degrees, points and seconds are understood.
  var takesBareNumber: Bool {
    switch base {
    case .angle, .screenLength, .time: depth == 0
    default: false
    }
  }
}
