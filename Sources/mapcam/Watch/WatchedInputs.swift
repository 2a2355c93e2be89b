/// The files and folders of a call that are watched, and what the scenario files in them use.
struct WatchedInputs {
  private let paths: [String]
  /// The files that a scenario file has read, or would have, the last time it was checked.
  private var uses: [String: [String]] = [:]

  init(_ inputs: [RunOptions.Input]) {
    paths = inputs.compactMap { if case .path(let path) = $0 { path } else { nil } }
  }

  /// Notes what scenario files used.
  mutating func note(_ found: [String: [String]]) {
    uses.merge(found) { $1 }
  }

  /// The scenario files, the input that each belongs to first.
  private func scenarioFiles() -> [(input: String, file: String)] {
    paths.flatMap { path in
      Files.isFolder(path)
        ? FolderWalk(path).scenarios.map { ($0, $0) }
        : [(path, Path.normalized(InputReader.fileAndLine(of: path).file))]
    }
  }

  /// How many scenario files there are.
  var count: Int { Set(scenarioFiles().map { $0.file }.filter(Files.exists)).count }

  /// All files whose change matters; of files that are no more nothing is kept.
  mutating func files() -> Set<String> {
    let scenarios = Set(scenarioFiles().map { $0.file })
    uses = uses.filter { scenarios.contains($0.key) }
    return uses.values.reduce(into: scenarios) { $0.formUnion($1) }
  }

  /// What is to be run again when these files have changed, in the order of the call.
  func inputs(touchedBy files: Set<String>) -> [RunOptions.Input] {
    scenarioFiles().filter { _, file in
      Files.exists(file)
        && (files.contains(file) || uses[file]?.contains { files.contains($0) } == true)
    }.map { .path($0.input) }
  }

  /// The inputs of which there is nothing.
  var missing: [String] {
    paths.filter { !Files.exists(InputReader.fileAndLine(of: $0).file) }
  }

  /// The folders in which something may happen that matters.
  func folders(of files: Set<String>) -> [String] {
    var folders: Set<String> = []
    for path in paths {
      let file = InputReader.fileAndLine(of: path).file
      // What comes back is told of by the nearest folder above it that is there.
      var above = Path.folder(of: Path.normalized(file))
      while !Files.isFolder(above), above != ".", above != "/" { above = Path.folder(of: above) }
      folders.insert(above)
      if Files.isFolder(file) { folders.formUnion(FolderWalk(file).folders) }
    }
    for file in files {
      folders.insert(Path.folder(of: file))
      // A link may lead elsewhere.
      if let real = Files.real(file) { folders.insert(Path.folder(of: real)) }
    }
    return folders.sorted()
  }
}
