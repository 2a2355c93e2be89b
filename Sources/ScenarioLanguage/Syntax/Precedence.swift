/// How tightly operators bind, the loosest first.
enum Precedence: UInt8, Comparable {
  case disjunction, conjunction, negation, comparison, range, sum, product

  static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
}

extension Token {
  /// The operator that the token is, and how tightly it binds; no operator yet for the words of
  /// comparisons, where the words behind them decide.
  var joiner: (Precedence, Operator)? {
    switch kind {
    case .plus: (.sum, .add)
    case .minus: (.sum, .subtract)
    case .star: (.product, .multiply)
    case .slash: (.product, .divide)
    case .dotDot: (.range, .none)
    case .equal, .assign: (.comparison, .equal)
    case .notEqual: (.comparison, .isNot)
    case .less: (.comparison, .less)
    case .lessOrEqual: (.comparison, .lessOrEqual)
    case .greater: (.comparison, .greater)
    case .greaterOrEqual: (.comparison, .greaterOrEqual)
    case .name:
      switch word {
      case .or: (.disjunction, .or)
      case .and: (.conjunction, .and)
      case .is, .was, .between: (.comparison, .none)
      case .mod: (.product, .modulo)
      default: nil
      }
    default: nil
    }
  }

  /// The operator that the token is when it compares two values.
  var comparisonOperator: Operator? {
    guard kind != .name, let (precedence, op) = joiner, precedence == .comparison else {
      return nil
    }
    return op
  }
}
