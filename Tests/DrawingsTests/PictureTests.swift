import Foundation
import MapCamera
import Testing

@testable import Drawings

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The pictures of the documents")
struct PictureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/pictures")

  @Test("Each is what the camera's numbers make of it")
  func committed() throws {
    for picture in try Picture.all() {
      let file = Self.folder.appending(path: "\(picture.name).svg")
      let committed = try String(contentsOf: file, encoding: .utf8)
      #expect(committed == picture.svg, "\(picture.name): write it anew with swift run Drawings")
    }
  }

  @Test("Each is well-formed, and says to a screen reader what it shows")
  func readable() throws {
    for picture in try Picture.all() {
      #expect(XMLParser(data: Data(picture.svg.utf8)).parse(), "\(picture.name)")
      #expect(
        picture.svg.contains(/<title id="title">.+<\/title>\n<desc id="description">.+<\/desc>/))
    }
  }

  @Test("No picture is left over from before")
  func complete() throws {
    let names = try Picture.all().map { "\($0.name).svg" }
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) {
      let svg = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
      #expect(names.contains(file) == svg.contains(Picture.origin), "\(file)")
    }
  }
}
