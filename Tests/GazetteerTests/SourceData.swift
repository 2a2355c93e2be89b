import Foundation

/// A row of the file that the table of cities is generated from.
struct SourceRow: Hashable {
  let name: String
  let country: String
  let region: String
  let latitude: String
  let longitude: String
  let population: Int

  /// The rows of Sources/CityTable/cities.tsv.
  static func all() throws -> [SourceRow] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/CityTable/cities.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return SourceRow(
        name: fields[0], country: fields[1], region: fields[2], latitude: fields[3],
        longitude: fields[4], population: Int(fields[5])!)
    }
  }
}
