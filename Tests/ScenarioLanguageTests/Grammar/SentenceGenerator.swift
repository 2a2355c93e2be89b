import SeededNumbers

/// Writes random texts that follow a grammar.
struct SentenceGenerator {
  private let grammar: Grammar
  private var random: SeededGenerator
  /// How many rules stand one inside the other at least, below each rule.
  private let depths: [Int]
  private var text = ""

  init(_ grammar: Grammar, seed: UInt64) {
    self.grammar = grammar
    random = SeededGenerator(seed: seed)
    var depths = [Int](repeating: 1000, count: grammar.rules.count)
    for _ in grammar.rules.indices {
      for (rule, part) in grammar.rules.enumerated() {
        depths[rule] = min(depths[rule], 1 + part.depth(depths))
      }
    }
    self.depths = depths
  }

  /// A text that follows the rule, with few rules inside of each other beyond `depth`.
  mutating func sentence(_ rule: String, depth: Int) -> String {
    text = ""
    write(.rule(grammar.number(rule) ?? 0), depth, isOfCharacters: false)
    return text
  }

  private mutating func write(_ part: Grammar.Part, _ depth: Int, isOfCharacters: Bool) {
    switch part {
    case .literal(let literal):
      if !isOfCharacters { text += " " }
      text.unicodeScalars.append(contentsOf: literal)
    case .set(let set):
      let some = Array("abe8_ éß東\"\\n+-\r\n\t".unicodeScalars).filter { set.contains($0) }
      text.unicodeScalars.append(some.randomElement(using: &random) ?? "?")
    case .rule(let rule):
      let isToken = grammar.isOfCharacters(rule)
      if isToken, !isOfCharacters { text += " " }
      write(grammar.rules[rule], depth - 1, isOfCharacters: isToken)
    case .touching: break
    case .sequence(let parts):
      var touches = false
      for part in parts {
        if case .touching = part {
          touches = true
          continue
        }
        let end = text.unicodeScalars.count
        write(part, depth, isOfCharacters: isOfCharacters)
        if touches { removeBlank(at: end) }
        touches = false
      }
    case .choice(let parts):
      let fit = parts.filter { $0.depth(depths) <= depth }
      let least = parts.map { $0.depth(depths) }.min() ?? 0
      let usable = fit.isEmpty ? parts.filter { $0.depth(depths) == least } : fit
      write(
        usable.randomElement(using: &random) ?? .touching, depth, isOfCharacters: isOfCharacters)
    case .repeated(let part, let least, let most):
      let more = part.depth(depths) <= depth ? Int.random(in: 0...2, using: &random) : 0
      // All rows of a table have two cells.
      let count = part.isCell ? 2 : min(most, max(least, more))
      for _ in 0..<count { write(part, depth - 1, isOfCharacters: isOfCharacters) }
    case .difference(let part, let other):
      let before = text
      repeat {
        text = before
        write(part, depth, isOfCharacters: isOfCharacters)
      } while other.holds(text.dropFirst(before.count), grammar)
    }
  }

  private mutating func removeBlank(at offset: Int) {
    let index = text.unicodeScalars.index(text.unicodeScalars.startIndex, offsetBy: offset)
    if index < text.endIndex, text.unicodeScalars[index] == " " {
      text.unicodeScalars.remove(at: index)
    }
  }
}

extension Grammar.Part {
  /// How many rules stand one inside the other in the least that can be written.
  fileprivate func depth(_ rules: [Int]) -> Int {
    switch self {
    case .literal, .set, .touching: 0
    case .rule(let rule): rules[rule]
    case .sequence(let parts): parts.map { $0.depth(rules) }.max() ?? 0
    case .choice(let parts): parts.map { $0.depth(rules) }.min() ?? 0
    case .repeated(let part, let least, _): least == 0 ? 0 : part.depth(rules)
    case .difference(let part, _): part.depth(rules)
    }
  }

  /// A cell of a table, with the bar behind it.
  fileprivate var isCell: Bool {
    if case .sequence(let parts) = self, case .literal(["|"])? = parts.last { return true }
    return false
  }

  /// Whether the text follows it.
  fileprivate func holds(_ text: Substring, _ grammar: Grammar) -> Bool {
    switch self {
    case .set(let set): text.unicodeScalars.count == 1 && set.contains(text.unicodeScalars.first!)
    case .rule(let rule): Recognizer.accepts(String(text), as: grammar.names[rule], of: grammar)
    case .choice(let parts): parts.contains { $0.holds(text, grammar) }
    default: false
    }
  }
}
