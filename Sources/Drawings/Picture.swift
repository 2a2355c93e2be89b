/// A drawing that grows shape by shape, and its text as SVG.
///
/// It brings its own paper, so that it reads the same on a light page and on a dark one.
struct Picture {
  /// What the file says about itself.
  static let origin = "<!-- Made by `swift run Drawings`; don't edit. -->"

  let name: String
  private let title: String
  private let description: String
  private let width: Double
  private let height: Double
  private var shapes: [String] = []
  private var clips = 0

  /// An empty sheet; title and description are what a screen reader says.
  init(_ name: String, _ title: String, _ description: String, width: Double, height: Double) {
    self.name = name
    self.title = title
    self.description = description
    self.width = width
    self.height = height
  }

  /// The text of the file.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(number(height))" \
    role="img" aria-labelledby="title description">
    \(Self.origin)
    <title id="title">\(title)</title>
    <desc id="description">\(description)</desc>
    <style>
    \(Ink.styleSheet)
    </style>
    <rect class="paper" x="0.5" y="0.5" width="\(number(width - 1))" \
    height="\(number(height - 1))" rx="8"/>
    \(shapes.joined(separator: "\n"))
    </svg>

    """
  }

  mutating func text(_ words: String, _ x: Double, _ y: Double, _ anchor: Anchor, _ ink: Ink) {
    shapes.append(
      #"<text class="\#(ink)" x="\#(number(x))" y="\#(number(y))" text-anchor="\#(anchor)">"#
        + words + "</text>")
  }

  mutating func rectangle(_ box: Box, corner: Double = 0, _ ink: Ink) {
    let rounding = corner > 0 ? #" rx="\#(number(corner))""# : ""
    shapes.append(
      #"<rect class="\#(ink)" x="\#(number(box.left))" y="\#(number(box.top))" "#
        + #"width="\#(number(box.width))" height="\#(number(box.height))"\#(rounding)/>"#)
  }

  mutating func dot(_ x: Double, _ y: Double, radius: Double = 4, _ ink: Ink) {
    shapes.append(
      #"<circle class="\#(ink)" cx="\#(number(x))" cy="\#(number(y))" r="\#(number(radius))"/>"#)
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ ink: Ink) {
    polyline([(x1, y1), (x2, y2)], ink)
  }

  mutating func polyline(_ points: [(Double, Double)], isClosed: Bool = false, _ ink: Ink) {
    let path = points.map { "\(number($0.0)) \(number($0.1))" }.joined(separator: "L")
    shapes.append(#"<path class="\#(ink)" d="M\#(path)\#(isClosed ? "Z" : "")"/>"#)
  }

  /// Draws shapes of which only what lies inside of a box is seen.
  mutating func clip(to box: Box, corner: Double = 0, _ draw: (inout Picture) -> Void) {
    clips += 1
    shapes.append(#"<clipPath id="clip\#(clips)">"#)
    rectangle(box, corner: corner, .plain)
    shapes.append(#"</clipPath><g clip-path="url(#clip\#(clips))">"#)
    draw(&self)
    shapes.append("</g>")
  }

  /// To a tenth of a point, which is finer than a screen shows.
  private func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    let text = "\(tenths == 0 ? 0 : tenths / 10)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// On which side of its point a text stands.
enum Anchor: String, CustomStringConvertible {
  case start, middle, end

  var description: String { rawValue }
}
