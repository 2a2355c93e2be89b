import Gazetteer

/// What a word or a sign of a text is, as editors mark it.
package enum WordForm: Sendable {
  /// A command, or a small word of the grammar.
  case keyword
  /// Something that can be asked.
  case property
  case function, unit, city, number, text
  /// A name of one's own.
  case value, parameter, definition
}

/// Tells the words of the language, and cities, by their spelling.
package struct WordForms {
  private var vocabulary = Vocabulary()
  /// How many names there are in the language; each is a word of it.
  private let count: Int

  /// Knows the language.
  package init() { count = vocabulary.names.count }

  /// What a word is when it is no name of one's own; nil for a word that is none.
  package mutating func form(of spelling: String) -> WordForm? {
    let number = vocabulary.names.number(spelling)
    if let form = vocabulary.form(of: number) { return form }
    if number < count { return .keyword }
    if CommandEntry.table.contains(where: { "\($0.spelling)" == spelling }) { return .keyword }
    if Unit.written.contains(where: { "\($0.spelling)" == spelling }) { return .unit }
    return Gazetteer.city(named: spelling) == nil ? nil : .city
  }

  /// Whether a word of the language can't be given to a thing of one's own.
  package mutating func isReserved(_ spelling: String) -> Bool {
    vocabulary.isReserved(vocabulary.names.number(spelling))
  }
}

extension Vocabulary {
  /// What a name is as a word of the language.
  func form(of name: Int32) -> WordForm? {
    if property(name) != nil { return .property }
    if function(name) != nil { return .function }
    if command(name) != nil || word(name) != nil || !pairs(beginningWith: name).isEmpty {
      return .keyword
    }
    return nil
  }
}

extension Declaration.Form {
  /// How the name is marked.
  package var wordForm: WordForm {
    switch self {
    case .value, .place, .marker, .line, .loop, .column: .value
    case .parameter: .parameter
    case .definition: .definition
    }
  }
}
