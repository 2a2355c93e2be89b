import JSONText

/// A place in a text: a line, and how many units of the agreed encoding stand before it there.
struct Position: Hashable, Comparable {
  let line: Int
  let character: Int

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

extension Position {
  /// Nil for a value that is none.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}

extension Position: Written {
  var json: String {
    "{\"line\":" + JSON.integer(line) + ",\"character\":" + JSON.integer(character) + "}"
  }
}

/// The text between two places.
struct TextRange: Hashable {
  let start: Position
  let end: Position
}

extension TextRange {
  /// Nil for a value that is none.
  init?(_ value: JSONValue?) {
    guard let start = Position(value?["start"]), let end = Position(value?["end"]) else {
      return nil
    }
    self.init(start: start, end: end)
  }
}

extension TextRange: Written {
  var json: String { "{\"start\":" + start.json + ",\"end\":" + end.json + "}" }
}

/// A range of a document.
struct DocumentLocation: Hashable, Written {
  let uri: String
  let range: TextRange

  var json: String { JSON.object([("uri", JSON.quoted(uri)), ("range", range.json)]) }
}

/// Other text for a range.
struct TextEdit: Written {
  let range: TextRange
  let newText: String

  var json: String { JSON.object([("range", range.json), ("newText", JSON.quoted(newText))]) }
}

/// Other text for ranges of some documents.
struct WorkspaceEdit: Written {
  let changes: [(uri: String, edits: [TextEdit])]

  var json: String {
    JSON.object([("changes", JSON.object(changes.map { ($0.uri, $0.edits.json) }))])
  }
}

/// Text for the reader, as Markdown or as it is.
struct MarkupContent: Written {
  enum Kind: String {
    case markdown, plaintext
  }
  let kind: Kind
  let value: String

  var json: String {
    JSON.object([("kind", JSON.quoted(kind.rawValue)), ("value", JSON.quoted(value))])
  }
}
