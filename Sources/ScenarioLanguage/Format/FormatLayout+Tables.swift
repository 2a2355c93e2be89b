/// Tables of examples: their columns stand one below the other.
extension FormatLayout {
  /// A wider cell does not make its column wider.
  private static let widestCell = 60

  /// A table as it stands in the pieces.
  private struct Table {
    /// The pieces of each cell, row by row.
    var rows: [[Range<Int>]] = []
    /// How wide the columns are.
    var widths: [Int] = []
  }

  /// Writes the rows that follow; nothing when a row is broken into lines.
  mutating func writeTable() {
    guard let table = table() else { return }
    for row in table.rows {
      while pieces[next].isComment { writeComment(pieces[next]) }
      beginLine(indent: indent + Self.blockIndent)
      lines.append(UInt8(ascii: "|"))
      for (cell, width) in zip(row, table.widths) {
        lines.append(0x20)
        let start = lines.mark
        append(cell)
        lines.append(0x20, times: max(0, width - lines.width(from: start)) + 1)
        lines.append(UInt8(ascii: "|"))
        next = cell.upperBound + 1
      }
    }
  }

  /// The rows that follow; nil when one is broken into lines.
  private mutating func table() -> Table? {
    var table = Table()
    var index = next
    let start = lines.mark
    while let first = rowStart(from: index) {
      var row: [Range<Int>] = []
      index = first
      while !pieces[index].roles.contains(.rowEnd) {
        guard let cell = cell(from: index + 1) else { return nil }
        if row.count == table.widths.count { table.widths.append(0) }
        // It is measured as it will be written.
        append(cell)
        let width = lines.width(from: start)
        lines.goBack(to: start)
        if width <= Self.widestCell {
          table.widths[row.count] = max(table.widths[row.count], width)
        }
        row.append(cell)
        index = cell.upperBound
      }
      table.rows.append(row)
      index += 1
    }
    return table
  }

  private mutating func append(_ cell: Range<Int>) {
    for index in cell {
      if index > cell.lowerBound, isSpaced(index) { lines.append(0x20) }
      append(pieces[index])
    }
  }

  /// The first piece of the next row, behind the comments before it.
  private func rowStart(from index: Int) -> Int? {
    var index = index
    while index < pieces.count, pieces[index].isComment { index += 1 }
    return index < pieces.count && pieces[index].roles.contains(.row) ? index : nil
  }

  /// The pieces up to the next `|`; nil when they are on several lines.
  private func cell(from lower: Int) -> Range<Int>? {
    var index = lower
    while pieces[index].token != .bar {
      let piece = pieces[index]
      guard !piece.isComment, piece.breaks == 0, !piece.roles.contains(.broken) else { return nil }
      index += 1
    }
    return pieces[index].breaks == 0 ? lower..<index : nil
  }
}
