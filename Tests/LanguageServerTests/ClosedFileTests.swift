import Testing

@testable import LanguageServer

/// Names that stand in files which are not open.
@Suite struct ClosedFileTests {
  private static let texts = [
    "/w/a.cam": "use \"b/shops.cam\"; target robson",
    "/w/c.cam": "use \"b/shops.cam\"\nfly robson",
    "/w/d.cam": "place robson 1 2; target robson",
    "/w/b/shops.cam": "place robson 49 -123",
    "/w/b/e.cam": "use \"shops.cam\"; fit robson",
    "/x.cam": "use \"w/b/shops.cam\"; fit robson",
  ]

  @Test(arguments: [
    ([], "/w/a.cam", 26), (["/w"], "/w/a.cam", 26), (["/w/"], "/w/b/shops.cam", 6),
    (["/elsewhere"], "/w/a.cam", 26),
  ])
  func getOtherNamesToo(folders: [String], open: String, character: Int) throws {
    let server = runningServer(TestFiles(Self.texts), folders: folders)
    server.open(open, try #require(Self.texts[open]))
    #expect(renamed(server, open, character) == ["/w/a", "/w/b/e", "/w/b/shops", "/w/c"])
  }

  @Test func areLookedAtForAllPlacesOfAName() throws {
    let server = runningServer(TestFiles(Self.texts), folders: ["/w"])
    server.open("/w/a.cam", try #require(Self.texts["/w/a.cam"]))
    func places(withDeclaration: Bool) -> [String] {
      server.ask(
        "references", "/w/a.cam", at: 26,
        "\"context\":{\"includeDeclaration\":\(withDeclaration)}"
      ).matches(of: /"uri":"file:\/\/([^"]*)\.cam"/).map { String($0.output.1) }
    }
    #expect(places(withDeclaration: true) == ["/w/a", "/w/b/e", "/w/b/shops", "/w/c"])
    #expect(places(withDeclaration: false) == ["/w/a", "/w/b/e", "/w/c"])
  }

  @Test func areLookedAtBelowTheOutermostFolderOnly() throws {
    let server = runningServer(TestFiles(Self.texts), folders: ["/w", "/"])
    server.open("/w/b/e.cam", try #require(Self.texts["/w/b/e.cam"]))
    let all = ["/w/a", "/w/b/e", "/w/b/shops", "/w/c", "/x"]
    #expect(renamed(server, "/w/b/e.cam", 22) == all)
    let alone = runningServer(TestFiles(Self.texts))
    alone.open("/w/b/e.cam", try #require(Self.texts["/w/b/e.cam"]))
    #expect(renamed(alone, "/w/b/e.cam", 22) == ["/w/b/e", "/w/b/shops"])
  }

  @Test func areReadAnew() throws {
    let files = TestFiles(Self.texts)
    let server = runningServer(files)
    server.open("/w/a.cam", try #require(Self.texts["/w/a.cam"]))
    _ = server.settle()
    files.texts["/w/b/shops.cam"] = "let b = 2\nplace robson 49 -123"
    #expect(server.rename("/w/a.cam", at: 26, to: "home").contains("{\"line\":1,\"character\":6}"))
    // A file that was missing has come to be there.
    server.open("/w/z.cam", "use \"y.cam\"; target y")
    _ = server.settle()
    files.texts["/w/y.cam"] = "place y 1 2"
    #expect(server.rename("/w/z.cam", at: 20, to: "home").contains("file:///w/y.cam"))
  }

  @Test(arguments: [
    ("/w/c.cam", "use \"b/shops.cam\"; let home = 2", "“home” is taken"),
    (
      "/w/c.cam", "use \"b/shops.cam\"; zoomTo )",
      "a statement of c.cam can't be read yet, and may hold the name"
    ),
    ("/w/d.cam", "let home = 3; zoomTo )", nil),
  ])
  func mayForbidAName(path: String, text: String, reason: String?) throws {
    let server = runningServer(TestFiles(Self.texts.merging([path: text]) { $1 }))
    server.open("/w/a.cam", try #require(Self.texts["/w/a.cam"]))
    let answer = server.rename("/w/a.cam", at: 26, to: "home")
    #expect(answer.contains("\"message\":\"\(reason ?? "")") == (reason != nil))
  }

  @Test func areNotLookedAtWhenThereAreTooMany() throws {
    let many = Dictionary(uniqueKeysWithValues: (0..<2001).map { ("/w/\($0).cam", "") })
    let server = runningServer(TestFiles(Self.texts.merging(many) { $1 }))
    server.open("/w/a.cam", try #require(Self.texts["/w/a.cam"]))
    #expect(
      server.rename("/w/a.cam", at: 26, to: "home").contains(
        "the scenario files that may hold the name are not looked at: there are more than 2000"))
  }

  /// The files, without their endings, that are to be changed.
  private func renamed(
    _ server: LanguageServer<TestFiles>, _ path: String, _ character: Int
  ) -> [String] {
    let answer = server.rename(path, at: character, to: "home")
    let pattern = /"file:\/\/([^"]*)\.cam":/
    return answer.matches(of: pattern).map { String($0.output.1) }
  }
}
