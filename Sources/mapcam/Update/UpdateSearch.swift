import LineEditor
import ScenarioLanguage
import ScenarioRunner

/// Finds the numbers with which failed checks hold.
///
/// What was found is put in place of what was expected, and the scenarios run again with it, until that
/// brings up nothing else: checks behind an `assert` that failed are made only then, and a number that is
/// right for one run and wrong for another shows itself. All scenarios of the files are run, since they may
/// share a number; only those that are selected bring up new ones.
struct UpdateSearch {
  /// What was found.
  private(set) var numbers = FoundNumbers()
  /// The texts as they are in the files.
  private(set) var sources: [String: SourceText] = [:]

  /// After so many rounds no further numbers are looked for: behind each `assert` there may be another.
  private static var mostRounds: Int { 200 }
  /// Failures of one scenario that one round takes up.
  private static var mostFailures: Int { 10_000 }

  private let options: RunOptions
  private let texts: [InputReader.Text]
  private var files: [CheckedFile] = []
  /// What fails in each file with the new numbers.
  private var failures: [[UpdateFailure]] = []
  /// The names of files that are one file: to each the first of its names.
  private var names: [String: String] = [:]
  /// What the files looked like when they were read first, routes too.
  private var states = FileStates()
  /// The scenarios that pass with the new numbers, by their numbers.
  private var passing: [Int: RunItem] = [:]
  /// The scenarios that could not go on from the start, by their numbers.
  private var broken: Set<Int> = []
  private var replacements: [String: Replacements] = [:]
  /// The texts with the new numbers.
  private var replaced: [String: [UInt8]] = [:]

  init(_ options: RunOptions) {
    self.options = options
    texts = InputReader(options.inputs).texts
  }

  /// What still fails of what is selected, in the order of the files.
  var failing: [UpdateFailure] { failures.joined().filter { $0.isSelected } }

  /// Looks until nothing else comes up; false when it was interrupted.
  mutating func run() throws(Arguments.Misuse) -> Bool {
    for text in texts {
      guard let file = try check(text) else { throw Self.changed(text.name) }
      files.append(file)
    }
    failures = Array(repeating: [], count: files.count)
    noteSources()
    let items = try UpdateItems(files, options)
    var affected = Array(files.indices)
    var round = 0
    while !affected.isEmpty {
      round += 1
      let isFirst = round == 1
      let stopped = try runAll(items, in: Set(affected), isFirst: isFirst)
      if Interrupt.isEndWanted { return false }
      let found = affected.flatMap { failures[$0] }
      var changed = numbers.take(found, mayAdd: round <= Self.mostRounds)
      for (item, reason) in stopped { changed.formUnion(giveUp(item.file, because: reason)) }
      affected = try checkAgain(changed)
    }
    return true
  }

  /// Throws when a file that took part is another one by now.
  mutating func confirmFiles() throws(Arguments.Misuse) {
    if let name = states.lookAgain().files.min() { throw Self.changed(name) }
  }

  /// Notes for `--failed` what passes with the new numbers.
  func noteInRecord() {
    var failed = FailedRecord()
    for (_, item) in passing.sorted(by: { $0.key < $1.key }) {
      failed.note(item.scenario, of: files[item.file], passed: true)
    }
    failed.save()
  }

  private static func changed(_ name: String) -> Arguments.Misuse {
    Arguments.Misuse("\(name) has changed in the meantime: nothing is updated")
  }

  // MARK: Reading

  /// A file may be reached by several names.
  private mutating func noteSources() {
    var firstNames: [String: String] = [:]
    for source in files.flatMap({ $0.program.sources }) where sources[source.name] == nil {
      sources[source.name] = source
      let real = Files.real(source.name) ?? source.name
      names[source.name] = firstNames[real] ?? source.name
      if firstNames[real] == nil { firstNames[real] = source.name }
    }
  }

  /// Reads the files that have other numbers, and those that use them; which these are.
  private mutating func checkAgain(_ changed: Set<String>) throws(Arguments.Misuse) -> [Int] {
    var changed = changed
    var affected = Set<Int>()
    while !changed.isEmpty {
      apply(changed)
      let concerned = files.indices.filter { number in
        files[number].program.sources.contains { changed.contains(names[$0.name] ?? $0.name) }
      }
      affected.formUnion(concerned)
      changed = []
      for number in concerned {
        if let file = try check(texts[number]) {
          files[number] = file
        } else {
          let given = giveUp(
            number, because: "\(files[number].name) can't be read with the numbers that were found")
          // As it is in the file it was read before.
          if given.isEmpty { throw Self.changed(texts[number].name) }
          changed.formUnion(given)
        }
      }
    }
    return affected.sorted()
  }

  /// Puts the numbers into the texts of these files.
  private mutating func apply(_ changed: Set<String>) {
    for name in changed {
      guard let source = sources[name] else { continue }
      replacements[name] = numbers.new[name].map { Replacements($0, in: source.bytes) }
    }
    for (name, first) in names where changed.contains(first) {
      replaced[name] = replacements[first]?.apply(to: sources[first]!.bytes)
    }
  }

  /// Reads a text with the numbers that have been found for it and for those it uses; nil when that is
  /// no text that can be run.
  private mutating func check(_ text: InputReader.Text) throws(Arguments.Misuse) -> CheckedFile? {
    guard
      case .read(let checked, let used) = text.check([], isTraced: false, replacing: replaced)
    else { throw Self.changed(text.name) }
    states.lookForTheFirstTime(at: Set(used + [text.name]))
    return checked.program.map {
      CheckedFile(name: text.name, program: $0, lines: text.lines, labeled: false)
    }
  }

  /// Leaves a file and those it uses as they are; the names of those that had new numbers.
  private mutating func giveUp(_ file: Int, because reason: String) -> Set<String> {
    let used = Set(files[file].program.sources.map { names[$0.name] ?? $0.name })
    return numbers.giveUp(used, because: reason)
  }

  // MARK: Running

  /// Runs what is to be run of some files; the scenarios that can't go on with the new numbers, and why.
  private mutating func runAll(
    _ items: UpdateItems, in files: Set<Int>, isFirst: Bool
  ) throws(Arguments.Misuse) -> [(RunItem, String)] {
    for file in files { failures[file] = [] }
    let numbers = items.all.indices.filter { files.contains(items.all[$0].file) }
    var stopped: [(RunItem, String)] = []
    var budget = options.budget
    budget.failures = Self.mostFailures
    OrderedWork.run(
      numbers.count, atATime: 8, threads: options.jobs ?? WorkerThread.cores,
      worker: { [budget, files = self.files] in
        let worker = ScenarioWorker(
          files, budget: budget, formats: [], isInterrupted: { Interrupt.isEndWanted })
        return { number in worker.run(items.all[numbers[number]]) }
      },
      isStopped: { Interrupt.isEndWanted },
      use: { number, result in
        guard let outcome = result.outcome else { return true }
        if outcome.isInterrupted { return false }
        let item = items.all[numbers[number]]
        note(outcome, of: item, isSelected: items.isSelected[numbers[number]])
        passing[numbers[number]] = outcome.verdict == .passed ? item : nil
        guard let breakdown = outcome.breakdown else { return true }
        if isFirst {
          broken.insert(numbers[number])
        } else if !broken.contains(numbers[number]), stopped.last?.0.file != item.file {
          let program = self.files[item.file].program
          let place = place(breakdown.diagnostic.location, in: program)
          let line = sources[place.file]?.line(of: Int(place.span.lower)) ?? 0
          stopped.append(
            (
              item,
              "“\(outcome.scenario.title)” can't go on with the numbers that were found: "
                + "\(breakdown.diagnostic.problem.words.message) (\(place.file):\(line))"
            ))
        }
        return true
      })
    if isFirst, !Interrupt.isEndWanted, broken.contains(where: { items.isSelected[$0] }) {
      throw Arguments.Misuse("nothing is updated as long as there are errors")
    }
    return stopped
  }

  private mutating func note(_ outcome: ScenarioOutcome, of item: RunItem, isSelected: Bool) {
    let program = files[item.file].program
    for failure in outcome.failures {
      let correction = failure.correction.map {
        UpdateFailure.Correction(place: place($0.location, in: program), number: $0.number)
      }
      failures[item.file].append(
        UpdateFailure(
          check: place(failure.location, in: program), correction: correction,
          isSelected: isSelected))
    }
  }

  /// A place in the files as they were.
  private func place(_ location: Location, in program: Program) -> UpdatePlace {
    let name = program.sources[Int(location.source)].name
    let file = names[name] ?? name
    return UpdatePlace(
      file: file, span: replacements[file]?.original(of: location.span) ?? location.span)
  }
}
