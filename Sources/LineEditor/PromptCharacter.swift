/// A character of a prompt, which may be part of an escape sequence that only changes colours.
struct PromptCharacter {
  let scalar: Unicode.Scalar
  let isEscape: Bool

  static func all(of prompt: String) -> [PromptCharacter] {
    var isEscape = false
    return prompt.unicodeScalars.map { scalar in
      if scalar == "\u{1b}" { isEscape = true }
      defer {
        // A letter or one of "@\]^_`{|}~" ends the sequence; "[" opens it.
        if scalar.value >= 0x40, scalar.value < 0x7f, scalar != "[" { isEscape = false }
      }
      return PromptCharacter(scalar: scalar, isEscape: isEscape)
    }
  }
}
