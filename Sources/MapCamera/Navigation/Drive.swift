/// The position on its way along the route: from when to when, and how fast.
@usableFromInline
struct Drive: Hashable, Sendable {
  /// Below this speed in metres a second a direction means nothing, and the bearing stays.
  static let slowestTurning = 0.5

  let start: Double
  @usableFromInline
  let end: Double
  /// Metres a second.
  @usableFromInline
  let speed: Double
  /// Metres along the route.
  let startDistance: Double
  let endDistance: Double
  /// The bearing of the following camera when the drive began.
  let startBearing: Double

  /// From a distance along the route, for a time in seconds or to the end of the route.
  init(
    along route: Route, from distance: Double, at time: Double, duration: Double, speed: Double,
    bearing: Double
  ) {
    start = time
    self.speed = speed
    startDistance = distance
    startBearing = bearing
    let remaining = route.length - distance
    // A product that is infinite is more than what remains, too.
    if speed * duration < remaining {
      endDistance = distance + speed * duration
      end = time + duration
    } else if speed > 0 {
      endDistance = route.length
      end = time + min(remaining / speed, duration)
    } else {
      endDistance = distance
      end = time + duration
    }
  }

  func distance(at time: Double) -> Double {
    if time >= end { return endDistance }
    return min(startDistance + speed * max(time - start, 0), endDistance)
  }

  /// The bearing of the following camera: the direction of travel, less what it still has to turn.
  ///
  /// At each vertex of the route it turns evenly over the duration of an animation, that is over
  /// w = 0.25 s · speed metres: heading(s) − Σ δ(1 − (s − v)/w) over the vertices v in s − w … s
  /// with their turns δ. What it was off by at the start of the drive is turned in the same way.
  func bearing(along route: Route, at distance: Double, heading: Double) -> Double {
    guard speed >= Self.slowestTurning else { return startBearing }
    let window = speed * MapView.defaultAnimationDuration
    var bearing = heading - route.openTurns(at: distance, window: window, after: startDistance)
    let driven = distance - startDistance
    if driven < window {
      let turn = Angle.turn(from: startBearing, to: route.heading(at: startDistance))
      bearing -= turn * (1 - driven / window)
    }
    return Angle.wrap(bearing)
  }
}
