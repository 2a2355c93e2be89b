import Foundation
import Testing

@Suite("The links in README and docs")
struct PageLinkTests {
  @Test("Each leads to a file, and to a heading of it", arguments: Document.all)
  func inside(document: Document) throws {
    for (line, target) in document.links where !target.contains(":") {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let page = projectRoot.appendingPathComponent(document.path)
      let file = parts[0].isEmpty ? page : URL(fileURLWithPath: String(parts[0]), relativeTo: page)
      let place = "\(document.path):\(line): \(target)"
      #expect(file.standardizedFileURL.path.hasPrefix(projectRoot.path), "\(place)")
      #expect(FileManager.default.fileExists(atPath: file.standardizedFileURL.path), "\(place)")
      guard parts.count > 1 else { continue }
      let path = file.standardizedFileURL.path.dropFirst(projectRoot.path.count)
      let linked = try Document(String(path.drop { $0 == "/" }))
      #expect(linked.anchors.contains(String(parts[1])), "\(place) is none of \(linked.anchors)")
    }
  }

  @Test("Those to other places are whole addresses", arguments: Document.all)
  func outside(document: Document) {
    for (line, target) in document.links where target.contains(":") {
      #expect(
        target.hasPrefix("https://") && URL(string: target)?.host() != nil,
        "\(document.path):\(line): \(target)")
    }
  }

  @Test("No page names a folder of someone's machine", arguments: Document.all)
  func machines(document: Document) throws {
    let text = try String(
      contentsOf: projectRoot.appendingPathComponent(document.path), encoding: .utf8)
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      #expect(
        !line.contains(/(^|[\s`"'(])\/(home|root|tmp|work|Users|var|private)\//),
        "\(document.path):\(number + 1): \(line)")
    }
  }

  @Test("Anchors are made as code hosts make them")
  func anchors() throws {
    let anchors = try Document("docs/architecture.md").anchors
    #expect(anchors.contains("where-to-add-things"))
    #expect(anchors.contains("what-a-scenario-may-spend"))
  }
}
