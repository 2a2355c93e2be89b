/// Comparisons, and what is asked of places and limits.
extension Checker {
  mutating func comparison(_ node: Int32) -> Operand {
    let leftNode = syntax[node].first
    let rightNode = syntax[leftNode].next
    if reportPredicate(rightNode) {
      _ = expression(leftNode)
      return .unknown
    }
    var left = expression(leftNode)
    refusesCities = syntax[rightNode].kind == .name && !left.kind.canBePlace
    var right = expression(rightNode)
    refusesCities = false
    guard !left.kind.isUnknown, !right.kind.isUnknown else { return .unknown }
    guard let kind = common(left.kind, right.kind)?.written(false), isComparable(kind) else {
      return mistake(mismatch(left, leftNode, right, rightNode), syntax[rightNode].span)
    }
    left = convert(left, to: kind, syntax[leftNode].span)
    right = convert(right, to: kind, syntax[rightNode].span)
    guard !left.kind.isUnknown, !right.kind.isUnknown else { return .unknown }

    let op = syntax[node].op
    if op != .equal, op != .isNot {
      guard kind.isNumeric else {
        return mistake(.noOrder(kind.described), syntax[node].span)
      }
      return ordered(node, op, kind, left, right)
    }
    var tolerance = self.tolerance(left, right)
    let toleranceNode = syntax[rightNode].next
    if toleranceNode >= 0 {
      guard let given = expressionAsTolerance(toleranceNode, for: kind) else { return .unknown }
      tolerance = given
    }
    var result =
      kind.isNumeric
      ? emitResult(
        .truth, kind == .angle ? .equalAngles : .equalNumbers, left.slot, right.slot, tolerance)
      : emitResult(
        .truth, .equalValues, left.slot, right.slot, tolerance, extra: kind.code)
    if op == .isNot { result = emitResult(.truth, .not, result.slot) }
    note(
      .comparison, node, kind: kind, left: left, right: right, tolerance: tolerance,
      result: result, property: property(of: leftNode))
    return result
  }

  private func isComparable(_ kind: Kind) -> Bool { !kind.isUnknown && kind.base != .line }

  /// What to say of two values that can't be compared.
  private mutating func mismatch(
    _ left: Operand, _ leftNode: Int32, _ right: Operand, _ rightNode: Int32
  ) -> Problem {
    if left.kind == .mode, right.kind == .text, let word = constantText(of: rightNode) {
      return .otherWord(written(rightNode), meant: word, line: rewritten(rightNode, as: word))
    }
    if right.kind == .number, left.kind == .distance || left.kind == .speed {
      return wrongKind(right, wanted: left.kind.described, syntax[rightNode].span)
    }
    return .notComparable(
      left: "“\(written(leftNode))” is \(left.kind.described)", right: found(right, rightNode))
  }

  /// Half the last decimal written on either side; the wider when both have decimals.
  private mutating func tolerance(_ left: Operand, _ right: Operand) -> Int32 {
    switch (left.tolerance >= 0, right.tolerance >= 0) {
    case (true, false): return left.tolerance
    case (false, true): return right.tolerance
    case (false, false): return computedToleranceSlot
    case (true, true):
      return emitResult(.number, .widerTolerance, left.tolerance, right.tolerance).slot
    }
  }

  /// The slot after `within` or `±`: in the unit of what is compared; for places a distance.
  private mutating func expressionAsTolerance(_ node: Int32, for kind: Kind) -> Int32? {
    let wanted: Kind
    switch kind.base {
    case .place where !kind.isList: wanted = .distance
    case .point where !kind.isList: wanted = .screenLength
    default:
      guard kind.isNumeric else {
        report(.noTolerance(kind.described), syntax[node].span)
        return nil
      }
      wanted = kind
    }
    let operand = expression(node, as: wanted)
    guard !operand.kind.isUnknown else { return nil }
    if operand.isConstant, value(operand) < 0 {
      report(.negativeTolerance, syntax[node].span)
      return nil
    }
    // A place is matched in degrees unless a distance is given: the sign tells them apart.
    if kind == .place {
      return emitResult(.number, .negate, operand.slot).slot
    }
    return operand.slot
  }

  private mutating func ordered(
    _ node: Int32, _ op: Operator, _ kind: Kind, _ left: Operand, _ right: Operand
  ) -> Operand {
    let tolerance = syntax[syntax[syntax[node].first].next].next
    if tolerance >= 0 { return mistake(.noTolerance("< and >"), syntax[tolerance].span) }
    let opcode: Opcode = op == .less || op == .greater ? .less : .lessOrEqual
    let isTurned = op == .greater || op == .greaterOrEqual
    let result = emitResult(
      .truth, opcode, isTurned ? right.slot : left.slot, isTurned ? left.slot : right.slot)
    let property = property(of: syntax[node].first)
    note(
      .comparison, node, kind: kind, left: left, right: right, tolerance: computedToleranceSlot,
      result: result, property: property)
    return result
  }

  mutating func between(_ node: Int32) -> Operand {
    let valueNode = syntax[node].first
    let lowNode = syntax[valueNode].next
    let highNode = syntax[lowNode].next
    let value = expression(valueNode)
    guard !value.kind.isUnknown else { return .unknown }
    guard value.kind.isNumeric else {
      return mistake(.noOrder(value.kind.described), syntax[valueNode].span)
    }
    let low = expression(lowNode, as: value.kind)
    let high = expression(highNode, as: value.kind)
    guard !low.kind.isUnknown, !high.kind.isUnknown else { return .unknown }
    if low.isConstant, high.isConstant, self.value(low) > self.value(high) {
      return mistake(
        .emptyBetween, syntax[lowNode].span.joined(syntax[highNode].span))
    }
    let result = emitResult(.truth, .lessOrEqual, low.slot, value.slot)
    let jump = emit(Instruction(.jumpIfFalse, result.slot))
    emit(Instruction(.lessOrEqual, result.slot, value.slot, high.slot))
    land(jump)
    note(
      .between, node, kind: value.kind, left: value, right: low, high: high, result: result,
      property: property(of: valueNode))
    return result
  }

  mutating func isVisible(_ node: Int32) -> Operand {
    let child = syntax[node].first
    var value = expression(child)
    if value.kind == .text { value = convert(value, to: .place, syntax[child].span) }
    guard !value.kind.isUnknown else { return .unknown }
    if property(of: child) == .recenterButton {
      if syntax[node].op == .isNot { value = emitResult(.truth, .not, value.slot) }
      note(.truth, node, kind: .truth, left: value, right: value, result: value)
      return value
    }
    guard value.kind.isPlaces else {
      return mistake(
        .wrongKind(wanted: "a place", found: found(value, child)), syntax[child].span)
    }
    let isNot = syntax[node].op == .isNot
    var result: Operand
    if isNot, value.kind.isList || value.kind == .line {
      // All of them are to be away: that one is would not be what people mean.
      result = emitResult(.truth, .isHidden, value.slot)
    } else {
      result = emitResult(.truth, .isVisible, value.slot, extra: value.kind.code)
      if isNot { result = emitResult(.truth, .not, result.slot) }
    }
    note(.isVisible, node, kind: value.kind, left: value, right: value, result: result)
    return result
  }

  mutating func wasLimited(_ node: Int32) -> Operand {
    let child = syntax[node].first
    guard let property = property(of: child), property.canBeLimited else {
      return mistake(.nothingLimited(written(child)), syntax[child].span)
    }
    var result = emitResult(.truth, .wasLimited, property.rawValue)
    if syntax[node].op == .isNot { result = emitResult(.truth, .not, result.slot) }
    note(
      .wasLimited, node, kind: .truth, left: result, right: result, result: result,
      property: property)
    return result
  }

  /// The property that a node reads, nil where it reads none or something more.
  @inline(__always)
  func property(of node: Int32) -> Property? {
    var inner = node
    while syntax[inner].kind == .group { inner = syntax[inner].first }
    guard syntax[inner].kind == .name else { return nil }
    let name = syntax[inner].payload
    return meaning(of: name) == nil ? vocabulary.property(name) : nil
  }
}

extension Property {
  /// Whether the map's limits can change it.
  var canBeLimited: Bool {
    switch self {
    case .zoom, .bearing, .tilt, .target, .camera, .lat, .lon: true
    default: false
    }
  }
}

extension Kind {
  /// A place, bounds, a line, or a list of places: what can be gathered, fitted and seen.
  var isPlaces: Bool {
    switch base {
    case .place: depth <= 1
    case .bounds, .line: depth == 0
    default: false
    }
  }
}
