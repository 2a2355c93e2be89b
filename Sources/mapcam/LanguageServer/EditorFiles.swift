import LanguageServer
import ScenarioLanguage

/// The files that the language server sees.
struct EditorFiles: ServerFiles {
  let currentFolder = Files.real(".") ?? "/"

  func host(running path: String, open: [String: [UInt8]]) -> FileHost {
    FileHost(running: path, replacing: open)
  }

  func path(_ path: String, from user: String) -> String { Path.join(path, from: user) }

  func exists(_ path: String) -> Bool { Files.exists(path) }

  func paths(startingWith typed: String, endings: [String], from user: String) -> [String] {
    FileNames.matching(typed, endings: endings, in: Path.folder(of: user)).map { $0.path }
  }
}
