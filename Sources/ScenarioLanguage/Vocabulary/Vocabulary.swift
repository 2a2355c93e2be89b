/// The words of the language, numbered, and every other name of a run after them.
///
/// The commands come first and then the small words of the grammar, so that the parser tells
/// them by number; what else a word can be is looked up by number too.
struct Vocabulary {
  var names = NameTable()
  /// The raw values of the properties and functions by the numbers of their names, -1 for none.
  private var properties: [Int32] = []
  private var functions: [Int32] = []
  /// The parameters of all commands, one command's behind the other's, and where each begins.
  private var parameters: [NumberedParameter] = []
  private var firstParameters: [Int] = [0]
  /// The commands of two words, by the numbers of their words.
  private var pairs: [(first: Int32, second: Int32, command: Command)] = []
  /// The number of `_`, which stands for the last value of a session.
  private(set) var lastValue: Int32 = -1

  /// Every run begins with this: plain loops over arrays of few types, since each further type costs the
  /// runtime some microseconds.
  init() {
    let commands = CommandEntry.table
    for index in 0..<Int(Command.singleWords) { _ = names.number(commands[index].spelling) }
    for word in Word.allCases {
      let known = names.count
      let number = names.number(word.spelling)
      precondition(number == Int32(known), "a word of the grammar can't be a command")
    }
    for entry in PropertyEntry.table {
      Vocabulary.enter(entry.property.rawValue, &properties, names.number(entry.spelling))
    }
    for entry in FunctionEntry.table {
      Vocabulary.enter(entry.function.rawValue, &functions, names.number(entry.spelling))
    }
    for entry in commands {
      for parameter in entry.parameters {
        parameters.append(NumberedParameter(parameter, name: names.number(parameter.name)))
      }
      firstParameters.append(parameters.count)
      if entry.command.rawValue >= Command.singleWords { enterPair(entry) }
    }
    lastValue = names.number("_")
  }

  private static func enter(_ role: Int32, _ roles: inout [Int32], _ name: Int32) {
    while roles.count <= Int(name) { roles.append(-1) }
    roles[Int(name)] = role
  }

  private mutating func enterPair(_ entry: CommandEntry) {
    let words = UnsafeBufferPointer(
      start: entry.spelling.utf8Start, count: entry.spelling.utf8CodeUnitCount)
    guard let blank = words.firstIndex(of: 0x20) else { return }
    let first = names.number(UnsafeBufferPointer(rebasing: words[..<blank]))
    let second = names.number(UnsafeBufferPointer(rebasing: words[(blank + 1)...]))
    pairs.append((first, second, entry.command))
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
    name >= 0 && name < properties.count ? Property(rawValue: properties[Int(name)]) : nil
  }

  @inline(__always)
  func function(_ name: Int32) -> Function? {
    name >= 0 && name < functions.count ? Function(rawValue: functions[Int(name)]) : nil
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
