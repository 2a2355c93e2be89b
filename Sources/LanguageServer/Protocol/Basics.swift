/// A place in a text: a line, and how many units of the agreed encoding stand before it there.
struct Position: Codable, Hashable, Comparable {
  let line: Int
  let character: Int

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// The text between two places.
struct TextRange: Codable, Hashable {
  let start: Position
  let end: Position
}

/// A range of a document.
struct DocumentLocation: Encodable, Hashable {
  let uri: String
  let range: TextRange
}

struct TextEdit: Encodable, Hashable {
  let range: TextRange
  let newText: String
}

/// Text for the reader, as Markdown or as it is.
struct MarkupContent: Encodable {
  let kind: String
  let value: String
}

struct DocumentIdentifier: Decodable {
  let uri: String
}

/// The parameters of a request about a place of a document.
struct PositionParameters: Decodable {
  let textDocument: DocumentIdentifier
  let position: Position
}

/// The parameters of a request about a document.
struct DocumentParameters: Decodable {
  let textDocument: DocumentIdentifier
}
