import Foundation
import Testing

/// A program on a terminal, with someone at the keys who looks at the screen.
final class Terminal {
  /// How long anything may take, on a machine that has much else to do.
  static let patience = 30.0

  private let device: PseudoTerminal
  private(set) var state: Screen
  /// All that the program has written.
  private(set) var output: [UInt8] = []
  private var hasEnded = false

  /// Starts the program in the home that the environment names.
  init(
    _ arguments: [String], program: URL = mapcam, environment: [String: String] = [:],
    without name: String? = nil, rows: Int = 24, columns: Int = 80
  ) throws {
    var variables = [
      "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
      "HOME": "/nonexistent",
    ].merging(environment) { $1 }
    if let name { variables[name] = nil }
    let home = variables["HOME"].flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    // Not every system has a way to say in which folder a process is to start.
    device = try PseudoTerminal(
      "/bin/sh",
      ["-c", "cd \"$0\" && exec \"$@\"", home ?? "/", program.path] + arguments,
      environment: variables, rows: rows, columns: columns)
    state = Screen(rows: rows, columns: columns)
  }

  // MARK: Keys

  /// Presses keys: what the text holds, control characters too.
  func send(_ keys: String) { send(Array(keys.utf8)) }

  /// Sends bytes as they are, while what the program writes is taken.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let deadline = Date.now.addingTimeInterval(Self.patience)
    while !rest.isEmpty, !hasEnded, Date.now < deadline {
      rest = rest.dropFirst(device.write(rest))
      take(waiting: rest.isEmpty ? 0 : 5)
    }
    if !rest.isEmpty { Issue.record("the program takes no more keys\n\(picture)") }
  }

  /// Pastes a text as a terminal does: in marks when the program has asked for them, newlines as Return.
  func paste(_ text: String) {
    let keys = text.replacingOccurrences(of: "\n", with: "\r")
    send(state.hasBracketedPaste ? "\u{1b}[200~\(keys)\u{1b}[201~" : keys)
  }

  /// Gives the window another size.
  func resize(rows: Int, columns: Int) {
    state.resize(rows: rows, columns: columns)
    device.resize(rows: rows, columns: columns)
  }

  /// The number of the process that the program is.
  var process: Int32 { device.process }

  /// Sends a signal to the program.
  func signal(_ signal: Int32) { kill(process, signal) }

  // MARK: Screen

  /// The rows of the screen, without blanks at their ends.
  var screen: [String] { state.lines }

  /// The rows down to the last that shows something.
  var shown: [String] { Array(screen[...(screen.lastIndex { !$0.isEmpty } ?? 0)]) }

  /// All rows there ever were.
  var transcript: [String] { state.transcript }

  var cursor: (row: Int, column: Int) { state.cursor }

  /// Waits until the screen is as it should be.
  func wait(
    for what: String, location: SourceLocation = #_sourceLocation,
    until isDone: (Terminal) -> Bool
  ) {
    let deadline = Date.now.addingTimeInterval(Self.patience)
    while !isDone(self) {
      if hasEnded || Date.now > deadline {
        let reason = hasEnded ? "the program has ended" : "nothing more came"
        Issue.record("no \(what): \(reason)\n\(picture)", sourceLocation: location)
        return
      }
      take(waiting: 20)
    }
  }

  /// Waits for a text on the screen.
  func waitFor(_ text: String, location: SourceLocation = #_sourceLocation) {
    wait(for: "“\(text)”", location: location) { $0.screen.joined(separator: "\n").contains(text) }
  }

  /// Waits for a prompt with nothing behind it.
  func waitForPrompt(location: SourceLocation = #_sourceLocation) {
    wait(for: "prompt", location: location) {
      $0.screen[$0.cursor.row].hasSuffix(">") && $0.cursor.row > 0
        && $0.cursor.column == $0.screen[$0.cursor.row].count + 1
    }
  }

  /// Waits for the last rows that show something.
  func waitFor(lines: String..., location: SourceLocation = #_sourceLocation) {
    wait(for: "lines \(lines)", location: location) { $0.shown.suffix(lines.count) == lines }
  }

  /// Waits for the cursor to stand in a column of the row that reads so.
  func waitFor(
    row text: String, cursor column: Int, location: SourceLocation = #_sourceLocation
  ) {
    wait(for: "row “\(text)” with the cursor at \(column)", location: location) {
      $0.screen[$0.cursor.row] == text && $0.cursor.column == column
    }
  }

  /// Reads until the program has written nothing for a while: for what must not happen.
  func settle(milliseconds: Int = 300) {
    var end = Date.now.addingTimeInterval(Double(milliseconds) / 1000)
    while !hasEnded, Date.now < end {
      if take(waiting: 20) { end = Date.now.addingTimeInterval(Double(milliseconds) / 1000) }
    }
  }

  /// Waits for the program to end, and gives its exit code: 128 and the signal where one ended it.
  func exitCode(location: SourceLocation = #_sourceLocation) -> Int32 {
    let deadline = Date.now.addingTimeInterval(Self.patience)
    while Date.now < deadline {
      take(waiting: 20)
      if let code = device.exitCode() { return code }
    }
    Issue.record("the program does not end\n\(picture)", sourceLocation: location)
    return -1
  }

  /// Takes what the program has written; false when that was nothing.
  @discardableResult
  private func take(waiting milliseconds: Int32) -> Bool {
    guard !hasEnded else { return false }
    guard let bytes = device.read(atMost: milliseconds) else {
      hasEnded = true
      return false
    }
    output += bytes
    state.write(bytes)
    return !bytes.isEmpty
  }

  /// The screen, for a message.
  private var picture: String {
    let border = "+" + String(repeating: "-", count: state.width) + "+"
    let place = "cursor at row \(cursor.row), column \(cursor.column)"
    return ([border] + screen.map { "|" + $0 } + [border, place]).joined(separator: "\n")
  }
}
