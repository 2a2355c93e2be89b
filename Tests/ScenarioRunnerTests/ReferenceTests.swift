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

  /// A scenario text in the documents: a block marked `cam`.
  struct Block {
    let text: String
    /// The file that a link right above the block names, seen from the folder of the document.
    let file: URL?
  }

  static let blocks: [Block] = {
    let docs = root.appending(path: "docs")
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: docs.path)) ?? []
    let documents =
      [root.appending(path: "README.md")]
      + pages.filter { $0.hasSuffix(".md") }.sorted().map { docs.appending(path: $0) }
    return documents.flatMap(blocks(in:))
  }()

  private static func blocks(in document: URL) -> [Block] {
    let text = (try? String(contentsOf: document, encoding: .utf8)) ?? ""
    let parts = text.components(separatedBy: "```cam\n")
    return zip(parts, parts.dropFirst()).map { before, part in
      let link =
        before.hasSuffix(".cam)\n\n") ? before.split(separator: "(").last?.dropLast(3) : nil
      return Block(
        text: part.components(separatedBy: "\n```").first ?? "",
        file: link.map { document.deletingLastPathComponent().appending(path: String($0)) })
    }
  }

  @Test(
    "Every scenario text in the documents runs and passes",
    arguments: blocks.filter { $0.file == nil }.map { $0.text })
  func documents(text: String) throws {
    let all = try outcomes(text)
    #expect(!all.isEmpty)
    for outcome in all { #expect(outcome.verdict == .passed, "\(outcome.words)") }
  }

  @Test("A text under the name of a file stands in that file, which is run as such")
  func files() throws {
    for block in Self.blocks {
      guard let file = block.file else { continue }
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written.contains(block.text), "\(file.lastPathComponent)")
    }
  }

  @Test("There are such texts in the documents")
  func some() {
    #expect(Self.blocks.filter { $0.file == nil }.count > 40)
    #expect(Self.blocks.filter { $0.file != nil }.count > 20)
  }
}
