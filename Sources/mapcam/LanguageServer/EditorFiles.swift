import LanguageServer
import ScenarioLanguage

/// The files that the language server sees.
struct EditorFiles: ServerFiles {
  let currentFolder = Files.real(".") ?? "/"

  func host(running path: String, open: @escaping (String) -> [UInt8]?) -> FileHost {
    FileHost(running: path, replacing: open)
  }

  func path(_ path: String, from user: String) -> String { Path.join(path, from: user) }

  func exists(_ path: String) -> Bool { Files.exists(path) }

  func read(_ path: String) -> [UInt8]? {
    guard Files.isRegular(path), let bytes = try? Files.read(path) else { return nil }
    return bytes.count <= SourceText.largest ? bytes : nil
  }

  func scenarios(in folder: String) -> [String] {
    FolderWalk(folder, isDeep: false).scenarios
  }

  func paths(startingWith typed: String, endings: [String], from user: String) -> [String] {
    FileNames.matching(typed, endings: endings, in: Path.folder(of: user)).map { $0.path }
  }
}

extension FileHost: EditorHost {}
