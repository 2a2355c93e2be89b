/// What the camera does while the position moves along the route.
public enum NavigationMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Stays behind the position, tilted, facing in the direction of travel.
  case following
  /// Shows the whole route; with guidance on, what remains of it.
  case overview
  /// Stays where it is. A map without a route is free.
  case free
}

/// How the camera looks at the position while it follows.
public enum NavigationPerspective: UInt8, Hashable, Sendable, CaseIterable {
  /// Tilted by 45°, as far as the zoom allows, facing in the direction of travel.
  case tilted
  /// Straight down, facing in the direction of travel.
  case topDownHeadingUp
  /// Straight down, north up.
  case topDownNorthUp
}
