import ScenarioLanguage

/// Places in the texts of a file as members of JSON: `"file":"tour.cam","line":3,"column":5`.
final class JSONPlaces {
  private let index: LineIndex
  /// The member for the name of each text, made when it is first needed.
  private var files: [ByteWriter] = []

  init(_ index: LineIndex) { self.index = index }

  /// Writes a place; nothing when there is no such text.
  func write(_ location: Location, in sources: [SourceText], to out: ByteWriter) {
    guard sources.indices.contains(Int(location.source)) else { return }
    write(location, in: sources[Int(location.source)], of: sources, to: out)
    out.put(",")
  }

  /// Writes a place in one of the texts.
  func write(
    _ location: Location, in source: SourceText, of sources: [SourceText], to out: ByteWriter
  ) {
    if files.count < sources.count { files = sources.map { Self.member(for: $0.name) } }
    out.put(files[Int(location.source)])
    let lower = min(max(0, Int(location.span.lower)), source.bytes.count)
    let line = index.line(of: lower, in: source, location.source)
    let column = index.column(of: lower, lineStart: line.start, in: source, location.source)
    out.put(number: line.number)
    out.put(",\"column\":")
    out.put(number: column)
  }

  /// The name of a file, up to the number of the line.
  private static func member(for name: String) -> ByteWriter {
    let out = ByteWriter()
    out.put("\"file\":")
    JSON.quoted(name, to: out)
    out.put(",\"line\":")
    return out
  }
}
