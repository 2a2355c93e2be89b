import Reports

extension String {
  /// In single quotes, as POSIX shells read a word of any characters.
  var inSingleQuotes: String {
    "'" + map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  /// In the quotes of newer shells in which bytes can be given by their numbers, so that no code reaches the
  /// terminal.
  private var inEscapingQuotes: String {
    var text = "$'"
    for scalar in unicodeScalars {
      let letter = String(scalar)
      if letter != letter.onOneLine {
        for byte in letter.utf8 { text += "\\" + String(Int(byte) + 0o1000, radix: 8).dropFirst() }
      } else {
        text += scalar == "'" || scalar == "\\" ? "\\" + letter : letter
      }
    }
    return text + "'"
  }

  /// A path as it is typed in a call of the program: in quotes where a shell needs them, and never taken
  /// for an option.
  var asShellPath: String {
    let path = hasPrefix("-") ? "./" + self : self
    if path != path.onOneLine { return path.inEscapingQuotes }
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value)
        || "_@%+=:,./-".unicodeScalars.contains(scalar)
    }
    return isPlain && !path.isEmpty ? path : path.inSingleQuotes
  }
}
