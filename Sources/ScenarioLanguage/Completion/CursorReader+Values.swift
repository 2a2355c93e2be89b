import Gazetteer

extension CursorReader {
  /// One value as an argument has it: with its sign and its members, and no arithmetic.
  mutating func operand(_ expected: Expected) -> ReadValue {
    while token.kind == .minus || token.kind == .plus { advance() }
    var value = single(expected)
    while token.kind == .dot, touchesPrevious { value = member(of: value) }
    return value
  }

  private mutating func single(_ expected: Expected) -> ReadValue {
    switch token.kind {
    case .end:
      offerValues(expected)
      isClosed = true
    case .number: return number(expected)
    case .name: return name(expected)
    case .textStart:
      text(expected.text)
      return ReadValue(kind: .text)
    case .leftBracket: return list(expected)
    case .leftParenthesis:
      return brackets(.rightParenthesis) { $0.expression(expected) }
    default: break
    }
    return .unknown
  }

  /// What stands in brackets; at the cursor nothing that follows them is offered.
  private mutating func brackets(
    _ closing: TokenKind, _ content: (inout CursorReader) -> ReadValue
  ) -> ReadValue {
    openBrackets += 1
    advance()
    let value = nested(.unknown, content)
    close(closing)
    return value
  }

  /// Takes the bracket that closes.
  mutating func close(_ closing: TokenKind) {
    openBrackets -= 1
    if token.kind == closing { advance() } else if token.kind == .end { isClosed = true }
  }

  private mutating func list(_ expected: Expected) -> ReadValue {
    brackets(.rightBracket) { reader in
      var element = Expected(expected.kinds.elements, text: expected.text)
      var kind = Kind.unknown
      while reader.token.kind != .rightBracket {
        let value = reader.expression(element)
        if kind.isUnknown, !value.kind.isUnknown {
          kind = value.kind
          element = Expected(KindSet(kind))
        }
        guard reader.token.kind == .comma else { break }
        reader.advance()
      }
      return ReadValue(kind: kind.list)
    }
  }

  // MARK: Numbers

  /// A number and its unit. Where the unit is still being typed, or missing, units are offered.
  private mutating func number(_ expected: Expected) -> ReadValue {
    let literal = numbers[Int(token.payload)]
    let kind = literal.unit.kind
    if token.upper < lexer.bytes.count {
      advance()
      if literal.unit == .none, isAtCursor { offerUnits(expected) }
    } else if literal.unit == .none {
      advance()
    } else {
      var lower = Int(literal.digitsEnd)
      while lexer.bytes[lower] == 0x20 || lexer.bytes[lower] == 0x09 { lower += 1 }
      stop(typedFrom: lower)
      offerUnits(expected)
      isClosed = true
    }
    return ReadValue(kind: kind)
  }

  /// Units of what is wanted, when it can't be a plain number; degrees and points are understood.
  private mutating func offerUnits(_ expected: Expected) {
    guard !expected.kinds.contains(.number) else { return }
    let kinds = expected.kinds.subtracting([.angle, .screenLength])
    for unit in Unit.written where kinds.contains(KindSet(unit.kind)) {
      offers.offer("\(unit.spelling)", isFollowedByBlank: areBlanksWanted)
    }
  }

  // MARK: Names

  private mutating func name(_ expected: Expected) -> ReadValue {
    let name = token.payload
    advance()
    if token.kind == .leftParenthesis, touchesPrevious { return call(name) }
    if case .value(let kind) = meaning(of: name) { return ReadValue(kind: kind) }
    switch vocabulary.word(name) {
    case .true, .false: return .truth
    case .following, .overview, .free: return ReadValue(kind: .mode)
    default: break
    }
    if let property = vocabulary.property(name) {
      return ReadValue(kind: property.entry.kind, property: property)
    }
    let isCity = Gazetteer.city(named: vocabulary.names.spelling(name)) != nil
    return isCity ? ReadValue(kind: .place) : .unknown
  }

  private mutating func call(_ name: Int32) -> ReadValue {
    let entry = vocabulary.function(name)?.entry
    var first = Kind.unknown
    _ = brackets(.rightParenthesis) { reader in
      var index = 0
      while reader.token.kind != .rightParenthesis {
        let value = reader.expression(entry?.expected(index) ?? Expected(.any, text: .place))
        if index == 0 { first = value.kind }
        guard reader.token.kind == .comma else { break }
        reader.advance()
        index += 1
      }
      return .unknown
    }
    return ReadValue(kind: entry?.result ?? first.written(false))
  }

  private mutating func member(of value: ReadValue) -> ReadValue {
    advance()
    if isAtCursor, touchesPrevious { offerMembers(of: value.kind) }
    guard token.kind == .name else {
      if token.kind == .end { isClosed = true }
      return .unknown
    }
    let name = vocabulary.names.spelling(token.payload)
    advance()
    return ReadValue(kind: value.kind.members.first { $0.name == name }?.kind ?? .unknown)
  }

  /// Of a value whose kind can't be told, the members of all kinds.
  private mutating func offerMembers(of kind: Kind) {
    let kinds = kind.base == .unknown && !kind.isList ? Kind.withMembers : [kind]
    for kind in kinds {
      for member in kind.members {
        offers.offer(member.name, isFollowedByBlank: areBlanksWanted)
      }
    }
  }

  /// A blank helps behind an argument, and is in the way inside brackets and texts.
  var areBlanksWanted: Bool { openBrackets == 0 && !isInText }

  // MARK: Values that can stand here

  /// Offers the values of the kinds wanted, when the cursor is reached.
  mutating func offerValues(_ expected: Expected, fit: Offers.Fit = .exact) {
    guard isAtCursor else { return }
    let kinds = expected.kinds
    var seen: Set<Int32> = []
    for known in names.reversed() where seen.insert(known.number).inserted {
      guard case .value(let kind) = known.meaning else { continue }
      if kinds.holds(kind) {
        offer(vocabulary.names.spelling(known.number), fit)
      } else if kinds.takenToo.holds(kind) || hasPart(kind, kinds) {
        offer(vocabulary.names.spelling(known.number), .near)
      }
    }
    for entry in PropertyEntry.table where entry.property != expected.other {
      if kinds.holds(entry.kind) {
        offer("\(entry.spelling)", fit)
      } else if hasPart(entry.kind, kinds) {
        offer("\(entry.spelling)", .near)
      }
    }
    for entry in FunctionEntry.table where entry.canGive(kinds) {
      let name = "\(entry.spelling)"
      offers.offer(Candidate(name + "(", label: name, isFollowedByBlank: false), fit: fit)
    }
    offerWords(kinds, fit)
    if kinds.contains(.place), fit == .exact, expected.includesCities { offerCities() }
  }

  private mutating func offer(_ name: String, _ fit: Offers.Fit) {
    offers.offer(name, fit: fit, isFollowedByBlank: areBlanksWanted)
  }

  /// Whether a part of such a value is meant, perhaps: then a letter of it has been typed.
  private func hasPart(_ kind: Kind, _ kinds: KindSet) -> Bool {
    !offers.isNothingTyped && kind.members.contains { kinds.holds($0.kind) }
  }

  /// The words that are values: yes and no, and the camera modes where one is wanted.
  private mutating func offerWords(_ kinds: KindSet, _ fit: Offers.Fit) {
    if kinds == .truth || (kinds.contains(.truth) && !offers.isNothingTyped) {
      for word in [Word.true, .false] { offer("\(word.spelling)", fit) }
    }
    if kinds == .mode { for word in Parameter.Choice.mode.words { offer(word, fit) } }
  }

  /// How many cities are offered at most.
  static let mostCities = 200

  /// Cities by their names as names of the language; they are too many to offer all.
  private mutating func offerCities() {
    guard !offers.isNothingTyped else { return }
    for city in Gazetteer.cities(withPrefix: offers.typed, limit: CursorReader.mostCities) {
      guard let name = city.identifier else { continue }
      let number = vocabulary.names.number(name)
      if !vocabulary.isReserved(number), meaning(of: number) == nil { offer(name, .city) }
    }
  }
}

extension FunctionEntry {
  fileprivate func expected(_ index: Int) -> Expected {
    guard index < parameters.count || takesMore, let last = parameters.last else {
      return Expected([])
    }
    return Expected(index < parameters.count ? parameters[index].kinds : last.kinds)
  }

  /// Whether the result may be of one of these kinds.
  fileprivate func canGive(_ kinds: KindSet) -> Bool {
    result.map { kinds.holds($0) } ?? !kinds.isDisjoint(with: .numeric)
  }
}

extension Kind {
  /// A kind for each set of members.
  fileprivate static let withMembers: [Kind] = [.place, .point, .bounds, .camera, .text]
}
