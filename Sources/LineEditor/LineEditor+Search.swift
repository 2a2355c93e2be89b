let searchBack: Editline.Command = { handle, _ in
  LineEditor.owner(of: handle)?.searchHistory(.back).code ?? KeyResult.failed.code
}

let searchForward: Editline.Command = { handle, _ in
  LineEditor.owner(of: handle)?.searchHistory(.forward).code ?? KeyResult.failed.code
}

extension LineEditor {
  /// Ctrl-R and Ctrl-S: finds the entry of the history that has what is typed now. Any other key takes
  /// the entry that was found and does what it always does, Ctrl-G goes back to the line as it was.
  ///
  /// libedit has such a search too, which takes one in four letters of the world for a key that ends it.
  func searchHistory(_ direction: HistorySearch.Direction) -> KeyResult {
    guard let editline else { return .failed }
    let before = editline.line
    var search = HistorySearch(history, direction)
    while true {
      let event = nextEvent { show(search, before) }
      switch event {
      case .character(0x12): search.goOn(.back)
      case .character(0x13): search.goOn(.forward)
      case .character(0x08), .character(0x7f): search.removeLast()
      case .character(0x07): return .changed
      case .resized: continue
      case .character(let character) where character >= 0x20:
        search.add(Unicode.Scalar(character) ?? "\u{fffd}")
      default:
        input.putBack(event)
        guard let (entry, offset) = search.found else { return .changed }
        editline.replaceLine(history[entry])
        let start = String(decoding: history[entry].utf8.prefix(offset), as: UTF8.self)
        editline.moveCursor(to: start.unicodeScalars.count)
        return .changed
      }
      if search.hasFailed { System.write([0x07], to: 1) }
    }
  }

  /// Paints the entry that was found, and below it what is looked for.
  private func show(_ search: HistorySearch, _ before: (characters: [UInt32], cursor: Int)) {
    var line = before.characters
    var cursor = before.cursor
    if let (entry, offset) = search.found {
      line = search.entries[entry].unicodeScalars.map(\.value)
      let start = String(decoding: search.entries[entry].utf8.prefix(offset), as: UTF8.self)
      cursor = start.unicodeScalars.count
    }
    let way = search.direction == .back ? "\nback" : "\nforward"
    let sign = search.hasFailed ? "? " : ": "
    show(line + (way + sign + search.pattern).unicodeScalars.map(\.value), cursor: cursor)
  }
}
