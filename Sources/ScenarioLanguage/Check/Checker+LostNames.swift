/// What was to be defined counts as known, so that one mistake is one error.
extension Checker {
  /// An unknown command may have been to define the name behind it, or to use the file.
  mutating func noteLostName(_ argument: Int32) {
    guard argument >= 0 else { return }
    switch syntax[argument].kind {
    case .name, .call: unreadNames.insert(syntax[argument].payload)
    case .text: if isScenarioFile(argument) { isIncomplete = true }
    default: break
    }
  }

  /// Whether a text names a file that only `use` takes.
  func isScenarioFile(_ node: Int32) -> Bool {
    node >= 0 && syntax[node].kind == .text && written(node).hasSuffix(".cam\"")
  }

  /// The names that a definition with a mistake may have been to give: its first two words.
  mutating func noteLostNames(from first: Int32) {
    guard first >= 0 else { return }
    noteWord(first)
    if syntax[first].next >= 0 { noteWord(syntax[first].next) }
  }

  /// Whether a text is the name that a definition with a mistake was to give.
  mutating func isLost(_ text: String) -> Bool {
    unreadNames.contains(vocabulary.names.number(text))
  }

  /// A word counts as known, without a sign that may have slipped into it.
  private mutating func noteWord(_ node: Int32) {
    guard syntax[node].kind != .number else { return }
    let letters = program.sources[Int(source)].bytes[
      Int(syntax[node].span.lower)..<Int(syntax[node].span.upper)
    ].filter { $0.isNameByte || $0 >= 0x80 }
    unreadNames.insert(letters.withUnsafeBufferPointer { vocabulary.names.number($0) })
  }
}
