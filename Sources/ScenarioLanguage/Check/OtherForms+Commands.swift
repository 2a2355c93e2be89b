import Gazetteer

/// What a command, and the names behind it, were meant to be.
extension OtherForms {
  /// What is to hold during a movement, in its block.
  mutating func watches() {
    guard
      let index = words.dropFirst().firstIndex(where: { Self.isWatch($0.text) })
    else { return }
    let span = text(index..<words.count)
    let condition = String(
      decoding: bytes[Int(span.lower)..<Int(span.upper)], as: UTF8.self)
    forms.append(Form(span: span, text: "{ \(condition) }"))
  }

  /// A place behind `animate`, which is to be the target.
  mutating func targets() {
    guard words.count > 1 else { return }
    forms.append(
      Form(
        span: .empty(at: Int(words[1].span.lower)), text: "target ", reason: .missing("target"),
        mark: words[1].span))
  }

  /// A command that has another name, behind another one: `animate zoom 14`.
  mutating func otherCommand(at index: Int) {
    guard index < words.count else { return }
    let match = bytes.withUnsafeBufferPointer {
      Synonym.match(.beginning, in: $0, at: Int(words[index].span.lower))
    }
    if let match { forms.append(Form(span: match.span, text: match.meant)) }
  }

  /// `wait until the camera stops`, as `wait until idle`.
  mutating func idle() {
    let ends = ["stop", "stops", "stopped", "still", "done", "moving", "finished", "ready", "over"]
    guard words.count > 2, words[1].text == "until",
      words.contains(where: { ends.contains($0.text) })
    else { return }
    offer("wait until idle", for: words.indices)
  }

  /// `zoom min 12 max 16` and `zoom 12 lyon`, with their commands.
  mutating func zooms() {
    let numbers = words.filter { $0.isNumber }.map { $0.text }
    let names = words.dropFirst().filter { $0.isValue && !Self.isOfZoom($0.text) }
    let whole = text(0..<words.count)
    if numbers.count == 2, names.isEmpty, words.count > 3 {
      forms.append(Form(span: whole, text: "limit zoom \(numbers[0]) to \(numbers[1])"))
    } else if numbers.count == 1, names.count == 1, let place = names.first {
      forms.append(Form(span: whole, text: "target \(place.text) zoom \(numbers[0])"))
    } else if numbers.isEmpty, names.count == 1, let place = names.first {
      forms.append(Form(span: whole, text: "target \(place.text)"))
    }
  }

  private static func isOfZoom(_ word: String) -> Bool {
    [
      "zoom", "min", "max", "minimum", "maximum", "from", "to", "and", "between", "at", "in", "on",
      "level", "into", "limit", "range",
    ].contains(word)
  }

  /// `marker a lat 45.76 lon 4.85`: the numbers of a place stand without names.
  mutating func bareNumbers() {
    let numbers = words.filter { $0.isNumber }
    guard words.count > 4, numbers.count == 2, let last = words.last, last.isNumber,
      words[2...].allSatisfy({ $0.isNumber || Self.isOfPlace($0.text) })
    else { return }
    let span = words[2].span.joined(last.span)
    forms.append(Form(span: span, text: numbers.map { $0.text }.joined(separator: " ")))
  }

  private static func isOfPlace(_ word: String) -> Bool {
    [",", "lat", "lon", "lng", "long", "latitude", "longitude", "at", "and"].contains(word)
  }

  /// The names of cities that hold a hyphen, an apostrophe or a blank.
  mutating func quotes() {
    for index in words.indices.dropFirst() where words[index].isWord {
      for count in stride(from: min(4, words.count - index), to: 0, by: -1) {
        let part = words[index..<index + count]
        guard part.allSatisfy({ $0.isWord || $0.text == "," }) else { continue }
        let name = written(text(index..<index + count))
        guard count > 1 || name.utf8.contains(where: { $0 == 0x2D || $0 == 0x27 }),
          Gazetteer.city(named: name) != nil
        else { continue }
        forms.append(
          Form(span: text(index..<index + count), text: "\"\(name)\"", reason: .quotes))
        break
      }
    }
  }

  /// A unit behind its number that is spelled otherwise.
  mutating func units() {
    for index in words.indices.dropFirst() where words[index - 1].isNumber {
      if index + 2 < words.count, ["per", "an", "a"].contains(words[index + 1].text) {
        let unit = "\(words[index].text.prefix(1))/\(words[index + 2].text.prefix(1))"
        let speeds = ["k/h": "km/h", "m/h": "mph", "m/s": "m/s"]
        if let speed = speeds[unit] {
          forms.append(Form(span: text(index..<index + 3), text: speed))
        }
      }
      guard let unit = Unit.meant(by: words[index].text) else { continue }
      forms.append(Form(span: words[index].span, text: unit, reason: .unit))
    }
  }

  /// `bearing 90 tilt 45`: the second command is a statement of its own.
  mutating func nextStatement() {
    let line = words.prefix { $0.text != "{" }
    guard words[0].text != "animate", !words.contains(where: { $0.text == ";" }) else { return }
    for index in line.indices.dropFirst(2)
    where CommandEntry.table.contains(where: { "\($0.spelling)" == line[index].text }) {
      let gap = SourceRange(Int(line[index - 1].span.upper), Int(line[index].span.lower))
      forms.append(Form(span: gap, text: "; ", reason: .missing(";"), mark: line[index].span))
    }
  }

  /// `marker 49.28 -123.12 home`: the name comes first.
  mutating func numbersFirst() {
    guard words.count == 4, words[1].isNumber, words[2].isNumber, words[3].isWord else { return }
    offer("\(words[0].text) \(words[3].text) \(words[1].text) \(words[2].text)", for: words.indices)
  }

  /// `let my level = 5`.
  mutating func nameOfSeveral() {
    guard let equals = words.firstIndex(where: { $0.text == "=" }), equals > 2,
      words[1..<equals].allSatisfy({ $0.isWord })
    else { return }
    named(1..<equals)
  }

  /// A name of several words, or with a sign in it, before the numbers of its place.
  mutating func numberedName() {
    let end = words.count - 2
    guard end > 1, words[end...].allSatisfy({ $0.isNumber }) else { return }
    // A number with a point is a part of the place, of which there are too many.
    guard !words[1..<end].contains(where: { $0.isNumber && $0.text.contains(".") }) else { return }
    named(1..<end)
  }

  mutating func named(_ range: Range<Int>) {
    let span = text(range)
    let written = String(
      decoding: bytes[Int(span.lower)..<Int(span.upper)], as: UTF8.self)
    forms.append(Form(span: span, text: Words.asName(written), reason: .name))
  }
}
