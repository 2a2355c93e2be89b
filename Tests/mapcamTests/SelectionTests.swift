import Foundation
import Testing

@Suite("Which scenarios are run")
struct SelectionTests {
  private static let files = [
    "a.cam": """
    place office 49.28 -123.11

    @slow @ios
    scenario "The office" {
      target office
      assert office is visible
    }

    @slow
    scenario "Zoom {z}" {
      examples
        | z |
        | 3 |
        | 4 |
      zoomTo z
      assert zoom == z
    }
    @skip
    scenario "Left out" { zoomIn }
    """,
    "sub/b.cam":
      "scenario \"Other (1)\" { assert zoom == 2 }\nscenario \"Fails\" { assert zoom == 3 }\n",
  ]

  /// The titles of the scenarios that a call runs.
  private func titles(_ call: Call) -> [String] {
    call.output.split(separator: "\n").filter { $0.hasPrefix("  ✓ ") || $0.hasPrefix("  ✗ ") }
      .map { String($0.dropFirst(4)) }
  }

  @Test(
    "Lines, titles, tags and shards select",
    arguments: [
      ("a.cam:5", "The office"), ("a.cam:3", "The office"), ("a.cam:13", "Zoom 3"),
      ("a.cam:15", "Zoom 3,Zoom 4"), ("a.cam:13:7", "Zoom 3"),
      ("a.cam a.cam:5", "The office,Zoom 3,Zoom 4"),
      ("a.cam --filter Zoom --filter 4", "Zoom 4"),
      ("a.cam --tags @slow --tags not_@ios", "Zoom 3,Zoom 4"),
      ("a.cam:13 a.cam:4", "The office,Zoom 3"),
      ("a.cam --filter ^Zoom", "Zoom 3,Zoom 4"), ("a.cam --filter (?i)OFF", "The office"),
      ("a.cam sub --filter \\(1\\)", "Other (1)"), ("a.cam --filter=[34]$", "Zoom 3,Zoom 4"),
      ("a.cam --tags @ios", "The office"), ("a.cam --tags @slow_and_not_@ios", "Zoom 3,Zoom 4"),
      ("a.cam --tags @ios_or_(@slow_and_not_@ios)", "The office,Zoom 3,Zoom 4"),
      ("a.cam sub --shard 1/2", "The office,Zoom 4,Other (1)"),
      ("a.cam sub --shard 2/2", "Zoom 3,Fails"), ("sub --shard 3/3", ""),
      (". --tags @slow --shard 1/3", "The office"),
    ])
  func selected(arguments: String, titles: String) throws {
    let folder = try Folder(Self.files)
    let words = arguments.split(separator: " ").map {
      $0.replacingOccurrences(of: "_", with: " ")
    }
    let call = try call(["run"] + words, in: folder.url)
    #expect(self.titles(call).joined(separator: ",") == titles, "\(call.all)")
  }

  @Test(
    "What selects nothing, and what can't be understood, is an error that names it",
    arguments: [
      ("a.cam:1", "a.cam has no scenario on line 1"), ("a.cam:99", "no scenario on line 99"),
      (
        "a.cam --filter nowhere",
        "no scenario has a title that matches --filter 'nowhere'; capitals count"
      ),
      ("a.cam --filter (", "is no regular expression"), ("a.cam --tags @none", "--tags '@none'"),
      ("a.cam --tags slow", "a tag begins with @, and “slow” does not"),
      ("a.cam --tags (@slow", "a ) is missing"),
      ("a.cam --tags @slow_@ios", "“and” or “or” is missing before “@ios”"),
      ("a.cam --tags @slow,@ios", "write “and” or “or”"),
      ("a.cam --tags @slow_)", "“)” can't stand there"),
      (
        "a.cam --filter Zoom --tags @ios",
        "no scenario meets all of these: --filter 'Zoom', --tags '@ios'"
      ),
      ("a.cam --list --report junit=r.xml", "--list runs nothing: there is nothing to report"),
      ("a.cam:13:0", "there is no file “a.cam:13:0”"),
      ("a.cam:1:2", "a.cam has no scenario on line 1"),
      ("a.cam --shard 0/3", "and not “0/3”"), ("a.cam --shard 4/3", "“4/3”"),
      ("a.cam --shard x", "“x”"),
      ("a.cam --failed", "none of these failed the last time"),
      ("a.cam --jobs 0", "from 1 to 1024"),
      ("a.cam --repeat many", "not “many”"), ("a.cam --shuffle -1", "--shuffle needs"),
      ("a.cam --filter", "--filter needs a regular expression"),
      ("a.cam --jobz 3", "did you mean --jobs?"),
      ("a.cam --bail=yes", "takes nothing behind it"),
      ("gone.cam:3", "there is no file “gone.cam”"),
      ("a.cam --report xml=a", "--report needs junit=FILE"),
      ("a.cam --report junit=no/where.xml", "the report “no/where.xml” can't be written"),
    ])
  func refused(arguments: String, sentence: String) throws {
    let folder = try Folder(Self.files)
    let words = arguments.split(separator: " ").map {
      $0.replacingOccurrences(of: "_", with: " ")
    }
    let call = try call(["run"] + words, in: folder.url)
    #expect(call.code == 2)
    #expect(call.errors.contains(sentence), "\(call.errors)")
    #expect(call.output == "")
  }

  @Test("An empty shard passes and says so")
  func emptyShard() throws {
    let call = try Folder(Self.files).run("run", "sub", "--shard", "3/3")
    #expect(call.code == 0)
    #expect(call.output.hasPrefix("nothing was run: there is no scenario for shard 3 of 3\n"))
  }

  @Test("Those that failed the last time are run again, until they pass")
  func failed() throws {
    let folder = try Folder(Self.files)
    let home = ["HOME": folder.url.path]
    #expect(try folder.run("run", ".", environment: home).code == 1)
    var call = try folder.run("run", ".", "--failed", environment: home)
    #expect(titles(call) == ["Fails"])
    try folder.write(
      Data("scenario \"Fails\" { assert zoom == 2 }".utf8), to: "sub/b.cam")
    call = try folder.run("run", ".", "--failed", environment: home)
    #expect(titles(call) == ["Fails"] && call.code == 0)
    #expect(try folder.run("run", ".", "--failed", environment: home).code == 2)
  }

  @Test(
    "What the environment says wrongly is said with the name of the variable",
    arguments: [
      (["TEST_TOTAL_SHARDS": "abc", "TEST_SHARD_INDEX": "0"], "TEST_TOTAL_SHARDS “abc”"),
      (["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"], "TEST_SHARD_INDEX “3”"),
      (
        ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(Int.max)"],
        "TEST_SHARD_INDEX “\(Int.max)”"
      ),
      (["TESTBRIDGE_TEST_ONLY": "["], "TESTBRIDGE_TEST_ONLY “[”"),
    ])
  func wrongEnvironment(environment: [String: String], words: String) throws {
    let run = try call(["-e", "zoomIn"], in: projectRoot, environment: environment)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("error: ") && run.errors.contains(words), "\(run.errors)")
  }

  @Test("Of what failed the last time the newest hundred folders are known, and none that passes")
  func boundedRecords() throws {
    let folder = try Folder(Self.files)
    let home = ["HOME": folder.url.path]
    let state = folder.url.appendingPathComponent(".local/state/mapcam")
    for number in 0..<130 {
      try folder.write(Data("a.cam\tx\n".utf8), to: ".local/state/mapcam/failed%old\(number)")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000 + Double(number))],
        ofItemAtPath: state.appendingPathComponent("failed%old\(number)").path)
    }
    try folder.write(Data("x".utf8), to: ".local/state/mapcam/history")
    func names() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: state.path)).subtracting(["lock"])
    }
    #expect(try folder.run("run", ".", environment: home).code == 1)
    let old = Set((31..<130).map { "failed%old\($0)" })
    let own = try names().subtracting(old).subtracting(["history"])
    #expect(try names() == old.union(own).union(["history"]) && own.count == 1, "\(own)")
    #expect(titles(try folder.run("run", ".", "--failed", environment: home)) == ["Fails"])
    try folder.write(Data("scenario \"Fails\" { assert zoom == 2 }".utf8), to: "sub/b.cam")
    #expect(try folder.run("run", ".", environment: home).code == 0)
    #expect(try names() == old.union(["history"]))
  }

  @Test("What failed is known in a folder whose name is long, and not in Latin letters")
  func longFolder() throws {
    let home = try Folder()
    let folder = try Folder()
    let name = String(repeating: "東", count: 80)
    try folder.write(Data("assert zoom == 9".utf8), to: "\(name)/\(name)/a.cam")
    let inner = folder.url.appendingPathComponent("\(name)/\(name)")
    let environment = ["HOME": home.url.path]
    #expect(try call(["run", "a.cam"], in: inner, environment: environment).code == 1)
    #expect(try call(["run", "a.cam", "--failed"], in: inner, environment: environment).code == 1)
  }

  @Test("Rows and scenarios of one title are told apart when those that failed are run again")
  func failedOfOneTitle() throws {
    let row =
      "scenario \"t\" {\n  examples\n    | a |\n    | 2 |\n    | 3 |\n  assert zoom == a\n}\n"
    let folder = try Folder(["a.cam": row + "scenario \"t\" { assert zoom == 2 }", "b.cam": row])
    let home = ["HOME": folder.url.path]
    func listed() throws -> String {
      try folder.run("run", ".", "--failed", "--list", environment: home).output
    }
    #expect(try folder.run("run", ".", environment: home).code == 1)
    #expect(try listed() == "a.cam:5 t\nb.cam:5 t\n")
    // A file that changes elsewhere.
    try folder.write(Data(("# 1\n\n" + row).utf8), to: "a.cam")
    #expect(try listed() == "a.cam:7 t\nb.cam:5 t\n")
    try folder.write(Data(row.replacingOccurrences(of: "3", with: "2").utf8), to: "b.cam")
    #expect(try folder.run("run", "b.cam", environment: home).code == 0)
    #expect(try listed() == "a.cam:7 t\n")
  }

  @Test("Shards that run side by side keep what failed in each")
  func failedInShards() throws {
    let text = (1...6).map { "scenario \"s \($0)\" { assert zoom == 3 }\n" }.joined()
    let folder = try Folder(["a.cam": text])
    let home = ["HOME": folder.url.path, "PATH": "/usr/bin:/bin"]
    let runs = try (1...6).map { number in
      let process = Process()
      process.executableURL = mapcam
      process.arguments = ["run", "a.cam", "--shard", "\(number)/6"]
      process.currentDirectoryURL = folder.url
      process.environment = home
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return process
    }
    for run in runs { run.waitUntilExit() }
    let list = try folder.run("run", "a.cam", "--failed", "--list", environment: home).output
    #expect(list == (1...6).map { "a.cam:\($0) s \($0)\n" }.joined())
  }

  @Test("--list names what would be run, and runs nothing")
  func list() throws {
    let folder = try Folder(Self.files)
    let call = try folder.run("run", ".", "--list")
    #expect(
      call.output == """
        a.cam:4 The office
        a.cam:13 Zoom 3
        a.cam:14 Zoom 4
        a.cam:19 Left out (skipped)
        sub/b.cam:1 Other (1)
        sub/b.cam:2 Fails

        """)
    #expect(call.code == 0 && call.errors.isEmpty)
    let part = try folder.run("run", ".", "--list", "--tags", "@slow", "--shard", "2/2")
    #expect(part.output == "a.cam:13 Zoom 3\n")
  }

  @Test("Bazel says by the environment what is to be run")
  func bazel() throws {
    let folder = try Folder(Self.files)
    let call = try folder.run(
      "run", ".",
      environment: [
        "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1", "TEST_SHARD_STATUS_FILE": "status",
        "XML_OUTPUT_FILE": "test.xml", "TESTBRIDGE_TEST_ONLY": "Zoom",
      ])
    #expect(titles(call) == ["Zoom 4"])
    for name in ["status", "test.xml"] {
      #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(name).path))
    }
  }
}
