extension FunctionEntry {
  /// The one table of the functions.
  static let table: [FunctionEntry] = [
    FunctionEntry(
      .distance, "distance", [.required("PLACE", .place), .required("PLACE", .place)],
      gives: .distance, "The length of the shortest way over the ground.",
      example: "distance(vancouver, calgary) == 675 km within 5 km"),
    FunctionEntry(
      .heading, "heading", [.required("FROM", .place), .required("TO", .place)], gives: .angle,
      "The compass direction at the start of that way.",
      example: "heading(place(0, 0), place(0, 10)) == 90"),
    FunctionEntry(
      .middle, "middle", [.required("PLACE", .place), .required("PLACE", .place)], gives: .place,
      "The place half way along the shortest way.",
      example: "middle(place(0, 0), place(0, 10)) == place(0, 5)"),
    FunctionEntry(
      .bounds, "bounds", [.required("PLACES", .places)], takesMore: true, gives: .bounds,
      form: "bounds(PLACES…)",
      "The smallest box that holds them, over the antimeridian where that is smaller.",
      example: "bounds(place(1, 2), place(3, 4)).north == 3"),
    FunctionEntry(
      .place, "place",
      [
        .required("LAT", [.angle, .place], meaning: "an angle; or the place itself, alone"),
        .optional("LON", .angle),
      ],
      gives: .place, form: "place(LAT, LON) | place(\"NAME\")",
      "The place at a latitude and a longitude, of a city, or in a map link.",
      example: "place(\"São Paulo\") == sao_paulo"),
    FunctionEntry(
      .point, "point", [.required("X", .screenLength), .required("Y", .screenLength)],
      gives: .point, "The point of the screen so far right and down.",
      example: "point(100, 200).y == 200"),
    FunctionEntry(
      .screen, "screen", [.required("PLACE", .place)], gives: .point,
      "Where a place is drawn on the screen.",
      example: "screen(target) == point(566.5, 372)"),
    FunctionEntry(
      .ground, "ground",
      [
        .required(
          "POINT", [.point, .screenLength], meaning: "a point on the screen; or X, a length"),
        .optional("Y", .screenLength),
      ], gives: .place,
      form: "ground(POINT) | ground(X, Y)", "The place that is drawn at a point of the screen.",
      example: "ground(point(566.5, 372)) == target"),
    FunctionEntry(
      .contains, "contains",
      [.required("BOUNDS", .bounds), .required("PLACE", [.place, .bounds])],
      gives: .truth, "Whether bounds hold a place, edges included.",
      example: "contains(bounds(vancouver, calgary), \"Kelowna\")"),
    FunctionEntry(
      .min, "min", [.required("NUMBERS", .numbers)], takesMore: true, gives: nil,
      form: "min(NUMBERS…)", "The smallest of them.", example: "min(3, 1, 2) == 1"),
    FunctionEntry(
      .max, "max", [.required("NUMBERS", .numbers)], takesMore: true, gives: nil,
      form: "max(NUMBERS…)", "The greatest of them.", example: "max(3, 1, 2) == 3"),
    FunctionEntry(
      .abs, "abs", [.required("NUMBER", .numeric)], gives: nil, "The number without its sign.",
      example: "abs(-3) == 3"),
    FunctionEntry(
      .round, "round", [.required("NUMBER", .numeric), .optional("DECIMALS", .number)], gives: nil,
      "The nearest whole number, or the nearest with so many decimals.",
      example: "round(7.285, 1) == 7.3 within 0.001"),
    FunctionEntry(
      .floor, "floor", [.required("NUMBER", .numeric)], gives: nil, "The next whole number below.",
      example: "floor(7.9) == 7"),
    FunctionEntry(
      .ceil, "ceil", [.required("NUMBER", .numeric)], gives: nil, "The next whole number above.",
      example: "ceil(7.1) == 8"),
    FunctionEntry(
      .sqrt, "sqrt", [.required("NUMBER", .number)], gives: .number, "The square root.",
      example: "sqrt(9) == 3"),
    FunctionEntry(
      .log2, "log2", [.required("NUMBER", .number)], gives: .number,
      "The power of two that gives the number.", example: "log2(8) == 3"),
    FunctionEntry(
      .sin, "sin", [.required("ANGLE", .angle)], gives: .number, "The sine.",
      example: "sin(30) == 0.5"),
    FunctionEntry(
      .cos, "cos", [.required("ANGLE", .angle)], gives: .number, "The cosine.",
      example: "cos(60) == 0.5"),
    FunctionEntry(
      .length, "length", [.required("LIST", [.lists, .text, .line])], gives: .number,
      form: "length(LIST) | length(TEXT) | length(LINE)",
      "How many values a list holds or letters a text, or how long a line is on the ground.",
      example: "length([1, 2, 3]) == 3"),
  ]
}
