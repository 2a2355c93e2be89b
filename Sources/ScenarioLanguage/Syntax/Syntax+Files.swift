extension Syntax {
  /// What a text names behind `use` and `route from`, each the span between its quotes.
  func filePaths(_ vocabulary: Vocabulary) -> [SourceRange] {
    let from = vocabulary.parameterNames(.route).last
    return nodes.compactMap { node in
      var text = node.first
      switch node.kind {
      case .use: break
      case .command where vocabulary.command(node.payload) == .route:
        guard text >= 0, self[text].kind == .name, self[text].payload == from else { return nil }
        text = self[text].next
      default: return nil
      }
      guard text >= 0, self[text].kind == .text, self[text].first >= 0 else { return nil }
      return self[self[text].first].span
    }
  }
}
