import Foundation
import Testing

/// A folder in which the examples of one page are run, one after the other, as a reader would.
///
/// It looks like the project after a build. Programs that change a machine or take minutes are stand-ins,
/// which only say that the command is there; `swift run … mapcam` runs the built program.
final class ExampleFolder {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for part in ["README.md", "docs", "scenarios"] {
      try FileManager.default.copyItem(
        at: projectRoot.appendingPathComponent(part), to: folder.url.appendingPathComponent(part))
    }
    for build in ["debug", "release"] {
      try folder.makeFolder(".build/\(build)")
      try folder.link(".build/\(build)/mapcam", to: mapcam.path)
    }
    try folder.makeFolder("bin")
    try folder.link("bin/mapcam", to: mapcam.path)
    let swift = """
      case "$*" in
      "run -c release mapcam "*) shift 4; exec mapcam "$@" ;;
      esac
      """
    try writeStandIn("bin/swift", swift)
    for name in Self.standIns { try writeStandIn(name) }
    let parts = try FileManager.default.contentsOfDirectory(
      atPath: projectRoot.appendingPathComponent(".ci").path)
    for name in parts { try writeStandIn(".ci/\(name)") }
  }

  /// Programs of the examples that are no part of mapcam, and are not run.
  private static let standIns = [
    "bin/apt-get", "bin/parallel", "bin/perf", "bin/python3",
    ".cache/mapcam-benchmarks/venv/bin/pip",
  ]

  private func writeStandIn(_ path: String, _ text: String = "") throws {
    try folder.write(Data("#!/bin/sh\n\(text)\n".utf8), to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent(path).path)
  }

  private var environment: [String: String] {
    [
      "PATH": folder.url.appendingPathComponent("bin").path + ":/usr/bin:/bin",
      "HOME": folder.url.path,
    ]
  }

  /// Writes a file, or adds to it.
  func write(_ text: String, to path: String, isAdded: Bool) throws {
    let before =
      isAdded
      ? try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8) : ""
    try folder.write(Data((before + text).utf8), to: path)
  }

  /// Runs a command line, and gives all that it prints in the order in which it came.
  func run(_ line: String) throws -> Call {
    try call(
      ["-c", "exec 2>&1\n" + line], program: URL(fileURLWithPath: "/bin/sh"), in: folder.url,
      environment: environment)
  }

  /// Types what stands behind the prompts of a session, and expects to see what is shown.
  func replay(_ arguments: [String], shown: [String]) throws {
    let terminal = try Terminal(arguments, environment: environment, rows: 60, columns: 110)
    terminal.waitForPrompt()
    for (row, line) in shown.enumerated() {
      guard let prompt = line.range(of: "> ") else { continue }
      // One prompt is like the other, but for its row.
      terminal.wait(for: "prompt of “\(line)”") {
        $0.cursor.row == row && $0.screen[row] == line[..<prompt.lowerBound] + ">"
      }
      terminal.send(line[prompt.upperBound...] + "\r")
    }
    terminal.wait(for: "end") {
      $0.screen[$0.cursor.row].hasSuffix(">") && $0.shown.dropLast().last == shown.last
    }
    #expect(terminal.shown.dropLast() == shown[...])
  }
}
