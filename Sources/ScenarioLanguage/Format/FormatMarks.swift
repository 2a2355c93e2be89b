/// What the tokens of a text can't tell by themselves, taken from its syntax tree.
struct FormatMarks {
  private var roles: [FormatPiece.Roles]
  /// The texts, in order: those inside of others left out.
  private var texts: [SourceRange] = []

  init(_ tree: Syntax, size: Int) {
    roles = Array(repeating: [], count: size)
    for node in tree.nodes { mark(node, in: tree) }
    // A text is behind those inside of it.
    for node in tree.nodes.reversed() where node.kind == .text {
      if let later = texts.last, later.lower < node.span.upper { continue }
      texts.append(node.span)
    }
    texts.reverse()
  }

  /// The roles of what begins at a byte.
  func roles(at index: Int) -> FormatPiece.Roles { roles[index] }

  /// Where the text ends that begins at a byte; `next` is the number of the next one.
  func endOfText(at lower: Int, _ next: inout Int) -> Int? {
    guard next < texts.count, texts[next].lower == lower else { return nil }
    defer { next += 1 }
    return Int(texts[next].upper)
  }

  private mutating func mark(_ node: Node, in tree: Syntax) {
    switch node.kind {
    case .block:
      var child = node.first
      while child >= 0 {
        mark(.statement, at: start(of: child, in: tree))
        child = tree[child].next
      }
    case .scenario: mark(.head, at: node.span.lower)
    case .examples: mark(.table, at: node.span.lower)
    case .row:
      mark(.row, at: node.span.lower)
      mark(.rowEnd, at: node.span.upper - 1)
    case .negate: mark(.sign, at: node.span.lower)
    case .group: mark(.group, at: node.span.lower)
    case .range:
      let low = tree[node.first]
      if low.isLong || tree[low.next].isLong { mark(.spacedRange, at: low.span.upper - 1) }
    default: break
    }
  }

  private mutating func mark(_ role: FormatPiece.Roles, at index: Int32) {
    roles[Int(index)].insert(role)
  }

  /// A scenario begins with its tags, everything else with its first word.
  private func start(of statement: Int32, in tree: Syntax) -> Int32 {
    let node = tree[statement]
    return node.kind == .scenario && tree[node.first].kind == .tag
      ? tree[node.first].span.lower : node.span.lower
  }
}

extension Node {
  /// Operators join its parts.
  fileprivate var isLong: Bool { kind == .binary }
}
