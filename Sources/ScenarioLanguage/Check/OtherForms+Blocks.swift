/// What begins a block, and was meant otherwise.
extension OtherForms {
  /// The words before the block.
  private var head: Range<Int> {
    0..<(words.firstIndex { $0.text == "{" } ?? words.count)
  }

  /// `for (i = 1 to 5)` and `for each city in …`, as `for i in 1..5`.
  mutating func loops() {
    var parts = written(text(head)).split { $0 == " " || $0 == "\t" }.map(String.init)
    if let first = parts.first, first.contains("(") {
      parts =
        [String(first.prefix { $0 != "(" }), String(first.drop { $0 != "(" })] + parts.dropFirst()
    }
    var rest = parts.dropFirst().joined(separator: " ")
    if rest.hasPrefix("("), rest.hasSuffix(")") { rest = String(rest.dropFirst().dropLast()) }
    var equals = ""
    for character in rest { equals += character == "=" ? " = " : String(character) }
    var loop = equals.split(separator: " ").map(String.init)[...]
    while let first = loop.first, ["each", "every", "all", "let", "var", "const"].contains(first) {
      loop = loop.dropFirst()
    }
    guard loop.count > 2, let name = loop.popFirst(), let joins = loop.popFirst(),
      ["in", "=", "of", "from", "on", ":"].contains(joins)
    else { return }
    offer("for \(name) in \(Self.values(Array(loop)))", for: head)
  }

  /// The values of a loop: `1 to 5` and `range(5)` are `1..5`.
  private static func values(_ parts: [String]) -> String {
    if parts.count == 3, ["to", "until", "through", "upto", "-"].contains(parts[1]) {
      return "\(parts[0])..\(parts[2])"
    }
    let values = parts.joined(separator: " ")
    guard values.hasPrefix("range("), values.hasSuffix(")"), !values.contains(",") else {
      return values
    }
    return "1..\(values.dropFirst(6).dropLast())"
  }

  /// `while zoom < 12 { zoomIn }`, as turns that are counted.
  mutating func turns() {
    guard head.count > 1, head.count < words.count, words.last?.text == "}" else { return }
    let condition = written(text(1..<head.upperBound))
    let block = written(text(head.upperBound..<words.count))
    forms.append(
      Form(
        span: text(0..<words.count), text: "repeat 10 { if \(condition) \(block) }",
        mark: words[0].span, meant: "repeat N { if … }"))
  }

  /// `scenario "x" @ios`: tags stand before the scenario.
  mutating func tags() {
    guard let first = words[head].firstIndex(where: { $0.text == "@" }), first > 1 else { return }
    let tags = text(first..<head.upperBound)
    let title = written(text(0..<first))
    forms.append(
      Form(
        span: text(head), text: "\(written(tags)) \(title)", mark: tags,
        meant: "\(written(tags)) \(title)"))
  }

  /// `scenario "x": zoomIn`, whose block stands in braces.
  mutating func block() {
    let first = words.firstIndex { $0.text == ":" } ?? 2
    guard head.count == words.count, first > 1, first < words.count else { return }
    let colon = words[first].text == ":"
    guard !colon || first + 1 < words.count else { return }
    let inner = written(text((colon ? first + 1 : first)..<words.count))
    forms.append(
      Form(
        span: text(first..<words.count), text: " { \(inner) }", mark: words[first].span,
        meant: "{ }"))
  }

  /// `3 times { zoomIn }`.
  mutating func counted() {
    guard words.count > 2, words[0].isNumber, ["times", "x"].contains(words[1].text) else { return }
    let whole = text(0..<2)
    forms.append(Form(span: whole, text: "repeat \(words[0].text)"))
  }

  /// The parts that `animate` is to move together, and what is behind them: `zoom 12 and tilt 30`.
  private func parts() -> (parts: [String: String], end: Int)? {
    var parts: [String: String] = [:]
    var index = 1
    while index < words.count {
      let word = words[index].text
      if ["{", "}", ";", ",", "and", "&", "+"].contains(word) {
        index += 1
      } else if ["zoom", "zoomTo", "bearing", "tilt", "target"].contains(word) {
        guard index + 1 < words.count else { return nil }
        parts[word == "zoomTo" ? "zoom" : word] = words[index + 1].text
        index += 2
      } else {
        break
      }
    }
    return parts.count > 1 ? (parts, index) : nil
  }

  /// `animate { zoomTo 12; tilt 30 } over 2 s`: what moves at the same time is one camera.
  mutating func movements() {
    guard let (parts, end) = parts() else { return }
    let place = parts["target"] ?? "target"
    let others = ["zoom", "bearing", "tilt"].map { "\($0) \(parts[$0] ?? $0)" }
    let camera = "camera \(place) \(others.joined(separator: " "))"
    forms.append(
      Form(
        span: text(1..<end), text: camera, meant: "camera PLACE zoom 12 bearing 0 tilt 45"))
  }
}
