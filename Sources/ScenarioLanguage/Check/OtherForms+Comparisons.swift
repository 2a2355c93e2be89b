/// What values are compared with, and how nearly.
extension OtherForms {
  /// `3 < zoom < 12`, as two comparisons.
  mutating func chains() {
    for index in words.indices.dropFirst(2) where index + 2 < words.count {
      guard Self.isOrder(words[index - 1].text), Self.isOrder(words[index + 1].text) else {
        continue
      }
      let sign = SourceRange.empty(at: Int(words[index + 1].span.lower))
      forms.append(Form(span: sign, text: "and \(words[index].text) ", reason: .asFound))
    }
  }

  private static func isOrder(_ sign: String) -> Bool { ["<", "<=", ">", ">="].contains(sign) }

  /// `zoom == 12 tilt == 30`, with `and`, and `zoom == 11 or 12`, with what is compared.
  mutating func moreComparisons() {
    for index in words.indices.dropFirst(3) {
      let isCompared = index + 1 < words.count && Self.compares(words[index + 1].text)
      let before = words[index - 1]
      if isCompared, before.text == "," {
        forms.append(Form(span: before.span, text: " and", meant: "and"))
      } else if isCompared, before.text != "and", before.text != "or" {
        insert("and", before: index)
      } else if !isCompared, before.text == "and" || before.text == "or", words[index].isNumber,
        Self.compares(words[2].text)
      {
        insert("\(words[1].text) \(words[2].text)", before: index)
      }
    }
  }

  private static func compares(_ sign: String) -> Bool {
    isOrder(sign) || sign == "==" || sign == "!=" || sign == "is"
  }

  mutating func insert(_ text: String, before index: Int) {
    let mark = words[index].span
    forms.append(
      Form(
        span: .empty(at: Int(mark.lower)), text: text + " ", reason: .missing(text), mark: mark))
  }

  /// `from 12 to 16`, as `between 12 and 16`.
  mutating func range() {
    for index in words.indices.dropLast(3) {
      let part = words[index..<index + 4].map { $0.text }
      guard ["from", "between", "is", "in"].contains(part[0]), words[index + 1].isNumber,
        ["to", "and", "-", ".."].contains(part[2]), words[index + 3].isNumber
      else { continue }
      forms.append(Form(span: text(index..<index + 4), text: "between \(part[1]) and \(part[3])"))
    }
  }

  /// `is about 12`, with how far off is still right.
  mutating func roughly() {
    for index in words.indices.dropFirst(2) where Self.isRough(words[index].text) {
      guard index + 1 < words.count else { return }
      let value = words[index + 1].text == "to" ? index + 2 : index + 1
      guard value < words.count else { return }
      let isSaid = ["is", "=="].contains(words[index - 1].text)
      forms.append(
        Form(
          span: text((isSaid ? index - 1 : index)..<value + 1),
          text: "== \(words[value].text) within 0.5"))
    }
  }

  /// `a is within 3 km of b`, `a near b` and `12 +/- 0.5`, with the tolerance behind the value.
  mutating func nearness() {
    for index in words.indices.dropFirst(2) where index + 1 < words.count {
      let lower = ["is", "=="].contains(words[index - 1].text) ? index - 1 : index
      switch words[index].text {
      case "within":
        guard let of = words[index...].firstIndex(where: { $0.text == "of" }), of + 1 < words.count
        else { continue }
        let length = written(text(index..<of))
        forms.append(
          Form(span: text(lower..<of + 2), text: "== \(words[of + 1].text) \(length)"))
      case "near":
        forms.append(
          Form(span: text(lower..<index + 2), text: "== \(words[index + 1].text) within 1 km"))
      case "+" where words[index + 1].text == "/":
        forms.append(Form(span: text(index..<min(index + 3, words.count)), text: "within"))
      default: continue
      }
    }
  }
}
