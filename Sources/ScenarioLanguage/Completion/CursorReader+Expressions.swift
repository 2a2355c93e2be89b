/// What is wanted where a value stands.
struct Expected {
  var kinds: KindSet
  /// What a text in quotes is.
  var text: TextUse
  /// The property that the value is compared with; it is not compared with itself.
  var other: Property?
  /// Whether a city may be meant.
  var includesCities = true

  /// A value of these kinds; a text names a place where a place is wanted.
  init(_ kinds: KindSet, text: TextUse? = nil) {
    self.kinds = kinds
    self.text = text ?? (kinds.contains(.place) && kinds != .any ? .place : .plain)
  }

  var includesCondition: Bool { kinds.contains(.truth) }
}

/// A value that has been read.
struct ReadValue {
  var kind: Kind
  /// The property it reads, if it reads one and no more.
  var property: Property?

  static let unknown = ReadValue(kind: .unknown)
  static let truth = ReadValue(kind: .truth)

  var isCondition: Bool { kind == .truth || kind.isUnknown }
}

extension CursorReader {
  /// A whole expression: `or` joins `and`, which joins what `not` may stand before.
  mutating func expression(_ expected: Expected) -> ReadValue {
    nested(.unknown) { reader in
      var value = reader.conjunction(expected)
      while reader.accept(.or, offered: expected.includesCondition && value.isCondition) {
        value = reader.conjunction(expected)
      }
      return value
    }
  }

  private mutating func conjunction(_ expected: Expected) -> ReadValue {
    var value = negation(expected)
    while accept(.and, offered: expected.includesCondition && value.isCondition) {
      value = negation(expected)
    }
    return value
  }

  private mutating func negation(_ expected: Expected) -> ReadValue {
    var isNegated = false
    while accept(.not, offered: expected.includesCondition) { isNegated = true }
    let value = comparison(expected)
    return isNegated ? .truth : value
  }

  // MARK: Comparisons

  private mutating func comparison(_ expected: Expected) -> ReadValue {
    let left = range(expected)
    switch token.kind {
    case .end:
      if isAtCursor, expected.includesCondition { offerComparisons(of: left) }
      return left
    case .equal, .assign, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      let isEquality = token.kind == .equal || token.kind == .notEqual
      advance(overLineBreaks: true)
      return compared(with: left, isEquality: isEquality)
    default: break
    }
    if accept(.is) {
      _ = accept(.not)
      if accept(.visible, offered: left.canBeVisible) { return .truth }
      return compared(with: left, isEquality: true)
    }
    if accept(.was) {
      _ = accept(.not)
      if !accept(.limited), token.kind == .end { isClosed = true }
      return .truth
    }
    if accept(.between) {
      _ = sum(Expected(comparedWith: left))
      if accept(.and) {
        _ = sum(Expected(comparedWith: left))
      } else if token.kind == .end {
        isClosed = true
      }
      return .truth
    }
    return left
  }

  /// What a value is compared with, and how far off it may be.
  private mutating func compared(with left: ReadValue, isEquality: Bool) -> ReadValue {
    let right = range(Expected(comparedWith: left))
    let kind = left.kind.isUnknown ? right.kind : left.kind
    let tolerance = KindSet.tolerance(of: kind)
    if token.kind == .plusMinus {
      advance(overLineBreaks: true)
      _ = sum(Expected(tolerance))
    } else if accept(.within, offered: isEquality && !tolerance.isEmpty) {
      _ = sum(Expected(tolerance))
    }
    return .truth
  }

  private mutating func offerComparisons(of value: ReadValue) {
    let kind = value.kind
    if kind.base != .line {
      offers.offer(Word.is.spelling)
      offers.offer("\(Word.is.spelling) \(Word.not.spelling)")
    }
    if value.canBeVisible { offers.offer("\(Word.is.spelling) \(Word.visible.spelling)") }
    if kind.isNumeric || kind.isUnknown { offers.offer(Word.between.spelling) }
    if value.property?.canBeLimited == true {
      offers.offer("\(Word.was.spelling) \(Word.limited.spelling)")
    }
  }

  // MARK: Arithmetic

  private mutating func range(_ expected: Expected) -> ReadValue {
    let low = sum(expected)
    guard token.kind == .dotDot else { return low }
    advance(overLineBreaks: true)
    let number = Expected(low.kind.isNumeric ? KindSet(low.kind) : .numeric)
    _ = sum(number)
    if accept(.by) { _ = sum(number) }
    return ReadValue(kind: low.kind.isNumeric ? low.kind.list : Kind.unknown.list)
  }

  /// Values joined by arithmetic, whose precedence doesn't matter here.
  private mutating func sum(_ expected: Expected) -> ReadValue {
    var value = operand(expected)
    while true {
      switch token.kind {
      case .plus, .minus, .star, .slash, .caret: advance(overLineBreaks: true)
      default: guard accept(.mod, offered: value.kind.isNumeric) else { return value }
      }
      let right = operand(Expected(.numeric))
      value = ReadValue(kind: value.kind == right.kind ? value.kind : .unknown)
    }
  }
}

extension ReadValue {
  fileprivate var canBeVisible: Bool {
    kind.isPlaces || kind.isUnknown || kind == .text || property == .recenterButton
  }
}

extension Expected {
  /// A value to compare with another.
  fileprivate init(comparedWith other: ReadValue) {
    if other.kind.isUnknown {
      self.init(.any, text: .place)
    } else {
      self.init(KindSet(other.kind))
      self.other = other.property
      // Where a place lies that one has named is not asked: `vancouver is v` goes on to `visible`.
      includesCities = other.property != nil
    }
  }
}

extension KindSet {
  /// What may stand behind `within` when values of that kind are compared.
  fileprivate static func tolerance(of kind: Kind) -> KindSet {
    switch kind {
    case .place: .distance
    case .point: .screenLength
    case .unknown: .numeric
    default: kind.isNumeric ? KindSet(kind) : []
    }
  }
}
