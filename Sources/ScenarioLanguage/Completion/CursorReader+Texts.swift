import Gazetteer

/// What a text in quotes is.
enum TextUse {
  case plain
  /// The name of a place.
  case place
  case device
  case file(endings: [String])

  static let routeFile = file(endings: [".geojson", ".gpx", ".json", ".kml", ".polyline"])
}

extension CursorReader {
  /// A text in double quotes, with the values in its braces.
  mutating func text(_ use: TextUse) {
    let start = lexer.position
    var isWhole = true
    while lexer.position < lexer.bytes.count {
      switch lexer.peek() {
      case 0x0A: return advance()
      case UInt8(ascii: "\""):
        lexer.position += 1
        token = Token(kind: .textStart, lower: start - 1, upper: lexer.position)
        return advance()
      case UInt8(ascii: "{"):
        isWhole = false
        lexer.position += 1
        insertion()
        if token.kind == .end { return }
      case UInt8(ascii: "\\") where lexer.peek(1) > 0x1F: lexer.position += 2
      default: lexer.position += 1
      }
    }
    stop(typedFrom: min(start, lexer.bytes.count))
    if isWhole, !isClosed { offerTexts(use) }
    isClosed = true
  }

  /// A value in the braces of a text; leaves the lexer behind the closing brace.
  private mutating func insertion() {
    let outer = (openBrackets, isInText)
    (openBrackets, isInText) = (0, true)
    defer { (openBrackets, isInText) = outer }
    token = Token(kind: .leftBrace, lower: lexer.position - 1, upper: lexer.position)
    advance()
    _ = expression(Expected(.any))
    if token.kind == .end {
      isClosed = true
    } else {
      lexer.position = token.kind == .rightBrace ? token.upper : token.lower
    }
  }

  // MARK: What can stand in quotes

  private mutating func offerTexts(_ use: TextUse) {
    switch use {
    case .plain: break
    case .file(let endings):
      offers.wantedFile = WantedFile(
        typed: String(decoding: offers.typed, as: UTF8.self), endings: endings)
    case .device:
      for name in Device.names { offerText(name, .exact) }
    case .place: offerCityNames()
    }
  }

  private mutating func offerText(_ text: String, _ fit: Offers.Fit) {
    offers.offer(
      Candidate(text + "\"", label: text, isFollowedByBlank: areBlanksWanted), fit: fit)
  }

  /// Cities by their names; behind a comma, what tells those of one name apart.
  private mutating func offerCityNames() {
    guard !offers.isNothingTyped else { return }
    for city in Gazetteer.cities(withPrefix: offers.typed, limit: CursorReader.mostCities) {
      offerText(city.name, .city)
    }
    guard let comma = offers.typed.firstIndex(of: UInt8(ascii: ",")) else { return }
    for city in Gazetteer.cities(named: offers.typed[..<comma]) {
      for qualifier in [city.region, city.country] where !qualifier.isEmpty {
        let name = "\(city.name), \(qualifier)"
        if Gazetteer.city(named: name) == city { offerText(name, .city) }
      }
    }
  }
}
