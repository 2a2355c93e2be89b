import LineEditor
import ScenarioLanguage
import ScenarioRunner

/// Finds the numbers with which failed checks hold.
///
/// What was found is put in place of what was expected, and the scenarios run again with it, until that
/// brings up nothing else: checks behind an `assert` that failed are made only then, and a number that is
/// right for one run and wrong for another shows itself.
struct UpdateSearch {
  /// A place in a file as it was.
  struct Place: Hashable {
    let file: String
    let span: SourceRange
  }

  /// The new numbers of each file.
  private(set) var replacements: [String: Replacements] = [:]
  /// The numbers that are wanted to be different ones.
  private(set) var disputed: [Place: [String]] = [:]
  /// The texts as they are in the files.
  private(set) var sources: [String: SourceText] = [:]

  private typealias Failure = (check: Place, correction: (Place, String)?)

  private let options: RunOptions
  private let texts: [InputReader.Text]
  private var files: [CheckedFile] = []
  /// The checks of each file that fail with the new numbers.
  private var failingChecks: [[Place]] = []

  init(_ options: RunOptions) {
    self.options = options
    texts = InputReader(options.inputs).texts
  }

  /// The checks that fail with the new numbers.
  var failing: Set<Place> { Set(failingChecks.joined()) }

  /// Looks until nothing else comes up; false when it was interrupted.
  mutating func run() throws(Arguments.Misuse) -> Bool {
    for text in texts { files.append(try check(text)) }
    failingChecks = Array(repeating: [], count: files.count)
    for source in files.flatMap({ $0.program.sources }) { sources[source.name] = source }
    var failed = FailedRecord()
    let items = try options.selection.items(of: files, failed: &failed)
    // A round settles a number at least, and each number is tried once.
    var affected = Array(files.indices)
    while !affected.isEmpty {
      let failures = failures(of: items.filter { affected.contains($0.file) })
      if Interrupt.isEndWanted { return false }
      let changed = take(failures)
      affected = files.indices.filter { number in
        files[number].program.sources.contains { changed.contains($0.name) }
      }
      for number in affected { files[number] = try check(texts[number]) }
    }
    return true
  }

  /// Reads a text with the numbers that have been found for it and for those it uses.
  private func check(_ text: InputReader.Text) throws(Arguments.Misuse) -> CheckedFile {
    var texts: [String: [UInt8]] = [:]
    for (file, replacements) in replacements {
      texts[file] = replacements.apply(to: sources[file]!.bytes)
    }
    guard
      case .read(let checked, _) = text.check(options.settings, isTraced: false, replacing: texts),
      let program = checked.program
    else { throw Arguments.Misuse("\(text.name) has changed in the meantime: nothing is updated") }
    return CheckedFile(name: text.name, program: program, lines: text.lines, labeled: false)
  }

  /// What fails, with its place in the files as they were.
  private mutating func failures(of items: [RunItem]) -> [Failure] {
    for item in items { failingChecks[item.file] = [] }
    var failures: [Failure] = []
    OrderedWork.run(
      items.count, atATime: 8, threads: options.jobs ?? WorkerThread.cores,
      worker: { [budget = options.budget, files] in
        let worker = ScenarioWorker(
          files, budget: budget, formats: [], isInterrupted: { Interrupt.isEndWanted })
        return { number in worker.run(items[number]) }
      },
      isStopped: { Interrupt.isEndWanted },
      use: { number, result in
        let file = items[number].file
        let program = files[file].program
        for failure in result.outcome?.failures ?? [] {
          let check = place(failure.location, in: program)
          let correction = failure.correction.map {
            (place($0.location, in: program), $0.number)
          }
          failingChecks[file].append(check)
          failures.append((check, correction))
        }
        return true
      })
    return failures
  }

  private func place(_ location: Location, in program: Program) -> Place {
    let file = program.sources[Int(location.source)].name
    return Place(
      file: file, span: replacements[file]?.original(of: location.span) ?? location.span)
  }

  /// Takes what came up; the files that have changed by it.
  private mutating func take(_ failures: [Failure]) -> Set<String> {
    var wanted: [Place: [String]] = [:]
    for case (let place, let number)? in failures.map({ $0.correction })
    where wanted[place]?.contains(number) != true {
      wanted[place, default: []].append(number)
    }
    var changed = Set<String>()
    for (place, numbers) in wanted where disputed[place] == nil {
      changed.insert(place.file)
      let before = replacements[place.file]?[place.span]
      if numbers.count == 1, before == nil {
        replacements[place.file, default: Replacements()][place.span] = numbers[0]
      } else {
        replacements[place.file]?[place.span] = nil
        disputed[place] = (before.map { [$0] } ?? []) + numbers
      }
    }
    return changed
  }
}
