import MapCamera

/// Expressions: the value of every node, and the instructions that compute it.
extension Checker {
  /// What is computed, and whole numbers, match to within this.
  static let computedTolerance = 0.000_001

  mutating func expression(_ node: Int32) -> Operand {
    let outer = currentSpan
    currentSpan = syntax[node].span
    defer { currentSpan = outer }
    switch syntax[node].kind {
    case .number: return number(node)
    case .name: return name(node)
    case .text: return text(node)
    case .list: return list(node)
    case .range: return range(node)
    case .call: return call(node)
    case .member: return member(node)
    case .group: return expression(syntax[node].first)
    case .negate: return negate(node)
    case .not: return not(node)
    case .binary:
      return syntax[node].op == .and || syntax[node].op == .or ? logical(node) : arithmetic(node)
    case .comparison: return comparison(node)
    case .between: return between(node)
    case .isVisible: return isVisible(node)
    case .wasLimited: return wasLimited(node)
    default: return .unknown
    }
  }

  /// A value in plain words, for messages: what the reader wrote, and its kind.
  func found(_ operand: Operand, _ node: Int32) -> String {
    "“\(written(node))” is \(operand.kind.described)"
  }

  /// A node as it was written.
  func written(_ node: Int32) -> String { program.sources[Int(source)].text(syntax[node].span) }

  /// The value as one of the kind that is wanted, with what the reader is told when it is not.
  @inline(__always)
  mutating func convert(_ operand: Operand, to kind: Kind, _ span: SourceRange) -> Operand {
    operand.kind == kind ? operand : converted(operand, to: kind, span)
  }

  private mutating func converted(
    _ operand: Operand, to kind: Kind, _ span: SourceRange
  ) -> Operand {
    if operand.kind.isUnknown || operand.kind.written(false) == kind.written(false) {
      return operand
    }
    if operand.kind == .number && kind.takesBareNumber || operand.kind.canBecome(kind) {
      var converted = operand
      converted.kind = kind
      return converted
    }
    if kind == .number, operand.kind == .number { return operand }
    if operand.kind == .text, kind == .place { return placeNamed(operand, span) }
    if let call = activeCall,
      let index = call.slots.firstIndex(where: { $0.contains(operand.slot) })
    {
      report(
        .wrongArgument(wanted: kind.described, found: operand.kind.described),
        at: Location(source: call.location.source, span: call.spans[index]))
      return .unknown
    }
    return mistake(wrongKind(operand, wanted: kind.described, span), span)
  }

  mutating func wrongKind(
    _ operand: Operand, wanted: String, _ span: SourceRange
  ) -> Problem {
    let written = program.sources[Int(source)].text(span)
    if operand.kind == .number, wanted == Kind.distance.described || wanted == Kind.speed.described
    {
      return .unitMissing(
        written: written, wanted: wanted,
        example: wanted == Kind.speed.described ? "\(written) km/h" : "\(written) m")
    }
    return .wrongKind(wanted: wanted, found: "“\(written)” is \(operand.kind.described)")
  }

  /// The expression as a value of that kind.
  mutating func expression(_ node: Int32, as kind: Kind) -> Operand {
    convert(expression(node), to: kind, syntax[node].span)
  }

  // MARK: Arithmetic

  private mutating func negate(_ node: Int32) -> Operand {
    let child = syntax[node].first
    if syntax[child].kind == .number {
      if syntax.numbers[Int(syntax[child].payload)].unit.isCompass {
        return mistake(.signAndLetter, syntax[node].span)
      }
      return number(child, negated: true)
    }
    let operand = expression(child)
    guard !operand.kind.isUnknown else { return .unknown }
    guard operand.kind.isNumeric else {
      return mistake(
        .wrongKind(wanted: "a number", found: found(operand, child)), syntax[child].span)
    }
    return emitResult(operand.kind, .negate, operand.slot)
  }

  private mutating func arithmetic(_ node: Int32) -> Operand {
    let leftNode = syntax[node].first
    let rightNode = syntax[leftNode].next
    let left = expression(leftNode)
    let right = expression(rightNode)
    guard !left.kind.isUnknown, !right.kind.isUnknown else { return .unknown }
    if syntax[node].op == .add, left.kind == .text || right.kind == .text {
      let text = textOfSum(leftNode, rightNode)
      return mistake(
        .otherWord(written(node), meant: text, line: rewritten(node, as: text)), syntax[node].span)
    }
    for (operand, node) in [(left, leftNode), (right, rightNode)] where !operand.kind.isNumeric {
      return mistake(
        .wrongKind(wanted: "a number", found: found(operand, node)), syntax[node].span)
    }
    let op = syntax[node].op
    guard let kind = Dimension.result(of: op, left.kind, right.kind) else {
      return unitsMistake(node, left, right)
    }
    if left.isConstant, right.isConstant,
      let folded = Checker.folded(op, value(left), value(right))
    {
      return constant(kind, folded)
    }
    // What can go wrong with these two is that the right side is 0.
    let span = op == .divide || op == .modulo ? syntax[rightNode].span : nil
    return emitResult(kind, Checker.opcode(op), left.slot, right.slot, span: span)
  }

  private static func opcode(_ op: Operator) -> Opcode {
    switch op {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .power: .power
    default: .modulo
    }
  }

  /// The value of a constant sum, difference or product; what can fail is left to the run.
  private static func folded(_ op: Operator, _ left: Double, _ right: Double) -> Double? {
    let value: Double
    switch op {
    case .add: value = left + right
    case .subtract: value = left - right
    case .multiply: value = left * right
    case .divide where right != 0: value = left / right
    default: return nil
    }
    return value.isFinite ? value : nil
  }

  // MARK: Logic

  private mutating func not(_ node: Int32) -> Operand {
    let operand = condition(syntax[node].first)
    guard !operand.kind.isUnknown else { return .unknown }
    return emitResult(.truth, .not, operand.slot)
  }

  /// A condition; what it comes from is noted down when it belongs to a check.
  mutating func condition(_ node: Int32) -> Operand {
    var inner = node
    while syntax[inner].kind == .group { inner = syntax[inner].first }
    let operand = expression(inner, as: .truth)
    switch syntax[inner].kind {
    case .binary, .not, .comparison, .between, .isVisible, .wasLimited: break
    default:
      if !operand.kind.isUnknown {
        note(.truth, inner, kind: .truth, left: operand, right: operand, result: operand)
      }
    }
    return operand
  }

  /// The right side is only looked at where the left one does not decide.
  private mutating func logical(_ node: Int32) -> Operand {
    let leftNode = syntax[node].first
    let rightNode = syntax[leftNode].next
    let left = condition(leftNode)
    let result = Operand(kind: .truth, slot: scratch(1))
    emit(Instruction(.copy, result.slot, left.slot, extra: 1))
    let opcode: Opcode = syntax[node].op == .and ? .jumpIfFalse : .jumpIfTrue
    let jump = emit(Instruction(opcode, left.slot))
    let right = condition(rightNode)
    emit(Instruction(.copy, result.slot, right.slot, extra: 1))
    land(jump)
    return left.kind.isUnknown || right.kind.isUnknown ? .unknown : result
  }

  mutating func note(
    _ form: Program.Comparison.Form, _ node: Int32, kind: Kind, left: Operand, right: Operand,
    high: Operand? = nil, tolerance: Int32 = -1, result: Operand, property: Property? = nil
  ) {
    guard isChecking else { return }
    program.comparisons.append(
      Program.Comparison(
        node: node, left: left.slot, right: right.slot, high: high?.slot ?? -1,
        tolerance: tolerance, result: result.slot, form: form, op: syntax[node].op, kind: kind,
        property: property))
  }
}

/// What becomes of the units when numbers are joined.
enum Dimension {
  /// The kind of the result, nil where the two can't be joined so.
  static func result(of op: Operator, _ left: Kind, _ right: Kind) -> Kind? {
    let isPlain = left == .number && right == .number
    switch op {
    case .add, .subtract, .modulo:
      if left == right { return left }
      if left == .number, right.takesBareNumber { return right }
      if right == .number, left.takesBareNumber { return left }
      return nil
    case .multiply:
      if left == .number { return right }
      if right == .number { return left }
      return (left == .speed && right == .time) || (left == .time && right == .speed)
        ? .distance : nil
    case .divide:
      if right == .number { return left }
      if left == right { return .number }
      if left == .distance, right == .time { return .speed }
      if left == .distance, right == .speed { return .time }
      return nil
    default:
      return isPlain ? .number : nil
    }
  }
}
