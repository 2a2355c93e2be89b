import JSONText

extension RouteFileError {
  /// An error of reading JSON.
  init(_ error: JSONError, limits: RouteLimits) {
    let place = Place.line(error.line, column: error.column)
    switch error.reason {
    case .tooManyValues: self.init(.tooManyValues(limit: limits.values))
    case .tooDeep: self.init(.tooDeep(limit: limits.depth), at: place)
    case .invalid(let fault): self.init(.invalidJSON(fault), at: place)
    }
  }
}

extension JSONDocument {
  /// Reads a whole file in UTF-8 or UTF-16.
  init(_ bytes: [UInt8], limits: RouteLimits) throws(RouteFileError) {
    let text = UTF16Text(bytes).map { Array($0.text.utf8) } ?? bytes
    do throws(JSONError) {
      self = try JSONDocument(Array(text.withoutMark), mostValues: limits.values)
    } catch {
      throw RouteFileError(error, limits: limits)
    }
  }
}
