/// The candidates of a completion in columns, as wide as the screen.
struct CandidateList {
  /// The lines to show.
  let lines: [String]

  /// Goes down the columns first, as `ls` does.
  init(_ labels: [String], columns: Int) {
    // A property and a function may have one name.
    var labels = labels.map { Self.clean($0, atMost: columns - 1) }
    labels = labels.indices.filter { $0 == 0 || labels[$0] != labels[$0 - 1] }.map { labels[$0] }
    let widths = labels.map(CellWidth.of)
    let width = (widths.max() ?? 0) + 2
    let perLine = max((columns + 1) / width, 1)
    let count = (labels.count + perLine - 1) / perLine
    lines = (0..<count).map { line in
      var text = ""
      for index in stride(from: line, to: labels.count, by: count) {
        text += labels[index]
        if index + count < labels.count {
          text += String(repeating: " ", count: width - widths[index])
        }
      }
      return text
    }
  }

  /// A label that fits on a line and moves no cursor.
  private static func clean(_ label: String, atMost columns: Int) -> String {
    var width = 0
    var text = ""
    for character in label {
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      let shown = isControl ? "\u{fffd}" : String(character)
      width += CellWidth.of(shown)
      if width > columns { return text }
      text += shown
    }
    return text
  }
}
