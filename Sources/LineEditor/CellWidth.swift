import CEditline

/// How many cells of the terminal a character takes, and how sure that is.
struct CellWidth {
  let cells: Int
  /// Whether terminals differ, or can join it with its neighbours to one picture.
  let isUnsure: Bool

  /// The width by the C library, whose tables are those of the system that the terminal runs on.
  init(_ scalar: UInt32) {
    let width = wcwidth(wchar_t(bitPattern: scalar))
    switch scalar {
    case 0x1F1E6...0x1F1FF: self.init(1, unsure: true)
    case 0x1F3FB...0x1F3FF: self.init(2, unsure: true)
    case _ where width >= 0: self.init(Int(width), unsure: false)
    // Younger than the tables. So far to the back most are pictures.
    case 0x1F000...0x1FAFF: self.init(2, unsure: true)
    default: self.init(1, unsure: true)
    }
  }

  private init(_ cells: Int, unsure: Bool) {
    self.cells = cells
    isUnsure = unsure
  }

  /// The width of a text that is shown as it is, without control characters.
  static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + CellWidth($1.value).cells }
  }
}
