/// A word, a number or a text, and what it is.
package struct Highlight {
  /// Where it stands; on one line.
  package let span: SourceRange
  /// What it is.
  package let form: WordForm
  /// Whether a name is given here.
  package let isDeclaration: Bool
}

extension Analysis {
  /// The words, numbers and texts of the text itself, in its order. Comments and signs are left out.
  package var highlights: [Highlight] {
    var found: [Highlight] = []
    let tree = tree(0)
    for node in tree.nodes {
      if let (span, form) = marked(node) {
        found.append(Highlight(span: span, form: form, isDeclaration: false))
      }
    }
    for occurrence in names.occurrences where occurrence.location.source == 0 {
      let form = names.declarations[occurrence.declaration].form.wordForm
      found.append(
        Highlight(
          span: occurrence.location.span, form: form, isDeclaration: occurrence.isDeclaration))
    }
    // A name of one's own comes before what its word is otherwise.
    found.sort { ($0.span.lower, $0.form.isOwn ? 0 : 1) < ($1.span.lower, $1.form.isOwn ? 0 : 1) }
    var result: [Highlight] = []
    for highlight in found where highlight.span.lower < highlight.span.upper {
      if let last = result.last, last.span.upper > highlight.span.lower { continue }
      result.append(highlight)
    }
    return result
  }

  private func marked(_ node: Node) -> (SourceRange, WordForm)? {
    let first = Int(node.span.lower)
    switch node.kind {
    case .number: return (node.span, .number)
    case .textPiece: return (node.span, .text)
    case .name: return form(ofName: node.payload).map { (node.span, $0) }
    case .call: return (sources[0].word(at: first), .function)
    case .member:
      let length = checker.spelling(node.payload).utf8.count
      return (SourceRange(Int(node.span.upper) - length, Int(node.span.upper)), .property)
    case .command, .move, .animate, .watch, .moment, .letValue, .define, .forEach, .repeatTimes,
      .ifElse, .assert, .expect, .expectError, .print, .use, .scenario:
      return (sources[0].word(at: first), .keyword)
    default: return nil
    }
  }

  private func form(ofName name: Int32) -> WordForm? {
    vocabulary.form(of: name) ?? (checker.hasMeantCity(name) ? .city : nil)
  }
}

extension WordForm {
  fileprivate var isOwn: Bool { self == .value || self == .parameter || self == .definition }
}
