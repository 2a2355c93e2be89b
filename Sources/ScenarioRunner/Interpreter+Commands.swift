import MapCamera
import ScenarioLanguage

/// The instructions that move the map or ask it, and those that work on texts, lists and places.
extension Interpreter {
  func perform(_ i: Instruction) -> Problem? {
    do throws(CameraError) {
      switch i.opcode {
      // Setting up.
      case .setSize:
        let size = try ScreenSize(width: slots[Int(i.b)], height: slots[Int(i.b) + 1])
        change { $0.setSize(size) }
      case .setPadding:
        let insets = try insets(i.b)
        for side in [insets.top, insets.left, insets.bottom, insets.right] where side < 0 {
          throw CameraError.invalidInset(side)
        }
        change { $0.setPadding(insets) }
      case .limitZoom: try limitZoom(i)
      case .unlimitZoom:
        let range = ZoomRange.default
        try change { map throws(CameraError) in
          try map.setMinZoom(range.minimum, maxZoom: range.maximum)
        }
      case .limitTarget:
        let bounds = try bounds(i.b)
        try change { map throws(CameraError) in try map.setTargetBounds(bounds) }
      case .unlimitTarget:
        try change { map throws(CameraError) in try map.setTargetBounds(nil) }
      case .limitTilt: change { $0.setViewingAngleLimit(i.b == 1 ? .android : .ios) }

      // Values.
      case .property: return read(Property(rawValue: i.b) ?? .zoom, into: i.a)
      case .function: return try apply(i)
      case .isVisible:
        if kindHasParts(i.extra) { steps += Int(slots[Int(i.b) + 1]) }
        slots[Int(i.a)] = isVisible(Kind(code: i.extra), slots + Int(i.b)) ? 1 : 0
      case .isHidden:
        steps += Int(slots[Int(i.b) + 1])
        slots[Int(i.a)] = isHidden(slots + Int(i.b)) ? 1 : 0
      case .wasLimited: slots[Int(i.a)] = wasLimited(Property(rawValue: i.b) ?? .camera) ? 1 : 0
      case .placeNamed, .viewNamed: return named(i)
      case .sizeNamed: return sizeNamed(i)
      case .makeList:
        let values = UnsafeBufferPointer(
          start: slots + Int(i.b), count: Int(i.c) * Int(i.extra))
        return makeList(values, width: max(1, Int(i.extra)), into: i.a)
      case .rangeList: return rangeList(i.b, into: i.a)
      case .beginText: openText = texts.count
      case .appendText: return appendText(i)
      case .endText: endText(i.a)
      case .print: return print(i.b)

      // Time, gestures and navigation.
      case .animateNext, .fly, .gesture, .switchGestures, .setRoute, .guidance, .setMode,
        .setPerspective, .drive, .recenter, .autoRecenter, .followingZoom:
        try steer(i)

      // Places gathered.
      case .gatherNothing: gathered.removeAll(keepingCapacity: true)
      case .gather:
        if kindHasParts(i.extra) { steps += Int(slots[Int(i.b) + 1]) }
        try gather(Kind(code: i.extra), slots + Int(i.b))
      case .gatheredBounds: return storeBounds(CoordinateBounds(enclosing: gathered), i.a)
      case .gatheredLine: return makeLine(into: i.a)
      default: break
      }
      return nil
    } catch {
      return .camera(error)
    }
  }

  /// Whether a value of the kind of that number is a list or a line: a position and a count.
  func kindHasParts(_ code: UInt16) -> Bool {
    let kind = Kind(code: code)
    return kind.isList || kind == .line
  }

  // MARK: Moving

  /// Updates the camera. Most updates are no more than another wish for some of its parts.
  func move(_ i: Instruction) throws(CameraError) {
    var asked = map.camera
    switch i.opcode {
    case .setCamera: asked = try position(i.b)
    case .setTarget: asked.target = try place(i.b)
    case .setTargetZoom:
      asked.target = try place(i.b)
      asked.zoom = slots[Int(i.c)]
    case .zoomTo: asked.zoom = slots[Int(i.b)]
    case .zoomBy: asked.zoom += slots[Int(i.b)]
    case .setBearing: asked.bearing = slots[Int(i.b)]
    case .setTilt: asked.viewingAngle = slots[Int(i.b)]
    case .zoomByAt: return try move(.zoomByAtPoint(slots[Int(i.b)], point(i.c)))
    case .scrollBy:
      return try move(.scrollBy(x: slots[Int(i.b)], y: slots[Int(i.b) + 1]))
    case .fitBounds: return try move(.fitBounds(bounds(i.b), insets(i.c)))
    default:
      return try move(
        .fitKeepingView(
          points: gatheredPoints(), insets: insets(i.c), keepBearing: i.extra & 1 != 0,
          keepViewingAngle: i.extra & 2 != 0))
    }
    if pendingMotion != nil { return try move(.setCamera(asked)) }
    let before = map.camera
    beginEvents()
    try map.move(to: asked)
    noteLimits(since: before)
  }

  /// Moves the camera at once, or in the way that was asked for.
  private func move(_ update: CameraUpdate) throws(CameraError) {
    let before = map.camera
    beginEvents()
    if let motion = pendingMotion {
      pendingMotion = nil
      try map.animate(update, duration: motion.duration, curve: motion.curve)
    } else {
      try map.move(update)
    }
    noteLimits(since: before)
  }

  /// Changes the map as one statement of the scenario does.
  func change<Failure: Error>(
    _ body: (inout MapView) throws(Failure) -> Void
  ) throws(Failure) {
    let before = map.camera
    beginEvents()
    try body(&map)
    noteLimits(since: before)
  }

  /// Notes what the last command was not given, and what it has changed.
  func noteLimits(since before: CameraPosition) {
    standing.update(map.adjustments, before: before, after: map.camera)
    if limitsMet != nil { noteLimitsMet() }
  }

  /// Puts what the last command was not given into words, once each.
  private func noteLimitsMet() {
    for adjustment in map.adjustments {
      noteLimitMet(
        LimitMet(words: LimitText.words(adjustment, on: map), isLimit: adjustment.isLimit))
    }
  }

  func noteLimitMet(_ limit: LimitMet) {
    guard let limits = limitsMet, limits.count < Self.mostLimitsMet, !limits.contains(limit) else {
      return
    }
    limitsMet?.append(limit)
  }

  /// So many limits of one statement are told apart.
  private static var mostLimitsMet: Int { 100 }

  private func limitZoom(_ i: Instruction) throws(CameraError) {
    let range = map.limits.zoomRange
    let minimum = i.b >= 0 ? slots[Int(i.b)] : range.minimum
    let maximum = i.c >= 0 ? slots[Int(i.c)] : range.maximum
    try change { map throws(CameraError) in try map.setMinZoom(minimum, maxZoom: maximum) }
  }

  // MARK: Operands

  func place(_ slot: Int32) throws(CameraError) -> Coordinate {
    try Coordinate(latitude: slots[Int(slot)], longitude: slots[Int(slot) + 1])
  }

  func point(_ slot: Int32) -> ScreenPoint {
    ScreenPoint(x: slots[Int(slot)], y: slots[Int(slot) + 1])
  }

  func bounds(_ slot: Int32) throws(CameraError) -> CoordinateBounds {
    let first = Int(slot)
    return try CoordinateBounds(
      south: slots[first], west: slots[first + 1], north: slots[first + 2], east: slots[first + 3])
  }

  func position(_ slot: Int32) throws(CameraError) -> CameraPosition {
    let first = Int(slot)
    return CameraPosition(
      target: try place(slot), zoom: slots[first + 2], bearing: slots[first + 3],
      viewingAngle: slots[first + 4])
  }

  private func insets(_ slot: Int32) throws(CameraError) -> EdgeInsets {
    let first = Int(slot)
    return try EdgeInsets(
      top: slots[first], left: slots[first + 1], bottom: slots[first + 2],
      right: slots[first + 3])
  }

  // MARK: Properties

  private func read(_ property: Property, into slot: Int32) -> Problem? {
    let camera = map.camera
    let result = slots + Int(slot)
    switch property {
    case .zoom: result[0] = camera.zoom
    case .bearing: result[0] = camera.bearing
    case .tilt: result[0] = camera.viewingAngle
    case .lat: result[0] = camera.target.latitude
    case .lon: result[0] = camera.target.longitude
    case .target: store(camera.target, slot)
    case .camera: storeCamera(slot)
    case .minZoom: result[0] = map.minZoom
    case .maxZoom: result[0] = map.maxZoom
    case .maxTilt: result[0] = map.maxViewingAngle
    case .width: result[0] = map.size.width
    case .height: result[0] = map.size.height
    case .metersPerPoint: result[0] = map.projection.metersPerPoint(at: camera.target)
    case .time: result[0] = map.time
    case .moving: result[0] = map.isMoving ? 1 : 0
    case .mode: result[0] = Double(map.mode.rawValue)
    case .speed: result[0] = map.speed
    case .recenterButton: result[0] = map.isRecenterButtonVisible ? 1 : 0
    case .position:
      guard let position = map.position else { return .camera(.noRoute) }
      store(position, slot)
    case .heading:
      guard let heading = map.heading else { return .camera(.noRoute) }
      result[0] = heading
    case .events: return storeEvents(slot)
    case .view: return storeBounds(map.visibleRegion.bounds, slot)
    case .padding:
      let padding = map.padding
      beginList(of: 4, slot)
      for side in [padding.top, padding.left, padding.bottom, padding.right] {
        add(side, Match.computed)
      }
      return isOverMemory ? memorySpent : nil
    case .corners:
      let region = map.visibleRegion
      beginList(of: 4, slot)
      for corner in [region.farLeft, region.farRight, region.nearRight, region.nearLeft] {
        add(corner.latitude, corner.longitude)
      }
      return isOverMemory ? memorySpent : nil
    }
    return nil
  }

  func store(_ coordinate: Coordinate, _ slot: Int32) {
    slots[Int(slot)] = coordinate.latitude
    slots[Int(slot) + 1] = coordinate.longitude
  }

  func storeBounds(_ bounds: CoordinateBounds, _ slot: Int32) -> Problem? {
    guard bounds.isValid else { return .emptyBounds }
    let first = Int(slot)
    slots[first] = bounds.south
    slots[first + 1] = bounds.west
    slots[first + 2] = bounds.north
    slots[first + 3] = bounds.east
    return nil
  }

  // MARK: Seeing and being limited

  private func isVisible(_ kind: Kind, _ values: UnsafePointer<Double>) -> Bool {
    let projection = map.projection
    if kind == .place { return coordinate(values).map(projection.contains) ?? false }
    if kind == .bounds {
      guard
        let bounds = try? CoordinateBounds(
          south: values[0], west: values[1], north: values[2], east: values[3])
      else { return false }
      return projection.contains(bounds.southWest) && projection.contains(bounds.southEast)
        && projection.contains(bounds.northWest) && projection.contains(bounds.northEast)
    }
    return values[1] > 0 && places(of: values, areAllVisible: true)
  }

  private func isHidden(_ values: UnsafePointer<Double>) -> Bool {
    places(of: values, areAllVisible: false)
  }

  /// Whether all places of a list or line are on the screen, or all of them are not.
  private func places(of values: UnsafePointer<Double>, areAllVisible: Bool) -> Bool {
    let projection = map.projection
    return lists.withUnsafeBufferPointer { lists in
      guard let base = lists.baseAddress else { return true }
      return (0..<Int(values[1])).allSatisfy { number in
        let place = coordinate(base + Int(values[0]) + number * 2)
        return (place.map(projection.contains) ?? false) == areAllVisible
      }
    }
  }

  private func wasLimited(_ property: Property) -> Bool {
    func isLimit(_ property: CameraProperty) -> Bool { map.adjustments[property]?.isLimit ?? false }
    return switch property {
    case .zoom: isLimit(.zoom)
    case .tilt: isLimit(.viewingAngle)
    case .bearing: isLimit(.bearing)
    case .lat: isLimit(.latitude)
    case .lon: isLimit(.longitude)
    case .target: isLimit(.latitude) || isLimit(.longitude)
    default: map.adjustments.hasLimit
    }
  }

  // MARK: Gathering

  private func gather(
    _ kind: Kind, _ values: UnsafePointer<Double>
  ) throws(CameraError) {
    if kind == .bounds {
      gathered.append(
        try CoordinateBounds(
          south: values[0], west: values[1], north: values[2], east: values[3]))
    } else if kind == .place {
      try gatherPlace(values[0], values[1])
    } else {
      let start = Int(values[0])
      for index in 0..<Int(values[1]) {
        try gatherPlace(lists[start + index * 2], lists[start + index * 2 + 1])
      }
    }
  }

  private func gatherPlace(
    _ latitude: Double, _ longitude: Double
  ) throws(CameraError) {
    let place = try Coordinate(latitude: latitude, longitude: longitude)
    gathered.append(CoordinateBounds(place, place))
  }

  /// The places gathered, and the corners of the bounds, in an array that is kept for the next time.
  func gatheredPoints() -> [Coordinate] {
    points.removeAll(keepingCapacity: true)
    for bounds in gathered {
      points.append(bounds.southWest)
      guard bounds.southWest != bounds.northEast else { continue }
      points.append(bounds.southEast)
      points.append(bounds.northWest)
      points.append(bounds.northEast)
    }
    return points
  }

  private func makeLine(into slot: Int32) -> Problem? {
    guard !gathered.isEmpty else { return .emptyBounds }
    let points = gatheredPoints()
    beginList(of: points.count, slot)
    for point in points { add(point.latitude, point.longitude) }
    return isOverMemory ? memorySpent : nil
  }

  // MARK: Places in texts

  private func named(_ i: Instruction) -> Problem? {
    let name = text(of: .text, at: slots + Int(i.b))
    guard let meaning = PlaceText.read(name) else {
      // A search through all cities.
      steps += 10_000
      return .unknownPlaceText(name, suggestion: PlaceText.suggestion(for: name))
    }
    switch meaning {
    case .place(let place):
      store(place, i.a)
      if i.opcode == .viewNamed { storeView(zoom: map.minZoom, bearing: 0, tilt: 0, i.a) }
    case .view(let link):
      store(link.target, i.a)
      guard i.opcode == .viewNamed else { return nil }
      guard let zoom = zoom(of: link) else { return .noResult("this link") }
      storeView(zoom: zoom, bearing: link.bearing, tilt: link.tilt, i.a)
    }
    return nil
  }

  private func sizeNamed(_ i: Instruction) -> Problem? {
    let name = text(of: .text, at: slots + Int(i.b))
    guard let size = Device.size(of: name) else {
      return .unknownDevice(name, suggestion: Device.suggestion(for: name))
    }
    slots[Int(i.a)] = i.extra == 1 ? size.height : size.width
    slots[Int(i.a) + 1] = i.extra == 1 ? size.width : size.height
    return nil
  }

  private func storeView(zoom: Double, bearing: Double, tilt: Double, _ slot: Int32) {
    slots[Int(slot) + 2] = zoom
    slots[Int(slot) + 3] = bearing
    slots[Int(slot) + 4] = tilt
  }

  private func zoom(of link: CameraLink) -> Double? {
    switch link.scale {
    case .zoom(let zoom): zoom
    case .unsaid: map.minZoom
    case .metersHigh(let meters):
      CameraPosition.zoom(at: link.target, meters: meters, points: map.size.height)
    }
  }
}
