import MapCamera
import ScenarioLanguage

/// When two values count as equal. Real numbers are never compared bit for bit.
enum Match {
  /// What is computed, and whole numbers, match to within this.
  static var computed: Double { 0.000_001 }

  /// Within the tolerance, both ends included. A half that binary numbers can't hold exactly
  /// counts as a half: 2.675 matches 2.68.
  @inline(__always)
  static func numbers(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    abs(a - b) <= tolerance + max(abs(a), abs(b)) * 4 * .ulpOfOne
  }

  /// The same around the circle: 359.9999999 matches 0.
  static func angles(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    turn(a, b) <= tolerance + max(abs(a), abs(b)) * 4 * .ulpOfOne
  }

  /// The angle between two directions, 0 to 180.
  static func turn(_ a: Double, _ b: Double) -> Double {
    let difference = abs(Mathematics.fmod(a - b, 360))
    return min(difference, 360 - difference)
  }
}

extension Interpreter {
  /// Whether two values of a kind match; for places a negative tolerance is a distance in metres.
  func areEqual(
    _ kind: Kind, _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ tolerance: Double
  ) -> Bool {
    if kind.isList { return areListsEqual(kind.element, a, b) }
    switch kind {
    case .place:
      if tolerance < 0 {
        guard let first = coordinate(a), let second = coordinate(b) else { return false }
        return Match.numbers(first.distance(to: second), 0, within: -tolerance)
      }
      return Match.numbers(a[0], b[0], within: tolerance)
        && Match.angles(a[1], b[1], within: tolerance)
    case .point:
      let distance = Mathematics.sqrt(
        (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]))
      return distance <= tolerance + (abs(a[0]) + abs(a[1])) * 4 * .ulpOfOne
    case .bounds:
      return (0..<4).allSatisfy { Match.angles(a[$0], b[$0], within: Match.computed) }
    case .camera:
      return (0..<5).allSatisfy { Match.angles(a[$0], b[$0], within: Match.computed) }
    case .text:
      let count = Int(a[1])
      guard count == Int(b[1]) else { return false }
      return texts[Int(a[0])..<(Int(a[0]) + count)].elementsEqual(
        texts[Int(b[0])..<(Int(b[0]) + count)])
    case .angle: return Match.angles(a[0], b[0], within: tolerance)
    default: return Match.numbers(a[0], b[0], within: tolerance)
    }
  }

  /// How many parts there are to compare, counted up to what a scenario may spend.
  func partCount(_ kind: Kind, _ values: UnsafePointer<Double>) -> Int {
    if kind == .text || (kind.isList && !kind.element.isList) { return Int(values[1]) }
    guard kind.isList else { return 0 }
    let width = kind.element.width
    return lists.withUnsafeBufferPointer { lists in
      guard let base = lists.baseAddress else { return 0 }
      var count = 0
      for index in 0..<Int(values[1]) where count <= budget.steps {
        count += 1 + partCount(kind.element, base + Int(values[0]) + index * width)
      }
      return count
    }
  }

  private func areListsEqual(
    _ element: Kind, _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>
  ) -> Bool {
    guard a[1] == b[1] else { return false }
    let width = element.width
    return lists.withUnsafeBufferPointer { lists in
      guard let base = lists.baseAddress else { return true }
      return (0..<Int(a[1])).allSatisfy { index in
        let (x, y) = (base + Int(a[0]) + index * width, base + Int(b[0]) + index * width)
        // A number that was computed carries the smallest tolerance.
        let tolerance = element.isWritten && !element.isList ? max(x[1], y[1]) : Match.computed
        return areEqual(element.written(false), x, y, tolerance)
      }
    }
  }

  /// The place stored at `values`, nil when it is no place any more.
  func coordinate(_ values: UnsafePointer<Double>) -> Coordinate? {
    try? Coordinate(latitude: values[0], longitude: values[1])
  }
}
