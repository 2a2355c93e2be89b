import Gazetteer
import Testing

@testable import ScenarioLanguage

@Suite("The names that other maps have for the words")
struct OtherNamesTests {
  /// The rows of the tables whose right column is headed "here": that column of each.
  private static func cells() throws -> [Substring] {
    let page = try String(contentsOfFile: sourcePath("docs/camera.md"))
    var cells: [Substring] = []
    var isTable = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasSuffix("| here |") { isTable = true }
      if !line.hasPrefix("|") { isTable = false }
      if isTable { cells.append(line.dropLast(2).split(separator: "|").last ?? "") }
    }
    return cells
  }

  @Test("Every word that stands in code for theirs is a word here")
  func words() throws {
    var count = 0
    for cell in try Self.cells() {
      let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() where index % 2 == 1 {
        count += 1
        let word = String(part)
        #expect(WordHelp.text(for: word) != nil && Gazetteer.city(named: word) == nil, "\(word)")
      }
    }
    #expect(count > 100)
  }

  @Test("A row names a word here, or says why there is none")
  func rows() throws {
    for cell in try Self.cells() where cell != " here" && cell != " ---" {
      let isSaid = ["not here: ", "the command itself", "a link in quotes"].contains {
        cell.contains($0)
      }
      #expect(cell.contains("`") || isSaid, "\(cell)")
    }
  }
}
