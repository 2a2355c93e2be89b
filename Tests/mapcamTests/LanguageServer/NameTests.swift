import Foundation
import Testing

/// Names of one's own: where they are given, where they stand, and other names for them.
@Suite struct EditorNameTests {
  private static let cities = """
    place office 49.28 -123.12
    let level = 12
    define visit(city, zoomed = level) { target city zoom zoomed }

    """

  @Test(arguments: [
    ("tour.cam", "target off‸ice", "cities.cam 0:6-0:12"),
    ("tour.cam", "vis‸it office", "cities.cam 2:7-2:12"),
    ("tour.cam", "visit office zoo‸med 3", "cities.cam 2:19-2:25"),
    ("tour.cam", "let b = 1; zoomTo ‸b", "tour.cam 1:4-1:5"),
    ("tour.cam", "let b = 1; zoomTo b‸", "tour.cam 1:4-1:5"),
    ("tour.cam", "for b in [1, 2] { let b = ‸b }", "tour.cam 1:4-1:5"),
    ("tour.cam", "print \"x {lev‸el}\"", "cities.cam 1:4-1:9"),
    ("tour.cam", "scenario \"{‸a}\" { examples\n| a |\n| 1 |\nzoomTo a }", "tour.cam 2:2-2:3"),
    ("tour.cam", "use \"cit‸ies.cam\"", "cities.cam 0:0-0:0"),
  ])
  func leadsToTheDefinition(name: String, text: String, wanted: String) throws {
    let editor = try Editor(["cities.cam": Self.cities])
    try editor.initialize()
    let (text, places) = marked("use \"cities.cam\"\n" + text)
    let uri = try editor.open(name, text)
    let found = try editor.ask("definition", uri, places[0]) as? [String: Any]
    let file = (found?["uri"] as? String)?.split(separator: "/").last ?? ""
    #expect(try "\(file) \(range(found))" == wanted)
  }

  @Test func findsNothingWhereThereIsNoName() throws {
    let editor = try Editor()
    try editor.initialize()
    let (text, places) = marked("‸zoomTo 7 # ‸level\nlet level = 2; print \"‸level\"")
    let uri = try editor.open("a.cam", text)
    for place in places { #expect(try editor.ask("definition", uri, place) is NSNull) }
  }

  @Test func showsAllPlaces() throws {
    let editor = try Editor(["cities.cam": Self.cities])
    try editor.initialize()
    let (text, places) = marked("use \"cities.cam\"\ntarget off‸ice; print \"{office}\"")
    let uri = try editor.open("tour.cam", text)
    let all = try editor.ask("references", uri, places[0]) as? [[String: Any]]
    #expect(try all?.map { try range($0) } == ["0:6-0:12", "1:7-1:13", "1:23-1:29"])
    let here = try editor.ask("documentHighlight", uri, places[0]) as? [[String: Any]]
    #expect(try here?.map { try range($0) } == ["1:7-1:13", "1:23-1:29"])
  }

  @Test func changesANameInAllTexts() throws {
    let editor = try Editor(["cities.cam": Self.cities, "other.cam": ""])
    try editor.initialize()
    let (text, places) = marked("use \"cities.cam\"\nvisit off‸ice; let home = office\n")
    let tour = try editor.open("tour.cam", text)
    let other = try editor.open("other.cam", "use \"cities.cam\"; target office\n")
    let prepared = try editor.ask("prepareRename", tour, places[0]) as? [String: Any]
    #expect(prepared?["placeholder"] as? String == "office")
    #expect(try range(prepared) == "1:6-1:12")
    let edit = try editor.ask("rename", tour, places[0], ["newName": "büro"]) as? [String: Any]
    let changes = try #require(edit?["changes"] as? [String: [[String: Any]]])
    #expect(changes.count == 3)
    #expect(try changes[tour]?.map { try range($0) } == ["1:6-1:12", "1:25-1:31"])
    #expect(try changes[other]?.map { try range($0) } == ["0:25-0:31"])
    #expect(try changes[editor.uri("cities.cam")]?.map { try range($0) } == ["0:6-0:12"])
    #expect(changes.values.joined().allSatisfy { $0["newText"] as? String == "büro" })
  }

  @Test(arguments: [
    ("zoom", "“zoom” is a word of the language"), ("fit", "“fit” is a word of the language"),
    ("and", "“and” is a word of the language"),
    ("calgary", "“calgary” means something else in a.cam or in what it uses"),
    ("pad", "“pad” means something else in a.cam or in what it uses"),
    ("level", "“level” is taken"),
    ("2nd", "“2nd” is no name: letters, digits and _, a letter first"),
    ("a b", "“a b” is no name: letters, digits and _, a letter first"),
    ("", "“” is no name: letters, digits and _, a letter first"),
  ])
  func refusesNames(name: String, reason: String) throws {
    let editor = try Editor()
    try editor.initialize()
    let uri = try editor.open(
      "a.cam", "place office 49 -123; let level = 2; fit office calgary pad 20")
    #expect(try refusal(editor, uri, character: 7, name) == reason)
  }

  @Test func refusesToChangeWhatItDoesNotKnow() throws {
    let editor = try Editor()
    try editor.initialize()
    let uri = try editor.open("a.cam", "let level = 2; target calgary\nzoomTo level )\n")
    #expect(
      try refusal(editor, uri, character: 24, "x1") == "only names of your own can be changed")
    #expect(
      try refusal(editor, uri, character: 5, "x1")
        == "a statement of a.cam can't be read yet, and may hold the name")
  }

  private func refusal(
    _ editor: Editor, _ uri: String, character: Int, _ name: String
  ) throws -> String? {
    let answer = try editor.request(
      "textDocument/rename",
      [
        "textDocument": ["uri": uri], "position": ["line": 0, "character": character],
        "newName": name,
      ])
    return (answer["error"] as? [String: Any])?["message"] as? String
  }
}
