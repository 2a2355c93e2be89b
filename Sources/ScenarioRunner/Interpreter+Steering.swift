import MapCamera
import ScenarioLanguage

/// The instructions that start movements, and those that set up gestures and navigation.
extension Interpreter {
  /// How an update moves that is animated.
  struct Motion {
    let duration: Double
    let curve: TimingCurve
  }

  func steer(_ i: Instruction) throws(CameraError) {
    steps += Self.movementSteps
    switch i.opcode {
    case .animateNext:
      pendingMotion = Motion(
        duration: i.b >= 0 ? slots[Int(i.b)] : MapView.defaultAnimationDuration,
        curve: Self.curve(i.extra) ?? .default)
    case .fly:
      let goal = try position(i.b)
      let duration = i.c >= 0 ? slots[Int(i.c)] : nil
      try change { map throws(CameraError) in
        try map.fly(to: goal, duration: duration, curve: Self.curve(i.extra))
      }
    case .gesture:
      let gesture = try gesture(i)
      let before = map.camera
      beginEvents()
      isIgnored = !(try map.begin(gesture))
      if isIgnored {
        noteLimitMet(LimitMet(words: "this gesture is switched off", isLimit: true))
      } else {
        noteLimits(since: before)
      }
    case .switchGestures: switchGestures(kind: i.b, isOn: i.c == 1)
    case .setRoute:
      let route = i.b >= 0 ? program.routes[Int(i.b)] : try Route(gatheredPoints())
      change { $0.setRoute(route) }
    case .guidance: try change { map throws(CameraError) in try map.setGuidance(i.b == 1) }
    case .setMode:
      let mode = NavigationMode(rawValue: UInt8(i.b)) ?? .free
      try change { map throws(CameraError) in try map.setMode(mode) }
    case .setPerspective:
      let perspective = NavigationPerspective(rawValue: UInt8(i.b)) ?? .tilted
      change { $0.setPerspective(perspective) }
    case .drive:
      let (duration, speed) = (slots[Int(i.b)], slots[Int(i.c)])
      try change { map throws(CameraError) in try map.drive(duration: duration, speed: speed) }
    case .recenter: try change { map throws(CameraError) in try map.recenter() }
    case .autoRecenter: try map.setAutoRecenterDelay(i.b >= 0 ? slots[Int(i.b)] : nil)
    case .followingZoom:
      let zoom = i.b >= 0 ? slots[Int(i.b)] : nil
      try change { map throws(CameraError) in try map.setFollowingZoom(zoom) }
    default: break
    }
  }

  /// The events that are asked for are those of one statement, with all that happens in its block.
  func beginEvents() {
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
  private func switchGestures(kind: Int32, isOn: Bool) {
    for each in GestureKind.allCases
    where Int32(each.rawValue) == kind || Int(kind) == GestureKind.allCases.count {
      map.gestureSettings[each] = isOn
    }
  }

  /// The names of the events of the last statement, as a list of texts.
  func storeEvents(_ slot: Int32) -> Problem? {
    guard map.eventCount <= Self.mostEvents else { return memorySpent }
    let events = map.events
    steps += events.count
    var places: [Double] = []
    for event in events {
      places.append(Double(texts.count))
      texts.append(contentsOf: event.name.utf8)
      places.append(Double(event.name.utf8.count))
    }
    return makeList(places, width: 2, into: slot)
  }
}
