/// The functions of expressions.
enum Function: Int32, CaseIterable {
  case distance, heading, middle, bounds, place, point, screen, ground, contains
  case min, max, abs, round, floor, ceil, sqrt, log2, sin, cos, length

  /// The function's row in the table of words.
  var entry: FunctionEntry { FunctionEntry.table[Int(rawValue)] }
}

/// One argument of a function: what it is called in help, and what it takes.
struct FunctionParameter {
  let name: StaticString
  let kinds: KindSet
  let isRequired: Bool
  /// What it is, where its kinds don't say it well.
  let meaning: String?

  static func required(
    _ name: StaticString, _ kinds: KindSet, meaning: String? = nil
  ) -> FunctionParameter {
    FunctionParameter(name: name, kinds: kinds, isRequired: true, meaning: meaning)
  }

  static func optional(_ name: StaticString, _ kinds: KindSet) -> FunctionParameter {
    FunctionParameter(name: name, kinds: kinds, isRequired: false, meaning: nil)
  }
}

/// A row of the table of words.
final class FunctionEntry: Sendable {
  let function: Function
  let spelling: StaticString
  let parameters: [FunctionParameter]
  /// Whether the last argument may be given any number of times.
  let takesMore: Bool
  /// The kind of the result, nil for the kind of what it is given.
  let result: Kind?
  /// How it is written when its arguments are no plain list of values.
  let form: String?
  let summary: String
  /// A condition that holds on a new map.
  let example: String

  init(
    _ function: Function, _ spelling: StaticString, _ parameters: [FunctionParameter],
    takesMore: Bool = false, gives result: Kind?, form: String? = nil, _ summary: String,
    example: String
  ) {
    self.function = function
    self.spelling = spelling
    self.parameters = parameters
    self.takesMore = takesMore
    self.result = result
    self.form = form
    self.summary = summary
    self.example = example
  }

  /// How the function is written, with its arguments: `distance(PLACE, PLACE)`.
  var usage: String {
    form ?? "\(spelling)(" + parameters.map { "\($0.name)" }.joined(separator: ", ") + ")"
  }
}
