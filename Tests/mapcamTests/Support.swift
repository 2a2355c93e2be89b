import Foundation
import Testing

/// The root of the project.
let projectRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// What a call of the program came to.
struct Call {
  let code: Int32
  let output: String
  let errors: String

  /// Both, for what may stand in either.
  var all: String { output + errors }

  /// The last line of the output, without the time that it names.
  var summary: String {
    let last = output.split(separator: "\n").last.map(String.init) ?? ""
    return last.components(separatedBy: " in ").first ?? last
  }

  /// How many errors are said.
  var errorCount: Int {
    errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }.count
  }
}

/// The built program, which stands beside the bundle of the tests.
let mapcam: URL = {
  let bundle = Bundle.allBundles.map { $0.bundleURL }.first { $0.pathExtension == "xctest" }
  let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
  return tests.deletingLastPathComponent().appendingPathComponent("mapcam")
}()

/// A folder that is there as long as it is used.
final class Folder {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("mapcam-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(path), withIntermediateDirectories: true)
  }

  /// Runs the program in this folder.
  func run(
    _ arguments: String..., input: Data? = nil, environment: [String: String] = [:]
  ) throws -> Call {
    try call(arguments, in: url, input: input, environment: environment)
  }
}

extension Process {
  /// Ends it by the one signal that a child of the tests can't be deaf to.
  func kill() {
    if isRunning { Foundation.kill(processIdentifier, SIGKILL) }
  }

  /// Ends it when it has not ended by itself within a minute.
  func killAfterAMinute() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { self.kill() }
  }
}

/// Runs the program and waits for its end, a minute at most.
func call(
  _ arguments: [String], program: URL = mapcam, in folder: URL, input: Data? = nil,
  environment: [String: String] = [:]
) throws -> Call {
  // Files instead of pipes: nothing waits for a reader.
  let scratch = try Folder()
  try scratch.write(input ?? Data(), to: "in")
  try scratch.write(Data(), to: "out")
  try scratch.write(Data(), to: "err")
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm-256color"].merging(environment) {
    $1
  }
  process.standardInput = try FileHandle(forReadingFrom: scratch.url.appendingPathComponent("in"))
  process.standardOutput = try FileHandle(forWritingTo: scratch.url.appendingPathComponent("out"))
  process.standardError = try FileHandle(forWritingTo: scratch.url.appendingPathComponent("err"))
  let ended = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in ended.signal() }
  try process.run()
  if ended.wait(timeout: .now() + 60) == .timedOut {
    process.kill()
    Issue.record("mapcam \(arguments) does not end")
  }
  #expect(process.terminationReason == .exit, "mapcam \(arguments) crashed")
  return Call(
    code: process.terminationStatus,
    output: try String(contentsOf: scratch.url.appendingPathComponent("out"), encoding: .utf8),
    errors: try String(contentsOf: scratch.url.appendingPathComponent("err"), encoding: .utf8))
}

/// The line that must always run, unchanged, with no set-up.
let mission =
  "camera lat -33 lon 151 zoom 6; zoomIn; fit vancouver calgary pad 64; assert zoom == 7.3"
