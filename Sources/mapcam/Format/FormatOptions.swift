/// What `mapcam fmt` is asked to do.
struct FormatOptions {
  var inputs: [RunOptions.Input] = []
  /// Name the files that would change, and write nothing.
  var checks = false
  /// Show what would change, and write nothing.
  var showsDiff = false

  /// What follows `fmt` on the command line.
  init(_ arguments: Arguments) throws(Arguments.Misuse) {
    for part in arguments.parts {
      switch part {
      case .operand("-"): inputs.append(.standardInput)
      case .operand(let path): inputs.append(.path(path))
      case .option(.check, _): checks = true
      case .option(.diff, _): showsDiff = true
      case .option: break
      }
    }
    if inputs.isEmpty, !Platform.isTerminal(0) { inputs = [.standardInput] }
    guard !inputs.isEmpty else {
      throw Arguments.Misuse("fmt needs a file or a folder: mapcam fmt scenarios")
    }
  }
}
