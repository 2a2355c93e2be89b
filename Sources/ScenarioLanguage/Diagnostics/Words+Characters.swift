/// The words about the bytes, characters and numbers of a text.
extension Problem {
  var wordsForCharacters: Words {
    switch self {
    case .textTooLarge:
      Words(
        "the file is larger than \(SourceText.largest / 1_048_576) MB",
        help: "split it, and share places with: use \"FILE\"")
    case .notAText:
      Words("this is not a text file", label: "this can't be read as letters")
    case .notUTF8(let byte):
      Words(
        "the file is not UTF-8 text", label: "the byte \(Words.hexadecimal(byte)) can't stand here",
        help: "save the file again with the encoding UTF-8")
    case .emptyText:
      Words(
        "there is nothing to run in this file",
        help: "for a file to begin with: mapcam new tour.cam")
    case .strayCharacter(let character):
      Words("“\(character)” has no meaning here", label: "leave it out")
    case .lookalike(let found, let meant):
      Words(
        "“\(found)” looks like \(Words.quoted(meant)) but is another character",
        label: "type \(Words.quoted(meant)) instead")
    case .loneCarriageReturn:
      Words(
        "a line ends in a way that is not known", label: "a carriage return without a line feed",
        help: "save the file again with the line ends LF or CRLF")
    case .otherComment(let sign):
      Words("a comment begins with #", label: "write # in place of \(sign)")
    case .badNumber(let fault, let written):
      switch fault {
      case .notDecimal:
        Words(
          "“\(written)” is not written as a decimal number",
          label: "write it with the digits 0 to 9")
      case .numberTooLarge:
        Words("the number \(written) is too large", label: "numbers end near 1.8e308")
      case .gluedNumber:
        Words(
          "“\(written)” is neither a number nor a name", label: "no such unit",
          help: "units are deg pt m km mi ft s ms min km/h mph m/s; a name starts with a letter")
      }
    default:
      Words(
        "this \\ has no meaning", label: "one of \\n \\t \\\" \\\\ \\{ \\} was expected",
        help: "for a backslash itself write \\\\")
    }
  }
}
