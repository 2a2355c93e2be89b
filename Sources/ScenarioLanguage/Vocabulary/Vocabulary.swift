/// The words of the language, numbered, and every other name of a run after them.
///
/// The commands come first and then the small words of the grammar, so that the parser tells
/// them by number; what else a word can be is looked up by number too.
struct Vocabulary {
  var names = NameTable()
  private var properties: [Property?] = []
  private var functions: [Function?] = []
  /// The parameters of all commands, one command's behind the other's, and where each begins.
  private var parameters: [NumberedParameter] = []
  private var firstParameters: [Int] = [0]
  /// The commands of two words, by the numbers of their words.
  private var pairs: [(first: Int32, second: Int32, command: Command)] = []
  /// The number of `_`, which stands for the last value of a session.
  private(set) var lastValue: Int32 = -1

  init() {
    for entry in CommandEntry.table.prefix(Int(Command.singleWords)) {
      _ = names.number(entry.spelling)
    }
    for word in Word.allCases {
      let known = names.count
      let number = names.number(word.spelling)
      precondition(number == Int32(known), "a word of the grammar can't be a command")
    }
    for entry in PropertyEntry.table {
      Vocabulary.enter(entry.property, &properties, names.number(entry.spelling))
    }
    for entry in FunctionEntry.table {
      Vocabulary.enter(entry.function, &functions, names.number(entry.spelling))
    }
    for entry in CommandEntry.table {
      for parameter in entry.parameters {
        parameters.append(NumberedParameter(parameter, name: names.number(parameter.name)))
      }
      firstParameters.append(parameters.count)
      let words = "\(entry.spelling)".split(separator: " ").map { names.number(String($0)) }
      if words.count == 2 { pairs.append((words[0], words[1], entry.command)) }
    }
    lastValue = names.number("_")
  }

  private static func enter<Role>(_ role: Role, _ roles: inout [Role?], _ name: Int32) {
    while roles.count <= Int(name) { roles.append(nil) }
    roles[Int(name)] = role
  }

  /// The one-word command of that name.
  func command(_ name: Int32) -> Command? { Command(name: name) }

  /// The small word of that name.
  func word(_ name: Int32) -> Word? { Word(name: name) }

  /// The commands of two words that begin with this one, with the number of the second.
  func pairs(beginningWith first: Int32) -> [(second: Int32, command: Command)] {
    pairs.filter { $0.first == first }.map { ($0.second, $0.command) }
  }

  @inline(__always)
  func property(_ name: Int32) -> Property? {
    name >= 0 && name < properties.count ? properties[Int(name)] : nil
  }

  @inline(__always)
  func function(_ name: Int32) -> Function? {
    name >= 0 && name < functions.count ? functions[Int(name)] : nil
  }

  /// Names that can't be given to a thing of one's own.
  func isReserved(_ name: Int32) -> Bool {
    command(name) != nil || property(name) != nil || function(name) != nil
      || word(name).map { $0.isReserved } == true || name == lastValue
  }

  /// The numbers of the names of a command's parameters.
  func parameterNames(_ command: Command) -> [Int32] {
    parameters[parameterRange(of: command)].map { $0.name }
  }

  /// Where the parameters of a command stand among those of all.
  @inline(__always)
  func parameterRange(of command: Command) -> Range<Int> {
    firstParameters[Int(command.rawValue)]..<firstParameters[Int(command.rawValue) + 1]
  }

  /// A parameter by its place among those of all commands.
  @inline(__always)
  func parameter(_ index: Int) -> NumberedParameter { parameters[index] }
}

extension Command {
  /// The command of one word that has this name in every vocabulary.
  @inline(__always)
  init?(name: Int32) {
    guard name >= 0, name < Command.singleWords else { return nil }
    self.init(rawValue: name)
  }
}

extension Word {
  /// The number of the word in every vocabulary.
  var name: Int32 { Command.singleWords + rawValue }

  /// The small word that has this name in every vocabulary.
  @inline(__always)
  init?(name: Int32) {
    guard name >= Command.singleWords else { return nil }
    self.init(rawValue: name - Command.singleWords)
  }
}

/// What is asked of a parameter again and again.
struct NumberedParameter {
  /// The number of its name.
  let name: Int32
  let value: Parameter.Value
  let style: Parameter.Style
  let isRequired: Bool

  init(_ parameter: Parameter, name: Int32) {
    self.name = name
    value = parameter.value
    style = parameter.style
    isRequired = parameter.isRequired
  }
}
