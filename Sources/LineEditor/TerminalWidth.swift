/// How wide a terminal is.
public enum TerminalWidth {
  /// The columns of the terminal behind a descriptor, 80 when it does not say.
  public static func columns(of descriptor: Int32) -> Int {
    System.window(of: descriptor).columns
  }
}
