import MapCamera
import ScenarioLanguage

/// The instructions that start movements, and those that set up gestures and navigation.
extension Machine {
  /// How an update moves that is animated.
  struct Motion {
    let duration: Double
    let curve: TimingCurve
  }

  mutating func steer(_ i: Instruction) throws(CameraError) {
    switch i.opcode {
    case .animateNext:
      pendingMotion = Motion(
        duration: i.b >= 0 ? slots[Int(i.b)] : MapView.defaultAnimationDuration,
        curve: Self.curve(i.extra) ?? .default)
    case .fly:
      let goal = try position(i.b)
      let duration = i.c >= 0 ? slots[Int(i.c)] : nil
      try settled { map throws(CameraError) in
        try map.fly(to: goal, duration: duration, curve: Self.curve(i.extra))
      }
    case .gesture:
      beginEvents()
      try map.begin(try gesture(i))
    case .switchGestures: switchGestures(kind: i.b, isOn: i.c == 1)
    case .setRoute:
      beginEvents()
      if i.b >= 0 {
        map.setRoute(program.routes[Int(i.b)])
      } else {
        try map.setRoute(gatheredPoints)
      }
    case .guidance:
      beginEvents()
      try map.setGuidance(i.b == 1)
    case .setMode:
      beginEvents()
      try map.setMode(NavigationMode(rawValue: UInt8(i.b)) ?? .free)
    case .setPerspective:
      beginEvents()
      map.setPerspective(NavigationPerspective(rawValue: UInt8(i.b)) ?? .tilted)
    case .drive:
      beginEvents()
      try map.drive(duration: slots[Int(i.b)], speed: slots[Int(i.c)])
    case .recenter:
      beginEvents()
      try map.recenter()
    case .autoRecenter: try map.setAutoRecenterDelay(i.b >= 0 ? slots[Int(i.b)] : nil)
    case .followingZoom:
      beginEvents()
      try map.setFollowingZoom(i.b >= 0 ? slots[Int(i.b)] : nil)
    default: break
    }
  }

  /// The events that are asked for are those of one statement, with all that happens in its block.
  mutating func beginEvents() {
    if timelines.isEmpty { map.clearEvents() }
  }

  /// The curve of that number among the words for it, nil beyond them.
  private static func curve(_ number: UInt16) -> TimingCurve? {
    switch number {
    case 0: .default
    case 1: .linear
    case 2: .easeIn
    case 3: .easeOut
    case 4: .easeInOut
    default: nil
    }
  }

  private func gesture(_ i: Instruction) throws(CameraError) -> Gesture {
    let at = i.c >= 0 ? point(i.c) : nil
    let values = i.b >= 0 ? slots + Int(i.b) : slots
    return switch i.extra {
    case 0: .pan(x: values[0], y: values[1])
    case 1: .pinch(scale: values[0], at: at)
    case 2: .rotate(degrees: values[0], at: at)
    case 3: .tilt(degrees: values[0])
    case 4: .doubleTap(at: at)
    case 5: .twoFingerTap(at: at)
    default: .fling(x: values[0], y: values[1])
    }
  }

  /// Kinds by their number among the words for them; the one behind the last is all.
  private mutating func switchGestures(kind: Int32, isOn: Bool) {
    for each in GestureKind.allCases
    where Int32(each.rawValue) == kind || Int(kind) == GestureKind.allCases.count {
      map.gestureSettings[each] = isOn
    }
  }

  /// The names of the events of the last statement, as a list of texts.
  mutating func storeEvents(_ slot: Int32) -> Problem? {
    var places: [Double] = []
    for event in map.events {
      places.append(Double(texts.count))
      texts.append(contentsOf: event.name.utf8)
      places.append(Double(event.name.utf8.count))
    }
    return makeList(places, width: 2, into: slot)
  }
}
