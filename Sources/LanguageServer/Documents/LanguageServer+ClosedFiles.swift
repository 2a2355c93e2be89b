import ScenarioLanguage

/// Files that are not open, which a name of an open text may stand in.
extension LanguageServer {
  /// So many files are looked at, and so many bytes of theirs and of what they use are read.
  private static var mostFiles: Int { 2000 }
  private static var mostBytes: Int { 64 << 20 }

  /// The texts that are a file or use it, be they open or not; those that are not as if they were.
  ///
  /// Throws an error for the editor when there are too many files to look at.
  func users(
    of file: String, from document: OpenDocument
  ) throws(ResponseError) -> [OpenDocument] {
    func uses(_ user: OpenDocument) -> Bool {
      analysis(of: user).sources.contains { $0.name == file }
    }
    var users = documentsInOrder.filter(uses)
    var bytes = 0
    for path in try closedFiles(aroundOrAbove: file, from: document) {
      guard let text = files.read(path) else { continue }
      bytes += text.count
      if text.mentionsUse {
        let user = OpenDocument(
          TextDocument(uri: DocumentURI.uri(ofPath: path), bytes: text, encoding: encoding),
          currentFolder: files.currentFolder)
        for source in analysis(of: user).sources.dropFirst() { bytes += source.bytes.count }
        if uses(user) { users.append(user) }
      }
      guard bytes <= Self.mostBytes else { throw Self.tooMuch("they hold more than 64 MiB") }
    }
    return users
  }

  /// The files that could use one, as the texts that use it lie in its folder or in one above.
  private func closedFiles(
    aroundOrAbove file: String, from document: OpenDocument
  ) throws(ResponseError) -> [String] {
    var folder = Self.folder(of: file)
    // The outermost folder of the editor, or at least that of the text in which the name was met.
    let tops = workspaceFolders.filter { Self.folder(file, isBelow: $0) }
    let top = (tops + [Self.folder(of: document.name)]).min { $0.utf8.count < $1.utf8.count }
    var found: [String] = []
    while true {
      found += files.scenarios(in: folder).filter { openFiles[$0] == nil }
      guard found.count <= Self.mostFiles else {
        throw Self.tooMuch("there are more than \(Self.mostFiles)")
      }
      guard folder != "/", let top, folder.utf8.count > top.utf8.count else { break }
      folder = Self.folder(of: folder)
    }
    return found.sorted()
  }

  private static func tooMuch(_ reason: String) -> ResponseError {
    ResponseError(
      .requestFailed, "the scenario files that may hold the name are not looked at: \(reason)")
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func folder(_ path: String, isBelow folder: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Forgets what was found with files whose texts on the disk are others by now: not all editors
  /// tell.
  func forgetChangedFiles() {
    var texts: [String: [UInt8]?] = [:]
    var changed: Set<String> = []
    for document in documents.values {
      guard let analysis = document.analysis else { continue }
      for source in analysis.sources.dropFirst() where openFiles[source.name] == nil {
        let text = texts[source.name] ?? files.read(source.name)
        texts[source.name] = .some(text)
        if text.map({ source.holds($0) }) != true { changed.insert(source.name) }
      }
      // A file that could not be read may have come to be there.
      if analysis.diagnostics.contains(where: { $0.problem.isOfFile }) {
        changed.insert(document.name)
      }
    }
    forgetUsers(of: changed)
  }
}

extension [UInt8] {
  /// Whether the word `use` may stand in it: without, it uses no other file.
  fileprivate var mentionsUse: Bool {
    indices.dropLast(2).contains { index in
      self[index] == UInt8(ascii: "u") && self[index + 1] == UInt8(ascii: "s")
        && self[index + 2] == UInt8(ascii: "e")
    }
  }
}
