import Foundation
import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

@Suite("The reference of the language, and the examples in the documents")
struct ReferenceTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("The page is what the table of words makes of it")
  func page() throws {
    let written = try String(
      contentsOf: Self.root.appending(path: "docs/language.md"), encoding: .utf8)
    #expect(
      written == WordHelp.reference, "write it anew: mapcam help reference > docs/language.md")
  }

  /// The scenario texts in the documents: blocks marked `cam`.
  static let blocks: [String] = {
    let documents = ["README.md", "docs/architecture.md", "docs/decisions.md", "docs/language.md"]
    return documents.flatMap { name in
      let text =
        (try? String(contentsOf: root.appending(path: name), encoding: .utf8)) ?? ""
      return text.components(separatedBy: "```cam\n").dropFirst()
        .compactMap { $0.components(separatedBy: "\n```").first }
    }
  }()

  @Test("Every scenario text in the documents runs and passes", arguments: blocks)
  func documents(text: String) throws {
    let all = try outcomes(text)
    #expect(!all.isEmpty)
    for outcome in all { #expect(outcome.verdict == .passed, "\(outcome.words)") }
  }

  @Test("There are such texts in the documents")
  func some() { #expect(Self.blocks.count > 40) }
}
