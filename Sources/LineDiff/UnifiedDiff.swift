extension LineDiff {
  /// Lines that stayed are shown before and behind what was replaced, so many.
  private static let context = 3

  /// The changes in the unified format, as `patch` reads it; empty when there are none.
  ///
  /// `name` is shown as the name of both texts, so that `patch` finds the file.
  public func unified(name: String) -> String {
    guard !changes.isEmpty else { return "" }
    let name = Self.written(name)
    var text = Array("--- \(name)\n+++ \(name)\n".utf8)
    var first = 0
    while first < changes.count {
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
      {
        last += 1
      }
      append(changes[first...last], to: &text)
      first = last + 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A name as git and GNU diff write it: with a tab behind one that has a blank, in quotes when there is
  /// something in it that would end it.
  private static func written(_ name: String) -> String {
    func isEscaped(_ byte: UInt8) -> Bool {
      byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
    guard name.utf8.first == 0x20 || name.utf8.contains(where: isEscaped) else {
      return name.utf8.contains(0x20) ? name + "\t" : name
    }
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        text += "\\" + String(scalar.value + 0o1000, radix: 8).dropFirst()
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Changes that stand close together, with the lines around them.
  private func append(_ hunk: ArraySlice<Change>, to text: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(Self.context, first.old.lowerBound)
    let tail = min(Self.context, old.count - last.old.upperBound)
    let oldLines = (first.old.lowerBound - lead)..<(last.old.upperBound + tail)
    let newLines = (first.new.lowerBound - lead)..<(last.new.upperBound + tail)
    text += "@@ -\(Self.place(oldLines)) +\(Self.place(newLines)) @@\n".utf8
    var line = oldLines.lowerBound
    for change in hunk {
      for index in line..<change.old.lowerBound { append(" ", old[index], to: &text) }
      for index in change.old { append("-", old[index], to: &text) }
      for index in change.new { append("+", new[index], to: &text) }
      line = change.old.upperBound
    }
    for index in line..<oldLines.upperBound { append(" ", old[index], to: &text) }
  }

  /// The first line and how many there are; of none, the line before them.
  private static func place(_ lines: Range<Int>) -> String {
    lines.count == 1
      ? "\(lines.lowerBound + 1)" : "\(lines.lowerBound + (lines.isEmpty ? 0 : 1)),\(lines.count)"
  }

  private func append(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    text.append(UInt8(ascii: sign))
    text += line
    if line.last != 0x0A { text += "\n\\ No newline at end of file\n".utf8 }
  }
}
