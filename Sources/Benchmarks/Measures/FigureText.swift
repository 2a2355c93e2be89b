/// Figures in words short enough for a table.
enum FigureText {
  /// A figure in its unit: `1.25 ×`, `840 B`, `3.1 M/s`.
  static func text(_ figure: Double, _ unit: Row.Unit) -> String {
    switch unit {
    case .times: fixed(figure, decimals: figure < 100 ? 2 : 0) + " ×"
    case .bytes: fixed(figure, decimals: 0) + " B"
    case .nanoseconds: seconds(figure / 1e9)
    case .perSecond: figure < 1e6 ? fixed(figure / 1e3, decimals: 0) + " k/s" : millions(figure)
    case .blocks: fixed(figure, decimals: 3)
    }
  }

  /// Seconds in the unit that suits: `45.1 ns`, `12.3 ms`, `2.31 s`.
  static func seconds(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-6: fixed(seconds * 1e9, decimals: 1) + " ns"
    case ..<1e-3: fixed(seconds * 1e6, decimals: 1) + " µs"
    case ..<1: fixed(seconds * 1e3, decimals: seconds < 0.01 ? 2 : 1) + " ms"
    default: fixed(seconds, decimals: 2) + " s"
    }
  }

  private static func millions(_ figure: Double) -> String {
    fixed(figure / 1e6, decimals: figure < 1e8 ? 2 : 0) + " M/s"
  }

  /// A number rounded to so many decimals, all of them written.
  static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((value.magnitude * Double(scale)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(scaled) }
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return sign + String(scaled / scale) + "." + zeros + fraction
  }
}
