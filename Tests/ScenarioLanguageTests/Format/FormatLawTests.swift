import SeededNumbers
import Testing

@testable import ScenarioLanguage

@Suite("Formatting changes the layout and nothing else")
struct FormatLawTests {
  /// The scenario files of the project, and the examples of all words.
  static let texts: [String] = {
    let files = (try? scenarioFiles().map { try String(contentsOfFile: sourcePath($0)) }) ?? []
    let examples =
      Command.allCases.map { $0.entry.example } + Property.allCases.map { $0.entry.example }
      + Function.allCases.map { "assert \($0.entry.example)" }
      + GrammarEntry.table.map { $0.example } + Unit.allCases.map { $0.example }
    return files + examples
  }()

  /// What holds for every text that can be read.
  private func expectLaws(_ text: String, _ comment: Comment) throws {
    let meaning = try #require(Meaning(text), comment)
    let once = try formatted(text)
    #expect(Meaning(once) == meaning, comment)
    #expect(try formatted(once) == once, comment)
  }

  @Test("Files and examples keep their meaning, and formatting twice is formatting once")
  func asWritten() throws {
    #expect(Self.texts.count > 140)
    #expect(Self.texts[0].contains("scenario"))
    for text in Self.texts { try expectLaws(text, "\(text)") }
  }

  @Test("So do texts with other blanks, line breaks, comments and semicolons")
  func scattered() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<3000 {
      var scatter = Scatter(
        Self.texts.randomElement(using: &generator)!, SeededGenerator(seed: generator.next()))
      let text = scatter.text()
      try expectLaws(text, "seed \(seed), round \(round):\n\(text)")
    }
  }

  @Test("The documentation shows a text before and after")
  func documentation() throws {
    let page = try String(contentsOfFile: sourcePath("docs/formatting.md"))
    let blocks = page.split(separator: "```").map(String.init)
    let after = try #require(blocks.firstIndex { $0.hasPrefix("cam\n") })
    let before = blocks[after - 2].dropFirst("text\n".count)
    #expect(try "cam\n" + formatted(String(before)) == blocks[after])
  }

  @Test("How blanks were written is not seen afterwards")
  func oneLayout() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<500 {
      let text = Self.texts.randomElement(using: &generator)!
      var scatter = Scatter(try formatted(text), SeededGenerator(seed: generator.next()))
      scatter.onlyBlanks = true
      let other = scatter.text()
      #expect(try formatted(other) == formatted(text), "seed \(seed), round \(round):\n\(other)")
    }
  }

  @Test("A text with changed bytes keeps its new meaning, or is refused")
  func mutations() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    let signs = Array("{}()[];,.\n\r #\"|@+-*/^=<>!_ax09°".utf8)
    var (read, refused) = (0, 0)
    for round in 0..<4000 {
      var bytes = Array(Self.texts.randomElement(using: &generator)!.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(signs.randomElement(using: &generator)!, at: index)
        default: bytes[index] = signs.randomElement(using: &generator)!
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if Meaning(text) != nil {
        read += 1
        try expectLaws(text, "seed \(seed), round \(round):\n\(text)")
      } else {
        refused += 1
        #expect(throws: Formatter.Refusal.self, "seed \(seed), round \(round)") {
          try formatted(text)
        }
      }
    }
    #expect(read > 500 && refused > 500)
  }
}
