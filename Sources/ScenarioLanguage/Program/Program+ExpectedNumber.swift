/// A number that a check expects and that is written out in it: the 7.3 of `zoom == 7.3`.
package struct ExpectedNumber {
  /// Its sign and its digits, without the unit.
  package let location: Location
  /// How many decimals are written.
  package let decimals: Int
  /// One of its unit in the unit that its kind is computed in; negative for south and west.
  package let factor: Double
  /// Its unit leaves no room for a sign.
  package let isUnsigned: Bool
  /// The slot of the value that it is compared with.
  package let found: Int32
}

extension Program {
  /// The number that a comparison expects; nil when it is no `==` between one number that is written
  /// out and something else.
  package func expectedNumber(of comparison: Comparison, in check: Check) -> ExpectedNumber? {
    guard comparison.form == .comparison, comparison.op == .equal, comparison.kind.isNumeric else {
      return nil
    }
    let source = check.location.source
    let tree = trees[Int(source)]
    let left = tree[comparison.node].first
    let right = tree[left].next
    switch (tree.number(at: left), tree.number(at: right)) {
    case (nil, let literal?):
      return expected(literal, at: tree[right].span, in: source, found: comparison.left)
    case (let literal?, nil):
      return expected(literal, at: tree[left].span, in: source, found: comparison.right)
    default: return nil
    }
  }

  private func expected(
    _ literal: NumberLiteral, at span: SourceRange, in source: Int32, found: Int32
  ) -> ExpectedNumber {
    ExpectedNumber(
      location: Location(
        source: source, span: SourceRange(Int(span.lower), Int(literal.digitsEnd))),
      decimals: Int(literal.decimals), factor: literal.unit.factor,
      isUnsigned: literal.unit.isCompass, found: found)
  }
}

extension Syntax {
  /// The number that a node is, with a sign or without one.
  fileprivate func number(at node: Int32) -> NumberLiteral? {
    let inner = self[node].kind == .negate ? self[node].first : node
    return self[inner].kind == .number ? numbers[Int(self[inner].payload)] : nil
  }
}
