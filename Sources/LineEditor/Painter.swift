/// Keeps the line that is typed on the screen, and writes no more than what has changed.
///
/// It knows the rows that it has written and where it has left the cursor. All movements are relative to
/// that, with sequences that every terminal since the VT100 knows.
struct Painter {
  /// The rows on the screen, of a line that is longer than the screen only a part.
  private var shown: [ScreenRow] = []
  private var cursor = (row: 0, column: 0)
  private var columns = 0
  /// The first row of the layout that is on the screen.
  private var top = 0

  /// What brings the screen from what it shows to the layout.
  mutating func paint(_ layout: Layout, rows height: Int) -> [UInt8] {
    var output = Output()
    if shown.isEmpty { output.add("\r\u{1b}[J") }
    if layout.columns != columns {
      if !shown.isEmpty { clear(after: layout.columns, height, &output) }
      columns = layout.columns
    }
    let rows = visible(layout, height)
    let target = (row: layout.cursor.row - top, column: layout.cursor.column)
    if rows != shown { write(rows, &output) }
    if cursor != target {
      output.move(from: cursor.row, to: target.row)
      output.move(to: target.column)
      cursor = target
    }
    shown = rows
    return output.bytes
  }

  /// What leaves the line as it is and the cursor at the start of the row below it.
  mutating func leave() -> [UInt8] {
    var output = Output()
    if shown.count > 1 { output.move(from: cursor.row, to: shown.count - 1) }
    output.add("\r\n")
    forget()
    return output.bytes
  }

  /// What clears the whole screen.
  mutating func clearScreen() -> [UInt8] {
    forget()
    return Array("\u{1b}[H\u{1b}[2J".utf8)
  }

  /// The screen has changed: the next line is painted from the row on which the cursor is.
  mutating func forget() {
    shown = []
    cursor = (0, 0)
    top = 0
  }

  /// The rows of the layout that fit on the screen, the one with the cursor among them.
  private mutating func visible(_ layout: Layout, _ height: Int) -> [ScreenRow] {
    top = min(top, layout.cursor.row)
    top = max(top, layout.cursor.row - height + 1)
    top = max(min(top, layout.rows.count - height), 0)
    return Array(layout.rows[top..<min(top + height, layout.rows.count)])
  }

  /// Writes the rows from the first that differs; the cursor is then at the end of the last one.
  private mutating func write(_ rows: [ScreenRow], _ output: inout Output) {
    // Where rows fall away, the last that stays is where the rest is erased from.
    let first = min(zip(rows, shown).prefix { $0 == $1 }.count, rows.count - 1)
    let known = first < shown.count ? knownBytes(of: rows[first], at: first) : 0
    output.move(from: cursor.row, to: min(first, max(shown.count - 1, 0)))
    if first == shown.count, first > 0 {
      output.add("\r\n")
    } else if known == 0 {
      output.add("\r")
    } else if cursor != (first, shown[first].width) {
      output.move(to: shown[first].width)
    }
    for index in first..<rows.count {
      let row = rows[index]
      output.bytes += row.bytes[(index == first ? known : 0)...]
      if row.width < columns { output.add("\u{1b}[K") }
      if index == rows.count - 1 { break }
      // A full row goes on by itself once a character follows.
      if !row.isWrapped {
        output.add("\r\n")
      } else if rows[index + 1].width == 0 {
        output.add(" \r")
      }
    }
    if shown.count > rows.count { output.add("\u{1b}[J") }
    cursor = (rows.count - 1, rows[rows.count - 1].width)
  }

  /// How many bytes of the row are on the screen already, when more has only been added to it.
  private func knownBytes(of row: ScreenRow, at index: Int) -> Int {
    let known = shown[index].bytes.count
    guard known > 0, row.bytes.count > known, row.bytes.starts(with: shown[index].bytes) else {
      return 0
    }
    // What is no plain character may belong to the one before, and the terminal must get them together.
    return (0x20..<0x7f).contains(row.bytes[known]) ? known : 0
  }

  /// Erases the rows after the window has become wider or narrower. A terminal that is narrower now has
  /// wrapped them anew, so the cursor is as many rows below the first as its cells take.
  private mutating func clear(after newColumns: Int, _ height: Int, _ output: inout Output) {
    var above = 0
    var cells = 0
    for row in shown[..<cursor.row] {
      cells += row.width
      if row.isWrapped { continue }
      above += max((cells + newColumns - 1) / newColumns, 1)
      cells = 0
    }
    above += (cells + cursor.column) / newColumns
    output.move(from: min(above, height - 1), to: 0)
    output.add("\r\u{1b}[J")
    forget()
  }
}

/// Bytes for the terminal.
private struct Output {
  var bytes: [UInt8] = []

  mutating func add(_ text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  mutating func move(from row: Int, to target: Int) {
    if row > target { bytes += Array("\u{1b}[\(row - target)A".utf8) }
    if row < target { bytes += Array("\u{1b}[\(target - row)B".utf8) }
  }

  mutating func move(to column: Int) {
    add("\r")
    if column > 0 { bytes += Array("\u{1b}[\(column)C".utf8) }
  }
}
