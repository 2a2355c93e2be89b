import Testing

@testable import ScenarioLanguage

@Suite("Words from elsewhere")
struct SynonymTests {
  /// The lines of a table: what is found, and what is meant.
  private func lines(_ place: Synonym.Place) -> [(found: String, meant: String)] {
    place.table.split(separator: "\n").map { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      let meant = parts[1].split(separator: " | ")[0].drop { $0 == " " }
      return (String(parts[0].dropLast()), String(meant))
    }
  }

  @Test("What is meant at the beginning of a statement is a command")
  func beginnings() {
    let commands = CommandEntry.table.map { "\($0.spelling)" }
    for (found, meant) in lines(.beginning) where meant != "}" && meant != "else if" {
      #expect(
        commands.contains { meant == $0 || meant.hasPrefix($0 + " ") }, "\(found): \(meant)")
      #expect(!commands.contains(found), "\(found) is a command itself")
    }
  }

  @Test("What is meant by an argument is one")
  func arguments() {
    let names = CommandEntry.table.flatMap { $0.parameters }.filter { $0.style != .positional }
      .map { "\($0.name)" }
    for (found, meant) in lines(.argument) { #expect(names.contains(meant), "\(found): \(meant)") }
  }

  @Test("What is meant in a condition can be written there")
  func conditions() {
    for (found, meant) in lines(.condition) {
      let value = meant.contains("visible") ? "vancouver" : "zoom"
      let other =
        meant.hasSuffix("visible") || meant.hasSuffix("limited")
        ? "" : meant == "between" ? " 5 and 7" : " 5"
      expectFine("assert \(value) \(meant)\(other)")
      #expect(!check("assert \(value) \(found)\(other)").problems.isEmpty, "\(found)")
    }
  }

  @Test("What is said of the whole map is a condition")
  func sentences() {
    for (found, meant) in lines(.sentence) {
      let kinds = ["target": "vancouver", "mode": "", "recenterButton": "visible"]
      let value = String(meant.prefix { $0 != " " })
      let rest = meant.hasSuffix(" is") ? " \(kinds[value] ?? "5")" : ""
      expectFine("assert \(meant)\(rest)")
      #expect(!check("assert \(found)\(rest)").problems.isEmpty, "\(found)")
    }
  }

  @Test("No line is found twice, or is too long to be looked for")
  func tables() {
    for place in [Synonym.Place.beginning, .argument, .condition, .sentence] {
      let found = lines(place).map { $0.found }
      #expect(Set(found).count == found.count)
      for words in found {
        #expect(words.utf8.count < Synonym.longest && words == words.lowercased())
        #expect(words.split(separator: " ").count <= 6)
      }
    }
  }

  @Test("Very long lines and words are searched no longer than others")
  func hostile() {
    let long = String(repeating: "a", count: 1 << 20)
    for text in [
      "assert \"\(long)\" )", "\(long) 5", "assert zoom \(long)", "use \(long)",
      "zoom " + String(repeating: " ", count: 1 << 20) + "in", "print \(long) \(long)",
      "define f \(long) { zoomIn }", "scenario " + String(repeating: "a ", count: 1 << 19),
      "fit " + String(repeating: "new york ", count: 1 << 16),
    ] { #expect(!check(text).problems.isEmpty) }
  }
}
