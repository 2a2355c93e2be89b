/// Commands whose numbers are given in another way.
extension OtherForms {
  private var numbers: [String] { words.filter { $0.isNumber }.map { $0.text } }

  /// `zoomIn 2`, `zoomIn 2 times` and `zoomBy +2`.
  mutating func zoomSteps() {
    if let plus = words.first(where: { $0.text == "+" }) {
      forms.append(Form(span: plus.span, text: "", reason: .wordTooMany))
    }
    guard words[0].text != "zoomBy", words.count > 1 else { return }
    let times = words[1].text == "twice" ? "2" : words[1].text
    guard let step = Int(times), step > 0 else { return }
    let sign = words[0].text == "zoomOut" ? "-" : ""
    offer(step > 5 ? "zoomTo \(step)" : "zoomBy \(sign)\(step)", for: words.indices)
  }

  /// `map width 390 height 844`.
  mutating func sizes() {
    let sides = numbers
    guard words.contains(where: { $0.text == "width" || $0.text == "height" }) else { return }
    if sides.count == 2 { offer("map \(sides[0]) x \(sides[1])", for: words.indices) }
  }

  /// `gesture pan left 100`, `gesture pinch out`, `gesture doubleTap home`.
  mutating func gestures() {
    let isGesture = words[0].text == "gesture"
    let kind = words[isGesture && words.count > 1 ? 1 : 0].text
    let whole = words.indices
    if ["pan", "swipe", "drag", "scroll", "scrollBy"].contains(kind),
      let way = words.lazy.compactMap({ Self.direction($0.text) }).first
    {
      let length = Int(numbers.first ?? "100") ?? 100
      let command = kind.hasPrefix("scroll") && !isGesture ? "scrollBy" : "gesture pan"
      offer("\(command) \(way.right * length) \(way.down * length)", for: whole)
    } else if kind == "pinch" {
      if words.contains(where: { $0.text == "%" }), let percent = numbers.first.flatMap(Double.init)
      {
        offer("gesture pinch \(NumberText.plain(percent / 100))", for: whole)
      } else if let out = words.lazy.compactMap({ Self.isOut($0.text) }).first {
        offer("gesture pinch \(out ? "2" : "0.5")", for: whole)
      }
    } else if kind == "doubleTap", let place = words.last, place.isWord,
      words.count > (isGesture ? 2 : 1)
    {
      offer("gesture doubleTap at screen(\(place.text))", for: whole)
    }
  }

  /// Where a word for a direction leads.
  static func direction(_ word: String) -> (right: Int, down: Int)? {
    switch word {
    case "left", "leftwards": (-1, 0)
    case "right", "rightwards": (1, 0)
    case "up", "upwards": (0, -1)
    case "down", "downwards": (0, 1)
    default: nil
    }
  }

  private static func isOut(_ word: String) -> Bool? {
    word == "out" || word == "open" ? true : word == "in" || word == "close" ? false : nil
  }
}
