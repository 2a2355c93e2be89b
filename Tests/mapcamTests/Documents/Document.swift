import Foundation

/// A page of the project in Markdown, as far as tests look at it.
struct Document: CustomStringConvertible {
  /// The path from the root of the project.
  let path: String
  private(set) var blocks: [Block] = []
  private(set) var sections: [Generated] = []
  /// The lines that are no code, with their numbers.
  private(set) var prose: [(number: Int, text: String)] = []

  /// An example, a drawing or another text between fences.
  struct Block {
    /// The number of the line with the fence.
    let line: Int
    /// What stands behind the opening fence: its kind, and the file that it is, if it is one.
    let kind: String
    let file: String?
    /// It is added to the end of that file.
    let isAdded: Bool
    /// What the reader was told between the block before and this one.
    let introduction: String
    var text = ""
  }

  /// A part that a command of mapcam prints: between two comments, of which the first names the command.
  struct Generated {
    let command: String
    var text = ""
  }

  var description: String { path }

  init(_ path: String) throws {
    self.path = path
    try read(String(contentsOf: projectRoot.appendingPathComponent(path), encoding: .utf8))
  }

  /// README.md and all pages below docs.
  static let all: [Document] = {
    let folder = projectRoot.appendingPathComponent("docs")
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let pages = (found ?? []).filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }.sorted()
    return (["README.md"] + pages).compactMap { try? Document($0) }
  }()

  private mutating func read(_ text: String) {
    var block: Block?
    var section: Generated?
    var introduction: [String] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line == "<!-- end -->", let whole = section {
        sections.append(whole)
        section = nil
      }
      section?.text += line + "\n"
      if let command = line.firstMatch(of: /^<!-- begin: (.*) -->$/)?.1 {
        section = Generated(command: String(command))
      }
      if line.hasPrefix("```"), let whole = block {
        blocks.append(whole)
        block = nil
        introduction = []
      } else if line.hasPrefix("```") {
        let words = line.dropFirst(3).split(separator: " ")
        let file = words.count > 1 ? words[1] : nil
        block = Block(
          line: index + 1, kind: words.first.map(String.init) ?? "",
          file: file.map { String($0.drop { $0 == "+" }) }, isAdded: file?.first == "+",
          introduction: introduction.joined(separator: "\n"))
      } else if block != nil {
        block?.text += line + "\n"
      } else {
        if let picture = line.firstMatch(of: /!\[.*\]\((.*\.svg)\)/)?.1 {
          blocks.append(Block(pictureOfConsole: String(picture), at: index + 1, of: path))
        }
        introduction.append(line)
        prose.append((index + 1, line))
      }
    }
  }

  /// The anchors that a code host gives the headings.
  var anchors: [String] {
    var taken: [String: Int] = [:]
    return prose.compactMap { line in
      guard let title = line.text.firstMatch(of: /^#{1,6} +(.*?)$/)?.1 else { return nil }
      let kept = title.lowercased().unicodeScalars.filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || " -_".unicodeScalars.contains($0)
      }
      let anchor = String(String.UnicodeScalarView(kept)).replacingOccurrences(of: " ", with: "-")
      defer { taken[anchor, default: 0] += 1 }
      return taken[anchor].map { "\(anchor)-\($0)" } ?? anchor
    }
  }

  /// What links lead to, with the line of each.
  var links: [(line: Int, target: String)] {
    prose.flatMap { line in
      line.text.replacing(/`[^`]*`/, with: "").matches(
        of: /\]\(([^)\s]*)[^)]*\)|(?:src|href)="([^"]*)"/
      )
      .map { (line.number, String($0.1 ?? $0.2 ?? "")) }
    }
  }

  /// Lines that Markdown takes for code because they are indented; those are easily taken for text.
  var indentedCode: [Int] {
    var found: [Int] = []
    var before = ""
    var isInList = false
    for (number, text) in prose {
      if text.hasPrefix("    "), before.isEmpty, !isInList { found.append(number) }
      if let first = text.first, first != " " {
        isInList = text.contains(#/^([-*]|\d+\.) /#)
      }
      before = text
    }
    return found
  }
}

extension Document.Block {
  /// A picture of a console, which holds its text line by line.
  fileprivate init(pictureOfConsole picture: String, at line: Int, of page: String) {
    let file = URL(
      fileURLWithPath: picture, relativeTo: projectRoot.appendingPathComponent(page))
    let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = source.matches(of: /<text[^>]*>(.*)<\/text>/).map { line in
      [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(
        String(line.1).replacing(/<[^>]*>/, with: "")
      ) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
    self.init(
      line: line, kind: "console", file: nil, isAdded: false, introduction: "",
      text: lines.joined(separator: "\n") + "\n")
  }
}
