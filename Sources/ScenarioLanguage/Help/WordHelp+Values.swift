/// The pages on what values are made of: properties, functions, signs and small words, units.
extension WordHelp {
  static func page(on entry: PropertyEntry) -> HelpPage {
    var page = HelpPage()
    page.heading(
      "\(entry.spelling): \(entry.kind.described)", entry.summary + members(of: entry.kind))
    page.example(entry.example)
    return page
  }

  static func page(on entry: FunctionEntry) -> HelpPage {
    var page = HelpPage()
    page.heading(entry.usage, entry.summary)
    var rows: [(word: String, meaning: String)] = []
    for (index, parameter) in entry.parameters.enumerated() {
      let isRepeated = entry.takesMore && index == entry.parameters.count - 1
      let note = isRepeated ? "; one or more" : parameter.isRequired ? "" : "; may be left out"
      rows.append(("\(parameter.name)", (parameter.meaning ?? parameter.kinds.described) + note))
    }
    let result = entry.result.map { $0.described + members(of: $0, before: ", with ") }
    rows.append(("gives", result ?? "a number of the same kind"))
    page.rows(rows)
    page.example("assert " + entry.example)
    return page
  }

  private static func members(of kind: Kind, before: String = " Its parts: ") -> String {
    let names = kind.members.map { ".\($0.name)" }
    guard !names.isEmpty else { return "" }
    return before + names.joined(separator: " ") + (before.hasSuffix(": ") ? "." : "")
  }

  static func page(on entry: GrammarEntry) -> HelpPage {
    var page = HelpPage()
    page.heading(entry.usage, entry.summary)
    page.example(entry.example)
    return page
  }

  static func page(on unit: Unit) -> HelpPage {
    var page = HelpPage()
    let others = Unit.written.filter { $0.kind == unit.kind && $0 != unit && !$0.isCompass }
    var sentences = "A number with it is \(unit.kind.described)."
    if unit.isCompass {
      sentences += " It touches the number."
    } else {
      sentences += " It touches the number, or stands behind a blank."
      if !others.isEmpty {
        sentences += " The same in other units: "
        sentences += others.map { "\($0.spelling)" }.joined(separator: " ") + "."
      }
    }
    page.heading("\(unit.spelling): \(unit.name)", sentences)
    page.example(unit.example)
    return page
  }
}
