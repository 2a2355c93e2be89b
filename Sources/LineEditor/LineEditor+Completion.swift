extension LineEditor {
  /// Tab: puts in what all candidates begin with. Again, where nothing more is certain, it lists them.
  func completeAtCursor() -> KeyResult {
    guard let editline, let complete else { return .failed }
    let (line, cursor) = editline.line
    let bytes = Self.utf8(line[...])
    let completion = complete(bytes, Self.utf8(line[..<cursor]).count)
    guard !completion.candidates.isEmpty else { return .failed }
    let replaced = completion.replaced.clamped(to: 0..<bytes.count)
    let typed = String(decoding: bytes[replaced], as: UTF8.self)
    let before = String(decoding: bytes[..<replaced.lowerBound], as: UTF8.self)
    let isBeforeBlank = bytes[replaced.upperBound...].first == 0x20
    if let text = completion.replacement(for: typed, isBeforeBlank: isBeforeBlank) {
      let start = before.unicodeScalars.count
      let count = typed.unicodeScalars.count
      editline.moveCursor(to: start + count)
      editline.delete(count)
      editline.insert(text)
      lastAttempt = editline.line
      return .changed
    }
    guard completion.candidates.count > 1, let lastAttempt, lastAttempt == (line, cursor) else {
      lastAttempt = (line, cursor)
      return .failed
    }
    show(line, cursor: .max)
    list(completion.candidates.map(\.label))
    return .changed
  }

  private static func utf8(_ characters: ArraySlice<UInt32>) -> [UInt8] {
    characters.flatMap { Array(UTF8.encode(Unicode.Scalar($0) ?? "\u{fffd}")!) }
  }

  /// Lists the candidates below the line, a screen at a time.
  private func list(_ labels: [String]) {
    System.write(painter.leave(), to: 1)
    let window = System.window()
    let lines = CandidateList(labels, columns: window.columns).lines
    let page = max(window.rows - 1, 1)
    var shown = 0
    var count = lines.count > page ? page : lines.count
    while true {
      let text = lines[shown..<(shown + count)].map { $0 + "\r\n" }.joined()
      System.write(Array(text.utf8), to: 1)
      shown += count
      if shown == lines.count { return }
      System.write(Array("-- more --".utf8), to: 1)
      guard let more = answer(page: page) else { return }
      count = min(more, lines.count - shown)
    }
  }

  /// How many lines the user wants to see next, nil for no more.
  private func answer(page: Int) -> Int? {
    defer { System.write(Array("\r\u{1b}[K".utf8), to: 1) }
    while true {
      let event = nextEvent {}
      switch event {
      case .character(0x20): return page
      case .character(0x0d), .character(0x0a): return 1
      case .character(0x71), .character(0x51), .character(0x1b), .interrupt: return nil
      case .character, .resized: break
      case .paste, .end, .suspend, .continued:
        input.putBack(event)
        return nil
      }
    }
  }
}
