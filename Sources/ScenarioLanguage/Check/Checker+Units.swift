/// What is said where the units of two values don't go together.
extension Checker {
  /// Reports a sum or product of values whose units don't mix, or the number that has none.
  mutating func unitsMistake(_ node: Int32, _ left: Operand, _ right: Operand) -> Operand {
    let leftNode = syntax[node].first
    let rightNode = syntax[leftNode].next
    let op = syntax[node].op
    for (bare, bareNode, other, otherNode) in [
      (right, rightNode, left, leftNode), (left, leftNode, right, rightNode),
    ]
    where op == .add || op == .subtract {
      guard bare.kind == .number, syntax[bareNode].kind == .number,
        other.kind == .distance || other.kind == .speed
      else { continue }
      let number = written(bareNode)
      let unit = unitSpelling(of: otherNode) ?? (other.kind == .speed ? "km/h" : "m")
      return mistake(
        .unitMissing(written: number, wanted: other.kind.described, example: "\(number) \(unit)"),
        syntax[bareNode].span)
    }
    return mistake(
      .unitsDoNotMix(left: left.kind.described, right: right.kind.described), syntax[node].span)
  }

  private func unitSpelling(of node: Int32) -> String? {
    guard syntax[node].kind == .number else { return nil }
    return "\(syntax.numbers[Int(syntax[node].payload)].unit.spelling)"
  }
}
