import Gazetteer
import Testing

@testable import ScenarioLanguage

@Suite("What can be written at the cursor")
struct CompletionTests {
  /// What a session has defined.
  static let session: [SessionName] = [
    SessionName("home", .value(.place)), SessionName("level", .value(.number)),
    SessionName("before", .value(.camera)), SessionName("coast", .value(.line)),
    SessionName("tour", .value(Kind.place.list)), SessionName("pause", .value(.time)),
    SessionName("title", .value(.text)), SessionName("Лес", .value(.place)),
    SessionName("visit", .definition(parameters: ["city", "depth"])),
  ]
  private static let completer = Completer(names: session)

  private func complete(_ text: String) -> Completions {
    Self.completer.complete(Array(text.utf8))
  }

  private func texts(_ text: String) -> [String] { complete(text).candidates.map { $0.text } }

  /// The candidates that are no cities.
  private func words(_ text: String) -> [String] {
    texts(text).filter { text in
      Gazetteer.city(named: text) == nil || Self.session.contains { $0.spelling == text }
    }
  }

  @Test(
    "A statement begins with a command or a definition",
    arguments: [
      ("a", "animate assert autoRecenter abs("), ("ZOOMT", "zoomTo"), ("zoomt", "zoomTo"),
      ("zo", "zoomBy zoomIn zoomOut zoomTo zoom"), ("vi", "visit view"), ("ge", "gesture gestures"),
      ("wait 1 s; zoomI", "zoomIn"), ("repeat 3 { zoomI", "zoomIn"), ("zoomIn\nzoomO", "zoomOut"),
      ("repeat 2 { zoomIn } zoomI", "zoomIn"), ("repeat 2 {\n  zoomIn\n}\n\n zoomO", "zoomOut"),
      ("vanc", ""), ("le", "let length( level"), ("di", "distance("), ("xyzzyx", ""), ("_", ""),
      ("limit ", "target tilt zoom"), ("limit z", "zoom"), ("expect er", "error"),
      ("gesture ", "doubleTap fling pan pinch rotate tilt twoFingerTap"),
      ("gesture tw", "twoFingerTap"), ("gesture twoFingerTap ", "at"), ("zoomIn ", ""),
      (".he", ""), ("@", "only skip"), ("@o", "only"), ("@only sce", "scenario"),
      ("@only\nscenario \"x\" { zoomI", "zoomIn"), ("x zoomI", ""), ("zoomIn zoomO", ""),
      ("zoomIn }\nzoomO", "zoomOut"), ("= ] ) zoomIn\nzoomO", "zoomOut"),
      ("let x = 5\nlet y = (3 + \nzoo", "zoom"), ("vis home\nzoomO", "zoomOut"),
    ])
  func statements(text: String, wanted: String) { #expect(words(text) == wanted.words) }

  @Test("At the start of a line are the commands, and no values")
  func lineStart() {
    let all = texts("")
    #expect(all.count > 35)
    #expect(all.contains("zoomIn") && all.contains("gesture") && all.contains("visit"))
    #expect(all.allSatisfy { !["distance(", "view", "home", "always", "at", "else"].contains($0) })
    for text in ["\n", "zoomIn; ", "zoomIn;", "zoomIn\n", "repeat 3 { zoomIn }\n", "# note\n"] {
      #expect(texts(text) == all, "\(text)")
    }
    let inside = all.filter { !["scenario", "define", "use"].contains($0) }
    for text in ["repeat 3 { ", "repeat 3 {", "repeat 3 {\n  zoomIn\n  ", "define go(a) { "] {
      #expect(texts(text).filter { $0 != "go" } == inside, "\(text)")
    }
  }

  @Test(
    "What belongs to a block is offered in it",
    arguments: [
      ("animate zoomTo 5 { ", "always at eventually never"),
      ("wait 2 s {\n  always zoom > 3\n  e", "eventually"), ("zoomTo 5\nalw", ""),
      ("gesture pan 4 0 { at 1 s { zoomI", "zoomIn"), ("gesture pan 4 0 { at 1 s { alw", ""),
      ("scenario \"t\" {\n  ex", "examples expect"),
      ("scenario \"t\" {\n  zoomIn\n  ex", "expect"), ("scenario \"t\" { sce", ""),
      ("if zoom > 3 { tilt 4 } e", "else expect events"),
      ("if zoom > 3 { tilt 4 }\n\ne", "else expect events"), ("zoomIn\nels", ""),
      ("if zoom > 3\nels", ""), ("if zoom > 3 { els", ""),
      ("if zoom > 3 { tilt 4 } else ", "if"), ("if zoom > 3 { tilt 4 } else if til", "tilt"),
      ("if zoom > 3 { tilt 4 }\nelse { zoomI", "zoomIn"),
      ("repeat 2 { animate zoomTo 5 over 1 s { nev", "never"),
    ])
  func blocks(text: String, wanted: String) { #expect(words(text) == wanted.words) }

  @Test(
    "The arguments that are still missing are offered",
    arguments: [
      ("camera sydney zoom 6 ", "bearing tilt"), ("camera sydney zoom 6 bearing 3 tilt 4 ", ""),
      ("camera lat 3 ", "bearing lon tilt zoom"), ("camera sydney,\n  zoom 6 b", "bearing"),
      ("target 3 4 ", "zoom"), ("target place(3, 4) z", "zoom"), ("target home zoom 3 ", ""),
      ("fly calgary ", "bearing ease over tilt zoom"), ("animate zoomTo 12 ", "ease over"),
      ("animate zoomTo 12 over 2 s ", "ease"), ("animate zoomTo 12 over 2 s ease linear ", ""),
      ("animate target home ", "ease over zoom"), ("animate zoomIn ", "ease over"),
      ("fit home coast ke", "keep"), ("fit home coast keep ti", "tilt title"),
      ("fit home coast pad t", "top"), ("fit home coast pad 5 to", "tour"),
      ("fit home coast pad top 5 bo", "bottom bounds("), ("fit home coast bo", "bounds("),
      ("padding t", "top"), ("padding top 3 ", "bottom left right"), ("padding 3 ", ""),
      ("map 390 x", "x"), ("map 390 x 844 ", "sideways"), ("map 390x844 ", "sideways"),
      ("map \"iPhone 15\" ", "sideways"), ("wait until ", "idle"), ("wait until idle ", ""),
      ("wait u", "until"), ("limit zoom 3 ", "to"), ("limit zoom from 3 ", "to"),
      ("limit zoom o", "off"), ("limit zoom to 3 fr", "from"), ("limit target home o", ""),
      ("autoRecenter ", "after off"), ("autoRecenter off ", ""), ("followingZoom o", "off"),
      ("route f", "from"), ("route from \"a\" ", ""), ("drive 30 s ", "at"),
      ("gesture pinch 2 ", "at"), ("zoomBy 1 ", "at"), ("zoomBy (level / 2) ", "at"),
      ("zoomBy -1.5 a", "at"), ("visit ci", "city"), ("visit city home de", "depth"),
      ("visit home 3 ", ""), ("wait 2 s { at 1 s { camera home zoom 3 t", "tilt"),
    ])
  func arguments(text: String, wanted: String) { #expect(words(text) == wanted.words) }

  @Test(
    "Of a set of words one can be chosen",
    arguments: [
      ("mode ", "following free overview"), ("mode f", "following free"), ("mode following ", ""),
      ("gestures ", "all rotate scroll tilt zoom"), ("gestures scroll ", "off on"),
      ("guidance ", "off on"), ("limit tilt ", "android ios"),
      ("perspective ", "headingUp northUp tilted"),
      ("animate zoomTo 5 over 2 s ease ", "default easeIn easeInOut easeOut linear"),
      ("fly calgary ease l", "linear"), ("animate move zoomO", "zoomOut"),
      ("move zoomO", "zoomOut"),
      ("animate m", "move"), ("animate f", "fit"), ("move g", ""),
      (
        "move ", "bearing camera fit scrollBy target tilt zoomBy zoomIn zoomOut zoomTo"
      ),
      (
        "animate ", "bearing camera fit move scrollBy target tilt zoomBy zoomIn zoomOut zoomTo"
      ),
    ])
  func choices(text: String, wanted: String) { #expect(words(text) == wanted.words) }

  @Test(
    "Values of the kind that is wanted are offered",
    arguments: [
      (
        "zoomTo ",
        "abs( ceil( cos( floor( length( level log2( max( maxZoom metersPerPoint min( minZoom "
          + "round( sin( sqrt( zoom"
      ),
      ("zoomTo (m", "max( maxZoom metersPerPoint min( minZoom"), ("zoomTo b", "before"),
      (
        "bearing ",
        "abs( bearing ceil( floor( heading heading( lat lon max( maxTilt min( round( "
          + "tilt level"
      ),
      ("wait ti", "time"), ("wait ", "abs( ceil( floor( max( min( pause round( time until level"),
      ("drive 5 s at ", "abs( ceil( floor( max( min( round( speed"),
      ("target ", "ground( home lat lon middle( place( position target zoom Лес title"),
      ("target л", "Лес"), ("target ЛЕ", "Лес"), ("target h", "home"), ("target t", "target title"),
      ("place x h", "home"), ("place h", ""), ("marker x 4 le", "level"), ("line x h", "home"),
      (
        "fit ",
        "bounds( coast corners ground( home middle( place( position target tour view Лес title"
      ),
      ("limit target v", "view"), ("zoomBy 1 at ", "point( screen("),
      ("gesture pan 4 ", "abs( ceil( floor( height max( min( round( width level"),
      ("for x in ", "coast corners events padding tour"),
      ("for x in [h", "heading heading( height home"),
      ("for x in 2..l", "length( level log2("),
      ("repeat l", "length( level log2("),
      ("let x = di", "distance("), ("print ti", "tilt time title"), ("print (fal", "false"),
      ("assert no", "not"), ("zoomTo no", ""),
      ("assert moving == ", "contains( false recenterButton true"),
    ])
  func values(text: String, wanted: String) {
    #expect(Set(words(text)) == Set(wanted.words), "\(words(text))")
  }

  @Test(
    "Behind a value come the words that can follow it",
    arguments: [
      ("assert zoom ", "between is is_not mod was_limited"),
      ("assert home ", "is is_not is_visible"),
      ("assert view ", "is is_not is_visible"), ("assert tour is", "is is_not is_visible"),
      ("assert coast ", "is_visible"), ("assert \"Kelowna\" ", "is is_not is_visible"),
      ("assert recenterButton ", "and because is is_not is_visible or"),
      ("assert moving ", "and because is is_not or"), ("assert mode ", "is is_not"),
      ("assert lat ", "between is is_not mod was_limited"),
      ("assert width ", "between is is_not mod"), ("assert zoom i", "is is_not"),
      ("assert home is vi", "view visible"),
      (
        "assert home is not ",
        "ground( home middle( place( position "
          + "target visible title Лес"
      ), ("assert home is not visi", "visible"), ("assert lyon is vis", "visible"),
      ("assert mode is ", "following free not overview"), ("assert mode is not fr", "free"),
      ("assert mode == ", "following free overview"), ("assert tilt was ", "limited not"),
      ("assert tilt was not ", "limited"), ("assert tilt was not limited ", "and because or"),
      ("assert zoom between 5 ", "and mod"), ("assert zoom between 5 and 7 ", "and because mod or"),
      ("assert zoom == 7 ", "and because mod or within"),
      ("assert zoom > 7 ", "and because mod or"), ("assert zoom is 7 w", "within"),
      ("assert camera == before ", "and because or"), ("assert home == target wi", "within"),
      ("assert zoom == 7 because ", ""), ("assert zoom == 7 because \"", ""),
      ("assert not moving ", "and because is is_not or"), ("assert (zoom > 3 ", "and mod or"),
      ("assert (zoom > 3) a", "and"),
      ("assert zoom == 7 and t", "target tilt time title tour true"),
      ("if zoom > 3 ", "and mod or"), ("always zoom > 3 ", "and because mod or"),
      ("wait 1 s { always zoom > 3 b", "because"), ("expect error { zoomIn } bec", "because"),
      ("let x = zoom ", "between is is_not mod was_limited"), ("repeat level ", "mod"),
      ("for x in 2..4 ", "by mod"), ("for x ", "in"), ("print zoom == 7 ", "and mod or within"),
      ("zoom ", "between is is_not mod was_limited"), ("home is vi", "view visible"),
      ("target is vi", "view visible"), ("distance(home, target) b", "between"),
      ("zoom == 7 ", "and mod or within"), ("assert length(tour) ", "between is is_not mod"),
      ("assert min(time, pause) == p", "pause"), ("assert x", ""),
      ("assert zoom == 7 and\n  le", "length( level"),
      ("expect error { zoomIn } because \"x\" ", ""),
    ])
  func operators(text: String, wanted: String) {
    let found = words(text).map { $0.split(separator: " ").joined(separator: "_") }
    #expect(Set(found) == Set(wanted.words), "\(found)")
  }

  @Test(
    "Behind a dot come the parts of the value",
    arguments: [
      ("assert target.", "lat lon"), ("zoomTo before.z", "zoom"),
      ("target before.target.", "lat lon"),
      ("assert view.", "center east north south west"), ("assert tour.", "length"),
      ("assert screen(home).", "x y"), ("assert camera.t", "target tilt"),
      ("assert \"Kelowna\".", "length"), ("assert calgary.l", "lat lon"),
      ("zoomTo (coast.", "length"), ("assert zoom.", ""), ("assert xyzzyx.x", "x"),
      ("assert target. ", ""), ("let a = view\nassert a.n", "north"), ("home.", "lat lon"),
      ("let a = [home, target]\nfor b in a { assert b.", "lat lon"),
      ("let a = distance(home, target)\nassert a.", ""),
      ("let a = before.target\nassert a.", "lat lon"),
    ])
  func members(text: String, wanted: String) { #expect(words(text) == wanted.words) }

  @Test(
    "Names that the text has defined are offered where they are known",
    arguments: [
      ("let depth = 5\nzoomTo de", "depth"), ("place office 1 2\ntarget of", "office"),
      ("place office 1 2; marker spot office; line spur office spot; fit sp", "spot spur"),
      ("for street in tour { target st", "street"),
      ("for street in tour { zoomIn }\ntarget st", ""),
      ("define go(near, far = 3) { zoomTo fa", "far"),
      ("define go(near, far) { zoomIn }\nzoomTo fa", ""),
      ("define go(near, far) { zoomIn }\ngo", "go"),
      ("define go(near, far) { zoomIn }\ngo nea", "near"),
      ("scenario \"a\" { let inner = 1 }\nzoomTo inn", ""),
      (
        "scenario \"t {x}\" {\n  examples\n    | depth | cap |\n    | 3 | 4 |\n  zoomTo dep",
        "depth"
      ),
      ("scenario \"t\" {\n  examples\n    | depth |\n    | le", "level"), ("let depth = dep", ""),
      ("let depth = 5 +\n  le", "level"), ("let depth 5\nzoomTo dep", ""),
      ("let home = 5\nzoomTo ho", "home"),
      ("let home = 5\ntarget hom", ""), ("for i in 1..3 { for j in 1..3 { zoomTo j", "j"),
      ("for a in [1] { } zoomTo 5; for be in [2] { zoomTo b", "be before"),
    ])
  func ownNames(text: String, wanted: String) {
    #expect(words(text).filter { !$0.contains("(") } == wanted.words)
  }

  @Test("Of names that hide each other the last counts")
  func hiding() {
    let completer = Completer(names: [
      SessionName("qspot", .value(.place)), SessionName("qspot", .value(.number)),
    ])
    #expect(completer.complete(Array("target qspo".utf8)).candidates.isEmpty)
    #expect(completer.complete(Array("zoomTo qspo".utf8)).candidates.map { $0.text } == ["qspot"])
    #expect(completer.complete(Array("place qspot 1 2; zoomTo qspo".utf8)).candidates.isEmpty)
  }

  @Test(
    "Cities are offered by any spelling",
    arguments: [
      ("target sao_p", "sao_paulo"), ("target saoP", "sao_paulo"), ("target SÃO_P", "sao_paulo"),
      ("target são_p", "sao_paulo"), ("target s\u{e3}o_p", "sao_paulo"),
      ("target vanc", "vancouver"),
      ("fit vancouver calg", "calgary"), ("assert distance(target, syd", "sydney"),
      ("let tour = [vancouver, calg", "calgary"), ("assert target == lond", "london"),
      ("target \"São P", "São Paulo\""), ("target \"sao p", "São Paulo\""),
      ("target \"SAO_P", "São Paulo\""), ("fit vancouver \"san fr", "San Francisco\""),
      ("let x = place(\"zür", "Zürich\""), ("assert \"Kelow", "Kelowna\""),
      ("assert target == \"san jo", "San Jose\""),
      ("assert distance(home, \"new y", "New York City\""),
      ("let x = [home, \"lond", "London\""), ("target \"Portland, M", "Portland, Maine\""),
      ("target \"portland, united s", "Portland, United States\""), ("visit \"lond", "London\""),
      ("target \"Vancouver, Un", "Vancouver, United States\""), ("camera \"reykj", "Reykjavík\""),
    ])
  func cities(text: String, wanted: String) {
    #expect(texts(text).contains(wanted), "\(texts(text))")
  }

  @Test(
    "No city is offered where no letter has been typed, or no place is wanted",
    arguments: [
      "target ", "target \"", "target \"-", "target \" ", "fit home ", "zoomTo vanc", "vanc",
      "let vanc",
      "print \"vanc", "wait vanc", "mode vanc", "scenario \"vanc",
      "assert zoom == 7 because \"vanc",
      "map \"vanc", "use \"vanc", "assert zoom == vanc", "target vancouver.vanc", "# vanc",
    ])
  func noCities(text: String) {
    #expect(texts(text).allSatisfy { Gazetteer.city(named: $0) == nil || $0 == "home" })
  }

  @Test("There are never more than 200 cities, and the largest are among them")
  func manyCities() {
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      let cities = texts("target \"\(letter)")
      #expect(cities.count <= 200 && !cities.isEmpty, "\(letter)")
    }
    #expect(texts("target s").contains("sydney") && texts("target s").contains("sao_paulo"))
  }

  @Test(
    "Devices are offered in the quotes of a map",
    arguments: [
      ("map \"ipad m", "iPad mini\""), ("map \"Pix", "Pixel 6\" Pixel 7\" Pixel 8\""),
      ("map \"galaxys2", "Galaxy S23\" Galaxy S24\""), ("map \"nokia", ""), ("map ip", ""),
    ])
  func devices(text: String, wanted: String) {
    #expect(texts(text).joined(separator: " ") == wanted)
  }

  @Test(
    "A file is wanted where its name stands, and what has been typed of it is told",
    arguments: [
      ("use \"", "", [".cam"]), ("use \"places/van", "places/van", [".cam"]),
      ("route from \"dri", "dri", [".geojson", ".gpx", ".json", ".kml", ".polyline"]),
    ])
  func files(text: String, typed: String, endings: [String]) {
    let completions = complete(text)
    #expect(completions.wantedFile == WantedFile(typed: typed, endings: endings))
    #expect(completions.candidates.isEmpty)
    #expect(completions.replaced == text.utf8.count - typed.utf8.count..<text.utf8.count)
    #expect(complete(text + "\"").wantedFile == nil)
  }

  @Test(
    "A unit is offered behind a number that needs one",
    arguments: [
      ("wait 500 ", "min ms s"), ("wait 500 m", "min ms"), ("wait 2 s", "s"),
      ("drive 30 s at 50 ", "km/h mph m/s"), ("drive 30 s at 50 k", "km/h"),
      ("drive 30 s at 50 km", "km/h"), ("animate zoomTo 5 over 2 ", "ease min ms s"),
      ("assert distance(home, target) < 3 k", "km"), ("assert home == target within 2 m", "m mi"),
      ("assert time == 2 mi", "min"), ("zoomTo 5 m", ""), ("bearing 45 ", ""), ("wait 500", ""),
      ("target 49.26N", ""), ("bearing 45°", ""), ("let x = 5 k", ""), ("wait 500m", "min ms"),
    ])
  func units(text: String, wanted: String) { #expect(words(text) == wanted.words) }

  @Test(
    "Nothing is offered in comments and plain texts, and right behind what is complete",
    arguments: [
      "# zo", "zoomTo 5 # zo", "#", "zoomIn #", "zoomTo (3 + # zo", "print \"zo", "print \"a # zo",
      "scenario \"zo", "zoomTo 5", "assert (zoom)", "print \"a\"", "assert zoom == [3]", "map 390x",
      "zoomTo 0x1f", "let", "let ", "place ", "for ", "define ", "define go(",
      "assert zoom == 7;# ",
    ])
  func nothing(text: String) {
    let candidates = text == "let" ? ["let"] : []
    #expect(texts(text) == candidates)
  }

  @Test(
    "A comment or a text that is over keeps nothing back",
    arguments: [
      ("# note\nzoomI", "zoomIn"), ("print \"a # b\"; zoomI", "zoomIn"),
      ("print \"a # b\nzoomI", "zoomIn"),
      ("assert [zoom, # note\n  lev", "level"), ("print \"\\\"\"; zoomI", "zoomIn"),
      ("print \"now {zoom} {ti", "tilt time title"), ("print \"{\"a\"}\"; zoomI", "zoomIn"),
      ("print \"\\{zoo", ""), ("print \"{zoom} zo", ""),
      ("print \"{zoom ", "between is is not mod was limited"),
    ])
  func texts(text: String, wanted: String) {
    #expect(words(text).filter { $0 != "true" }.joined(separator: " ") == wanted)
  }

  @Test("A blank follows a word that is complete, but not inside of brackets and texts")
  func blanks() {
    func candidate(_ text: String) -> Candidate? { complete(text).candidates.first }
    #expect(candidate("zoomt") == Candidate("zoomTo", label: "zoomTo", isFollowedByBlank: true))
    #expect(
      candidate("print dist") == Candidate("distance(", label: "distance", isFollowedByBlank: false)
    )
    #expect(
      candidate("target \"kelow")
        == Candidate("Kelowna\"", label: "Kelowna", isFollowedByBlank: true))
    #expect(
      candidate("print place(\"kelow")
        == Candidate("Kelowna\"", label: "Kelowna", isFollowedByBlank: false))
    #expect(candidate("target kelow")?.isFollowedByBlank == true)
    #expect(candidate("print screen(kelow")?.isFollowedByBlank == false)
    #expect(candidate("print \"{leve")?.isFollowedByBlank == false)
    #expect(candidate("print [leve")?.isFollowedByBlank == false)
    #expect(candidate("assert (moving an")?.isFollowedByBlank == true)
  }

  @Test("The bytes that are replaced begin with the word or behind the quote")
  func replaced() {
    for (text, typed) in [
      ("zoomT", "zoomT"), ("zoomTo ", ""), ("target são_p", "são_p"), ("target \"São P", "São P"),
      ("print \"{lev", "lev"), ("assert target.la", "la"), ("wait 2 mi", "mi"), ("# zoom", ""),
    ] {
      let replaced = complete(text).replaced
      #expect(replaced.upperBound == text.utf8.count)
      if text != "# zoom" { #expect(replaced.count == typed.utf8.count, "\(text)") }
    }
  }

  @Test("Those that continue what was typed to the letter come first, then what fits best")
  func order() {
    let completer = Completer(names: [
      SessionName("Depth", .value(.number)), SessionName("depth", .value(.number)),
      SessionName("deep", .value(.camera)),
    ])
    func texts(_ text: String) -> [String] {
      completer.complete(Array(text.utf8)).candidates.map { $0.text }
    }
    #expect(texts("zoomTo d") == ["depth", "deep", "Depth"])
    #expect(texts("zoomTo D") == ["Depth", "depth", "deep"])
    let places = texts("target p")
    #expect(places.prefix(3) == ["place(", "position", "paarl"])
    let keys = places.dropFirst(2).map { $0.filter { $0 != "_" } }
    #expect(keys == keys.sorted())
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
