/// The rules of a grammar in the notation of the W3C, with `~` for parts that touch.
struct Grammar: Sendable {
  /// What a rule is made of.
  indirect enum Part: Sendable {
    case literal([Unicode.Scalar])
    case set(CharacterSet)
    case rule(Int)
    case touching
    case sequence([Part])
    case choice([Part])
    case repeated(Part, least: Int, most: Int)
    case difference(Part, Part)
  }

  /// Characters of which one is written.
  struct CharacterSet: Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var categories: [String] = []
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      let isListed =
        ranges.contains { $0.contains(scalar.value) } || categories.contains(scalar.category)
      return isListed != isNegated
    }
  }

  private(set) var names: [String] = []
  private(set) var rules: [Part] = []
  /// What is wrong with the grammar itself.
  private(set) var mistakes: [String] = []

  private var signs: [String] = []
  private var next = 0

  init(_ text: String) {
    signs = Grammar.signs(of: text)
    names = signs.indices.dropLast().filter { signs[$0 + 1] == "::=" }.map { signs[$0] }
    if Set(names).count < names.count { mistakes.append("a rule is there twice") }
    while next < signs.count {
      next += 2  // the name and ::=
      rules.append(choice())
    }
  }

  func number(_ name: String) -> Int? { names.firstIndex(of: name) }

  /// A rule of characters: nothing stands between its parts.
  func isOfCharacters(_ rule: Int) -> Bool { names[rule].first?.isUppercase == true }

  /// What is written as it stands, in all rules or in some.
  func literals(in rule: String? = nil) -> [String] {
    func collect(_ part: Part) -> [String] {
      switch part {
      case .literal(let text): [String(String.UnicodeScalarView(text))]
      case .sequence(let parts), .choice(let parts): parts.flatMap(collect)
      case .repeated(let part, _, _): collect(part)
      case .difference(let part, let other): collect(part) + collect(other)
      case .set, .rule, .touching: []
      }
    }
    guard let rule else { return rules.flatMap(collect) }
    return number(rule).map { collect(rules[$0]) } ?? []
  }

  // MARK: Reading

  private static func signs(of text: String) -> [String] {
    let pattern = #/'[^']*'|"[^"]*"|\[(?:\\p\{\w+\}|[^\]])+\]|::=|#x[0-9A-F]+|\w+|\S/#
    return text.matches(of: pattern).map { String($0.output) }
  }

  private var sign: String? {
    let isName = next + 1 < signs.count && signs[next + 1] == "::="
    return next < signs.count && !isName ? signs[next] : nil
  }

  private mutating func choice() -> Part {
    var parts = [sequence()]
    while sign == "|" {
      next += 1
      parts.append(sequence())
    }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() -> Part {
    var parts: [Part] = []
    while let sign, sign != "|", sign != ")" {
      var part = repeated()
      if self.sign == "-" {
        next += 1
        part = .difference(part, repeated())
      }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repeated() -> Part {
    let part = single()
    switch sign {
    case "?": next += 1; return .repeated(part, least: 0, most: 1)
    case "*": next += 1; return .repeated(part, least: 0, most: .max)
    case "+": next += 1; return .repeated(part, least: 1, most: .max)
    default: return part
    }
  }

  private mutating func single() -> Part {
    let sign = signs[next]
    next += 1
    switch sign.first {
    case "(":
      let part = choice()
      next += 1
      return part
    case "~": return .touching
    case "'" where sign.count > 1, "\"" where sign.count > 1:
      return .literal(Array(sign.dropFirst().dropLast().unicodeScalars))
    case "[": return .set(CharacterSet(sign.dropFirst().dropLast()))
    case "#": return .set(CharacterSet(sign[...]))
    default:
      if let rule = number(sign) { return .rule(rule) }
      mistakes.append("there is no rule \(sign)")
      return .touching
    }
  }
}

extension Grammar.CharacterSet {
  /// What stands between the brackets of a set.
  init(_ written: Substring) {
    let items = written.matches(of: #/\\p\{(\w+)\}|#x([0-9A-F]+)|(?s:.)/#).map(\.output)
    isNegated = items.first?.0 == "^" && items.count > 1
    var isRange = false
    for (index, item) in items.enumerated().dropFirst(isNegated ? 1 : 0) {
      if let category = item.1 {
        categories.append(String(category))
        continue
      }
      let value = item.2.flatMap { UInt32($0, radix: 16) } ?? item.0.unicodeScalars.first!.value
      if item.0 == "-", !ranges.isEmpty, index + 1 < items.count {
        isRange = true
      } else if isRange {
        ranges.append(ranges.removeLast().lowerBound...value)
        isRange = false
      } else {
        ranges.append(value...value)
      }
    }
  }
}

extension Unicode.Scalar {
  /// The abbreviation of its category, of those that the grammar names.
  fileprivate var category: String {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: "L"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    default: ""
    }
  }
}
