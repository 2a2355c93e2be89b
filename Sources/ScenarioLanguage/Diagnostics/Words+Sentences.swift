/// The words about how sentences are put together.
extension Problem {
  var wordsForSentences: Words {
    switch self {
    case .expected(let wanted, let found):
      Words("\(wanted) was expected, not \(found)", label: "\(wanted) was expected here")
    case .elseAlone:
      Words(
        "this else has no if", label: "there is no if just before it",
        help: "for example: if zoom > 10 { tilt 45 } else { tilt 30 }")
    case .unclosed(let bracket):
      bracket == "\""
        ? Words("this text has no end", label: "the closing \" is missing on this line")
        : Words(
          "this \(bracket) is never closed",
          label: "the \(Words.closing(bracket)) that belongs to it is missing")
    case .unmatched(let bracket):
      Words("this \(bracket) closes nothing", label: "there is no open { before it")
    case .assignmentForComparison:
      Words("two values are compared with ==", label: "write == here")
    case .checkWithoutAssert(let name):
      Words("a check begins with assert or expect", label: "write: assert \(name) …")
    case .assignedArgument(let line):
      Words(
        "a word and its value stand side by side, without =", label: "leave this out",
        help: Words.writing(line))
    case .chainedComparison(let line):
      Words(
        "two things are compared at a time", label: "join comparisons with and",
        help: Words.writing(line) ?? "for example: zoom > 5 and zoom < 7, or: zoom between 5 and 7")
    case .decimalComma(let written):
      Words(
        "numbers are written with a decimal point", label: "write \(Words.withPoint(written))",
        help: "two numbers have a space between them")
    case .arithmeticNeedsParentheses:
      Words(
        "what is computed behind a command needs parentheses", label: "put the whole of it in ( )",
        help: "for example: zoomBy (level / 2)")
    case .emptyParentheses:
      Words(
        "there is nothing in these parentheses", label: "leave them out",
        help: "a command is written without them: zoomIn")
    case .commaInParentheses(let line):
      Words(
        "these parentheses hold one value", label: "no comma can stand here",
        help: "arguments follow a command without parentheses: \(line ?? "fit vancouver calgary")")
    case .lateExamples:
      Words("examples come first in a scenario", label: "move the table to its beginning")
    case .nestedTooDeep(let limit):
      Words("this is nested too deep", label: "more than \(limit) levels")
    case .tooManyParts(let limit):
      Words(
        "this line computes too much at once", label: "more than \(limit) operators",
        help: "give parts of it a name with: let NAME = …")
    case .raggedRow(let cells, let columns):
      Words(
        "this row has \(Words.count(cells, "cell")) and the table \(Words.count(columns, "column"))",
        label: cells < columns ? "a cell is missing" : "there is a cell too many")
    case .tooWide(let what, let limit):
      Words("there are too many \(what)", label: "at most \(limit)")
    case .emptyTable:
      Words("these examples have no rows", label: "put a row of values below the names")
    case .emptyCell:
      Words("this cell is empty", label: "a value was expected before this |")
    case .misplaced(let word):
      Words(
        "\(word) can't stand inside a block",
        label: "put it outside of scenarios, definitions and loops")
    case .outsideMovement(let word, let line):
      Words(
        "\(word) belongs in the block of a movement", label: "there is no movement around it",
        help: "for example: animate zoomTo 7 over 2 s { \(line ?? "\(word) …") }"
          + Words.outsideMovement(word, line))
    case .notInMovement:
      Words(
        "this can't stand in the block of a movement",
        label: "only always, never, eventually and at stand here",
        help: "to do something on the way write: at 1 s { … }")
    case .notAnimated(let word):
      Words(
        "\(word) is not animated", label: "a command that moves the camera was expected",
        help: "for example: animate zoomTo 12 over 2 s")
    default:
      Words(
        "a title can only fill in its examples", label: "this is the name of no column",
        help: "for a brace in a title write \\{")
    }
  }
}

extension Words {
  /// What can be written outside of a movement for what is to hold during one.
  fileprivate static func outsideMovement(_ word: String, _ line: String?) -> String {
    guard let line, line.hasPrefix("\(word) ") else { return "" }
    let condition = line.dropFirst(word.utf8.count + 1)
    let parts = condition.split(separator: " ")
    if parts.count == 3, parts[0] == "zoom" {
      switch (word, parts[1]) {
      case ("always", "<="), ("never", ">"):
        return "; or for all that follows: limit zoom to \(parts[2])"
      case ("always", ">="), ("never", "<"):
        return "; or for all that follows: limit zoom from \(parts[2])"
      default: break
      }
    }
    switch word {
    case "always": return "; or behind a movement: assert \(condition)"
    case "never": return "; or behind a movement: assert not (\(condition))"
    default: return ""
    }
  }
}
