/// A box with two scales, in which curves are drawn.
struct Chart {
  let box: Box
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>

  func x(_ value: Double) -> Double {
    box.left + (value - x.lowerBound) / (x.upperBound - x.lowerBound) * box.width
  }

  func y(_ value: Double) -> Double {
    box.bottom - (value - y.lowerBound) / (y.upperBound - y.lowerBound) * box.height
  }

  func point(_ x: Double, _ y: Double) -> (Double, Double) { (self.x(x), self.y(y)) }

  /// The curve of a function over a range, at even steps.
  func curve(
    over range: ClosedRange<Double>, steps: Int, _ value: (Double) -> Double
  ) -> [(Double, Double)] {
    (0...steps).map { step in
      let at =
        range.lowerBound
        + (range.upperBound - range.lowerBound) * Double(step) / Double(steps)
      return point(at, value(at))
    }
  }

  /// Lines across at some heights, with what they stand for on the left.
  func drawRows(_ rows: [(value: Double, words: String)], in picture: inout Picture) {
    for row in rows {
      picture.line(box.left, y(row.value), box.right, y(row.value), .grid)
      picture.text(row.words, box.left - 8, y(row.value) + 4, .end, .note)
    }
  }

  /// Marks on the lower edge, with what they stand for.
  func drawColumns(_ columns: [(value: Double, words: String)], in picture: inout Picture) {
    picture.line(box.left, box.bottom, box.right, box.bottom, .axis)
    for column in columns {
      picture.line(x(column.value), box.bottom, x(column.value), box.bottom + 5, .axis)
      picture.text(column.words, x(column.value), box.bottom + 19, .middle, .note)
    }
  }
}
