import SeededNumbers
import Testing

@testable import ScenarioLanguage

@Suite("Numbers as they are written")
struct NumberTests {
  @Test(
    "A number has its value and the decimals written",
    arguments: [
      ("6", 6, 0), ("7.25", 7.25, 2), ("7.30", 7.3, 2), ("7.3", 7.3, 1), ("0.0", 0, 1),
      ("1_000", 1000, 0), ("1_0_0.2_5", 100.25, 2), (".5", 0.5, 1), ("1e3", 1000, 0),
      ("1E3", 1000, 0), ("1e+3", 1000, 0), ("15e-1", 1.5, 1), ("1.5e1", 15, 0), ("1.25e1", 12.5, 1),
      ("1.5e-2", 0.015, 3), ("007", 7, 0), ("0", 0, 0), ("2.675", 2.675, 3),
      ("1.7976931348623157e308", .greatestFiniteMagnitude, 0),
      ("5e-324", .leastNonzeroMagnitude, 127),
      ("1e-400", 0, 127), ("123456789012345678901234567890", 1.234_567_890_123_456_8e29, 0),
      ("0.1000000000000000055511151231257827", 0.1, 34),
    ])
  func numberValueDecimals(
    text: String, value: Double, decimals: Int8
  ) throws {
    let number = try #require(try numbers(in: "let n = \(text)").first)
    #expect(number.value == value)
    #expect(number.decimals == decimals)
    #expect(number.unit == .none)
  }

  @Test(
    "A unit may touch its number or stand behind it",
    arguments: [
      ("45 deg", 45, Unit.degrees), ("45°", 45, .degrees), ("45 °", 45, .degrees),
      ("45deg", 45, .degrees), ("64 pt", 64, .points), ("64pt", 64, .points),
      ("500 m", 500, .meters), ("3 km", 3, .kilometers), ("3km", 3, .kilometers),
      ("5 mi", 5, .miles), ("100 ft", 100, .feet), ("2 s", 2, .seconds), ("2s", 2, .seconds),
      ("500 ms", 500, .milliseconds), ("1 min", 1, .minutes), ("1min", 1, .minutes),
      ("50 km/h", 50, .kilometersPerHour), ("50km/h", 50, .kilometersPerHour),
      ("30 mph", 30, .milesPerHour), ("12 m/s", 12, .metersPerSecond), ("1.5e3m", 1500, .meters),
      ("49.26N", 49.26, .north), ("33S", 33, .south), ("151.2E", 151.2, .east),
      ("123.11W", 123.11, .west), ("1e3 km", 1000, .kilometers), ("2\ts", 2, .seconds),
    ])
  func unitMayTouch(
    text: String, value: Double, unit: Unit
  ) throws {
    let (tree, diagnostics, _) = try parse("let n = \(text)")
    #expect(diagnostics == [])
    #expect(tree.numbers.map { $0.value } == [value])
    #expect(tree.numbers.map { $0.unit } == [unit])
  }

  @Test(
    "What is no unit is left alone",
    arguments: [
      ("zoomTo 2 S", "a letter of the compass touches its number"),
      ("let n = 2\ns", "a unit stands on the line of its number"),
      ("visit 2 seconds", "a longer word is no unit"), ("visit 2 m_", "nor one with more to it"),
      ("visit 2 é", "nor a letter beyond ASCII"), ("visit 2 mé", "nor a unit that goes on so"),
    ])
  func noUnitLeft(text: String, why: String) throws {
    #expect(try numbers(in: text).map { $0.unit } == [.none], "\(why)")
  }

  @Test("A size may be written in one word")
  func sizeMayBe() throws {
    #expect(try numbers(in: "map 390x844").map { $0.value } == [390, 844])
    expectFine("map 390x844\nassert width == 390 and height == 844")
    expectFine("map 390 x 844\nassert width == 390")
    expectFine("map 390pt x 844pt\nassert width == 390")
  }

  @Test("Two dots make a range, not decimals")
  func twoDotsMake() throws {
    #expect(try numbers(in: "let n = 2..21").map { $0.value } == [2, 21])
    #expect(try numbers(in: "let n = 2...5").map { $0.value } == [2, 0.5])
    #expect(try numbers(in: "let n = 2.5..3.5 by .5").map { $0.decimals } == [1, 1, 1])
  }

  @Test(
    "What is no number is refused whole",
    arguments: [
      ("assert zoom == ‹0x10›", Problem.NumberFault.notDecimal), ("zoomTo ‹0xff›", .notDecimal),
      ("zoomTo ‹0XFF›", .notDecimal), ("zoomTo ‹1e400›", .numberTooLarge),
      ("zoomTo ‹1.8e308›", .numberTooLarge), ("zoomTo -‹1e309›", .numberTooLarge),
      ("zoomTo ‹12abc›", .gluedNumber), ("zoomTo ‹1__0›", .gluedNumber),
      ("zoomTo ‹1_›", .gluedNumber),
      ("zoomTo ‹1e›", .gluedNumber), ("zoomTo ‹12zz›", .gluedNumber),
      ("zoomTo ‹3rd›", .gluedNumber),
      ("wait ‹2soon›", .gluedNumber),
    ])
  func noNumberRefused(marked: String, fault: Problem.NumberFault) {
    let text = MarkedText(marked)
    let written = String(marked.split(separator: "‹")[1].split(separator: "›")[0])
    let found = check(text.text).diagnostics.filter { $0.location.span == text.spans[0] }
    #expect(found.map { $0.problem } == [.badNumber(fault, written: written)])
  }

  @Test(
    "A word for no number is told from an unknown name",
    arguments: ["nan", "inf", "infinity", "NaN"])
  func wordForNo(word: String) {
    expect("zoomTo ‹\(word)›", gives: [.notANumber(word)])
    expect("assert zoom == ‹\(word)›", gives: [.notANumber(word)])
  }

  @Test("Numbers are correctly rounded, whatever their digits")
  func numbersCorrectlyRounded() throws {
    let seed: UInt64 = 20_260_301
    var random = SeededGenerator(seed: seed)
    var texts: [String] = []
    for _ in 0..<4000 {
      let digits = (0..<Int.random(in: 1...25, using: &random)).map { _ in
        String(Int.random(in: 0...9, using: &random))
      }.joined()
      var text = digits
      if Bool.random(using: &random) {
        let split = Int.random(in: 0..<digits.utf8.count, using: &random)
        text = "\(digits.prefix(split)).\(digits.dropFirst(split))"
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        text += "e\(Int.random(in: -330...280, using: &random))"
      }
      texts.append(text)
    }
    let found = try numbers(in: texts.map { "zoomTo \($0)" }.joined(separator: "\n"))
    #expect(found.count == texts.count, "seed \(seed)")
    for (number, text) in zip(found, texts) {
      #expect(number.value == Double(text), "\(text), seed \(seed)")
    }
  }

  @Test("The shortest text of a number reads back as that number")
  func shortestTextNumber() throws {
    let seed: UInt64 = 7
    var random = SeededGenerator(seed: seed)
    var values: [Double] = []
    while values.count < 4000 {
      let value = Double(bitPattern: random.next()).magnitude
      if value.isFinite { values.append(value) }
    }
    let found = try numbers(in: values.map { "zoomTo \($0)" }.joined(separator: "\n"))
    #expect(found.map { $0.value } == values, "seed \(seed)")
  }
}

@Suite("Units")
struct UnitTests {
  @Test(
    "A unit is so many of its base unit",
    arguments: [
      (Unit.none, 1, Kind.number), (.degrees, 1, .angle), (.points, 1, .screenLength),
      (.meters, 1, .distance), (.kilometers, 1000, .distance), (.miles, 1609.344, .distance),
      (.feet, 0.3048, .distance), (.seconds, 1, .time), (.milliseconds, 0.001, .time),
      (.minutes, 60, .time), (.metersPerSecond, 1, .speed), (.kilometersPerHour, 1 / 3.6, .speed),
      (.milesPerHour, 0.44704, .speed), (.north, 1, .angle), (.south, -1, .angle),
      (.east, 1, .angle), (.west, -1, .angle),
    ])
  func unitManyBase(unit: Unit, factor: Double, kind: Kind) {
    #expect(abs(unit.factor - factor) < 1e-12)
    #expect(unit.kind == kind)
  }

  @Test("No spelling means two units")
  func noSpellingMeans() {
    let spellings = Unit.allCases.map { "\($0.spelling)" }
    #expect(Set(spellings).count == spellings.count)
    #expect(Unit.written.count == Unit.allCases.count - 1)
  }
}
