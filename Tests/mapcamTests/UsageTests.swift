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
    #expect(run.output.contains("zoomIn"))
  }

  @Test("There is help on every word that the overview names")
  func everyWord() throws {
    let overview = try folder.run("help").output
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
    #expect(run.errors == "error: there is no help on “xyzzyx”; see: mapcam help\n")
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
      (["."], "“.” is no command; to run it: mapcam run ."),
      (["xyzzyx"], "there is no command “xyzzyx”; see: mapcam help"),
      (["--vesion"], "there is no option “--vesion”; did you mean --version?"),
      (["run", "--sett", "a=1", "tour.cam"], "there is no option “--sett”; did you mean --set?"),
      (["run"], "run needs a file or a folder"), (["check"], "check needs a file or a folder"),
      (["-e"], "-e needs a text"),
      (["run", "tour.cam", "--set"], "--set needs a name and a value"),
      (["run", "-", "-"], "- is given twice"),
    ])
  func misuse(arguments: [String], words: String) throws {
    let run = try call(arguments, in: folder.url)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: \(words)"), "\(run.errors)")
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
