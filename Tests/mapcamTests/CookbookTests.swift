import Foundation
import Testing

@Suite("The cookbook")
struct CookbookTests {
  /// A recipe of the page: the file it names, and what it says that the program prints.
  struct Recipe: CustomTestStringConvertible {
    let file: String
    let printed: String

    var testDescription: String { file }
  }

  static let recipes: [Recipe] = {
    let page =
      (try? String(
        contentsOf: projectRoot.appendingPathComponent("docs/cookbook.md"), encoding: .utf8))
      ?? ""
    return page.components(separatedBy: "```\n$ mapcam run ").dropFirst().compactMap { part in
      let block = part.components(separatedBy: "\n```").first ?? ""
      guard let end = block.firstIndex(of: "\n") else { return nil }
      return Recipe(
        file: String(block[..<end]), printed: String(block[block.index(after: end)...]))
    }
  }()

  @Test("Each file prints what the page shows", arguments: recipes)
  func prints(recipe: Recipe) throws {
    let run = try call(["run", recipe.file], in: projectRoot)
    #expect(run.code == 0, "\(run.all)")
    let lines = run.output.split(separator: "\n").dropLast().map(String.init) + [run.summary]
    #expect(lines.joined(separator: "\n") == recipe.printed)
  }

  @Test("Every file of the folder has its place on the page, and the other way round")
  func complete() {
    let files = AcceptanceTests.files.filter {
      $0.hasPrefix("scenarios/cookbook/") && !$0.contains("/places/")
    }
    #expect(files.count == 20)
    #expect(Self.recipes.map { $0.file }.sorted() == files)
  }
}
