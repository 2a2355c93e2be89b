import Reports

/// `mapcam new`: writes a small scenario file to start from.
struct NewCommand {
  /// The path as it was given.
  let path: String

  /// Reads what stands behind the command.
  init(_ arguments: Arguments) throws(Arguments.Misuse) {
    var files: [String] = []
    for case .operand(let file) in arguments.parts { files.append(file) }
    guard files.count == 1, !files[0].isEmpty else {
      throw Arguments.Misuse("new needs one name for the file: mapcam new tour.cam")
    }
    guard !files[0].hasSuffix("/") else {
      throw Arguments.Misuse(
        "new needs a name for the file, too: mapcam new \((files[0] + "tour.cam").asShellPath)")
    }
    path = Self.withEnding(files[0])
  }

  /// A name without an ending is that of a scenario file.
  private static func withEnding(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.dropFirst().contains(".") ? path : path + ".cam"
  }

  /// Writes the file, and says what to do next.
  func run() -> ExitCode {
    do throws(Files.Failure) {
      try Files.write(Self.text, to: path, replacing: false)
    } catch {
      let sentence =
        error.isThere
        ? "the file “\(path)” is there already; choose another name"
        : missingFolder ?? "the file “\(path)” can't be written: \(error.reason)"
      Platform.write(DiagnosticText.line(sentence, style: Platform.style(of: 2)), to: 2)
      return .refused
    }
    return Answer.write("wrote \(path.onOneLine); now run it: mapcam run \(path.asShellPath)\n")
  }

  /// Says how the folder is made in which the file is to be, nil when it is there.
  private var missingFolder: String? {
    let folder = Path.folder(of: path)
    guard !Files.exists(folder) else { return nil }
    return "there is no folder “\(folder)”; to make it: mkdir -p \(folder.asShellPath)"
  }

  /// A scenario that passes, with a comment for each of its parts.
  static let text = """
    # What a map of shops should look like when it opens.
    # A line is a command and what it needs; what follows # is for people.

    map "iPhone 15"     # the screen; any size: map 390 x 844
    padding bottom 300  # a sheet covers the lower part of the map

    # Places have names: many cities are known, others have a latitude and a longitude.
    place office 49.2850 -123.1145
    place shop 49.2684 -123.1664

    # Each scenario begins with the lines above, on a map of its own.
    scenario "Both places are above the sheet" {
      fit office shop
      assert office is visible and shop is visible
      assert zoom between 12 and 14
    }

    # Each row of a table is a scenario of its own.
    scenario "At zoom {level} the map tilts at most {most}°" {
      examples
        | level | most |
        | 10    | 30   |
        | 16    | 65   |
      camera office zoom level tilt 90
      assert tilt == most
    }

    # Change a number and run it again: a check that fails says what was expected and found.

    """
}
