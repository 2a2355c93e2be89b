import MapCamera
import ScenarioLanguage

/// Why a check did not hold: what each part of its condition expected and found.
extension Interpreter {
  /// The parts of the condition that decided. Their values are still in their slots.
  func findings(of number: Int, shouldHold: Bool) -> [CheckFailure.Finding] {
    let check = program.checks[number]
    let comparisons = program.comparisons(of: check)
    let deciding = program.deciding(check, shouldHold: shouldHold) { slots[Int($0)] != 0 }
    return deciding.map { node, shouldHold in
      guard let comparison = comparisons.first(where: { $0.node == node }) else {
        return CheckFailure.Finding(
          expected: program.written(node, in: check), found: "it does not hold", missed: nil,
          tolerance: nil, limit: nil)
      }
      return finding(comparison, in: check, shouldHold: shouldHold)
    }
  }

  private func finding(
    _ comparison: Program.Comparison, in check: Program.Check, shouldHold: Bool
  ) -> CheckFailure.Finding {
    let written = program.written(comparison.node, in: check)
    let expected = shouldHold ? written : "not (\(written))"
    let left = slots + Int(comparison.left)
    let subject = program.writtenLeft(of: comparison, in: check)
    var found: String
    var missed: String?
    switch comparison.form {
    case .isVisible: found = seen(comparison, subject, left)
    case .wasLimited:
      found =
        (slots[Int(comparison.result)] != 0) == (comparison.op == .isNot)
        ? "\(subject) was not limited by the last command" : limits(of: comparison)
    case .truth: found = shouldHold ? "it is not so" : "it is so"
    case .comparison, .between:
      let decimals = decimals(comparison)
      found = values(comparison, check, decimals)
      if shouldHold { missed = self.missed(comparison, decimals) }
    }
    return CheckFailure.Finding(
      expected: expected, found: Self.shortened(found), missed: missed,
      tolerance: shouldHold ? tolerance(comparison, check) : nil,
      limit: comparison.form == .wasLimited ? nil : comparison.property.flatMap { limit(on: $0) })
  }

  /// The values of both sides, where they are not written out already.
  private func values(
    _ comparison: Program.Comparison, _ check: Program.Check, _ decimals: Int
  ) -> String {
    let left = program.unseenLeft(of: comparison, in: check).map {
      "\($0) is \(text(of: comparison.kind, at: slots + Int(comparison.left), decimals: decimals))"
    }
    guard comparison.form == .comparison else { return left ?? "it is not" }
    let right = program.unseenRight(of: comparison, in: check).map {
      "\($0) is \(text(of: comparison.kind, at: slots + Int(comparison.right), decimals: decimals))"
    }
    let both = [left, right].compactMap { $0 }
    return both.isEmpty ? "they are not the same" : both.joined(separator: ", ")
  }

  /// What the loops and the definition around a check gave to names.
  func surroundingValues(ofCheck number: Int) -> [String] {
    program.surroundingValues(ofCheck: Int32(number)).map {
      Self.shortened("\($0.name) is \(text(of: $0.kind, at: slots + Int($0.slot)))")
    }
  }

  /// A failure shows no more of a long text than a reader would look at.
  private static func shortened(_ text: String) -> String {
    text.utf8.count > 500 ? String(text.prefix(300)) + "…" : text
  }

  // MARK: Numbers

  /// Six decimals, or as many as it takes to tell the two apart.
  private func decimals(_ comparison: Program.Comparison) -> Int {
    guard comparison.kind.isNumeric else { return 6 }
    let difference = abs(slots[Int(comparison.left)] - slots[Int(comparison.right)])
    return difference > 0 && difference < 0.00001 ? 9 : 6
  }

  private func missed(_ comparison: Program.Comparison, _ decimals: Int) -> String? {
    let left = slots + Int(comparison.left)
    let right = slots + Int(comparison.right)
    if comparison.kind == .place, let a = coordinate(left), let b = coordinate(right) {
      guard comparison.op == .equal else { return nil }
      return distanceText(a.distance(to: b))
    }
    if comparison.kind == .point, comparison.op == .equal {
      let (x, y) = (left[0] - right[0], left[1] - right[1])
      return NumberText.plain((x * x + y * y).squareRoot()) + " pt"
    }
    guard comparison.kind.isNumeric else { return nil }
    if comparison.form == .between {
      let high = slots[Int(comparison.high)]
      let by = left[0] < right[0] ? right[0] - left[0] : left[0] - high
      return amount(by, comparison.kind, decimals)
    }
    switch comparison.op {
    case .isNot: return nil
    case .equal where comparison.kind == .angle:
      return amount(Match.turn(left[0], right[0]), comparison.kind, decimals)
    // 3 < 3 misses by nothing that could be said.
    case _ where left[0] == right[0]: return nil
    default: return amount(abs(left[0] - right[0]), comparison.kind, decimals)
    }
  }

  private func amount(_ value: Double, _ kind: Kind, _ decimals: Int) -> String {
    var value = value
    return withUnsafePointer(to: &value) { text(of: kind, at: $0, decimals: decimals) }
  }

  private func distanceText(_ meters: Double) -> String {
    amount(meters, .distance, meters < 10 ? 3 : 1)
  }

  private func tolerance(
    _ comparison: Program.Comparison, _ check: Program.Check
  ) -> String? {
    guard comparison.form == .comparison, comparison.tolerance >= 0 else { return nil }
    guard comparison.op == .equal || comparison.op == .isNot,
      !program.saysTolerance(comparison, in: check)
    else { return nil }
    let tolerance = slots[Int(comparison.tolerance)]
    switch comparison.kind.base {
    case _ where comparison.kind.isList: return nil
    case .place: return tolerance < 0 ? distanceText(-tolerance) : "0.000001 degrees"
    case .point, .number, .angle, .screenLength, .distance, .time, .speed:
      return amount(
        tolerance, comparison.kind == .point ? .screenLength : comparison.kind.written(false), 9)
    default: return nil
    }
  }

  // MARK: The screen

  private func seen(
    _ comparison: Program.Comparison, _ subject: String, _ values: UnsafePointer<Double>
  ) -> String {
    guard comparison.kind == .place, let place = coordinate(values) else {
      let isMet = slots[Int(comparison.result)] != 0
      guard comparison.op == .isNot, comparison.kind != .bounds else {
        let isVisible = isMet != (comparison.op == .isNot)
        return isVisible
          ? "all of \(subject) is on the screen" : "a part of \(subject) is off the screen"
      }
      return isMet
        ? "nothing of \(subject) is on the screen" : "a part of \(subject) is on the screen"
    }
    guard let point = map.projection.screen(place) else { return "\(subject) is behind the camera" }
    let at = "\(NumberText.plain(point.x, decimals: 1)), \(NumberText.plain(point.y, decimals: 1))"
    return "\(subject) is at \(at), \(side(of: point))"
  }

  /// On which side of what is seen of the map a point lies, and what that is.
  private func side(of point: ScreenPoint) -> String {
    let (size, padding) = (map.size, map.padding)
    let (right, bottom) = (size.width - padding.right, size.height - padding.bottom)
    var sides: [String] = []
    if point.y < padding.top { sides.append("above") }
    if point.y > bottom { sides.append("below") }
    if point.x < padding.left { sides.append("to the left of") }
    if point.x > right { sides.append("to the right of") }
    let side = sides.isEmpty ? "in" : sides.joined(separator: " and ")
    if map.padding == .zero {
      return "\(side) the map of \(NumberText.plain(size.width)) x \(NumberText.plain(size.height))"
    }
    guard padding.left < right, padding.top < bottom else {
      return "and the padding leaves nothing of the map to be seen"
    }
    func range(_ low: Double, _ high: Double) -> String {
      "\(NumberText.plain(low)) to \(NumberText.plain(high))"
    }
    return "\(side) what the padding leaves of the map: x \(range(padding.left, right)), "
      + "y \(range(padding.top, bottom))"
  }

  // MARK: Limits

  private func limits(of comparison: Program.Comparison) -> String {
    comparison.property.flatMap { limit(on: $0) } ?? "the last command was limited"
  }

  /// The limit that holds a property where it is, in words; not one that a movement is yet to meet.
  private func limit(on property: Property) -> String? {
    let properties: [CameraProperty] =
      switch property {
      case .zoom: [.zoom]
      case .tilt: [.viewingAngle]
      case .lat: [.latitude]
      case .lon: [.longitude]
      case .target: [.latitude, .longitude]
      case .camera: CameraProperty.allCases
      default: []
      }
    let words = properties.compactMap { standing[$0] }
      .filter { $0.given == map.camera.value(of: $0.property) }
      .map { LimitText.words($0, on: map) }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}

extension CameraPosition {
  fileprivate func value(of property: CameraProperty) -> Double {
    switch property {
    case .zoom: zoom
    case .viewingAngle: viewingAngle
    case .bearing: bearing
    case .latitude: target.latitude
    case .longitude: target.longitude
    }
  }
}

/// What kept something back that a command asked for.
public struct LimitMet: Equatable, Sendable {
  /// What, and why.
  public let words: String
  /// Whether less was given than asked; a wrap is only another name for the same thing.
  public let isLimit: Bool
}

/// A limit in words: `tilt is 30, not 45: at zoom 8 the map tilts at most 30°`.
public enum LimitText {
  /// What a limit did, and why.
  public static func words(_ adjustment: Adjustment, on map: MapView) -> String {
    let name = adjustment.property.word
    let given = NumberText.plain(adjustment.given)
    let asked = NumberText.plain(adjustment.asked)
    return "\(name) is \(given), not \(asked): \(reason(adjustment, on: map))"
  }

  private static func reason(_ adjustment: Adjustment, on map: MapView) -> String {
    switch adjustment.rule {
    case .zoomRange:
      "the zoom goes from \(NumberText.plain(map.minZoom)) to \(NumberText.plain(map.maxZoom))"
    case .screenHeight:
      "below zoom \(NumberText.plain(map.minZoom)) the map would not fill its height of "
        + "\(NumberText.plain(map.size.height)) points"
    case .viewingAngleLimit:
      "at zoom \(NumberText.plain(map.camera.zoom)) the map tilts at most "
        + "\(NumberText.plain(adjustment.given))°"
    case .viewingAngleFloor: "a tilt is not negative"
    case .bearingWrap: "a bearing goes from 0 up to 360"
    case .latitudeClamp: "the target's latitude goes from -85 to 85"
    case .longitudeWrap: "a longitude goes from -180 to 180"
    case .targetBounds: "the target is limited to bounds"
    case .noRoom: "the padding leaves no room, so the map is zoomed out as far as it goes"
    }
  }
}
