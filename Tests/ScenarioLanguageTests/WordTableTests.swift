import Testing

@testable import ScenarioLanguage

@Suite("What the table of words says is what the checks do")
struct WordTableTests {
  /// A value of each kind, as it is written.
  static let samples: [(kind: Kind, text: String)] = [
    (.number, "(1 + 1)"), (.angle, "45 deg"), (.screenLength, "64 pt"), (.distance, "5 km"),
    (.time, "2 s"), (.speed, "50 km/h"), (.place, "vancouver"), (.bounds, "view"),
    (.point, "point(1, 2)"), (.camera, "camera"), (.truth, "moving"), (.text, "\"calgary\""),
    (.mode, "mode"), (.line, "coast"), (Kind.number.list, "[1, 2]"),
    (Kind.place.list, "[sydney, calgary]"), (Kind.text.list, "events"),
  ]

  @Test(
    "A function takes the kinds that its row lists, and no others", arguments: Function.allCases)
  func functionArguments(function: Function) {
    let entry = function.entry
    for index in entry.parameters.indices {
      for sample in Self.samples {
        var arguments = Self.arguments(of: entry)
        arguments[index] = sample.text
        if entry.takesMore { arguments[1] = sample.text }
        // An argument of another kind may have no second one behind it.
        let calls = [arguments, Array(arguments.prefix(max(index + 1, entry.fewest)))].map {
          "\(entry.spelling)(\($0.joined(separator: ", ")))"
        }
        let isAccepted = calls.contains {
          check("line coast sydney calgary\nprint \($0)").problems.isEmpty
        }
        let kinds = entry.parameters[index].kinds
        let isTaken = kinds.union(kinds.takenToo).contains(KindSet(sample.kind))
        #expect(isAccepted == isTaken, "\(calls[0])")
      }
    }
  }

  @Test("A function gives the kind that its row names", arguments: Function.allCases)
  func functionResults(function: Function) throws {
    let entry = function.entry
    guard let result = entry.result else { return }
    let call = "\(entry.spelling)(\(Self.arguments(of: entry).joined(separator: ", ")))"
    for sample in Self.samples where sample.kind != .line {
      let problems = check("let a = \(call)\nassert a == \(sample.text)").problems
      let isSame =
        result == sample.kind || (result.takesBareNumber && sample.kind == .number)
        || (result == .number && sample.kind.takesBareNumber)
        || (result == .place && sample.kind == .text)
      #expect(problems.isEmpty == isSame, "\(call) == \(sample.text): \(problems)")
    }
  }

  @Test("A block behind a command that takes none is a mistake", arguments: Command.allCases)
  func blocks(command: Command) throws {
    let entry = command.entry
    switch command {
    // Those that the parser reads in ways of their own.
    case .let, .use, .assert, .expect, .print, .always, .never, .eventually, .at, .scenario,
      .define, .repeat, .for, .if, .move, .expectError:
      return
    default: if command.takesTimeline { return }
    }
    let spelling = "\(entry.spelling)"
    var statements = "\(entry.example)".split { $0 == ";" || $0 == "\n" }.map(String.init)
    let index = try #require(
      statements.lastIndex { $0.trimmingPrefix(" ").hasPrefix(spelling) })
    statements[index] += " { assert zoom == 99 }"
    let problems = check(statements.joined(separator: "\n")).problems
    #expect(problems == [Problem.blockNotWanted(spelling)])
  }

  /// An argument for each parameter, and one more where more are taken.
  private static func arguments(of entry: FunctionEntry) -> [String] {
    let arguments = entry.parameters.map { parameter in
      samples.first { parameter.kinds.contains(KindSet($0.kind)) }?.text ?? ""
    }
    return entry.takesMore ? arguments + arguments : arguments
  }

  @Test("An argument is offered exactly where the checks let it stand")
  func arguments() {
    for entry in CommandEntry.table where !entry.parameters.isEmpty && entry.command != .animate {
      follow(Written(entry), deeper: 3)
    }
  }

  /// A command with some of its arguments.
  private struct Written {
    let entry: CommandEntry
    var text: String
    var given: [Int]

    init(_ entry: CommandEntry) {
      self.entry = entry
      text = "\(entry.spelling)"
      given = []
      if [.place, .marker, .line].contains(entry.command) { text += " qspot" }
      for (index, parameter) in entry.parameters.enumerated() where parameter.isRequired {
        add(index)
      }
    }

    /// What is known by its position is written first, and in order.
    func canTake(_ index: Int) -> Bool {
      guard entry.parameters[index].style == .positional else { return !given.contains(index) }
      return given.allSatisfy { $0 < index && entry.parameters[$0].style == .positional }
    }

    mutating func add(_ index: Int) {
      let parameter = entry.parameters[index]
      if parameter.style != .positional { text += " \(parameter.name)" }
      if parameter.style != .flag { text += " \(parameter.value.example)" }
      given.append(index)
    }
  }

  private func follow(_ written: Written, deeper: Int) {
    let candidates = Completer().complete(Array("\(written.text) ".utf8)).candidates
    for (index, parameter) in written.entry.parameters.enumerated()
    where written.canTake(index) {
      var longer = written
      longer.add(index)
      if parameter.style != .positional {
        let problems = check(longer.text).problems
        guard candidates.contains(where: { $0.text == "\(parameter.name)" }) else {
          #expect(!problems.isEmpty, "\(longer.text)")
          continue
        }
        #expect(!problems.contains { $0.isOfArguments }, "\(longer.text): \(problems)")
      }
      if deeper > 0 { follow(longer, deeper: deeper - 1) }
    }
  }
}

extension FunctionEntry {
  /// How few arguments it takes.
  fileprivate var fewest: Int { parameters.filter { $0.isRequired }.count }
}

extension Problem {
  /// Whether an argument stands where it can't, whatever else is missing.
  fileprivate var isOfArguments: Bool {
    switch self {
    case .extraArgument, .givenTwice, .placeGivenTwice, .padGivenTwice, .sidesWithoutPad,
      .keepMissing, .unknownArgument:
      true
    default: false
    }
  }
}
