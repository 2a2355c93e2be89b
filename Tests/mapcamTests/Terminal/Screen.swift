/// The screen of a terminal, as xterm would show it.
///
/// It takes what programs for `xterm-256color` and `vt100` write, and remembers what it doesn't know.
struct Screen {
  /// A place on the screen: a character with what combines with it, nothing behind a wide one.
  struct Cell: Equatable {
    var text = " "
    var isSecondHalf = false
  }

  struct Row: Equatable {
    var cells: [Cell]
    /// Whether the text goes on in the next row.
    var isWrapped = false
  }

  private(set) var height: Int
  private(set) var width: Int
  private(set) var rows: [Row]
  /// What has left the screen at its top.
  private(set) var scrolledOff: [Row] = []
  private(set) var cursor = (row: 0, column: 0)
  /// Behind the last column of a full row; the next character goes to the next row.
  private(set) var isWrapPending = false
  private(set) var hasBracketedPaste = false
  private(set) var bells = 0
  /// Sequences that mean nothing here.
  private(set) var unknown: [String] = []

  private var saved = (row: 0, column: 0)
  private var insertsCharacters = false
  private var parser = SequenceParser()

  init(rows height: Int, columns width: Int) {
    self.height = height
    self.width = width
    rows = Self.blank(height, width)
  }

  /// The rows as text, without the blanks at their ends.
  var lines: [String] { rows.map(Self.text) }

  /// All there ever was, with what has left the screen.
  var transcript: [String] { (scrolledOff + rows).map(Self.text) }

  /// Takes bytes that a program has written.
  mutating func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch parser.take(byte) {
      case .character(let scalar): put(scalar)
      case .control(let code): control(code)
      case .escape(let letter): escape(letter)
      case .sequence(let sequence): perform(sequence)
      case nil: break
      }
    }
  }

  // MARK: Characters

  private mutating func put(_ scalar: Unicode.Scalar) {
    let cells = Self.cells(of: scalar)
    if cells == 0 { return combine(scalar) }
    if isWrapPending || cursor.column + cells > width {
      rows[cursor.row].isWrapped = true
      cursor.column = 0
      isWrapPending = false
      lineFeed()
    }
    if insertsCharacters { insertBlanks(cells) }
    clearHalves(cursor.column)
    clearHalves(cursor.column + cells - 1)
    rows[cursor.row].cells[cursor.column] = Cell(text: String(scalar))
    if cells == 2 {
      rows[cursor.row].cells[cursor.column + 1] = Cell(text: "", isSecondHalf: true)
    }
    if cursor.column + cells == width {
      cursor.column = width - 1
      isWrapPending = true
    } else {
      cursor.column += cells
    }
  }

  /// Adds a mark to the character before the cursor.
  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = isWrapPending ? cursor.column : cursor.column - 1
    guard column >= 0 else { return }
    if rows[cursor.row].cells[column].isSecondHalf { column -= 1 }
    rows[cursor.row].cells[column].text.unicodeScalars.append(scalar)
  }

  /// Half of a wide character can't stay.
  private mutating func clearHalves(_ column: Int) {
    guard column < width else { return }
    if rows[cursor.row].cells[column].isSecondHalf { rows[cursor.row].cells[column - 1] = Cell() }
    if column + 1 < width, rows[cursor.row].cells[column + 1].isSecondHalf {
      rows[cursor.row].cells[column + 1] = Cell()
    }
  }

  /// The cells that a terminal gives a character, looked at alone.
  static func cells(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1F1E6...0x1F1FF: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return 0
      default: return scalar.properties.isEmojiPresentation ? 2 : 1
      }
    }
  }

  // MARK: Controls

  private mutating func control(_ code: UInt8) {
    switch code {
    case 0x07: bells += 1
    case 0x08: move(to: cursor.row, max(cursor.column - 1, 0))
    case 0x09: move(to: cursor.row, min((cursor.column / 8 + 1) * 8, width - 1))
    case 0x0a...0x0c: lineFeed()
    case 0x0d: move(to: cursor.row, 0)
    // Other character sets are never used for text here.
    case 0x00, 0x0e, 0x0f: break
    default: unknown.append("control \(code)")
    }
  }

  private mutating func lineFeed() {
    isWrapPending = false
    if cursor.row < height - 1 {
      cursor.row += 1
    } else {
      scrolledOff.append(rows.removeFirst())
      rows += Self.blank(1, width)
    }
  }

  private mutating func escape(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "7"): saved = cursor
    case UInt8(ascii: "8"): move(to: saved.row, saved.column)
    case UInt8(ascii: "D"): lineFeed()
    case UInt8(ascii: "E"):
      cursor.column = 0
      lineFeed()
    case UInt8(ascii: "M"):
      if cursor.row > 0 {
        move(to: cursor.row - 1, cursor.column)
      } else {
        rows.removeLast()
        rows = Self.blank(1, width) + rows
      }
    // The keypad's modes.
    case UInt8(ascii: "="), UInt8(ascii: ">"): break
    default: unknown.append("escape \(Character(Unicode.Scalar(letter)))")
    }
  }

  private mutating func perform(_ sequence: ControlSequence) {
    let count = max(sequence.number(0) ?? 1, 1)
    switch (sequence.prefix, sequence.letter) {
    case ("", "A"): move(to: max(cursor.row - count, 0), cursor.column)
    case ("", "B"): move(to: min(cursor.row + count, height - 1), cursor.column)
    case ("", "C"): move(to: cursor.row, min(cursor.column + count, width - 1))
    case ("", "D"): move(to: cursor.row, max(cursor.column - count, 0))
    case ("", "G"): move(to: cursor.row, min(count, width) - 1)
    case ("", "d"): move(to: min(count, height) - 1, cursor.column)
    case ("", "H"), ("", "f"):
      move(to: min(count, height) - 1, min(max(sequence.number(1) ?? 1, 1), width) - 1)
    case ("", "J"): eraseScreen(sequence.number(0) ?? 0)
    case ("", "K"): eraseLine(sequence.number(0) ?? 0)
    case ("", "P"): deleteCharacters(count)
    case ("", "@"): insertBlanks(count)
    case ("", "X"): blank(cursor.column..<min(cursor.column + count, width))
    case ("", "L"), ("", "M"): moveLines(by: sequence.letter == "L" ? count : -count)
    case ("", "h"), ("", "l"): insertsCharacters = sequence.letter == "h"
    case ("?", "h"), ("?", "l"):
      if sequence.number(0) == 2004 { hasBracketedPaste = sequence.letter == "h" }
    case ("", "m"): break
    default: unknown.append("sequence \(sequence)")
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    cursor = (row, column)
    isWrapPending = false
  }

  // MARK: Erasing

  private mutating func eraseLine(_ part: Int) {
    switch part {
    case 0:
      rows[cursor.row].isWrapped = false
      blank(cursor.column..<width)
    case 1: blank(0..<(cursor.column + 1))
    default: rows[cursor.row] = Self.blank(1, width)[0]
    }
    isWrapPending = false
  }

  private mutating func eraseScreen(_ part: Int) {
    if part == 0 { eraseLine(0) }
    if part == 1 { eraseLine(1) }
    for row in rows.indices where part == 2 || (part == 0 ? row > cursor.row : row < cursor.row) {
      rows[row] = Self.blank(1, width)[0]
    }
  }

  private mutating func blank(_ columns: Range<Int>) {
    for column in columns { rows[cursor.row].cells[column] = Cell() }
  }

  private mutating func deleteCharacters(_ count: Int) {
    let count = min(count, width - cursor.column)
    rows[cursor.row].cells.removeSubrange(cursor.column..<(cursor.column + count))
    rows[cursor.row].cells += Array(repeating: Cell(), count: count)
  }

  private mutating func insertBlanks(_ count: Int) {
    let count = min(count, width - cursor.column)
    rows[cursor.row].cells.removeLast(count)
    rows[cursor.row].cells.insert(
      contentsOf: Array(repeating: Cell(), count: count), at: cursor.column)
  }

  /// Moves the lines from the cursor down, or up where the count is negative.
  private mutating func moveLines(by count: Int) {
    let size = min(abs(count), height - cursor.row)
    if count > 0 {
      rows.removeLast(size)
      rows.insert(contentsOf: Self.blank(size, width), at: cursor.row)
    } else {
      rows.removeSubrange(cursor.row..<(cursor.row + size))
      rows += Self.blank(size, width)
    }
  }

  private static func blank(_ height: Int, _ width: Int) -> [Row] {
    Array(repeating: Row(cells: Array(repeating: Cell(), count: width)), count: height)
  }

  private static func text(_ row: Row) -> String {
    let text = row.cells.map(\.text).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}

extension Screen {
  /// Gives the window another size. Lines that the terminal has wrapped are wrapped anew, as most
  /// terminals do.
  mutating func resize(rows newHeight: Int, columns newWidth: Int) {
    var result: [Row] = []
    var newCursor = (row: 0, column: 0)
    var line: [Cell] = []
    var cursorOffset: Int?
    let last = max(cursor.row, rows.lastIndex { $0 != Self.blank(1, width)[0] } ?? 0)
    for (index, row) in rows[...last].enumerated() {
      if index == cursor.row { cursorOffset = line.count + cursor.column }
      line += row.cells
      if row.isWrapped, index < last { continue }
      let used = (line.lastIndex { $0 != Cell() } ?? -1) + 1
      let kept = max(used, cursorOffset.map { $0 + 1 } ?? 0)
      line = Array(line.prefix(kept))
      let first = result.count
      result += Self.wrap(line, newWidth)
      if let offset = cursorOffset {
        newCursor = (first + offset / newWidth, offset % newWidth)
        cursorOffset = nil
      }
      line = []
    }
    let excess = max(result.count - newHeight, 0)
    scrolledOff += result.prefix(excess)
    rows = Array(result.dropFirst(excess)) + Self.blank(max(newHeight - result.count, 0), newWidth)
    (height, width) = (newHeight, newWidth)
    cursor = (max(newCursor.row - excess, 0), newCursor.column)
    isWrapPending = false
  }

  private static func wrap(_ line: [Cell], _ width: Int) -> [Row] {
    var rows: [Row] = []
    var rest = line[...]
    repeat {
      var cells = Array(rest.prefix(width))
      rest = rest.dropFirst(width)
      cells += Array(repeating: Cell(), count: width - cells.count)
      rows.append(Row(cells: cells, isWrapped: !rest.isEmpty))
    } while !rest.isEmpty
    return rows
  }
}
