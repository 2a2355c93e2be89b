@testable import ScenarioLanguage

/// All that a text says, without where it says it: its syntax tree and its comments.
struct Meaning: Equatable {
  /// A node, and what was written there where the node alone does not tell.
  struct Part: Equatable {
    let kind: NodeKind
    let op: Operator
    let payload: Int32
    let first: Int32
    let next: Int32
    let written: String
  }

  let parts: [Part]
  let comments: [String]

  /// Nil when the text can't be read.
  init?(_ text: String) {
    guard let (tree, diagnostics, _) = try? parse(text), diagnostics.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    parts = tree.nodes.map { node in
      let span = Int(node.span.lower)..<Int(node.span.upper)
      let words =
        switch node.kind {
        case .number:
          written(span.lowerBound..<Int(tree.numbers[Int(node.payload)].digitsEnd))
            + " \(tree.numbers[Int(node.payload)].unit)"
        case .text, .textPiece, .name, .tag: written(span)
        default: ""
        }
      return Part(
        kind: node.kind, op: node.op, payload: node.payload, first: node.first, next: node.next,
        written: words)
    }
    comments = Self.comments(in: bytes, outside: tree.nodes.filter { $0.kind == .text })
  }

  /// The comments, without the blanks at their ends. A `#` in a text is none.
  private static func comments(in bytes: [UInt8], outside texts: [Node]) -> [String] {
    var isText = Array(repeating: false, count: bytes.count)
    for text in texts {
      for index in text.span.lower..<text.span.upper { isText[Int(index)] = true }
    }
    var comments: [String] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "#"), !isText[index] {
        let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
        var comment = bytes[index..<end]
        while let last = comment.last, [0x20, 0x09, 0x0D].contains(last) { comment.removeLast() }
        comments.append(String(decoding: comment, as: UTF8.self))
        index = end
      }
      index += 1
    }
    return comments
  }
}

/// A text in the canonical layout.
func formatted(_ text: String) throws -> String {
  let source = try SourceText(name: "test.cam", bytes: Array(text.utf8))
  return String(decoding: try Formatter.format(source), as: UTF8.self)
}
