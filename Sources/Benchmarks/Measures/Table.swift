/// The table at the end: rows in columns.
struct Table {
  private var rows: [[String]] = [
    ["workload", "median", "least", "greatest", "runs", "in CPU time", "target", "", "compared to"]
  ]

  /// Adds a line.
  mutating func add(_ row: Row) {
    let target =
      switch row.target {
      case .atMost(let limit): "≤ " + FigureText.text(limit, row.unit)
      case .atLeast(let limit): "≥ " + FigureText.text(limit, row.unit)
      case .none: "—"
      }
    let processor = row.processorRatio.map { FigureText.text($0, row.unit) } ?? ""
    let verdict = row.isMet.map { $0 ? "met" : "MISSED" } ?? ""
    let figures = [row.figures.median, row.figures.least, row.figures.greatest]
    rows.append(
      [row.name] + figures.map { FigureText.text($0, row.unit) }
        + [String(row.figures.count), processor, target, verdict, row.comparison])
  }

  /// The lines, figures to the right and words to the left of their columns.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let filling = String(repeating: " ", count: widths[column] - row[column].count)
        let isFigure = (1...6).contains(column)
        return isFigure ? filling + row[column] : row[column] + filling
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
