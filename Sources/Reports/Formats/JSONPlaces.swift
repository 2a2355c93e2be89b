import ScenarioLanguage

/// Places in the texts of a file as members of JSON: `"file":"tour.cam","line":3,"column":5,`.
final class JSONPlaces {
  private let index: LineIndex
  /// The member for the name of each text, made when it is first needed.
  private var files: [[UInt8]] = []

  init(_ index: LineIndex) { self.index = index }

  /// Writes a place; nothing when there is no such text.
  func write(_ location: Location, in sources: [SourceText], to out: ByteWriter) {
    let number = Int(location.source)
    guard sources.indices.contains(number) else { return }
    if files.count < sources.count { files = sources.map { Self.member(for: $0.name) } }
    files[number].withUnsafeBufferPointer { out.put($0) }
    let lower = min(max(0, Int(location.span.lower)), sources[number].bytes.count)
    let line = index.line(of: lower, in: sources[number], location.source)
    let column = index.column(
      of: lower, lineStart: line.start, in: sources[number], location.source)
    out.put(number: line.number)
    out.put(",\"column\":")
    out.put(number: column)
    out.put(",")
  }

  /// The name of a file, up to the number of the line.
  private static func member(for name: String) -> [UInt8] {
    let out = ByteWriter()
    out.put("\"file\":")
    JSON.quoted(name, to: out)
    out.put(",\"line\":")
    return out.bytes
  }
}
