import MapCamera

extension Picture {
  /// Where a name stands beside its dot.
  enum Side {
    case left, right, aboveLeft, belowRight
  }

  /// A dot at a place, with its name beside it.
  mutating func mark(
    _ place: Coordinate, _ name: String, on screen: ScreenDrawing, _ side: Side
  ) {
    guard let (x, y) = screen.point(place) else { return }
    dot(x, y, .redDot)
    switch side {
    case .left: text(name, x - 9, y + 4, .end, .redNote)
    case .right: text(name, x + 9, y + 4, .start, .redNote)
    case .aboveLeft: text(name, x - 8, y - 9, .end, .redNote)
    case .belowRight: text(name, x + 8, y + 18, .start, .redNote)
    }
  }

  /// The cross that stands for the camera's target.
  mutating func cross(_ x: Double, _ y: Double) {
    line(x - 9, y, x + 9, y, .redLine)
    line(x, y - 9, x, y + 9, .redLine)
  }
}

/// A number with so many decimals at most.
func decimals(_ value: Double, _ count: Int) -> String {
  var power = 1.0
  for _ in 0..<count { power *= 10 }
  let text = "\((value * power).rounded() / power)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
