import MapCamera

/// The line of a file that holds an encoded polyline and nothing else.
enum PolylineRoute {
  static func coordinates(
    in bytes: [UInt8], precision: EncodedPolyline.Precision, limits: RouteLimits
  ) throws(RouteFileError) -> [Coordinate] {
    let line = bytes.withoutMark.trimmed
    // A number ends with a byte that has no bit for “goes on”; each point has two numbers.
    let numbers = line.reduce(0) { $1 < 63 + 0x20 ? $0 + 1 : $0 }
    guard numbers <= 2 * limits.points else {
      throw RouteFileError(.tooManyPoints(limit: limits.points))
    }
    do {
      return try EncodedPolyline.decode(
        String(decoding: line, as: UTF8.self), precision: precision)
    } catch {
      throw RouteFileError(
        .invalidPolyline(error.reason),
        at: place(of: line.startIndex + error.offset, in: bytes.withoutMark))
    }
  }

  /// The line and column of a byte; what is before it is ASCII.
  private static func place(of offset: Int, in bytes: ArraySlice<UInt8>) -> RouteFileError.Place {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? bytes.startIndex
    let line = before.count { $0 == 0x0A } + 1
    return .line(line, column: offset - lineStart + 1)
  }
}
