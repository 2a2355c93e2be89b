/// What a failed check needs of the text it was written in.
extension Program {
  package func comparisons(of check: Check) -> ArraySlice<Comparison> {
    comparisons[Int(check.comparisons.lowerBound)..<Int(check.comparisons.upperBound)]
  }

  /// The parts of a condition that keep it from being what it should, and what each should be.
  ///
  /// `isTrue` gives what was computed at a slot. A part that was not looked at, because the one
  /// before it decided, is not asked for.
  package func deciding(
    _ check: Check, shouldHold: Bool, _ isTrue: (Int32) -> Bool
  ) -> [(node: Int32, shouldHold: Bool)] {
    let tree = trees[Int(check.location.source)]
    let comparisons = comparisons(of: check)

    func holds(_ node: Int32) -> Bool {
      let first = tree[node].first
      switch tree[node].kind {
      case .group: return holds(first)
      case .not: return !holds(first)
      case .binary where tree[node].op == .and: return holds(first) && holds(tree[first].next)
      case .binary where tree[node].op == .or: return holds(first) || holds(tree[first].next)
      default: return comparisons.first { $0.node == node }.map { isTrue($0.result) } ?? false
      }
    }

    /// The parts that keep `node` from being what it should be.
    func culprits(_ node: Int32, _ shouldHold: Bool) -> [(node: Int32, shouldHold: Bool)] {
      let first = tree[node].first
      switch tree[node].kind {
      case .group: return culprits(first, shouldHold)
      case .not: return culprits(first, !shouldHold)
      case .binary where tree[node].op.isLogical:
        let second = tree[first].next
        if (tree[node].op == .and) == shouldHold {
          // One of the two is enough to fail: the first that did.
          return holds(first) == shouldHold
            ? culprits(second, shouldHold) : culprits(first, shouldHold)
        }
        return culprits(first, shouldHold) + culprits(second, shouldHold)
      default: return [(node, shouldHold)]
      }
    }
    return check.condition >= 0 ? culprits(check.condition, shouldHold) : []
  }

  /// A part of a condition as it was written.
  package func written(_ node: Int32, in check: Check) -> String {
    let source = Int(check.location.source)
    return sources[source].text(trees[source][node].span)
  }

  /// The left side of a comparison, or what a predicate is about.
  package func writtenLeft(of comparison: Comparison, in check: Check) -> String {
    let tree = trees[Int(check.location.source)]
    let first = tree[comparison.node].first
    return written(comparison.form == .truth ? comparison.node : first, in: check)
  }

  /// The left side when it is no literal, so that its value is not seen.
  package func unseenLeft(of comparison: Comparison, in check: Check) -> String? {
    unseen(trees[Int(check.location.source)][comparison.node].first, in: check)
  }

  /// The right side when it is no literal, so that its value is not seen.
  package func unseenRight(of comparison: Comparison, in check: Check) -> String? {
    let tree = trees[Int(check.location.source)]
    return unseen(tree[tree[comparison.node].first].next, in: check)
  }

  /// Whether a comparison says itself to within what it matches.
  package func saysTolerance(_ comparison: Comparison, in check: Check) -> Bool {
    let tree = trees[Int(check.location.source)]
    let right = tree[tree[comparison.node].first].next
    return right >= 0 && tree[right].next >= 0
  }

  private func unseen(_ node: Int32, in check: Check) -> String? {
    let tree = trees[Int(check.location.source)]
    var inner = node
    while tree[inner].kind == .group || tree[inner].kind == .negate { inner = tree[inner].first }
    switch tree[inner].kind {
    case .number, .text, .list: return nil
    case .name where Parameter.Choice.mode.words.contains(written(inner, in: check)): return nil
    default: return written(node, in: check)
    }
  }

  /// A scenario that stands for none, before the first one runs.
  package var placeholder: Scenario {
    Scenario(
      title: "", tags: [], location: Location(source: 0, span: .empty(at: 0)),
      extent: .empty(at: 0), isRow: false, entry: 0)
  }
}
