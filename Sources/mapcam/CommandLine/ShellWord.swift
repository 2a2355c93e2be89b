import Reports

extension String {
  /// In single quotes, as POSIX shells read a word of any characters.
  var inSingleQuotes: String {
    "'" + map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  /// A path as it is typed in a call of the program: in quotes where a shell needs them, and never taken
  /// for an option.
  var asShellPath: String {
    let path = (hasPrefix("-") ? "./" + self : self).onOneLine
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value)
        || "_@%+=:,./-".unicodeScalars.contains(scalar)
    }
    return isPlain && !path.isEmpty ? path : path.inSingleQuotes
  }
}
