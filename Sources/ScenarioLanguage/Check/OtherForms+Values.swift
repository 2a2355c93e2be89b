/// Values that are written otherwise.
extension OtherForms {
  /// The bearing that a word for a direction means.
  static func angle(of word: String) -> Int? {
    switch word.lowercased() {
    case "north", "n": 0
    case "northeast", "ne": 45
    case "east", "e": 90
    case "southeast", "se": 135
    case "south", "s": 180
    case "southwest", "sw": 225
    case "west", "w": 270
    case "northwest", "nw": 315
    default: nil
    }
  }

  /// `bearing north`, wherever a bearing stands, and `face north`.
  mutating func compass() {
    for (index, word) in words.enumerated() {
      guard let angle = Self.angle(of: word.text), index > 0 else { continue }
      let isBearing = words[..<index].contains { $0.text == "bearing" || $0.text == "heading" }
      if isBearing {
        forms.append(Form(span: word.span, text: "\(angle)"))
      } else if ["rotate", "turn", "face", "look", "point"].contains(words[0].text) {
        forms.append(Form(span: text(0..<index + 1), text: "bearing \(angle)"))
      }
    }
  }

  /// `zoomTo "12"` and `zoomTo twelve`: a number is written with digits, without quotes.
  mutating func otherNumbers() {
    for word in words where word.isValue {
      if let number = Self.number(word.text) {
        forms.append(Form(span: word.span, text: "\(number)"))
      }
      guard word.text.utf8.count > 2, word.text.hasPrefix("\"") else { continue }
      let inner = String(word.text.dropFirst().dropLast())
      guard inner.utf8.allSatisfy({ $0.isDigit || $0 == 0x2E || $0 == 0x2D }) else { continue }
      forms.append(Form(span: word.span, text: inner))
    }
  }

  private static func number(_ word: String) -> Int? {
    [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ].firstIndex(of: word)
  }

  /// `camera(vancouver, 11)`, as other languages call what has arguments.
  mutating func calls() {
    guard let call = words.first?.text, call.hasSuffix(")"),
      let open = call.firstIndex(of: "(")
    else { return }
    let arguments = call[call.index(after: open)...].dropLast().split(separator: ",")
    let line = ([call[..<open]] + arguments).joined(separator: " ")
    forms.append(Form(span: words[0].span, text: line, reason: .asFound))
  }

  /// `(49.2, -123.1)` and `49.2 -123.1` in the place of one value, and behind a command.
  mutating func pairs() {
    for index in words.indices.dropFirst() where words[index].isNumber {
      let first = index - (words[index - 1].text == "," ? 2 : 1)
      guard first > 0, words[first].isNumber else { continue }
      let isOpen = words[first - 1].text == "("
      let isClosed = index + 1 < words.count && words[index + 1].text == ")"
      let span = text((isOpen ? first - 1 : first)..<(isClosed ? index + 2 : index + 1))
      let both = [words[first].text, words[index].text]
      if isOpen, !Self.isCondition(words[0].text), words[0].text != "let" {
        forms.append(Form(span: span, text: both.joined(separator: " ")))
      }
      let isOnScreen = words.contains { $0.text.hasPrefix("screen(") }
      for function in isOnScreen ? ["point", "place"] : ["place", "point"] {
        forms.append(Form(span: span, text: "\(function)(\(both.joined(separator: ", ")))"))
      }
    }
  }

  /// `home.visible`, `isVisible(home)`, `getZoom()`, `map.zoom`, `events contains home`, `no home`.
  mutating func membersAndCalls() {
    for (index, word) in words.enumerated().dropFirst() {
      let text = word.text
      var meant: String?
      if text.hasSuffix(".visible") || text.hasSuffix(".isVisible") {
        meant = "\(text.prefix { $0 != "." }) is visible"
      } else if text.hasPrefix("isVisible("), text.hasSuffix(")") {
        meant = "\(text.dropFirst(10).dropLast()) is visible"
      } else if text.hasPrefix("map.") {
        meant = String(text.dropFirst(4))
      } else if text.hasSuffix("()") {
        let name = text.dropLast(2)
        let rest = name.hasPrefix("get") ? name.dropFirst(3) : name
        meant = rest.prefix(1).lowercased() + rest.dropFirst()
      } else if text == "no" {
        meant = "not"
      }
      if let meant { forms.append(Form(span: word.span, text: meant)) }
      if text == "contains", index > 1, index + 1 < words.count {
        forms.append(
          Form(
            span: words[index - 1].span.joined(words[index + 1].span),
            text: "contains(\(words[index - 1].text), \(words[index + 1].text))"))
      }
    }
  }

  /// A reason without `because` before it.
  mutating func reasons() {
    guard words.count > 3, let last = words.last, last.text.hasPrefix("\"") else { return }
    let reason = last.text.hasPrefix("\"because ") ? "\"" + last.text.dropFirst(9) : last.text
    forms.append(Form(span: last.span, text: "because \(reason)"))
  }

  /// `x = 5` where x has a value: the new one is given another name.
  mutating func keptValues(for problem: Problem) {
    let assigns: Bool
    switch problem {
    case .assigned(_, change: nil, check: nil, _): assigns = true
    case .otherWord(let word, meant: "let", _): assigns = word.lowercased() == words[0].text
    default: assigns = false
    }
    guard assigns, let equals = words.firstIndex(where: { $0.text == "=" }), (1...2) ~= equals,
      equals + 1 < words.count, words[equals - 1].isWord
    else { return }
    let name = words[equals - 1]
    forms.append(
      Form(
        span: text(0..<equals), text: "let next_\(name.text)", reason: .kept(name.text),
        mark: name.span.joined(words[equals].span)))
  }
}
