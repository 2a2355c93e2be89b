import Testing

@testable import ScenarioLanguage

@Suite("Completion")
struct CompletionTests {
  static let session: [SessionName] = [
    SessionName("home", .value(.place)), SessionName("level", .value(.number)),
    SessionName("before", .value(.camera)), SessionName("coast", .value(.line)),
    SessionName("tour", .value(Kind.place.list)), SessionName("pause", .value(.time)),
    SessionName("visit", .definition(parameters: ["city", "depth"])),
  ]

  @Test func show() {
    for text in [
      "", "zoom", "zoomt", "c", "gesture ", "limit ", "expect ", "expect e", "camera sydney zoom 6 ", "camera ", "camera lat 3 ",
      "mode ", "gestures ", "gestures scroll ", "animate zoomTo 5 over 2 s ease ", "animate zoomTo 12 ", "animate ", "move ", "fly calgary ",
      "zoomTo ", "bearing ", "map \"iPh", "map \"iPhone 15\" ", "map ", "map 390 ", "map 390 x 844 ", "use \"pl", "route from \"x/", "route ", "route vancouver ",
      "target \"São P", "target \"Portland, M", "let x = place(\"s", "animate zoomTo 4 { ", "animate zoomTo 4 { at 1 s { z", "assert ", "assert z", "assert zoom ", "assert vancouver ", "assert vancouver is ",
      "assert mode is ", "assert mode is f", "assert tilt was ", "assert tilt was limited ", "assert zoom between ", "assert zoom between 5 ", "assert zoom between 5 and 7 ",
      "assert zoom == 7 ", "assert zoom == 7 within ", "assert target == home ", "assert target == home within 2 ", "assert target.", "target target.", "let a = 5\nzoomTo ", "define go(place_a, b) { camera ", "for city in tour { target c", "for city in tour { target city.",
      "# zo", "zoomTo 5 # ", "wait 500 ", "wait 500 m", "drive 30 s at 50 k", "drive ", "drive 30 s ", "wait until ", "wait ", "fit vancouver calgary ", "fit home coast pad ", "fit home coast pad 5 ", "fit home coast pad top 5 ", "fit home coast keep ", "distance(", "assert distance(home, ", "assert distance(home, calgary) ", "assert distance(home, calgary) < 3 ",
      "if zoom > 3 { tilt 3 } ", "if zoom > 3 { tilt 3 }\ne", "if zoom > 3 { tilt 3 } else ", "repeat ", "for x in ", "print \"now {zo", "visit ", "visit sydney ", "visit sydney 3 ", "padding ", "padding top 3 ", "limit zoom ", "limit zoom 3 ", "limit zoom from 3 ", "autoRecenter ", "scenario \"x\" {\n e", "scenario \"x\" {\n  examples\n  | height_a | capx |\n  | 3 | 4 |\n  zoomTo ", "@", "place home2 ", "fit [home, ", "assert (zoom > 3 ", "assert (zoom > 3) ", "vancouver is ", "zoom ", "target ", "target sao_p", "target saoP", "target s",
    ] {
      let c = Completer(names: Self.session).complete(Array(text.utf8))
      print("\(text)‸ [\(c.replaced)] \(c.wantedFile.map { "\($0)" } ?? "") (\(c.candidates.count)) " + c.candidates.prefix(60).map { $0.text + ($0.isFollowedByBlank ? "" : "¬") }.joined(separator: " , "))
    }
  }
}
