// Writes Sources/Gazetteer/Cities.swift from Sources/CityTable/cities.tsv.
// Run from the package's folder, after either the data or the folding of names has changed:
//
//     swift run CityTable

import Foundation

do {
  let source = try String(contentsOfFile: "Sources/CityTable/cities.tsv", encoding: .utf8)
  let rows = try corrected(parse(source)).sorted { $0.goesBefore($1) }
  try swiftSource(of: rows)
    .write(toFile: "Sources/Gazetteer/Cities.swift", atomically: true, encoding: .utf8)
  print("Sources/Gazetteer/Cities.swift: \(rows.count) cities")
} catch {
  FileHandle.standardError.write(Data("CityTable: \(error)\n".utf8))
  exit(1)
}
