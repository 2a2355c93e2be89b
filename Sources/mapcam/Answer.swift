import Reports

/// What the program answers, on standard output.
enum Answer {
  /// Writes it, and gives how the call ends: as `code` says, or refused, with a sentence, when it can't be
  /// written.
  static func write(_ text: String, then code: ExitCode = .passed) -> ExitCode {
    write(Array(text.utf8), then: code)
  }

  /// The same for bytes.
  static func write(_ bytes: [UInt8], then code: ExitCode = .passed) -> ExitCode {
    if Platform.write(bytes, to: 1) { return code }
    let sentence = "the answer can't be written: \(Platform.lastError)"
    Platform.write(DiagnosticText.line(sentence, style: Platform.style(of: 2)), to: 2)
    return .refused
  }
}
