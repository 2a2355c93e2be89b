import LineEditor
import Reports

/// How far a run has come, on a line of the terminal that is gone when the run is over:
/// `412 of 1 000 scenarios, 3 failed`.
///
/// It goes to standard error, so that the output stays what it is, and is shown to a person only: not
/// where that is no terminal or one without codes, and not on a machine for continuous integration.
struct ProgressLine {
  private let total: Int
  private let start = Platform.seconds
  private var lastDrawn = 0.0
  private var isShown = false

  /// A run of less is over before anyone wonders.
  private static var patience: Double { 0.5 }
  /// Between two drawings, in seconds.
  private static var pause: Double { 0.1 }

  /// Nil where nobody could read it.
  init?(total: Int) {
    guard Platform.isTerminal(2), !Platform.isDumb, !Platform.isCI else { return nil }
    self.total = total
  }

  /// Shows how many scenarios are done, if it is time to.
  mutating func update(done: Int, failed: Int) {
    let now = Platform.seconds
    guard now - start >= Self.patience, now - lastDrawn >= Self.pause else { return }
    lastDrawn = now
    isShown = true
    let failures = failed > 0 ? ", \(Self.grouped(failed)) failed" : ""
    let text = "\(Self.grouped(done)) of \(Self.grouped(total)) scenarios\(failures)"
    // The last column is left free: some terminals go on to the next line from there.
    let shown = text.prefix(max(0, TerminalWidth.columns(of: 2) - 1))
    Platform.write("\r\(shown)\u{1B}[K", to: 2)
  }

  /// Takes the line away, before anything else is written.
  mutating func erase() {
    guard isShown else { return }
    isShown = false
    Platform.write("\r\u{1B}[K", to: 2)
  }

  /// A number in groups of three digits: `1 000`.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += " " }
      text.append(digit)
    }
    return text
  }
}
