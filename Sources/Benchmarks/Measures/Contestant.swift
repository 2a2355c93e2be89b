/// A program that takes part, with what it is asked to do.
struct Contestant {
  /// What the table calls it.
  let name: String
  let program: String
  let arguments: [String]
  /// Its whole environment: nothing, but for a program that can't do without.
  var environment: [String] = []

  /// Nil when the program is not there.
  init?(_ name: String, _ program: String?, _ arguments: [String]) {
    guard let program else { return nil }
    self.name = name
    self.program = program
    self.arguments = arguments
  }

  /// As one would call it in a shell.
  var call: String { ([program] + arguments).joined(separator: " ") }
}
