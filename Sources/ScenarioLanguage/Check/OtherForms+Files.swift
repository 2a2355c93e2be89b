/// The names of files.
extension OtherForms {
  /// `route "road.gpx"` with `from`, and `use "shared"` with the end of the file's name.
  mutating func files() {
    let command = words[0].text
    guard let name = words.last, words.count > 1, name.isValue else { return }
    let file = name.text.hasPrefix("\"") ? String(name.text.dropFirst().dropLast()) : name.text
    if command == "use" {
      if !file.hasSuffix(".cam") { offer("use \"\(file).cam\"", for: 0..<words.count) }
    } else if Self.isRoute(file) {
      let given = command == "line" && words.count > 2 ? " \(words[1].text)" : ""
      offer("\(command)\(given) from \"\(file)\"", for: 0..<words.count, isLoose: true)
    } else if command == "route" {
      let places = words.dropFirst().filter {
        $0.isValue && !["from", "to", "via", "through", "and", "then"].contains($0.text)
      }
      offer("route \(places.map { $0.text }.joined(separator: " "))", for: 0..<words.count)
    }
  }

  private static func isRoute(_ file: String) -> Bool {
    [".gpx", ".kml", ".geojson", ".json", ".polyline"].contains { file.lowercased().hasSuffix($0) }
  }
}
