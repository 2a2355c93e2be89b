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
  /// The checks that fail with the new numbers.
  private(set) var failing: Set<Place> = []
  /// The texts as they are in the files.
  private(set) var sources: [String: SourceText] = [:]

  private let options: RunOptions
  private let texts: [InputReader.Text]
  private let failed = FailedRecord()

  init(_ options: RunOptions) {
    self.options = options
    texts = InputReader(options.inputs).texts
  }

  /// Looks until nothing else comes up; false when it was interrupted.
  mutating func run() throws(Arguments.Misuse) -> Bool {
    // A round settles a number at least; each number is tried once.
    var isSettled = false
    while !isSettled {
      let files = checkedFiles()
      for source in files.flatMap({ $0.program.sources }) where sources[source.name] == nil {
        sources[source.name] = source
      }
      let failures = try failures(of: files)
      if Interrupt.isEndWanted { return false }
      isSettled = !take(failures)
    }
    return true
  }

  private func checkedFiles() -> [CheckedFile] {
    var texts: [String: [UInt8]] = [:]
    for (file, replacements) in replacements {
      texts[file] = replacements.apply(to: sources[file]!.bytes)
    }
    return self.texts.compactMap { text in
      guard
        case .read(let checked, _) = text.check(options.settings, isTraced: false, replacing: texts),
        let program = checked.program
      else { return nil }
      return CheckedFile(name: text.name, program: program, lines: text.lines, scenarioLines: [])
    }
  }

  /// The checks that fail, with their places in the files as they were.
  private func failures(
    of files: [CheckedFile]
  ) throws(Arguments.Misuse) -> [(check: Place, correction: (Place, String)?)] {
    let items = try options.selection.items(of: files, failed: failed)
    var failures: [(check: Place, correction: (Place, String)?)] = []
    OrderedWork.run(
      items.count, atATime: 8, threads: options.jobs ?? WorkerThread.cores,
      worker: { [budget = options.budget] in
        let worker = ScenarioWorker(
          files, budget: budget, formats: [], isInterrupted: { Interrupt.isEndWanted })
        return { number in worker.run(items[number]) }
      },
      isStopped: { Interrupt.isEndWanted },
      use: { number, result in
        let program = files[items[number].file].program
        failures += (result.outcome?.failures ?? []).map { failure in
          let correction = failure.correction.map {
            (place($0.location, in: program), $0.number)
          }
          return (place(failure.location, in: program), correction)
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

  /// Takes what came up; whether that was anything to be tried.
  private mutating func take(
    _ failures: [(check: Place, correction: (Place, String)?)]
  ) -> Bool {
    failing = Set(failures.map { $0.check })
    var wanted: [Place: [String]] = [:]
    for case (let place, let number)? in failures.map({ $0.correction })
    where wanted[place]?.contains(number) != true {
      wanted[place, default: []].append(number)
    }
    var isChanged = false
    for (place, numbers) in wanted where disputed[place] == nil {
      isChanged = true
      let before = replacements[place.file]?[place.span]
      if numbers.count == 1, before == nil {
        replacements[place.file, default: Replacements()][place.span] = numbers[0]
      } else {
        replacements[place.file]?[place.span] = nil
        disputed[place] = (before.map { [$0] } ?? []) + numbers
      }
    }
    return isChanged
  }
}
