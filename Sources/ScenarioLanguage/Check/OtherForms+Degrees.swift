/// Degrees as maps show them: `45°45'N 4°50'E`, or with a blank before the letter.
extension OtherForms {
  /// All angles of the statement with their minutes and seconds as decimals.
  mutating func degrees() {
    let text = Array(
      String(decoding: bytes[Int(statement.lower)..<Int(statement.upper)], as: UTF8.self)
        .unicodeScalars)
    var lower = Int(statement.lower)
    var position = 0
    var span: SourceRange?
    var meant = ""
    var between = ""
    while position < text.count {
      if position == 0 || !text[position - 1].isInNumber,
        let angle = DegreesText.angle(in: text, at: position)
      {
        let upper = text[position..<angle.end].reduce(lower) { $0 + UTF8.width($1) }
        if span != nil { meant += between }
        meant += angle.decimal
        span = span?.joined(SourceRange(lower, upper)) ?? SourceRange(lower, upper)
        (between, lower, position) = ("", upper, angle.end)
      } else {
        between.unicodeScalars.append(text[position])
        lower += UTF8.width(text[position])
        position += 1
      }
    }
    if let span { forms.append(Form(span: span, text: meant)) }
  }
}
