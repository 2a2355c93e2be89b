import Foundation
import Testing

/// A session of `mapcam repl` on a terminal, at its first prompt.
final class Session {
  let terminal: Terminal
  /// The prompt with the blank at its end.
  private(set) var prompt = ""

  /// Starts a session in a home of its own, in which files can be.
  init(
    _ files: [String: String] = [:], home: Folder? = nil, environment: [String: String] = [:],
    rows: Int = 24, columns: Int = 80, location: SourceLocation = #_sourceLocation
  ) throws {
    self.home = try home ?? Folder(files)
    let variables = ["HOME": self.home.url.path].merging(environment) { $1 }
    terminal = try Terminal(
      ["repl"], environment: variables, rows: rows, columns: columns)
    terminal.waitForPrompt(location: location)
    let row = terminal.screen[terminal.cursor.row]
    prompt = row + String(repeating: " ", count: max(terminal.cursor.column - row.count, 0))
  }

  private let home: Folder

  /// Presses keys.
  func type(_ keys: String) { terminal.send(keys) }

  /// Waits until the line with the cursor reads so behind the prompt; a bar stands for the cursor.
  func waitFor(line: String, location: SourceLocation = #_sourceLocation) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    let before = prompt + parts[0]
    let column = before.unicodeScalars.reduce(0) { $0 + Screen.cells(of: $1) }
    let row = String((before + parts[1]).reversed().drop { $0 == " " }.reversed())
    terminal.waitFor(row: row, cursor: column, location: location)
  }

  /// Runs a statement and waits for the last line of what it prints.
  func run(_ statement: String, prints result: String, location: SourceLocation = #_sourceLocation)
  {
    type(statement + "\r")
    terminal.wait(for: "“\(result)” of “\(statement)”", location: location) {
      let shown = $0.shown
      return shown.count > 1 && shown[shown.count - 2] == result && shown.last == self.bare
    }
  }

  /// The prompt as it stands on the screen with nothing behind it.
  var bare: String { String(prompt.dropLast()) }
}

/// Keys that are no characters, as xterm sends them.
enum Key {
  static let up = "\u{1b}[A"
  static let down = "\u{1b}[B"
  static let right = "\u{1b}[C"
  static let left = "\u{1b}[D"
  static let delete = "\u{1b}[3~"
  static let home = "\u{1b}[H"
  static let end = "\u{1b}[F"
  static let backspace = "\u{7f}"
  static let escape = "\u{1b}"
  static let tab = "\t"

  /// A letter with Ctrl.
  static func control(_ letter: Character) -> String {
    String(Unicode.Scalar(letter.uppercased().unicodeScalars.first!.value & 0x1f)!)
  }
}
