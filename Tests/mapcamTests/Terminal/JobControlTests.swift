import Foundation
import Testing

@Suite("Stopping and going on")
struct JobControlTests {
  /// A shell that has jobs, at its prompt.
  private func shell(_ home: Folder) throws -> Terminal {
    let terminal = try Terminal(
      ["--norc", "--noprofile", "-i"], program: URL(fileURLWithPath: "/bin/bash"),
      environment: ["HOME": home.url.path, "PS1": "shell: ", "HISTFILE": ""])
    terminal.waitFor(lines: "shell:")
    return terminal
  }

  @Test("draws the line anew after Ctrl-Z and fg, and gives the terminal back")
  func stop() throws {
    let home = try Folder()
    let terminal = try shell(home)
    terminal.send("\(mapcam.path) repl\r")
    terminal.waitFor("mapcam")
    terminal.waitForPrompt()
    terminal.send("1 + 2" + Key.left)
    terminal.waitFor("> 1 + 2")
    let column = terminal.cursor.column
    for _ in 1...2 {
      terminal.send(Key.control("z"))
      terminal.wait(for: "shell") { $0.screen[$0.cursor.row].hasPrefix("shell:") }
      terminal.send("echo out\("side")\r")
      terminal.wait(for: "output of the shell") { $0.screen.contains("outside") }
      terminal.send("fg\r")
      terminal.wait(for: "the line anew") {
        $0.screen[$0.cursor.row].hasSuffix("> 1 + 2") && $0.cursor.column == column
      }
    }
    terminal.send("0 * 1\r")
    terminal.waitFor("> 1 + 0 * 12")
    terminal.waitForPrompt()
    terminal.send(".quit\r")
    terminal.wait(for: "shell") { $0.screen[$0.cursor.row].hasPrefix("shell:") }
    // A terminal that is set up as before shows what is typed.
    terminal.send("stty -a | tr ' ' '\\n' | grep -x -e '-*isig' -e '-*icanon' -e '-*echo'\r")
    terminal.waitFor(lines: "isig", "icanon", "echo", "shell:")
  }

  @Test("goes on after it was stopped from elsewhere")
  func continued() throws {
    let session = try Session()
    session.type("1 + 2")
    session.waitFor(line: "1 + 2|")
    session.terminal.signal(SIGSTOP)
    session.terminal.settle(milliseconds: 100)
    session.terminal.signal(SIGCONT)
    session.terminal.settle(milliseconds: 100)
    session.waitFor(line: "1 + 2|")
    session.run("", prints: "3")
  }
}
