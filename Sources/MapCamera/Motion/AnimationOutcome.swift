/// How an animation or a flight has ended.
public enum AnimationOutcome: Hashable, Sendable {
  /// The camera has reached its goal.
  case finished
  /// The camera was stopped on its way, or taken somewhere else.
  case cancelled(by: Interruption)

  /// What stops an animation before its end.
  public enum Interruption: Hashable, Sendable {
    /// A finger on the map.
    case gesture
    /// Another animation or flight.
    case animation
    /// A camera update that moves at once, or a change of the map's limits, size or padding.
    case command
    /// The navigation camera: a mode, Re-center, or the auto-recenter timer.
    case navigation
  }
}
