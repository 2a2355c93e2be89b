import ScenarioLanguage

/// What the server needs of the files of the computer.
public protocol ServerFiles {
  /// What gives a check the files that a text uses.
  associatedtype Host: SourceHost

  /// The current folder, from the root on.
  var currentFolder: String { get }

  /// The host for the file at `path`. Instead of a file that is a key of `open`, these bytes are
  /// read.
  func host(running path: String, open: [String: [UInt8]]) -> Host

  /// The path that `path` means in the file `user`.
  func path(_ path: String, from user: String) -> String

  /// Whether there is such a file.
  func exists(_ path: String) -> Bool

  /// The files and folders in the folder of `user` whose paths begin with what was typed; a folder
  /// ends with a slash.
  func paths(startingWith typed: String, endings: [String], from user: String) -> [String]
}
