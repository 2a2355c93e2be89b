import SeededNumbers
import Testing

@testable import LineDiff

@Suite("What changed between two texts")
struct LineDiffTests {
  @Test(
    "Changes as patch reads them",
    arguments: [
      ("", "", ""),
      ("a\n", "a\n", ""),
      ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
      ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
      ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
      ("a\nb\nc\n", "a\nx\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"),
      ("a\nb\n", "a\nc\nb\n", "@@ -1,2 +1,3 @@\n a\n+c\n b\n"),
      (
        "a", "a\n",
        "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"
      ),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
        "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"
      ),
    ])
  func unified(old: String, new: String, hunks: String) {
    let text = LineDiff(old: Array(old.utf8), new: Array(new.utf8)).unified(name: "a.cam")
    #expect(text == (hunks.isEmpty ? "" : "--- a.cam\n+++ a.cam\n" + hunks))
  }

  @Test(
    "Names are written as patch reads them",
    arguments: [
      ("a.cam", "a.cam"), ("東京.cam", "東京.cam"), ("a b.cam", "a b.cam\t"), ("it's", "it's"),
      (" a", "\" a\""), ("a\tb", #""a\011b""#), ("a\n+b", #""a\012+b""#), (#"a"b\"#, #""a\"b\\""#),
    ])
  func names(name: String, written: String) {
    let text = LineDiff(old: [], new: Array("a\n".utf8)).unified(name: name)
    #expect(text == "--- \(written)\n+++ \(written)\n@@ -0,0 +1 @@\n+a\n")
  }

  @Test("Changes far from each other are hunks of their own")
  func hunks() {
    let old = (1...30).map { "\($0)\n" }
    var new = old
    new[4] = "x\n"
    new[10] = "y\n"
    new[25] = "z\n"
    let text = diff(old, new).unified(name: "a")
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("@@") }.count == 2)
  }

  @Test("The changes lead from the old text to the new one, and are the fewest")
  func laws() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      let old = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in line(&generator) }
      let new = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in line(&generator) }
      let diff = diff(old, new)
      #expect(apply(diff) == new, "seed \(seed), round \(round)")
      let size = diff.changes.reduce(0) { $0 + $1.old.count + $1.new.count }
      #expect(
        size == old.count + new.count - 2 * common(old, new), "seed \(seed), round \(round)")
    }
  }

  @Test(
    "Large texts with many differences are compared in one go, lines that stand once as anchors")
  func large() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    let old = (0..<20_000).map { $0 % 3 == 0 ? "\($0)\n" : line(&generator) }
    let new = old.map { Int.random(in: 0..<10, using: &generator) == 0 ? "new\n" : $0 }
    let diff = diff(old, new)
    #expect(apply(diff) == new, "seed \(seed)")
    #expect(diff.changes.count > 1000, "seed \(seed)")
  }

  @Test("Lines that stand in one of the texts only don't keep others from being matched")
  func oneSided() {
    let old = (0..<5000).flatMap { ["  old \($0)\n", "}\n"] }
    let new = (0..<5000).flatMap { ["new \($0)\n", "}\n"] }
    #expect(diff(old, new).changes.count == 5000)
  }

  @Test("Texts of as many lines are compared line by line")
  func lineByLine() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    let old = (0..<20_000).map { _ in line(&generator) }
    let new = old.map { Bool.random(using: &generator) ? $0 : line(&generator) }
    let diff = LineDiff(lineByLine: Array(old.joined().utf8), with: Array(new.joined().utf8))
    #expect(apply(diff) == new, "seed \(seed)")
    #expect(
      diff.changes.reduce(0) { $0 + $1.new.count } == zip(old, new).count { $0 != $1 },
      "seed \(seed)")
    #expect(diff.changes.allSatisfy { $0.old == $0.new })
  }

  @Test("Nothing in common, and nothing but one line, take no time", arguments: [false, true])
  func hostile(isOneLine: Bool) {
    let old = (0..<100_000).map { isOneLine ? "a\n" : "a\($0)\n" }
    let new = (0..<90_000).map { isOneLine ? "\($0 % 7 == 0 ? "b" : "a")\n" : "b\($0)\n" }
    #expect(apply(diff(old, new)) == new)
  }

  private func diff(_ old: [String], _ new: [String]) -> LineDiff {
    LineDiff(old: Array(old.joined().utf8), new: Array(new.joined().utf8))
  }

  private func line(_ generator: inout SeededGenerator) -> String {
    "\(UInt8.random(in: 0..<4, using: &generator))\n"
  }

  /// The old lines with the changes made.
  private func apply(_ diff: LineDiff) -> [String] {
    var lines: [ArraySlice<UInt8>] = []
    var next = 0
    for change in diff.changes {
      lines += diff.old[next..<change.old.lowerBound]
      lines += diff.new[change.new]
      next = change.old.upperBound
    }
    lines += diff.old[next...]
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The length of the longest common subsequence.
  private func common(_ a: [String], _ b: [String]) -> Int {
    var row = Array(repeating: 0, count: b.count + 1)
    for x in a {
      var corner = 0
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = x == y ? corner + 1 : max(above, row[j])
        corner = above
      }
    }
    return row[b.count]
  }
}
