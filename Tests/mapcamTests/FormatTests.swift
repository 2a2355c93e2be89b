import Foundation
import Testing

@Suite("mapcam fmt")
struct FormatTests {
  private let messy = "zoomIn;zoomOut\n\n\n\nassert zoom==2"
  private let tidy = "zoomIn\nzoomOut\n\nassert zoom == 2\n"

  private func text(_ path: String, in folder: Folder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  private func attributes(_ path: String, in folder: Folder) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(
      atPath: folder.url.appendingPathComponent(path).path)
  }

  @Test("The scenario files of the project are in the canonical layout")
  func project() throws {
    let run = try call(["fmt", "--check", "scenarios"], in: projectRoot)
    #expect(run.code == 0, "\(run.all)")
  }

  @Test("Files and folders are written, each once, and named")
  func files() throws {
    let folder = try Folder([
      "a.cam": messy, "b/c.cam": messy, "b/d.cam": tidy, "b/e.txt": messy, "b/.f/g.cam": messy,
    ])
    let run = try folder.run("fmt", "a.cam", "b", "./a.cam")
    #expect(run.code == 0)
    #expect(run.output == "formatted a.cam\nformatted b/c.cam\n3 files: 2 formatted\n")
    #expect(run.errors == "")
    #expect(try text("a.cam", in: folder) == tidy)
    #expect(try text("b/c.cam", in: folder) == tidy)
    #expect(try text("b/e.txt", in: folder) == messy)
    #expect(try text("b/.f/g.cam", in: folder) == messy)
    #expect(try folder.run("fmt", ".").output == "3 files: formatted already\n")
  }

  @Test("Standard input goes to standard output", arguments: [["fmt", "-"], ["fmt"]])
  func standardInput(arguments: [String]) throws {
    let run = try call(arguments, in: projectRoot, input: Data(messy.utf8))
    #expect(run.code == 0)
    #expect(run.output == tidy)
    #expect(run.errors == "")
  }

  @Test("A byte order mark and CRLF stay")
  func marks() throws {
    let mark = Data([0xEF, 0xBB, 0xBF])
    let folder = try Folder()
    try folder.write(mark + Data("zoomIn;zoomOut\r\ntilt  3\r\n".utf8), to: "a.cam")
    #expect(try folder.run("fmt", "a.cam").code == 0)
    #expect(
      try Data(contentsOf: folder.url.appendingPathComponent("a.cam"))
        == mark + Data("zoomIn\r\nzoomOut\r\ntilt 3\r\n".utf8))
  }

  @Test("A file keeps its mode, and leaves no other file behind")
  func mode() throws {
    let folder = try Folder(["a.cam": messy])
    let path = folder.url.appendingPathComponent("a.cam").path
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    #expect(try folder.run("fmt", "a.cam").code == 0)
    #expect(try attributes("a.cam", in: folder)[.posixPermissions] as? Int == 0o666)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.cam"])
  }

  @Test("A link stays a link, and its file is formatted")
  func link() throws {
    let folder = try Folder(["real/a.cam": messy])
    try folder.link("link.cam", to: "real/a.cam")
    #expect(try folder.run("fmt", "link.cam").code == 0)
    #expect(
      try attributes("link.cam", in: folder)[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(try text("real/a.cam", in: folder) == tidy)
  }

  @Test("A file that is formatted already is not written")
  func untouched() throws {
    let folder = try Folder(["a.cam": tidy])
    let path = folder.url.appendingPathComponent("a.cam").path
    let long = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: path)
    let number = try attributes("a.cam", in: folder)[.systemFileNumber] as? Int
    #expect(try folder.run("fmt", "a.cam").output == "1 file: formatted already\n")
    #expect(try attributes("a.cam", in: folder)[.modificationDate] as? Date == long)
    #expect(try attributes("a.cam", in: folder)[.systemFileNumber] as? Int == number)
  }

  @Test("--check names what would change and writes nothing")
  func check() throws {
    let folder = try Folder(["a.cam": messy, "b.cam": tidy])
    let run = try folder.run("fmt", "--check", ".")
    #expect(run.code == 1)
    #expect(
      run.output == "a.cam is not formatted\n2 files: 1 not formatted; to do so: mapcam fmt .\n")
    #expect(try text("a.cam", in: folder) == messy)
    #expect(try folder.run("fmt", "--check", "b.cam").code == 0)
    #expect(try folder.run("fmt", "--check", "-", input: Data(messy.utf8)).code == 1)
  }

  @Test(
    "What --check says to call formats the paths that were given, in whatever shell words they need"
  )
  func next() throws {
    let names = ["a.cam", "two words.cam", "it's.cam", "-x.cam", "$HOME.cam"]
    let folder = try Folder(Dictionary(uniqueKeysWithValues: names.map { ($0, messy) }))
    let run = try call(["fmt", "--check", "--"] + names, in: folder.url)
    let next = try #require(run.output.components(separatedBy: "to do so: mapcam ").last)
    #expect(next == "fmt a.cam 'two words.cam' 'it'\\''s.cam' ./-x.cam '$HOME.cam'\n")
    let shell = URL(fileURLWithPath: "/bin/sh")
    #expect(try call(["-c", "'\(mapcam.path)' \(next)"], program: shell, in: folder.url).code == 0)
    #expect(try folder.run("fmt", "--check", ".").code == 0)
  }

  @Test("--diff shows what would change and writes nothing")
  func diff() throws {
    let folder = try Folder(["a.cam": messy, "b.cam": tidy])
    let run = try folder.run("fmt", "--diff", ".")
    #expect(run.code == 1)
    #expect(
      run.output == """
        --- a.cam
        +++ a.cam
        @@ -1,5 +1,4 @@
        -zoomIn;zoomOut
        +zoomIn
        +zoomOut
         
        -
        -
        -assert zoom==2
        \\ No newline at end of file
        +assert zoom == 2

        """)
    #expect(try text("a.cam", in: folder) == messy)
    let none = try folder.run("fmt", "--diff", "b.cam")
    #expect(none.code == 0 && none.output == "")
  }

  @Test("What is said of files does not get into the text on standard output")
  func remarks() throws {
    let folder = try Folder(["a.cam": messy])
    let run = try folder.run("fmt", "a.cam", "-", input: Data(messy.utf8))
    #expect(run.code == 0)
    #expect(run.output == tidy)
    #expect(run.errors == "formatted a.cam\n2 files: 1 formatted\n")
    #expect(try text("a.cam", in: folder) == tidy)
  }

  @Test("A file with errors stays as it is, and the others are formatted")
  func errors() throws {
    let folder = try Folder(["a.cam": "repeat 3 {  zoomIn", "b.cam": messy])
    try folder.write(Data([0x7A, 0xFF]), to: "c.cam")
    let run = try folder.run("fmt", ".")
    #expect(run.code == 2)
    #expect(run.output == "formatted b.cam\n3 files: 1 formatted\n")
    #expect(run.errorCount == 2)
    #expect(run.errors.contains("a.cam:1:10") && run.errors.contains("c.cam:1:2"))
    #expect(try text("a.cam", in: folder) == "repeat 3 {  zoomIn")
    #expect(try folder.run("fmt", "--check", ".").code == 2)
  }

  @Test("Names need not be known")
  func unknownNames() throws {
    let run = try call(["fmt"], in: projectRoot, input: Data("zommTo  vancover".utf8))
    #expect(run.code == 0)
    #expect(run.output == "zommTo vancover\n")
  }

  @Test(
    "What can't be done is an error with a reason",
    arguments: [
      ("none.cam", "there is no file “none.cam”"),
      ("empty", "there is no scenario file (*.cam) in the folder “empty”"),
      ("a.cam:1", "fmt takes whole files: mapcam fmt a.cam"),
    ])
  func refused(path: String, words: String) throws {
    let folder = try Folder(["a.cam": messy])
    try folder.makeFolder("empty")
    let run = try folder.run("fmt", path)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors == "error: \(words)\n")
    #expect(try text("a.cam", in: folder) == messy)
  }

  @Test("Where nothing can be written the file is left as it is", .enabled(if: getuid() != 0))
  func readOnly() throws {
    let folder = try Folder(["a.cam": messy])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    let run = try folder.run("fmt", "a.cam")
    #expect(run.code == 2)
    #expect(run.errors == "error: the file “a.cam” can't be written: Permission denied\n")
    #expect(try text("a.cam", in: folder) == messy)
  }

  @Test("Help names the options")
  func help() throws {
    let run = try call(["help", "fmt"], in: projectRoot)
    #expect(run.code == 0)
    #expect(run.output.contains("mapcam fmt [PATH…]"))
    #expect(run.output.contains("--check") && run.output.contains("--diff"))
  }
}
