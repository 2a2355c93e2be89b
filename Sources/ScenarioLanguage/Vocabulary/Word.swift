/// The small words of the grammar, in the order of their numbers in a ``Vocabulary``.
enum Word: Int32, CaseIterable {
  case and, or, not, mod, `is`, was, visible, limited, between, within, because
  case by, `in`, `else`, error, examples, `true`, `false`, off, on, x, over, ease, following,
    overview, free

  var spelling: StaticString {
    switch self {
    case .and: "and"
    case .or: "or"
    case .not: "not"
    case .mod: "mod"
    case .is: "is"
    case .was: "was"
    case .visible: "visible"
    case .limited: "limited"
    case .between: "between"
    case .within: "within"
    case .because: "because"
    case .by: "by"
    case .in: "in"
    case .else: "else"
    case .error: "error"
    case .examples: "examples"
    case .true: "true"
    case .false: "false"
    case .off: "off"
    case .on: "on"
    case .x: "x"
    case .over: "over"
    case .ease: "ease"
    case .following: "following"
    case .overview: "overview"
    case .free: "free"
    }
  }

  /// Words that join parts of an expression: no value begins with one.
  var joinsExpressions: Bool { rawValue <= Word.in.rawValue || self == .else }

  /// Words behind which a line may break, as behind the signs of operators.
  var isOperator: Bool {
    switch self {
    case .and, .or, .not, .mod, .is, .was, .between, .within, .by: true
    default: false
    }
  }

  /// Words that can't be the name of anything; `x` and `on` are words only where they are wanted.
  var isReserved: Bool { joinsExpressions || self == .true || self == .false }
}
