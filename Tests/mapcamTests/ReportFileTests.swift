import Foundation
import Testing

@Suite("Reports whose writing goes wrong")
struct ReportFileTests {
  /// Enough for a report of several pieces.
  private func manyScenarios() throws -> Folder {
    let text = (0..<4000).map { "scenario \"number \($0)\" { zoomIn; assert zoom == 3 }\n" }
    return try Folder(["many.cam": text.joined()])
  }

  private func text(_ folder: Folder, _ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Runs a line of a shell, `$0` being the program; what it wrote to standard output.
  private func shell(_ line: String, in folder: Folder) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, mapcam.path]
    process.currentDirectoryURL = folder.url
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// Starts the program, whose output goes nowhere.
  private func start(_ arguments: [String], in folder: Folder) throws -> Process {
    let process = Process()
    process.executableURL = mapcam
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func names(in folder: Folder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test("What can't be written is refused before anything is run")
  func refusedAtOnce() throws {
    let folder = try Folder(["a.cam": "print \"ran\""])
    for (path, reason) in [
      ("missing/r.json", "No such file or directory"), ("/dev/null", "it is no file"),
    ] {
      let call = try folder.run("run", "a.cam", "--report", "json=\(path)")
      #expect(call.code == 2 && call.output.isEmpty)
      #expect(call.errors == "error: the report “\(path)” can't be written: \(reason)\n")
    }
  }

  @Test("A link that leads to nothing yet stays, and is no other file than the one it leads to")
  func danglingLinks() throws {
    let folder = try Folder(["a.cam": "zoomTo 5; assert zoom == 5"])
    try folder.makeFolder("there")
    try folder.link("first", to: "second")
    try folder.link("second", to: "there/r.tap")
    try folder.link("scenario", to: "there/new.cam")
    try folder.link("round", to: "round")
    for paths in [["json=there/r.tap", "tap=first"], ["tap=second", "junit=first"]] {
      let call = try call(["run", "a.cam", "--report"] + paths, in: folder.url)
      #expect(call.code == 2)
      #expect(call.errors.contains("give each a file of its own"))
    }
    for (path, reason) in [
      ("scenario", "files that end in .cam are scenarios; give it another name"),
      ("round", "Too many levels of symbolic links"),
    ] {
      let call = try folder.run("run", "a.cam", "--report", "tap=\(path)")
      #expect(call.errors == "error: the report “\(path)” can't be written: \(reason)\n")
    }
    #expect(try folder.run("run", "a.cam", "--report", "tap=first").code == 0)
    #expect(try text(folder, "there/r.tap").hasSuffix("1..1\n"))
    for link in ["first", "second"] {
      let path = folder.url.appendingPathComponent(link).path
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) != "")
    }
  }

  @Test("A reader who leaves ends the run quietly; with reports they are written to their end")
  func readerLeaves() throws {
    let folder = try manyScenarios()
    let run = "run many.cam"
    for (arguments, isReported) in [(run, false), ("\(run) --report json=r.json", true)] {
      let codes = try shell(
        "{ $0 \(arguments) 2>errors; echo $? >code; } | head -n 1", in: folder)
      #expect(codes == "  ✓ number 0\n")
      #expect(try text(folder, "code") == "141\n" && text(folder, "errors").isEmpty)
      if isReported {
        #expect(try text(folder, "r.json").contains("\"type\":\"end\",\"passed\":4000,"))
      }
    }
    #expect(try names(in: folder) == ["code", "errors", "many.cam", "r.json"])
  }

  @Test("An output that can't be written is an error, and the reports are whole")
  func fullOutput() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let folder = try manyScenarios()
    let code = try shell(
      "$0 run many.cam --report tap=r.tap >/dev/full 2>errors; echo $?", in: folder)
    #expect(code == "2\n")
    let errors = try text(folder, "errors")
    #expect(errors == "error: the report can't be written: No space left on device\n")
    #expect(try text(folder, "r.tap").hasSuffix("ok 4000 - many.cam: number 3999\n1..4000\n"))
  }

  @Test("Runs that write the same report side by side leave that of one of them, whole")
  func sameReport() throws {
    let folder = try manyScenarios()
    let runs = try (1...4).map { _ in
      try start(["run", "many.cam", "--report", "junit=r.xml", "json=r.json"], in: folder)
    }
    for run in runs { run.waitUntilExit() }
    let lines = try text(folder, "r.json").split(separator: "\n")
    #expect(lines.count == 4002 && lines.last?.contains("\"passed\":4000,") == true)
    #expect(try text(folder, "r.xml").hasSuffix("</testsuites>\n"))
    #expect(try names(in: folder) == ["many.cam", "r.json", "r.xml"])
  }

  @Test("A run that is told to end writes what there is", arguments: ["1", "2"])
  func terminated(jobs: String) throws {
    let folder = try Folder([
      "a.cam": """
      scenario "first" { assert zoom == 2 }
      scenario "endless" { repeat 99000000 { let a = 1 } }
      """
    ])
    let terminal = try Terminal(
      ["run", "a.cam", "--jobs", jobs, "--report", "junit=r.xml", "tap=r.tap", "json=r.json"],
      environment: ["HOME": folder.url.path, "CI": "true"])
    // Before it is ready for the signal it would end by it, as any program.
    terminal.settle(milliseconds: 1000)
    terminal.signal(SIGTERM)
    #expect(terminal.exitCode() == 130)
    #expect(try text(folder, "r.xml").contains("interrupted=\"true\" tests=\"1\""))
    #expect(try text(folder, "r.tap").hasSuffix("ok 1 - a.cam: first\nBail out! interrupted\n"))
    #expect(try text(folder, "r.json").hasSuffix("\"interrupted\":true}\n"))
  }

  @Test("Ctrl-C ends a run that waits for standard input")
  func waitingForInput() throws {
    let terminal = try Terminal(["run", "-"])
    terminal.settle(milliseconds: 300)
    terminal.send(Key.control("c"))
    #expect(terminal.exitCode() == 130)
  }

  @Test("A pipe is refused as an input, and not waited for")
  func pipe() throws {
    let folder = try Folder()
    #expect(mkfifo(folder.url.appendingPathComponent("a.cam").path, 0o600) == 0)
    let call = try folder.run("run", "a.cam")
    #expect(call.code == 2)
    #expect(call.errors == "error: the file “a.cam” can't be read: it is no file\n")
  }

  @Test("What is done is written while the rest is under way, also into a pipe")
  func written() throws {
    let quick = String(repeating: "scenario \"q\" { repeat 200000 { let a = 1 } }\n", count: 300)
    let endless = "scenario \"endless\" { repeat 9000000 { repeat 9000000 { let a = 1 } } }"
    let folder = try Folder([
      "a.cam": "scenario \"first\" { assert zoom == 2 }\n" + quick + endless
    ])
    let process = Process()
    process.executableURL = mapcam
    process.arguments = ["run", "a.cam", "--jobs", "1", "--max-steps", "1000000000000"]
    process.currentDirectoryURL = folder.url
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    process.killAfterAMinute()
    let text = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    #expect(process.isRunning && text.hasPrefix("  ✓ first\n"))
    process.kill()
    process.waitUntilExit()
  }

  @Test("prove reads the TAP report, where it is installed")
  func prove() throws {
    guard FileManager.default.fileExists(atPath: "/usr/bin/prove") else { return }
    let folder = try Folder(["a.cam": "scenario \"# 1 \\\\ #\" { assert zoom == 2 }"])
    _ = try folder.run("run", "a.cam", "--report", "tap=good.tap")
    try folder.write(Data("assert zoom == 3".utf8), to: "b.cam")
    _ = try folder.run("run", "a.cam", "b.cam", "--report", "tap=bad.tap")
    let good = try shell("prove -e 'sed 1s/14/13/' good.tap", in: folder)
    #expect(good.contains("All tests successful.\n") && good.contains("Result: PASS\n"))
    let bad = try shell("prove -e 'sed 1s/14/13/' bad.tap 2>&1", in: folder)
    #expect(bad.contains("Failed test:  2\n") && !bad.contains("Parse errors"))
  }
}
