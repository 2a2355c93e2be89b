import LineDiff
import Reports
import ScenarioLanguage

/// `mapcam fmt`: texts in, the same texts in the canonical layout out.
struct FormatCommand {
  private let options: FormatOptions
  private let errorStyle = Platform.style(of: 2)
  private var code = ExitCode.passed
  private var formatted = 0
  private var total = 0
  private var canAnswer = true
  /// Where remarks go: the formatted text has standard output for itself.
  private let remarks: Int32

  init(_ options: FormatOptions) {
    self.options = options
    let isTextWritten = !options.checks && !options.showsDiff
    remarks = isTextWritten && options.inputs.contains(.standardInput) ? 2 : 1
  }

  /// Formats all of the inputs.
  mutating func run() -> ExitCode {
    let reader = InputReader(options.inputs)
    for problem in reader.problems { refuse(problem.sentence) }
    for text in reader.texts { format(text) }
    if total > 0, !options.showsDiff, reader.texts.contains(where: { $0.path != nil }) {
      say(summary)
    }
    return code
  }

  private mutating func format(_ text: InputReader.Text) {
    guard text.lines.isEmpty else {
      return refuse("fmt takes whole files: mapcam fmt \((text.path ?? text.name).asShellPath)")
    }
    do throws(InputReader.Unreadable) {
      let bytes = try text.read()
      do throws(Formatter.Refusal) {
        total += 1
        take(try Formatter.format(name: text.name, file: bytes), of: text, before: bytes)
      } catch {
        let words = DiagnosticText(sources: [error.source], style: errorStyle)
        Platform.write(words.text(error.diagnostics) + "\n", to: 2)
        code = code.worse(.refused)
      }
    } catch {
      refuse(error.sentence)
    }
  }

  private mutating func take(_ bytes: [UInt8], of text: InputReader.Text, before: [UInt8]) {
    let isChanged = bytes != before
    if options.checks || options.showsDiff {
      guard isChanged else { return }
      formatted += 1
      code = code.worse(.failed)
      say(
        options.showsDiff
          ? DiffText(LineDiff(old: before, new: bytes)).text(name: text.name)
          : "\(text.name.onOneLine) is not formatted\n")
    } else if let path = text.path {
      guard isChanged else { return }
      do throws(Files.Failure) {
        try Files.rewrite(path, with: bytes)
        formatted += 1
        say("formatted \(text.name.onOneLine)\n")
      } catch {
        refuse("the file “\(path)” can't be written: \(error.reason)")
      }
    } else {
      say(bytes)
    }
  }

  private var summary: String {
    let files = "\(total) file\(total == 1 ? "" : "s")"
    if formatted == 0 { return code == .refused ? "" : "\(files): formatted already\n" }
    return options.checks
      ? "\(files): \(formatted) not formatted; to do so: mapcam fmt \(paths)\n"
      : "\(files): \(formatted) formatted\n"
  }

  /// The paths that were given, as they are typed in a call.
  private var paths: String {
    options.inputs.compactMap { if case .path(let path) = $0 { path.asShellPath } else { nil } }
      .joined(separator: " ")
  }

  private mutating func refuse(_ sentence: String) {
    Platform.write(DiagnosticText.line(sentence, style: errorStyle), to: 2)
    code = code.worse(.refused)
  }

  private mutating func say(_ text: String) {
    if remarks == 1 { say(Array(text.utf8)) } else { Platform.write(text, to: remarks) }
  }

  private mutating func say(_ bytes: [UInt8]) {
    guard canAnswer else { return }
    canAnswer = Answer.write(bytes) == .passed
    if !canAnswer { code = .refused }
  }
}
