import Reports
import ScenarioRunner

/// Runs scenarios one after the other on one thread; those of one file share a machine.
final class ScenarioWorker {
  private let files: [CheckedFile]
  private let budget: Budget
  private let isInterrupted: (@Sendable () -> Bool)?
  /// Nil when no report is wanted.
  private let writer: RecordWriter?
  private var current: (file: Int, machine: Machine)?

  init(
    _ files: [CheckedFile], budget: Budget, formats: [ReportFormat],
    isInterrupted: (@Sendable () -> Bool)?
  ) {
    self.files = files
    self.budget = budget
    self.isInterrupted = isInterrupted
    writer = formats.isEmpty ? nil : RecordWriter(formats)
  }

  /// What came of a scenario, nil when it was skipped, and what reports say of it.
  final class Result: Sendable {
    let outcome: ScenarioOutcome?
    let reportText: RecordText?

    init(outcome: ScenarioOutcome?, reportText: RecordText?) {
      self.outcome = outcome
      self.reportText = reportText
    }

    /// About how many bytes it holds.
    var size: Int {
      (reportText?.size ?? 0) + (outcome?.printed.reduce(0) { $0 + $1.utf8.count } ?? 0)
    }
  }

  /// Runs a scenario, or skips it.
  func run(_ item: RunItem) -> Result {
    let file = files[item.file]
    if current?.file != item.file {
      current = (
        item.file, Machine(file.program, budget: budget, isInterrupted: isInterrupted)
      )
      writer?.beginFile()
    }
    if item.isSkipped {
      return Result(
        outcome: nil, reportText: writer?.text(file.record(item, .skipped, seconds: 0)))
    }
    let start = Platform.seconds
    var outcome = current!.machine.run(file.program.scenarios[item.scenario])
    guard let writer, !outcome.isInterrupted, !file.isOfNamesOnly(outcome) else {
      return Result(outcome: outcome, reportText: nil)
    }
    let seconds = Platform.seconds - start
    let ending = RunRecord.Ending.ran(outcome, in: file.program.sources)
    let text = writer.text(file.record(item, ending, seconds: seconds))
    // They are in the text, and would take more room than all else.
    outcome.forgetStatements()
    return Result(outcome: outcome, reportText: text)
  }
}

extension CheckedFile {
  fileprivate func record(
    _ item: RunItem, _ ending: RunRecord.Ending, seconds: Double
  ) -> RunRecord {
    RunRecord(
      file: name, title: title(item.scenario), line: line(item.scenario),
      tags: tags(item.scenario), ending: ending, seconds: seconds,
      sharesTitle: sharesTitle(item.scenario), turn: item.turn)
  }
}
