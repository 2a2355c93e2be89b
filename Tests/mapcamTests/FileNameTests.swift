import Foundation
import Testing

@Suite("Names of files that are out of the ordinary")
struct FileNameTests {
  /// Runs a line of a shell, in which `$0` is the program.
  private func shell(_ line: String, in folder: Folder) throws -> Call {
    try call(["-c", line, mapcam.path], program: URL(fileURLWithPath: "/bin/sh"), in: folder.url)
  }

  @Test("What has a name that is not UTF-8 is named, and never left out in silence")
  func notUTF8() throws {
    let folder = try Folder(["s/a.cam": "zoomTo 5; assert zoom == 5"])
    // Not every file system takes such names.
    let made = try shell(
      #"f=$(printf 's/d\377'); mkdir "$f" && cp s/a.cam "$f" && cp s/a.cam "$(printf 's/b\377.cam')""#,
      in: folder)
    guard made.code == 0 else { return }
    let run = try folder.run("run", "s")
    #expect(run.code == 2)
    #expect(run.summary == "1 scenario: 1 passed, 2 inputs not run; 1 check")
    #expect(run.errorCount == 2)
    for name in [#"s/d\xFF"#, #"s/b\xFF.cam"#] {
      #expect(
        run.errors.contains(
          "error: “\(name)” can't be read: its name is not UTF-8; rename it\n"), "\(run.errors)")
    }
    #expect(try folder.run("fmt", "s").code == 2)
    for command in ["new", "run", "fmt"] {
      let given = try shell(#""$0" "# + command + #" "$(printf 's/d\377')""#, in: folder)
      #expect(given.code == 2)
      #expect(
        given.errors
          == "error: the argument “s/d\\xFF” is not UTF-8, as names and texts have to be\n")
    }
  }

  @Test(
    "The next step that new names can be given to a shell as it stands",
    arguments: [
      ("a b", "'a b.cam'"), ("a;b", "'a;b.cam'"), ("it's", #"'it'\''s.cam'"#), ("*", "'*.cam'"),
      ("~", "'~.cam'"), ("-x", "./-x.cam"), ("tour", "tour.cam"), ("東京", "東京.cam"),
      ("-o a", "'./-o a.cam'"), ("a\u{1B}b", #"$'a\033b.cam'"#),
    ])
  func shellWords(name: String, word: String) throws {
    let folder = try Folder()
    let run = try folder.run("new", "--", name)
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("; now run it: mapcam run \(word)\n"), "\(run.output)")
    // Bash knows all of the quotes.
    let bash = URL(fileURLWithPath: "/bin/bash")
    guard FileManager.default.isExecutableFile(atPath: bash.path) else { return }
    let next = try call(
      ["-c", "\"$0\" run \(word)", mapcam.path], program: bash, in: folder.url)
    #expect(next.code == 0, "\(next.all)")
  }

  @Test("A link that leads nowhere says so")
  func danglingLink() throws {
    let folder = try Folder()
    try folder.makeFolder("s")
    try folder.link("s/a.cam", to: "gone.cam")
    for path in ["s", "s/a.cam"] {
      let run = try folder.run("run", path)
      #expect(run.code == 2)
      #expect(
        run.errors
          == "error: the link “s/a.cam” leads to “gone.cam”, and there is no such file\n")
    }
  }

  @Test("A folder that can't be read names itself", .enabled(if: getuid() != 0))
  func closedFolder() throws {
    let folder = try Folder(["s/a.cam": "zoomTo 5; assert zoom == 5", "s/b/c.cam": ""])
    let closed = folder.url.appendingPathComponent("s/b").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    let run = try folder.run("run", "s")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    #expect(run.code == 2)
    #expect(run.errors == "error: the folder “s/b” can't be read: Permission denied\n")
    #expect(run.summary == "1 scenario: 1 passed, 1 input not run; 1 check")
  }

  @Test("Of a very long argument a message shows a part, and the next step")
  func longArguments() throws {
    let long = String(repeating: "a", count: 100_000)
    let run = try call(["help", long], in: projectRoot)
    #expect(run.code == 2)
    #expect(run.errors.utf8.count < 1000)
    #expect(run.errors.hasSuffix("a”; see: mapcam help words\n"))
  }

  @Test(
    "A full disk is an error, whatever is written",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "help", "help words", "help fmt", "--version", "completions bash", "fmt -", "fmt a.cam",
      "fmt --diff a.cam", "new b",
    ])
  func fullDisk(arguments: String) throws {
    let folder = try Folder(["a.cam": "zoomIn;zoomOut"])
    let run = try shell(
      "echo 'zoomIn;zoomOut' | \"$0\" \(arguments) > /dev/full", in: folder)
    #expect(run.code == 2)
    #expect(run.errors == "error: the answer can't be written: No space left on device\n")
  }
}
