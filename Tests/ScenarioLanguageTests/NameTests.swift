import Testing

@testable import ScenarioLanguage

@Suite("Names")
struct NameTests {
  @Test(
    "A name may be of any script",
    arguments: [
      "home", "Home2", "my_home", "h", "x", "on", "東京駅", "Москва", "Αθήνα", "हिन्दी", "القاهرة",
      "서울", "café", "cafe\u{301}", "Ærø", "ﬁord", "a٣", "n\u{303}andu\u{301}",
    ])
  func scripts(name: String) {
    expectFine("place \(name) 49.28 -123.12\ntarget \(name)\nassert \(name) is visible")
    expectFine("define go(\(name)) { zoomTo \(name) }\ngo 5; for \(name) in 1..3 { go \(name) }")
  }

  @Test("Two spellings that Unicode calls equal are one name")
  func canonicalEquivalence() {
    expectFine("place café 1 2\ntarget cafe\u{301}")
    expectFine("place cafe\u{301} 1 2\ntarget café")
    expectFine("let Å = 1\nzoomTo A\u{30A}; zoomTo \u{212B}")
    expect("let café = 1\nlet ‹cafe\u{301}› = 2", gives: [.duplicateName("cafe\u{301}", line: 1)])
  }

  @Test("Capitals tell names of one's own apart")
  func capitals() {
    expectFine("let level = 1\nlet Level = 2\nzoomTo Level")
    expect(
      "let Level = 1\nzoomTo ‹level›",
      gives: [.unknownName("level", suggestion: did("Level", .value))])
  }

  @Test(
    "A name begins with a letter",
    arguments: [("let ‹_›a = 1", "_"), ("let ‹😀› = 1", "😀"), ("let ‹€› = 1", "€")])
  func firstLetter(marked: String, character: String) {
    expect(marked, gives: [.strayCharacter(character)])
  }

  @Test("A name of one's own hides a city, and a scenario's name one of the file")
  func hiding() {
    expectFine("place vancouver 1 2\ntarget vancouver")
    expectFine(
      "let a = 1\nscenario \"t\" { let a = 2; zoomTo a; repeat 2 { let a = 3; zoomTo a } }")
    expectFine("let city = 5\nfor city in [sydney] { target city }")
    expectFine("repeat 2 { let a = 1; zoomTo a }\nlet a = 2")
  }

  @Test("A name lives as long as its block")
  func scope() {
    expect(
      "repeat 2 { let inner = 1 }\nzoomTo ‹inner›",
      gives: [.unknownName("inner", suggestion: check("zoomTo inner").suggested)])
    expect(
      "scenario \"a\" { let only = 1 }\nscenario \"b\" { zoomTo ‹only› }",
      gives: [.unknownName("only", suggestion: check("zoomTo only").suggested)])
  }

  @Test("Words of the grammar that join nothing are free")
  func freeWords() {
    expectFine("let off = 1\nlet error = 2\nlet examples = 3\nzoomTo off; zoomTo error")
  }

  @Test("Every command, property, function and joining word is reserved")
  func reserved() {
    let commands = CommandEntry.table.prefix(Int(Command.singleWords)).map { "\($0.spelling)" }
    let words = Word.allCases.filter { $0.isReserved }.map { "\($0.spelling)" }
    let names =
      commands + PropertyEntry.table.map { "\($0.spelling)" }
      + FunctionEntry.table.map { "\($0.spelling)" } + words
    #expect(names.count > 60)
    for name in names {
      #expect(check("let \(name) = 1").problems == [.reservedName(name)])
    }
  }

  @Test("A table of names numbers each spelling once")
  func table() {
    var table = NameTable()
    var numbers: [Int32] = []
    for round in 0..<2 {
      for i in 0..<5000 {
        var spelling = i % 7 == 0 ? "né\(i)" : "n\(i)"
        let number = spelling.withUTF8 { table.number($0) }
        if round == 0 { numbers.append(number) } else { #expect(number == numbers[i]) }
      }
    }
    #expect(table.count == 5000)
    #expect(table.spelling(numbers[4999]) == "n4999")
    #expect(table.spelling(numbers[7]) == "né7")
  }
}

extension Checked {
  fileprivate var suggested: Suggestion? {
    if case .unknownName(_, let suggestion) = problems.first { suggestion } else { nil }
  }
}
