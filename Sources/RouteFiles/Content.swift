import MapCamera

/// What a file holds, told by its first bytes and, where they say nothing, by its ending.
enum Content {
  case xml
  case json
  case polyline(EncodedPolyline.Precision)

  init(of bytes: [UInt8], ending: FileEnding) throws(RouteFileError) {
    // Zip archives (KMZ) and gzip.
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x1F, 0x8B]) {
      throw RouteFileError(.compressed)
    }
    guard let start = bytes.firstIndex(where: { !Self.isFiller($0) }) else {
      throw RouteFileError(.empty)
    }
    switch bytes[start] {
    case UInt8(ascii: "<"): self = .xml
    // A polyline can begin with a brace too, but has none of the signs that JSON needs.
    case UInt8(ascii: "{") where ending == .geoJSON || !Self.isPolyline(bytes): self = .json
    case _ where ending == .polyline6: self = .polyline(.six)
    case _ where ending == .polyline5 || ending == .other && Self.isOneWord(bytes):
      self = .polyline(.five)
    default: throw RouteFileError(.unknownContent(expected: ending.format))
    }
  }

  /// What may stand before the content: blanks, byte order marks, and the zeros of UTF-16.
  private static func isFiller(_ byte: UInt8) -> Bool {
    byte.isBlank || [0, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains(byte)
  }

  private static func isPolyline(_ bytes: [UInt8]) -> Bool {
    bytes.withoutMark.trimmed.allSatisfy { $0 >= 63 && $0 <= 126 }
  }

  private static func isOneWord(_ bytes: [UInt8]) -> Bool {
    bytes.withoutMark.trimmed.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }
}
