import Testing

@Suite("The cookbook")
struct CookbookTests {
  @Test("Every file of its folder has its place on the page, and is run there")
  func complete() throws {
    let blocks = try Document("docs/cookbook.md").blocks
    let files = AcceptanceTests.files.filter { $0.hasPrefix("scenarios/cookbook/") }
    #expect(files.count > 20)
    #expect(blocks.compactMap { $0.file }.sorted() == files)
    let commands = blocks.flatMap { $0.transcript }.map { $0.command }
    #expect(
      commands.sorted()
        == files.filter { !$0.contains("/places/") }.map { "mapcam run \($0)" })
  }
}
