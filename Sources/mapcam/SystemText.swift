/// Names and arguments as the system gives them: bytes that need not be UTF-8.
enum SystemText {
  /// The text as a person can read it, each byte that belongs to no letter as `\xFF`.
  static func shown(_ text: UnsafePointer<CChar>) -> String {
    if let whole = String(validatingCString: text) { return whole }
    var bytes: [UInt8] = []
    var end = text
    while end.pointee != 0 {
      bytes.append(UInt8(bitPattern: end.pointee))
      end += 1
    }
    var result = ""
    var rest = bytes[...]
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        result.unicodeScalars.append(Unicode.UTF8.decode(encoded))
        rest = rest.dropFirst(encoded.count)
      case .error(let length):
        for byte in rest.prefix(length) {
          result += #"\x"# + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        rest = rest.dropFirst(length)
      case .emptyInput: return result
      }
    }
  }

  /// The first argument of the call that is not UTF-8, as it can be shown; nil when all are.
  static var argumentThatIsNoText: String? {
    for number in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[number] else { continue }
      if String(validatingCString: argument) == nil { return shown(argument) }
    }
    return nil
  }
}
