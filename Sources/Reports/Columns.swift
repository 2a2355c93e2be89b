import ScenarioLanguage

/// Rows of text with their columns one under the other.
public enum Columns {
  /// The rows as lines; two blanks stand between columns.
  public static func text(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], DisplayWidth.of(cell))
      }
    }
    return rows.map { row in
      var line = ""
      var gap = 0
      for (index, cell) in row.enumerated() where !cell.isEmpty {
        line += String(repeating: " ", count: gap) + cell
        gap = widths[index] - DisplayWidth.of(cell) + 2
      }
      return line + "\n"
    }.joined()
  }
}
