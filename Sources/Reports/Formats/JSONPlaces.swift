import ScenarioLanguage

/// Places in the texts of a file as members of JSON: `"file":"tour.cam","line":3,"column":5`.
final class JSONPlaces {
  private let index: LineIndex
  /// The text in which the last place was, and the member for its name.
  private var source: Int32 = -1
  private let file = ByteWriter()

  init(_ index: LineIndex) { self.index = index }

  /// Writes a place; nothing when there is no such text.
  func write(_ location: Location, in sources: [SourceText], to out: ByteWriter) {
    guard sources.indices.contains(Int(location.source)) else { return }
    write(location, in: sources[Int(location.source)], to: out)
    out.put(",")
  }

  /// Writes a place in one of the texts.
  func write(_ location: Location, in source: SourceText, to out: ByteWriter) {
    if self.source != location.source {
      self.source = location.source
      name(source)
    }
    out.put(file)
    let lower = min(max(0, Int(location.span.lower)), source.bytes.count)
    let line = index.line(of: lower, in: source, location.source)
    let column = index.column(of: lower, lineStart: line.start, in: source, location.source)
    out.put(number: line.number)
    out.put(",\"column\":")
    out.put(number: column)
  }

  private func name(_ source: SourceText) {
    file.removeLast(downTo: 0)
    file.put("\"file\":")
    JSON.quoted(source.name, to: file)
    file.put(",\"line\":")
  }
}
