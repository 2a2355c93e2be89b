/// What a map reports of its camera, in the words and the order of the SDK's delegate.
///
/// A movement reports `willMove` before any change, then `didChange`, always for the final camera.
/// `idle` comes once, after all movements have ended. A command that changes nothing reports one
/// `idle`.
public enum MapEvent: Hashable, Sendable {
  /// The camera is about to move, by a user's gesture or not.
  case willMove(gesture: Bool)
  /// The camera has changed, once or many times.
  case didChange
  /// Every movement has ended.
  case idle

  /// The event as scripts write it: `willMove`, `willMove gesture`, `didChange`, `idle`.
  public var name: String {
    switch self {
    case .willMove(gesture: false): "willMove"
    case .willMove(gesture: true): "willMove gesture"
    case .didChange: "didChange"
    case .idle: "idle"
    }
  }
}
