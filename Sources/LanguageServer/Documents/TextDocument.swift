import JSONText

/// A text that is open in the editor.
struct TextDocument {
  let uri: String
  /// The number that the editor gives each state of the text.
  private(set) var version: Int?
  private(set) var bytes: [UInt8]
  private(set) var lines: LineTable

  init(uri: String, version: Int? = nil, bytes: [UInt8], encoding: PositionEncoding) {
    self.uri = uri
    self.version = version
    self.bytes = bytes
    lines = LineTable(bytes, encoding: encoding)
  }

  /// One change: of a range, or of the whole text.
  struct Change {
    let range: TextRange?
    let text: String
  }

  /// Makes the changes, each in the text that the one before has left.
  mutating func apply(_ changes: [Change], version: Int?) {
    for change in changes { apply(change) }
    self.version = version
  }

  private mutating func apply(_ change: Change) {
    guard let range = change.range else {
      bytes = Array(change.text.utf8)
      lines = LineTable(bytes, encoding: lines.encoding)
      return
    }
    let start = lines.offset(of: range.start, in: bytes)
    let end = max(start, lines.offset(of: range.end, in: bytes))
    bytes.replaceSubrange(start..<end, with: change.text.utf8)
    lines.replace(start..<end, with: change.text.utf8.count, in: bytes)
  }
}

extension TextDocument.Change {
  /// Nil for a value that is none.
  init?(_ value: JSONValue) {
    guard let text = value["text"]?.text else { return nil }
    let range = TextRange(value["range"])
    if range == nil, value["range"] != nil { return nil }
    self.init(range: range, text: text)
  }
}
