import SeededNumbers
import Testing

@testable import ScenarioLanguage

@Suite("The grammar in docs/language.md")
struct GrammarTests {
  static let grammar: Grammar = {
    let page = (try? String(contentsOfFile: sourcePath("docs/language.md", from: folder))) ?? ""
    return Grammar(page.matches(of: #/```ebnf\n((?s:.)*?)```/#).map { String($0.1) }.joined())
  }()

  /// A file of the folder above, from which the root of the project is found.
  static let folder = String(#filePath.split(separator: "/").dropLast().joined(separator: "/"))

  @Test("Every rule that is used is there, and every rule that is there is used")
  func rules() {
    #expect(Self.grammar.mistakes == [])
    var used: [Int] = []
    func collect(_ part: Grammar.Part) {
      switch part {
      case .rule(let rule): used.append(rule)
      case .sequence(let parts), .choice(let parts): parts.forEach(collect)
      case .repeated(let part, _, _): collect(part)
      case .difference(let part, let other): [part, other].forEach(collect)
      case .literal, .set, .touching: break
      }
    }
    Self.grammar.rules.forEach(collect)
    let unused = Self.grammar.names.indices.filter { !used.contains($0) }
    // The whole, and what may stand between all words.
    #expect(unused.map { Self.grammar.names[$0] } == ["file", "Space"])
  }

  /// The words of the tables.
  static let words: Set<String> = {
    var words = Word.allCases.map { "\($0.spelling)" }
    for entry in CommandEntry.table {
      words += "\(entry.spelling)".split(separator: " ").map(String.init) + entry.argumentWords
    }
    // These are titles of pages of help, and no words of the language.
    let titles: Set = ["texts", "tags", "devices", "list", "cities"]
    for topic in GrammarEntry.table.flatMap({ $0.topics }) where !titles.contains(topic) {
      words += topic.split(separator: " ").map(String.init)
    }
    words += Unit.allCases.filter { $0 != .none }.flatMap {
      ["\($0.spelling)"] + ($0.sign.map { [$0] } ?? [])
    }
    return Set(words)
  }()

  @Test("The words of the tables stand in it, and no others")
  func vocabulary() {
    let punctuation: Set = [
      "(", ")", "[", "]", "{", "}", "\"", ",", ";", ".", "=", "|", "@",
    ]
    #expect(Set(Self.grammar.literals()).subtracting(punctuation) == Self.words)
  }

  @Test("Each list of words is that of its table")
  func lists() {
    let grammar = Self.grammar
    let units = Unit.allCases.filter { $0 != .none && !$0.isCompass }.map { "\($0.spelling)" }
    #expect(Set(grammar.literals(in: "Unit")) == Set(units + ["°"]))
    let joining = Word.allCases.filter { $0.joinsExpressions }.map { "\($0.spelling)" }
    #expect(grammar.literals(in: "joining") == joining)
    #expect(
      Set(grammar.literals(in: "argumentWord"))
        == Set(CommandEntry.table.flatMap { $0.argumentWords }))
    let moving = CommandEntry.table.filter { $0.group == .moving }.map { "\($0.spelling)" }
    #expect(grammar.literals(in: "moving") == moving)
    // What begins a statement is a command, and all commands do.
    let lists = ["moving", "settingUp", "naming", "navigation", "statementWord"]
    let beginnings = Set(lists.flatMap { grammar.literals(in: $0) })
    let commands = CommandEntry.table.compactMap { "\($0.spelling)".split(separator: " ").first }
    #expect(Set(commands.map(String.init)).isSubset(of: beginnings))
  }

  static let texts: [String] = {
    var texts = CommandEntry.table.map { $0.example } + GrammarEntry.table.map { $0.example }
    texts += PropertyEntry.table.map { $0.example } + Unit.allCases.map { $0.example }
    texts += FunctionEntry.table.map { "assert " + $0.example }
    let names =
      CompletionLawTests.files
      + [
        "guide-boundaries", "guide-camera-position", "navigation-overview", "navigation-recenter",
        "navigation-turns", "store-finder-gestures", "places/vancouver-stores",
      ].map { "scenarios/\($0).cam" }
    return texts + names.compactMap { try? String(contentsOfFile: sourcePath($0, from: folder)) }
  }()

  @Test("It accepts every scenario file and every example of the tables")
  func accepts() {
    #expect(Self.texts.count > 150)
    for text in Self.texts {
      #expect(Recognizer.accepts(text, as: "file", of: Self.grammar), "\(text)")
    }
  }

  @Test("What it allows is read without a mistake", arguments: 0..<20)
  func sentences(seed: UInt64) throws {
    var generator = SentenceGenerator(Self.grammar, seed: seed)
    for depth in 8...27 {
      let text = generator.sentence("file", depth: depth)
      let problems = try parse(text).diagnostics.map { $0.problem }
      #expect(problems == [], "\(text)")
    }
  }

  @Test(
    "With a word or a sign less: what it accepts is read, and what it refuses is a mistake",
    arguments: 0..<8)
  func damaged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for text in Self.texts where text.utf8.count < 200 {
      let parts = text.matches(of: #/\w+|[^\w\s]/#).map { $0.range }
      guard let part = parts.randomElement(using: &random) else { continue }
      let damaged = String(text[..<part.lowerBound] + text[part.upperBound...])
      if Recognizer.accepts(damaged, as: "file", of: Self.grammar) {
        // Which words are commands is no matter of the grammar.
        let problems = try parse(damaged).diagnostics.map { $0.problem }
        #expect(problems.allSatisfy { $0.code.hasPrefix("E3") }, "\(damaged)")
      } else {
        #expect(!check(damaged).problems.isEmpty, "\(damaged)")
      }
    }
  }
}

extension CommandEntry {
  /// The words that stand among its arguments.
  fileprivate var argumentWords: [String] {
    parameters.flatMap { parameter in
      let name = parameter.style == .positional ? [] : ["\(parameter.name)"]
      if case .choice(let choice) = parameter.value { return name + choice.words }
      return name
    }
  }
}
