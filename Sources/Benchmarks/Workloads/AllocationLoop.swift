/// A loop whose statements are run so often that each block of memory they ask for shows.
struct AllocationLoop {
  let name: String
  /// What stands before the loop.
  let before: String
  /// A statement each.
  let lines: [String]

  var statements: Int { lines.count }

  /// The text of a scenario that goes round so many times.
  func text(turns: Int) -> String {
    """
    \(before)
    for number in 1..\(turns) {
      \(lines.joined(separator: "\n  "))
    }
    assert zoom >= 2
    """
  }

  static let all = [arithmetic, moves, checks, movement, words]

  private static let arithmetic = AllocationLoop(
    name: "arithmetic, calls",
    before: "define half(number) { let result = number / 2 }",
    lines: [
      "let a = (number * 3 + 1) / 7",
      "let b = a - number mod 4 + max(a, sqrt(number))",
      "half b",
      "if b < -1000 { zoomIn }",
    ])

  private static let moves = AllocationLoop(
    name: "moves",
    before: "camera vancouver zoom 12",
    lines: [
      "bearing 395",
      "tilt 80",
      "zoomBy 0.5",
      "scrollBy 3 4",
      "zoomBy -0.5 at 200 300",
      "target calgary zoom 9",
      "camera sydney zoom 6 bearing 270 tilt 45",
      "fit vancouver calgary pad 64",
      "fit vancouver calgary keep",
      "limit zoom 3 to 18",
      "zoomTo 12",
    ])

  private static let checks = AllocationLoop(
    name: "checks",
    before: "camera vancouver zoom 12 tilt 30",
    lines: [
      "assert zoom == 12.0",
      "assert bearing == 0 and tilt == 30",
      "assert zoom between 11 and 13",
      "assert vancouver is visible",
      "assert not (sydney is visible)",
      "assert target == vancouver within 2 km",
      "assert distance(target, calgary) < 700 km",
      "assert screen(vancouver) == point(566.5, 372.0) within 0.5",
      "assert contains(view, vancouver)",
      "assert bounds(vancouver, target) is visible",
      "assert not (zoom was limited)",
      "expect number > 0",
    ])

  private static let movement = AllocationLoop(
    name: "movement",
    before: "camera vancouver zoom 12",
    lines: [
      "animate zoomTo 11 over 100 ms { always zoom >= 11 }",
      "animate zoomTo 12 over 100 ms { at 50 ms { assert zoom < 12 } }",
      "gesture pan 3 4",
      "fly vancouver zoom 12 over 100 ms",
      "wait 100 ms",
    ])

  private static let words = AllocationLoop(
    name: "lists, texts",
    before: "camera vancouver zoom 12",
    lines: [
      "let levels = [1, 2, number]",
      "assert levels.length == 3",
      "let words = \"at {number}\"",
      "assert words.length > 3",
      "assert corners.length == 4",
    ])
}
