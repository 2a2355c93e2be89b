import Foundation
import Testing

@Suite("mapcam run --watch")
struct WatchTests {
  private let folder: Folder

  init() throws {
    folder = try Folder([
      "tours/a.cam": "assert zoom == 2\n", "tours/lib.cam": "place home 1 2\n",
      "tours/b.cam": "use \"lib.cam\"\ncamera home zoom 5\nassert zoom == 5\n",
    ])
  }

  private func watch(_ arguments: String...) throws -> Terminal {
    try Terminal(
      ["run", "--watch"] + arguments, environment: ["HOME": folder.url.path], rows: 200)
  }

  private func write(_ text: String, to path: String) throws {
    try folder.write(Data(text.utf8), to: path)
  }

  /// Waits until a turn is over, the first being 1, and gives what it wrote.
  private func turn(_ number: Int, of terminal: Terminal) -> [String] {
    func ends() -> [Int] {
      terminal.shown.indices.filter {
        terminal.shown[$0].hasPrefix("watching ") && terminal.shown[$0].hasSuffix("Ctrl-C ends")
      }
    }
    terminal.wait(for: "end of turn \(number)") { _ in ends().count >= number }
    guard ends().count >= number else { return [] }
    let start = number > 1 ? ends()[number - 2] + 1 : 0
    return Array(terminal.shown[start...ends()[number - 1]])
  }

  private func end(_ terminal: Terminal) {
    terminal.send(Key.control("c"))
    #expect(terminal.exitCode() == 130)
  }

  @Test("A file that changes is run again, and so is one that uses it, and no other")
  func touched() throws {
    let terminal = try watch("tours")
    #expect(turn(1, of: terminal).last == "watching 3 files; Ctrl-C ends")
    try write("assert zoom == 3\n", to: "tours/a.cam")
    let second = turn(2, of: terminal)
    #expect(second.contains("tours/a.cam has changed") && second.contains("  ✗ a"))
    #expect(!second.contains("  ✓ b"))
    try write("place home 3 4\n", to: "tours/lib.cam")
    let third = turn(3, of: terminal)
    #expect(third.contains("tours/lib.cam has changed") && third.contains("  ✓ b"))
    #expect(!third.contains("  ✗ a"))
    end(terminal)
  }

  @Test("An editor that saves under another name first is followed, time after time")
  func renamed() throws {
    let terminal = try watch("tours/a.cam")
    _ = turn(1, of: terminal)
    for (number, zoom) in [(2, 7), (3, 2), (4, 8)] {
      try write("assert zoom == \(zoom)\n", to: "tours/.a.cam.swp")
      #expect(
        rename(
          folder.url.appendingPathComponent("tours/.a.cam.swp").path,
          folder.url.appendingPathComponent("tours/a.cam").path) == 0)
      #expect(turn(number, of: terminal).contains(zoom == 2 ? "  ✓ a" : "  ✗ a"))
    }
    end(terminal)
  }

  @Test("Files that come and go are noticed, in folders that come as well")
  func comingAndGoing() throws {
    let terminal = try watch("tours")
    _ = turn(1, of: terminal)
    try write("assert zoom == 2\n", to: "tours/more/deep/c.cam")
    #expect(turn(2, of: terminal).contains("tours/more/deep/c.cam is new"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("tours/a.cam"))
    #expect(
      turn(3, of: terminal).suffix(2) == [
        "tours/a.cam is gone", "watching 3 files; Ctrl-C ends",
      ])
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("tours"),
      to: folder.url.appendingPathComponent("elsewhere"))
    let fourth = turn(4, of: terminal)
    #expect(fourth.contains("tours is gone; it is watched for until it is back"))
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("elsewhere"),
      to: folder.url.appendingPathComponent("tours"))
    #expect(turn(5, of: terminal).contains("  ✓ b"))
    end(terminal)
  }

  @Test("A change ends the run that is under way, and what was not run yet gets its turn")
  func underWay() throws {
    try write("repeat 1000000 { repeat 1000000 { zoomTo 5 } }\n", to: "tours/a.cam")
    let terminal = try watch("tours", "--max-steps", "1000000000000", "--report", "tap=tours/r.tap")
    terminal.settle(milliseconds: 1000)
    try write("assert zoom == 2\n", to: "tours/a.cam")
    let first = turn(1, of: terminal)
    #expect(first.contains("tours/a.cam has changed"))
    #expect(first.contains("  ✓ a") && first.contains("  ✓ b"))
    let report = try String(
      contentsOf: folder.url.appendingPathComponent("tours/r.tap"), encoding: .utf8)
    #expect(report.hasSuffix("1..2\n"))
    end(terminal)
  }

  @Test("Mistakes are shown, and the watch goes on; reports are those of the last turn")
  func mistakes() throws {
    let terminal = try watch("tours/a.cam", "--report", "tap=r.tap", "--filter", "a")
    _ = turn(1, of: terminal)
    try write("zoomTo\n", to: "tours/a.cam")
    #expect(turn(2, of: terminal).contains("error: zoomTo needs a number"))
    try write("assert zoom == 2\nassert zoom == 9\n", to: "tours/a.cam")
    #expect(turn(3, of: terminal).contains("  ✗ a"))
    let report = try String(
      contentsOf: folder.url.appendingPathComponent("r.tap"), encoding: .utf8)
    #expect(report.contains("not ok 1 - tours/a.cam: a\n") && report.hasSuffix("1..1\n"))
    end(terminal)
  }

  @Test("Only files can be watched")
  func misuse() throws {
    for arguments in [["-e", "zoomIn"], ["-"], ["tours", "-e", "zoomIn"]] {
      let call = try call(["run", "--watch"] + arguments, in: folder.url)
      #expect(call.code == 2)
      #expect(call.errors == "error: --watch needs files or folders: only they can change\n")
    }
  }
}
