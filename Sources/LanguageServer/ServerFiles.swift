import ScenarioLanguage

/// What the server needs of the files of the computer.
public protocol ServerFiles {
  /// What gives a check the files that a text uses.
  associatedtype Host: EditorHost

  /// The current folder, from the root on.
  var currentFolder: String { get }

  /// The host for the file at `path`. Instead of a file for which `open` has bytes, these are read.
  func host(running path: String, open: @escaping (String) -> [UInt8]?) -> Host

  /// The path that `path` means in the file `user`.
  func path(_ path: String, from user: String) -> String

  /// Whether there is such a file.
  func exists(_ path: String) -> Bool

  /// The bytes of a file; nil when it can't be read, or is larger than a text may be.
  func read(_ path: String) -> [UInt8]?

  /// The paths of the scenario files in a folder, those in the folders below it left out.
  func scenarios(in folder: String) -> [String]

  /// The files and folders in the folder of `user` whose paths begin with what was typed; a folder
  /// ends with a slash.
  func paths(startingWith typed: String, endings: [String], from user: String) -> [String]
}

/// Gives a check the files that a text uses, and knows which these were.
public protocol EditorHost: SourceHost {
  /// The names of the files that were asked for, whether there are any or not.
  var files: [String] { get }
}
