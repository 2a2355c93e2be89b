import MapCamera
import ScenarioLanguage

/// The functions, on values of the kinds that the checker made sure of.
extension Interpreter {
  func apply(_ i: Instruction) throws(CameraError) -> Problem? {
    let a = slots + Int(i.b)
    let result = slots + Int(i.a)
    guard let function = NativeFunction(rawValue: i.extra) else { return nil }
    switch function {
    case .distance: result[0] = try place(i.b).distance(to: place(i.b + 2))
    case .heading: result[0] = try place(i.b).heading(to: place(i.b + 2))
    case .middle:
      store(try place(i.b).interpolated(to: place(i.b + 2), fraction: 0.5), i.a)
    case .place: store(try place(i.b), i.a)
    case .point:
      (result[0], result[1]) = (a[0], a[1])
    case .screen:
      guard let point = map.projection.screen(try place(i.b)) else { return .unseen }
      (result[0], result[1]) = (point.x, point.y)
    case .ground:
      guard let place = map.projection.ground(point(i.b)) else { return .camera(.aboveHorizon) }
      store(place, i.a)
    case .contains: result[0] = try bounds(i.b).contains(place(i.b + 4)) ? 1 : 0
    case .containsBounds:
      let (outer, inner) = (try bounds(i.b), try bounds(i.b + 4))
      result[0] = outer.including(inner) == outer ? 1 : 0
    case .center: store(try bounds(i.b).center, i.a)
    case .min, .max:
      steps += i.c < 0 ? Int(a[1]) : 0
      return extreme(i, function == .min ? Swift.min : Swift.max)
    case .abs: result[0] = Swift.abs(a[0])
    case .round: result[0] = a[0].rounded(.toNearestOrAwayFromZero)
    case .roundTo:
      let scale = Mathematics.pow(10, a[1].rounded())
      result[0] = (a[0] * scale).rounded(.toNearestOrAwayFromZero) / scale
      return result[0].isFinite ? nil : .noResult("round")
    case .floor: result[0] = a[0].rounded(.down)
    case .ceil: result[0] = a[0].rounded(.up)
    case .squareRoot:
      guard a[0] >= 0 else { return .noResult("sqrt") }
      result[0] = a[0].squareRoot()
    case .log2:
      guard a[0] > 0 else { return .noResult("log2") }
      result[0] = Mathematics.log2(a[0])
    case .sine: result[0] = Mathematics.sin(a[0] * .pi / 180)
    case .cosine: result[0] = Mathematics.cos(a[0] * .pi / 180)
    case .listLength: result[0] = a[1]
    case .textLength:
      steps += Int(a[1])
      result[0] = Double(text(of: .text, at: a).count)
    case .lineLength:
      steps += Int(a[1])
      result[0] = try lineLength(a)
    }
    return nil
  }

  /// The smallest or greatest of `c` numbers side by side, or of the numbers of a list when `c` is
  /// the negative width of its elements.
  private func extreme(_ i: Instruction, _ choose: (Double, Double) -> Double) -> Problem? {
    if i.c >= 0 {
      var result = slots[Int(i.b)]
      for offset in 1..<max(1, Int(i.c)) { result = choose(result, slots[Int(i.b) + offset]) }
      slots[Int(i.a)] = result
      return nil
    }
    let start = Int(slots[Int(i.b)])
    let count = Int(slots[Int(i.b) + 1])
    guard count > 0 else { return .noValues("the smallest or greatest") }
    var result = lists[start]
    for index in 1..<max(1, count) { result = choose(result, lists[start + index * Int(-i.c)]) }
    slots[Int(i.a)] = result
    return nil
  }

  private func lineLength(_ values: UnsafePointer<Double>) throws(CameraError) -> Double {
    var length = 0.0
    var previous: Coordinate?
    for index in 0..<Int(values[1]) {
      let offset = Int(values[0]) + index * 2
      let place = try Coordinate(latitude: lists[offset], longitude: lists[offset + 1])
      if let previous { length += previous.distance(to: place) }
      previous = place
    }
    return length
  }
}
