/// Which gestures a map listens to; all unless switched off. Scripted moves are never held back.
public struct GestureSettings: Hashable, Sendable {
  /// Whether pan and fling move the map.
  public var scroll = true
  /// Whether pinch, double tap and two-finger tap zoom.
  public var zoom = true
  /// Whether two fingers turn the map.
  public var rotate = true
  /// Whether two fingers tilt the map.
  public var tilt = true

  /// Settings with every gesture switched on.
  public init() {}

  /// Whether the gestures of a kind are switched on.
  public subscript(kind: GestureKind) -> Bool {
    get {
      switch kind {
      case .scroll: scroll
      case .zoom: zoom
      case .rotate: rotate
      case .tilt: tilt
      }
    }
    set {
      switch kind {
      case .scroll: scroll = newValue
      case .zoom: zoom = newValue
      case .rotate: rotate = newValue
      case .tilt: tilt = newValue
      }
    }
  }
}
