import Foundation
import Testing

@Suite("How the program is called")
struct UsageTests {
  private let folder: Folder

  init() throws { folder = try Folder(["tour.cam": "zoomTo 5; assert zoom == 5"]) }

  @Test("Help comes on the output, and ends well", arguments: [["help"], ["--help"], ["-h"]])
  func help(arguments: [String]) throws {
    let run = try call(arguments, in: folder.url)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("mapcam run PATH"))
    #expect(run.output.contains("mapcam help words"))
  }

  @Test("Help and .help are a screen of 24 lines and 80 columns each")
  func screens() throws {
    let session = try folder.run("repl", input: Data(".help\n".utf8))
    for text in [try folder.run("help").output, session.output] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count <= 24, "\(text)")
      for line in lines { #expect(line.count <= 80, "\(line)") }
    }
    #expect(session.output.contains(".quit") && session.output.contains(".help words"))
  }

  @Test(
    "There is help on each command of the program, with all of its options", arguments: commands)
  func commandHelp(command: String) throws {
    let run = try folder.run("help", command)
    #expect(run.code == 0 && run.output.hasPrefix("mapcam \(command)"))
    #expect(run.output.contains("--help"))
    #expect(try folder.run(command, "--help").output == run.output || command == "help")
  }

  static let commands = ["new", "run", "check", "fmt", "repl", "completions", "help"]

  @Test("The manual page is what the tables make of it, and names every command and option")
  func manualPage() throws {
    let page = try folder.run("help", "man").output
    let written = try String(
      contentsOf: projectRoot.appendingPathComponent("docs/mapcam.1"), encoding: .utf8)
    #expect(written == page, "write it anew: mapcam help man > docs/mapcam.1")
    for command in Self.commands {
      #expect(page.contains(".SS \"mapcam \(command)"))
      let help = try folder.run("help", command).output
      for option in help.matches(of: #/--[a-z-]+/#).map({ String($0.output) })
      where option != "--help" {
        #expect(page.contains(option.replacing("-", with: "\\-")), "\(command) \(option)")
      }
    }
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(line.contains(#/^\.(\\"|TH|SH|SS|B|I|TP|PP|br)( |$)/#), "\(line)")
    }
  }

  @Test("A new file runs, passes and is laid out; one that is there is left alone")
  func newFile() throws {
    let folder = try Folder()
    let run = try folder.run("new", "shops")
    #expect(run.code == 0)
    #expect(run.output == "wrote shops.cam; now run it: mapcam run shops.cam\n")
    #expect(try folder.run("new", "it's ours").output.hasSuffix("mapcam run 'it'\\''s ours.cam'\n"))
    let tried = try folder.run("run", "shops.cam")
    #expect(tried.code == 0 && tried.summary.hasPrefix("3 scenarios: 3 passed"))
    #expect(try folder.run("fmt", "--check", "shops.cam").code == 0)
    try folder.write(Data("zoomIn".utf8), to: "mine.cam")
    let refused = try folder.run("new", "mine.cam")
    #expect(refused.code == 2 && refused.errors.contains("is there already"))
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("mine.cam"), encoding: .utf8)
    #expect(text == "zoomIn")
    #expect(try folder.run("new", "no/shops").code == 2)
    #expect(try folder.run("new", "shops.txt").output.contains("wrote shops.txt"))
  }

  @Test("There is help on every word that the overview names")
  func everyWord() throws {
    let overview = try folder.run("help", "words").output
    let lines = overview.split(separator: "\n").drop { !$0.hasPrefix("Moving the camera") }
    let words = lines.flatMap { line in
      (line.hasPrefix("  ") ? line : line.split(separator: ":").last ?? "").split(separator: ",")
    }.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(words.count > 140)
    #expect(words.contains("limit zoom") && words.contains("zoom") && words.contains("distance"))
    for word in words {
      let run = try call(["help"] + word.components(separatedBy: " "), in: folder.url)
      #expect(run.code == 0, "\(word)")
      #expect(!run.output.isEmpty, "\(word)")
      #expect(run.errors == "", "\(word)")
    }
  }

  @Test("A word without help is an error")
  func unknownWord() throws {
    let run = try folder.run("help", "xyzzyx")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors == "error: there is no help on “xyzzyx”; see: mapcam help words\n")
  }

  @Test("The version is a line")
  func version() throws {
    let run = try folder.run("--version")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("mapcam ") && run.output.hasSuffix("\n"))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test(
    "A call that can't be understood is an error with a next step",
    arguments: [
      (["rnu", "tour.cam"], "there is no command “rnu”; did you mean run?"),
      (["tour.cam"], "“tour.cam” is no command; to run it: mapcam run tour.cam"),
      (["tour.cam:1"], "“tour.cam:1” is no command; to run it: mapcam run tour.cam:1"),
      (["test"], "there is no command “test”; did you mean run?"),
      (["."], "“.” is no command; to run it: mapcam run ."),
      (["xyzzyx"], "there is no command “xyzzyx”; see: mapcam help"),
      (["--vesion"], "there is no option “--vesion”; did you mean --version?"),
      (["run", "--sett", "a=1", "tour.cam"], "there is no option “--sett”; did you mean --set?"),
      (["run", "-k", "pan", "tour.cam"], "there is no option “-k”; did you mean --filter?"),
      (["run", "-t", "slow"], "there is no option “-t”; did you mean --tags or --filter?"),
      (["run", "-x"], "there is no option “-x”; did you mean --bail?"),
      (["check", "-x"], "there is no option “-x”; see: mapcam help check"),
      (["run", "-v"], "there is no option “-v”; see: mapcam help run"),
      (["fmt", "-k"], "there is no option “-k”; see: mapcam help fmt"),
      (["run", "-filter", "a"], "there is no option “-filter”; did you mean --filter?"),
      (["run", "-jobs", "2"], "there is no option “-jobs”; did you mean --jobs?"),
      (["run", "-j", "x"], "--jobs needs a whole number from 1 to 1024, not “x”"),
      (["run", "-jx"], "--jobs needs a whole number from 1 to 1024, not “x”"),
      (["run", "--bail=2"], "--bail takes nothing behind it: --bail=2"),
      (["run", "-hx"], "-h takes nothing behind it: -hx"),
      (["two words.cam"], "“two words.cam” is no command; to run it: mapcam run 'two words.cam'"),
      (
        ["new", "no/such place/a"],
        "there is no folder “no/such place”; to make it: mkdir -p 'no/such"
      ),
      (["new", "shops/"], "new needs a name for the file, too: mapcam new shops/tour.cam"),
      (["run"], "run needs a file or a folder"), (["check"], "check needs a file or a folder"),
      (["-e"], "-e needs a text"),
      (["run", "tour.cam", "--set"], "--set needs a name and a value"),
      (["run", "-", "-"], "- is given twice"),
      (["new"], "new needs one name for the file: mapcam new tour.cam"),
      (["new", "a", "b"], "new needs one name"),
      (["completions"], "completions needs the name of a shell: bash, zsh, fish"),
      (["completions", "csh"], "completions needs the name of a shell"),
      (["help", "E999"], "there is no help on “E999”; see: mapcam help errors"),
      (["help", "e192"], "there is no help on “e192”; did you mean E102?"),
      (["help", "wrods"], "there is no help on “wrods”; did you mean words?"),
    ])
  func misuse(arguments: [String], words: String) throws {
    let run = try call(arguments, in: folder.url)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: \(words)"), "\(run.errors)")
  }

  @Test(
    "A value may be written in one with its option",
    arguments: [["-j1"], ["-j", "1"], ["--jobs=1"], ["-eassert zoom == 2"]])
  func attached(options: [String]) throws {
    let run = try call(["run", "tour.cam"] + options, in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("What follows -- is a file")
  func endOfOptions() throws {
    let folder = try Folder([
      "-e": "zoomTo 5; assert zoom == 5", "--set": "zoomTo 5; assert zoom == 6",
    ])
    #expect(try folder.run("run", "--", "-e").code == 0)
    #expect(try folder.run("run", "--", "--set").code == 1)
  }

  @Test("Help on run is asked for where it is needed", arguments: ["run", "check"])
  func helpOnCommand(command: String) throws {
    let run = try folder.run(command, "--help")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("mapcam \(command) PATH"))
  }
}
