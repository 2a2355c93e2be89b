/// The functions of expressions.
enum Function: Int32, CaseIterable {
  case distance, heading, middle, bounds, place, point, screen, ground, contains
  case min, max, abs, round, floor, ceil, sqrt, log2, sin, cos, length

  /// The function's row in the table of words.
  var entry: FunctionEntry { FunctionEntry.table[Int(rawValue)] }
}

/// A row of the table of words.
struct FunctionEntry {
  let function: Function
  let spelling: StaticString
  let usage: String
  let summary: String
  /// A condition that holds on a new map.
  let example: String

  init(
    _ function: Function, _ spelling: StaticString, _ usage: String, _ summary: String,
    example: String
  ) {
    self.function = function
    self.spelling = spelling
    self.usage = usage
    self.summary = summary
    self.example = example
  }

  /// The one table of the functions.
  static let table: [FunctionEntry] = [
    FunctionEntry(
      .distance, "distance", "distance(PLACE, PLACE)",
      "The length of the shortest way over the ground.",
      example: "distance(vancouver, calgary) == 675 km within 5 km"),
    FunctionEntry(
      .heading, "heading", "heading(FROM, TO)", "The compass direction at the start of that way.",
      example: "heading(place(0, 0), place(0, 10)) == 90"),
    FunctionEntry(
      .middle, "middle", "middle(PLACE, PLACE)", "The place half way along the shortest way.",
      example: "middle(place(0, 0), place(0, 10)) == place(0, 5)"),
    FunctionEntry(
      .bounds, "bounds", "bounds(PLACES…)",
      "The smallest box that holds them, over the antimeridian where that is smaller.",
      example: "bounds(place(1, 2), place(3, 4)).north == 3"),
    FunctionEntry(
      .place, "place", "place(LAT, LON) | place(\"NAME\")",
      "The place at a latitude and a longitude, of a city, or in a map link.",
      example: "place(\"São Paulo\") == sao_paulo"),
    FunctionEntry(
      .point, "point", "point(X, Y)", "The point of the screen so far right and down.",
      example: "point(100, 200).y == 200"),
    FunctionEntry(
      .screen, "screen", "screen(PLACE)", "Where a place is drawn on the screen.",
      example: "screen(target) == point(566.5, 372)"),
    FunctionEntry(
      .ground, "ground", "ground(POINT)", "The place that is drawn at a point of the screen.",
      example: "ground(point(566.5, 372)) == target"),
    FunctionEntry(
      .contains, "contains", "contains(BOUNDS, PLACE)",
      "Whether bounds hold a place, edges included.",
      example: "contains(bounds(vancouver, calgary), \"Kelowna\")"),
    FunctionEntry(
      .min, "min", "min(NUMBERS…)", "The smallest of them.", example: "min(3, 1, 2) == 1"),
    FunctionEntry(
      .max, "max", "max(NUMBERS…)", "The greatest of them.", example: "max(3, 1, 2) == 3"),
    FunctionEntry(
      .abs, "abs", "abs(NUMBER)", "The number without its sign.", example: "abs(-3) == 3"),
    FunctionEntry(
      .round, "round", "round(NUMBER, DECIMALS)",
      "The nearest whole number, or the nearest with so many decimals.",
      example: "round(7.285, 1) == 7.3 within 0.001"),
    FunctionEntry(
      .floor, "floor", "floor(NUMBER)", "The next whole number below.", example: "floor(7.9) == 7"),
    FunctionEntry(
      .ceil, "ceil", "ceil(NUMBER)", "The next whole number above.", example: "ceil(7.1) == 8"),
    FunctionEntry(.sqrt, "sqrt", "sqrt(NUMBER)", "The square root.", example: "sqrt(9) == 3"),
    FunctionEntry(
      .log2, "log2", "log2(NUMBER)", "The power of two that gives the number.",
      example: "log2(8) == 3"),
    FunctionEntry(.sin, "sin", "sin(ANGLE)", "The sine.", example: "sin(30) == 0.5"),
    FunctionEntry(.cos, "cos", "cos(ANGLE)", "The cosine.", example: "cos(60) == 0.5"),
    FunctionEntry(
      .length, "length", "length(LIST) | length(TEXT) | length(LINE)",
      "How many values a list holds or letters a text, or how long a line is on the ground.",
      example: "length([1, 2, 3]) == 3"),
  ]
}
