/// A language that the same scenarios are written in.
protocol SceneLanguage {
  /// What stands before the scenarios of a file.
  var head: String { get }
  /// What stands behind them.
  var foot: String { get }
  /// One scenario.
  func scenario(_ title: String, _ statements: [SceneStatement]) -> String
}
