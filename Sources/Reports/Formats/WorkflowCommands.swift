extension String {
  /// The lines with a blank in what a code host would take for a command: `::` at the start of a line, even
  /// behind blanks, and `##[` anywhere.
  public var withoutWorkflowCommands: String {
    if !contains(UInt8(ascii: ":"), or: UInt8(ascii: "#")) { return self }
    var result = String.UnicodeScalarView()
    var isAtStart = true
    var last: Unicode.Scalar = " "
    var beforeLast: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if isAtStart, last == ":", scalar == ":" { result.append(" ") }
      if beforeLast == "#", last == "#", scalar == "[" { result.append(" ") }
      result.append(scalar)
      if scalar == "\n" || scalar == "\r" {
        isAtStart = true
      } else if isAtStart, !(scalar == ":" && last != ":"), !scalar.properties.isWhitespace {
        isAtStart = false
      }
      (beforeLast, last) = (last, scalar)
    }
    return String(result)
  }
}
