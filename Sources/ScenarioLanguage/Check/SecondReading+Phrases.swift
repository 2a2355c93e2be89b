/// Whole statements that are written otherwise, and those that can't be said.
extension SecondReading {
  /// The whole statement as it is written here.
  mutating func phrase(
    _ span: SourceRange, _ check: Check
  ) -> (problem: Problem, span: SourceRange)? {
    for form in OtherForms.phrases(of: Self.statement(around: span, in: bytes), in: bytes) {
      guard let line = rewritten(form.span, as: form.text),
        let proven = proven(line, in: bytes, around: form.span, isWhole: !form.isLoose, check)
      else { continue }
      return form.improved(.emptyText, showing: proven, in: bytes, at: span)
    }
    return nil
  }

  /// What is said of a statement that can't be said here, with a line where one is accepted.
  mutating func advice(
    _ problem: Problem, _ span: SourceRange, _ check: Check
  ) -> (problem: Problem, span: SourceRange)? {
    let place = Self.statement(around: span, in: bytes)
    guard
      let advice = OtherForms.advice(
        on: place, in: bytes, naming: problem.isOfAName ? span : nil)
    else { return nil }
    let line = advice.problem.line.flatMap { rewritten(advice.span, as: $0) }
      .flatMap { proven($0, in: bytes, around: advice.span, isWhole: true, check) }
    isWholeStatement = true
    return (advice.problem.showing(line), advice.span)
  }

  /// A word before the place of a missing sign that is no value: that is what is wrong.
  ///
  /// Words that stand between others, like `all`, are left aside.
  mutating func unknownName(
    before span: SourceRange, _ check: Check
  ) -> (problem: Problem, span: SourceRange)? {
    let words = StatementWords(Self.statement(around: span, in: bytes), in: bytes).pieces
    guard let index = words.firstIndex(where: { $0.span.lower >= span.lower }), index > 0 else {
      return nil
    }
    let word =
      index > 1 && !OtherForms.isSmallWord(words[index - 1].text) ? words[index - 1] : words[index]
    guard word.isWord, !word.text.utf8.contains(UInt8(ascii: "(")),
      proven("print [\(word.text)]", in: bytes, around: span, isWhole: true, check) == nil,
      budget > 0
    else { return nil }
    return (.unknownName(word.text, suggestion: nil), word.span)
  }

  /// What else was found in a statement that one change makes right is no mistake of its own.
  func dropConsequences(
    in diagnostics: inout [Diagnostic], of source: Int32,
    _ mended: [(statement: SourceRange, index: Int)]
  ) {
    guard !mended.isEmpty else { return }
    var index = -1
    diagnostics.removeAll { found in
      index += 1
      guard found.location.source == source, !found.isWarning else { return false }
      return mended.contains { $0.index != index && $0.statement.holds(found.location.span) }
    }
  }
}
