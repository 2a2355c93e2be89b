import Foundation
import Testing

@testable import LineEditor

@Suite("The history file")
struct HistoryFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("mapcam-history-\(UUID().uuidString)")

  private var path: String { folder.appendingPathComponent("state/mapcam/history").path }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes the file as something else would.
  private func write(_ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("keeps entries with whatever they hold, for the user alone")
  func entries() throws {
    defer { remove() }
    let entries = ["print 1", " a blank", "a {\n  b\n}", "back\\slash \\n", "é東\u{0}\t\r", "x\\"]
    var file = HistoryFile(path: path)
    #expect(file.load().entries.isEmpty)
    for entry in entries { #expect(file.append(entry) == nil) }
    var again = HistoryFile(path: path)
    let (loaded, problem) = again.load()
    #expect(Array(loaded) == entries)
    #expect(problem == nil)
    #expect(try mode(path) == 0o600)
    #expect(try mode(folder.appendingPathComponent("state/mapcam").path) == 0o700)
    #expect(try mode(folder.appendingPathComponent("state").path) == 0o700)
  }

  @Test("adds no entry that is the same as the one before, of an earlier session either")
  func repetition() {
    defer { remove() }
    var file = HistoryFile(path: path)
    for entry in ["a", "a", "b", "a", ""] { #expect(file.append(entry) == nil) }
    var again = HistoryFile(path: path)
    #expect(Array(again.load().entries) == ["a", "b", "a"])
    #expect(again.append("a") == nil)
    #expect(Array(again.load().entries) == ["a", "b", "a"])
  }

  @Test("loses nothing of sessions that write at the same time, while others make it shorter")
  func sessions() async {
    defer { remove() }
    let path = path
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<4 {
        group.addTask {
          var file = HistoryFile(path: path)
          // One of them writes the file anew with every entry.
          if session == 0 { file.slack = -HistoryFile.limit }
          for entry in 0..<200 {
            #expect(file.append("\(session): \(entry)") == nil)
          }
        }
      }
    }
    var file = HistoryFile(path: path)
    let entries = file.load().entries
    #expect(entries.count == 800)
    for session in 0..<4 {
      let own = entries.filter { $0.hasPrefix("\(session):") }
      #expect(own == (0..<200).map { "\(session): \($0)" })
    }
  }

  @Test("gives the newest ten thousand entries, and keeps no more once it is written to")
  func limit() throws {
    defer { remove() }
    let lines = (1...10_600).map { "entry \($0)\n" }.joined()
    try write(Array("mapcam history 1\n\(lines)".utf8))
    var file = HistoryFile(path: path)
    let entries = file.load().entries
    #expect(entries.count == 10_000)
    #expect(entries.first == "entry 601")
    #expect(file.append("new") == nil)
    let text = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(text.count == 10_001)
    #expect(text[1] == "entry 602")
    #expect(text.last == "new")
    #expect(try mode(path) == 0o600)
  }

  @Test(
    "gives a damaged file another name and says so",
    arguments: [
      Array("print 1\n".utf8), [0xff], Array("mapcam history 1\na\0b\n".utf8),
      Array("mapcam history 1\n".utf8) + [0xc3, 0x28, 0x0a],
    ])
  func damaged(bytes: [UInt8]) throws {
    defer { remove() }
    for name in ["history.damaged", "history.damaged-2"] {
      try write(bytes)
      var file = HistoryFile(path: path)
      let (entries, problem) = file.load()
      let aside = path.replacing("/history", with: "/\(name)")
      #expect(entries.isEmpty)
      #expect(problem == "the history file was damaged; it is now \(aside), and a new one is begun")
      #expect(FileManager.default.contents(atPath: aside) == Data(bytes))
      #expect(file.append("a") == nil)
      #expect(Array(file.load().entries) == ["a"])
    }
  }

  @Test("loses only the entry that was cut off while it was written")
  func cutOff() throws {
    defer { remove() }
    try write(Array("mapcam history 1\na\nb\n".utf8) + [0x63, 0xc3])
    var file = HistoryFile(path: path)
    let (entries, problem) = file.load()
    #expect(Array(entries) == ["a", "b"])
    #expect(problem == nil)
    #expect(file.append("d") == nil)
    #expect(Array(file.load().entries) == ["a", "b", "d"])
    try write([])
    #expect(Array(file.load().entries) == [])
    try write(Array("mapcam his".utf8))
    #expect(file.load().problem == nil)
    #expect(file.append("e") == nil)
    #expect(Array(file.load().entries) == ["e"])
  }

  @Test("says once that it can't be kept, and does without")
  func unwritable() throws {
    defer { remove() }
    // Where a folder should be there is a file.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("state"))
    var file = HistoryFile(path: path)
    #expect(file.load().problem == "the history can't be kept in \(path): Not a directory")
    #expect(file.append("a") == nil)
    #expect(file.append("b") == nil)
  }

  @Test("follows a link to where the file is")
  func link() throws {
    defer { remove() }
    try write(Array("mapcam history 1\na\n".utf8))
    let target = folder.appendingPathComponent("elsewhere").path
    try FileManager.default.moveItem(atPath: path, toPath: target)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    var file = HistoryFile(path: path)
    _ = file.load()
    file.slack = -HistoryFile.limit
    #expect(file.append("b") == nil)
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "mapcam history 1\na\nb\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
  }
}
