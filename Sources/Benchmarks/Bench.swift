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
  func report(
    _ name: String, _ contest: ProcessContest, of contestant: Int, to other: Int,
    named peer: String,
    target: Row.Target
  ) {
    let own = FigureText.milliseconds(contest.clock.figures(of: contestant).median)
    let others = FigureText.milliseconds(contest.clock.figures(of: other).median)
    report(
      Row(
        name: name, figures: contest.clock.ratio(of: contestant, to: other), unit: .times,
        comparison: "\(peer): \(own) to \(others)", target: target,
        processorRatio: contest.processor.ratio(of: contestant, to: other).median))
  }
}
