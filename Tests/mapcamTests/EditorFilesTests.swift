import Foundation
import Testing

/// The files for editors that are made from the table of words.
@Suite struct EditorFilesTests {
  @Test(arguments: [
    ("vim", "vim/syntax/mapcam.vim"), ("textmate", "vscode/syntaxes/mapcam.tmLanguage.json"),
  ])
  func areUpToDate(topic: String, path: String) throws {
    let file = projectRoot.appendingPathComponent("docs/editors/" + path)
    let call = try Folder().run("help", topic)
    #expect(call.code == 0)
    #expect(
      try call.output == String(contentsOf: file, encoding: .utf8),
      "mapcam help \(topic) > docs/editors/\(path)")
  }

  @Test func textMateIsJSONWithPatternsThatWork() throws {
    let text = try Folder().run("help", "textmate").output
    let grammar = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let repository = try #require(grammar["repository"] as? [String: [String: Any]])
    let pattern = try #require(repository["command"]?["match"] as? String)
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let line = "zoomIn; target calgary; animate tilt 30 # move tilt"
    let found = expression.matches(in: line, range: NSRange(line.startIndex..., in: line)).map {
      String(line[Range($0.range(at: 1), in: line)!])
    }
    #expect(found == ["zoomIn", "target", "animate", "tilt", "tilt"])
  }
}
