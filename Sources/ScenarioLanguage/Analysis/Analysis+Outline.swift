/// A part of a text that its reader looks for.
package struct OutlineItem {
  /// What it is.
  package enum Form {
    case scenario, definition, place, value
  }

  /// A title, or a name.
  package let name: String
  /// What it is.
  package let form: Form
  /// All of it.
  package let extent: SourceRange
  /// Its title or name.
  package let selection: SourceRange
}

extension Analysis {
  /// The scenarios, definitions, places and values at the top of the text, in its order.
  package var outline: [OutlineItem] {
    let tree = tree(0)
    guard tree.root >= 0 else { return [] }
    var items: [OutlineItem] = names.declarations.compactMap { declaration in
      guard declaration.location.source == 0 else { return nil }
      let form: OutlineItem.Form
      switch declaration.form {
      case .definition: form = .definition
      case .place, .marker, .line: form = .place
      case .value: form = .value
      case .parameter, .loop, .column: return nil
      }
      return OutlineItem(
        name: declaration.spelling, form: form, extent: declaration.statement,
        selection: declaration.location.span)
    }
    // Only what stands at the top: the statements of blocks lie in the extent of another one.
    var extents: [SourceRange] = []
    var child = tree[tree.root].first
    while child >= 0 {
      extents.append(extent(of: child, in: tree))
      if tree[child].kind == .scenario { items.append(scenario(child, in: tree)) }
      child = tree[child].next
    }
    return placed(items, in: extents)
  }

  /// The items that begin a statement at the top, each with the whole of it.
  private func placed(_ items: [OutlineItem], in extents: [SourceRange]) -> [OutlineItem] {
    let sorted = items.sorted { $0.extent.lower < $1.extent.lower }
    var result: [OutlineItem] = []
    var next = 0
    for item in sorted {
      while next < extents.count, extents[next].lower < item.extent.lower { next += 1 }
      guard next < extents.count, extents[next].lower == item.extent.lower else { continue }
      result.append(
        OutlineItem(
          name: item.name, form: item.form, extent: extents[next], selection: item.selection))
    }
    return result
  }

  private func scenario(_ node: Int32, in tree: Syntax) -> OutlineItem {
    var title = tree[node].first
    while tree[title].kind == .tag { title = tree[title].next }
    let span = tree[title].span
    let written = sources[0].bytes[Int(span.lower)..<Int(span.upper)]
    let inside = written.count > 2 ? written.dropFirst().dropLast() : written
    return OutlineItem(
      name: TextLiteral.unescaped(
        sources[0].bytes, SourceRange(inside.startIndex, inside.endIndex)),
      form: .scenario, extent: extent(of: node, in: tree), selection: span)
  }

  /// From the first byte of a statement to the last of its block.
  private func extent(of node: Int32, in tree: Syntax) -> SourceRange {
    var extent = tree[node].span
    var child = tree[node].first
    while child >= 0 {
      extent = extent.joined(tree[child].span)
      child = tree[child].next
    }
    return extent
  }
}
