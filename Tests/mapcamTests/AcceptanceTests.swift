import Foundation
import Testing

@Suite("The scenario files of the project")
struct AcceptanceTests {
  /// The paths of all scenario files, seen from the root of the project.
  static let files: [String] = {
    let folder = projectRoot.appendingPathComponent("scenarios")
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix(".cam") }.map { "scenarios/\($0)" }.sorted()
  }()

  @Test("There are some")
  func some() {
    #expect(Self.files.count >= 8)
  }

  @Test("Each runs and passes, and checks something", arguments: files)
  func passes(file: String) throws {
    let run = try call(["run", file], in: projectRoot)
    #expect(run.code == 0, "\(run.all)")
    // Files of places are used by others and check nothing themselves.
    if !file.contains("/places/") {
      #expect(!run.output.contains("checked nothing"), "\(run.output)")
    }
  }

  @Test("All run together as they do alone")
  func together() throws {
    let run = try call(["run", "scenarios"], in: projectRoot)
    #expect(run.code == 0)
    for file in Self.files { #expect(run.output.contains("\(file)\n")) }
  }
}
