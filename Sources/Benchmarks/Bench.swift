/// What a workload gets: the peers, a folder for files, and a place for its rows.
final class Bench {
  let peers: Peers
  let folder: Folder
  private(set) var rows: [Row] = []

  init(peers: Peers, folder: Folder) {
    self.peers = peers
    self.folder = folder
  }

  /// Adds a line to the table.
  func report(_ row: Row) { rows.append(row) }

  /// Adds how many times the one's time is the other's, with both times in the comparison.
  ///
  /// No line when one of them did not take part.
  func report(
    _ name: String, _ contest: ProcessContest, of contestant: String, to other: String,
    target: Row.Target = .none
  ) {
    guard let one = contest.names.firstIndex(of: contestant),
      let two = contest.names.firstIndex(of: other)
    else { return }
    let times = [one, two].map { FigureText.seconds(contest.clock.figures(of: $0).median) }
    report(
      Row(
        name: name, figures: contest.clock.ratio(of: one, to: two), unit: .times,
        comparison: "\(contestant) to \(other): \(times[0]) to \(times[1])", target: target,
        processorRatio: contest.processor.ratio(of: one, to: two).median))
  }
}
