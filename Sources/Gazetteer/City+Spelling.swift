extension City {
  /// The name as a scenario's identifier; nil where none can be made, as of a name in digits.
  ///
  /// Lower-case letters and digits without accents; `_` stands for spaces, hyphens and the like,
  /// apostrophes vanish. It need not mean this city: a larger one of the same name comes first.
  ///
  ///     "São Paulo"           // sao_paulo
  ///     "'s-Hertogenbosch"    // s_hertogenbosch
  ///     "6th of October City" // nil
  public var identifier: String? {
    let identifier = withBytes(of: name.utf8, Self.identifier)
    guard let first = identifier.first, Self.isLetter(first) else { return nil }
    return String(decoding: identifier, as: UTF8.self)
  }

  /// What to write in a scenario to mean this very city; nil where no text tells it from another.
  ///
  ///     portland                     // the largest Portland
  ///     place("Portland, Maine")     // another, by the shortest text that tells it apart
  ///     place("6th of October City") // where the name is no identifier
  ///
  /// A few cities share name, country and region with a larger one; only coordinates name those.
  public var spelling: String? {
    if Gazetteer.city(named: name) == self { return identifier ?? Self.quoted(name) }
    let region = region.isEmpty ? nil : "\(name), \(region)"
    let country = "\(name), \(country)"
    let texts = [region, country, region.map { "\($0), \(self.country)" }]
    var best: String?
    for case let text? in texts where Gazetteer.city(named: text) == self {
      if best == nil || text.utf8.count < best!.utf8.count { best = text }
    }
    return best.map(Self.quoted)
  }

  private static func quoted(_ text: String) -> String { "place(\"\(text)\")" }

  /// The name's letters and digits, with `_` between words; empty when other letters remain.
  private static func identifier(of name: Bytes) -> [UInt8] {
    var identifier: [UInt8] = []
    var isNewWord = false
    func append(_ byte: UInt8) {
      if isNewWord && !identifier.isEmpty { identifier.append(UInt8(ascii: "_")) }
      isNewWord = false
      identifier.append(byte)
    }
    var index = 0
    while index < name.count {
      let scalar = FoldedScalar(in: name, at: index)
      switch scalar.folding {
      case .dropped: break
      case .separator: isNewWord = true
      case .letters(let first, let second):
        append(first)
        if let second { append(second) }
      case .kept:
        guard isPlain(name[index]) else { return [] }
        append(name[index])
      }
      index += scalar.length
    }
    return identifier
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte
  }
}
