#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// What there is in a folder and, unless only it is wanted, in the folders below it.
///
/// Names that begin with a dot are left out, and links to folders are not followed.
struct FolderWalk {
  /// The scenario files, sorted by path.
  private(set) var scenarios: [String] = []
  /// The folder and those below it.
  private(set) var folders: [String] = []
  /// What can't be read, and why.
  private(set) var problems: [(name: String, sentence: String)] = []

  /// Looks into all of them, or into the folder alone.
  init(_ folder: String, isDeep: Bool = true) {
    var open = [folder]
    while let current = open.popLast() {
      folders.append(current)
      do throws(Files.Failure) {
        let contents = try FolderContents(current)
        for name in contents.unreadable {
          let path = Self.path(name, in: current)
          problems.append((path, "“\(path)” can't be read: its name is not UTF-8; rename it"))
        }
        for name in contents.names where !name.hasPrefix(".") {
          let path = Self.path(name, in: current)
          switch FileType(path) {
          case .folder: if isDeep { open.append(path) }
          case .file where name.hasSuffix(".cam"): scenarios.append(Path.normalized(path))
          case .file, .other: break
          }
        }
      } catch {
        problems.append((current, "the folder “\(current)” can't be read: \(error.reason)"))
      }
    }
    scenarios.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func path(_ name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private enum FileType {
    case file, folder, other

    init(_ path: String) {
      var status = stat()
      // What can't be looked at is found all the same, and reading it will say why.
      guard lstat(path, &status) == 0 else {
        self = .file
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: self = .folder
      case S_IFREG: self = .file
      case S_IFLNK: self = Files.isFolder(path) ? .other : .file
      default: self = .other
      }
    }
  }
}

/// The names of what is in a folder, in no order.
struct FolderContents {
  private(set) var names: [String] = []
  /// The folders and scenario files whose names are not UTF-8, as they can be shown.
  private(set) var unreadable: [String] = []

  /// Throws when the folder can't be read.
  init(_ folder: String) throws(Files.Failure) {
    guard let stream = opendir(folder) else {
      throw Files.Failure(reason: Platform.lastError)
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
          if let text = String(validatingCString: name) {
            names.append(text)
          } else {
            let shown = SystemText.shown(name)
            var status = stat()
            let isFolder =
              fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0
              && status.st_mode & S_IFMT == S_IFDIR
            if !shown.hasPrefix("."), isFolder || shown.hasSuffix(".cam") {
              unreadable.append(shown)
            }
          }
        }
      }
    }
  }
}
