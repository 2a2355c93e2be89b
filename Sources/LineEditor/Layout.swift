/// A row of the screen: what is written there.
struct ScreenRow: Equatable {
  var bytes: [UInt8] = []
  /// Cells taken.
  var width = 0
  /// Whether it is full and the next character goes to the next row by itself.
  var isWrapped = false
}

/// A prompt and the line behind it, laid out in rows of the screen.
///
/// Wide characters take two cells, combining ones none, control characters show as `^X`. The rows are
/// written so that the terminal wraps them itself and a long line is copied from the screen as one.
/// Where terminals don't agree about a width, the cursor is put where the next character belongs.
struct Layout {
  let columns: Int
  private(set) var rows = [ScreenRow()]
  /// Where the cursor stands.
  private(set) var cursor = (row: 0, column: 0)
  /// Whether the terminal's cursor may stand elsewhere than at the end of the row.
  private var isUnsure = false
  /// Whether the next character is one with what is before.
  private var joinsNext = false

  /// The prompt, in which escape sequences take no room, and the line with the cursor before one of its
  /// characters or at its end.
  init(prompt: String, line: some Collection<UInt32>, cursor index: Int, columns: Int) {
    self.columns = max(columns, 2)
    add(prompt: prompt)
    var count = 0
    for scalar in line {
      add(scalar, isCursor: count == index)
      count += 1
    }
    settle()
    // Behind a full row the cursor is on the next one.
    if rows[rows.count - 1].width == self.columns { breakRow() }
    if index >= count { cursor = (rows.count - 1, rows[rows.count - 1].width) }
  }

  private mutating func add(prompt: String) {
    for character in PromptCharacter.all(of: prompt) {
      if character.isEscape {
        rows[rows.count - 1].bytes += UTF8.encode(character.scalar)!
      } else {
        add(character.scalar.value, isCursor: false)
      }
    }
  }

  private mutating func add(_ scalar: UInt32, isCursor: Bool) {
    switch scalar {
    case 0x20..<0x7f: put(scalar, CellWidth?.none, isCursor)
    case 0x0a:
      settle()
      if isCursor { cursor = (rows.count - 1, min(rows[rows.count - 1].width, columns - 1)) }
      rows.append(ScreenRow())
    case 0x09:
      put(0x20, nil, isCursor)
      while rows[rows.count - 1].width % 8 != 0, rows[rows.count - 1].width < columns {
        put(0x20, nil, false)
      }
    case 0..<0x20, 0x7f:
      put(0x5e, nil, isCursor)
      put(scalar ^ 0x40, nil, false)
    case 0x80..<0xa0: put(0xfffd, nil, isCursor)
    default: put(scalar, CellWidth(scalar), isCursor)
    }
  }

  /// Puts a character on the row, or on the next one; without a width it is a plain one.
  private mutating func put(_ scalar: UInt32, _ width: CellWidth?, _ isCursor: Bool) {
    var cells = width?.cells ?? 1
    let isJoined = joinsNext || cells == 0 || (0x1F3FB...0x1F3FF).contains(scalar)
    // A joiner, or the first of the two letters that make a flag.
    let isLetterOfFlag = (0x1F1E6...0x1F1FF).contains(scalar)
    joinsNext = scalar == 0x200d || isLetterOfFlag && !joinsNext
    if !isJoined { settle() }
    if rows[rows.count - 1].width + cells > columns { breakRow() }
    if isCursor { cursor = (rows.count - 1, min(rows[rows.count - 1].width, columns - 1)) }
    // The variation selector for pictures makes some terminals take two cells for the one before.
    if scalar == 0xfe0f, rows[rows.count - 1].width < columns {
      isUnsure = true
      cells = 1
    }
    if width?.isUnsure == true || joinsNext { isUnsure = true }
    rows[rows.count - 1].width += cells
    if scalar < 0x80 {
      rows[rows.count - 1].bytes.append(UInt8(scalar))
    } else {
      let character = Unicode.Scalar(scalar) ?? "\u{fffd}"
      rows[rows.count - 1].bytes += UTF8.encode(character)!
    }
  }

  /// Goes to the next row: by itself when the row is full for certain.
  private mutating func breakRow() {
    rows[rows.count - 1].isWrapped = rows[rows.count - 1].width == columns && !isUnsure
    isUnsure = false
    rows.append(ScreenRow())
  }

  /// Has the terminal's cursor put where this layout has it.
  private mutating func settle() {
    guard isUnsure, rows[rows.count - 1].width < columns else { return }
    rows[rows.count - 1].bytes += Array("\r\u{1b}[\(rows[rows.count - 1].width)C".utf8)
    isUnsure = false
  }
}
