import SeededNumbers

/// Scenarios by the thousand, the same in every language: ten statements of four kinds of story.
struct Scenes {
  /// How many scenarios there are.
  let count: Int
  /// How many times ten statements each of them has.
  var stories = 1
  /// One of so many has a further check that fails; 0 for none.
  var wrongEvery = 0

  /// The suite that is measured: 1 000 scenarios of 10 statements.
  static let suite = Scenes(count: 1000)

  /// How many statements there are in all scenarios.
  var statements: Int { count * stories * 10 }

  /// Writes them as one text, a scenario at a time.
  func write(in language: some SceneLanguage, to write: (String) -> Void) {
    write(language.head)
    var random = SeededGenerator(seed: 2)
    for number in 1...count {
      write(scenario(number, in: language, &random))
    }
    write(language.foot)
  }

  /// Writes them as many texts of a few scenarios each, one `file` at a time.
  func split<Failure: Error>(
    into files: Int, in language: some SceneLanguage,
    file: (_ number: Int, _ text: String) throws(Failure) -> Void
  ) throws(Failure) {
    var random = SeededGenerator(seed: 2)
    for index in 0..<files {
      var text = language.head
      for number in (count * index / files)..<(count * (index + 1) / files) {
        text += scenario(number + 1, in: language, &random)
      }
      try file(index + 1, text)
    }
  }

  private func scenario(
    _ number: Int, in language: some SceneLanguage, _ random: inout SeededGenerator
  ) -> String {
    var scene = Scene()
    for story in 0..<stories { tell(number + story, &scene, &random) }
    if wrongEvery > 0, number % wrongEvery == 0 { scene.checkWrongly() }
    return language.scenario("Scenario \(number)", scene.statements)
  }

  private func tell(_ number: Int, _ scene: inout Scene, _ random: inout SeededGenerator) {
    let cities = ScenePlace.cities
    let city = cities[random.whole(0...(cities.count - 1))]
    let other = cities[random.whole(0...(cities.count - 1))]
    let place = ScenePlace.named[random.whole(0...(ScenePlace.named.count - 1))]
    switch number % 4 {
    case 0: moves(around: city, &scene, &random)
    case 1: fits(city, other, &scene, &random)
    case 2: goes(to: place, far: city, &scene, &random)
    default: turns(at: city, &scene, &random)
    }
  }

  private func moves(
    around city: ScenePlace, _ scene: inout Scene, _ random: inout SeededGenerator
  ) {
    scene.move(
      .camera(
        city, zoom: random.hundredths(4...14), bearing: random.whole(0...359),
        tilt: random.whole(0...60)),
      .zoomIn,
      .scrollBy(x: random.whole(-300...300), y: random.whole(-200...200)),
      .zoomBy(random.hundredths(-2...2)))
    scene.checkZoom()
    scene.checkBearing()
    scene.checkTilt()
    scene.checkLatitude()
    scene.checkVisible(city)
    scene.checkScreen(city)
  }

  private func fits(
    _ city: ScenePlace, _ other: ScenePlace, _ scene: inout Scene,
    _ random: inout SeededGenerator
  ) {
    scene.move(.fit([city, other], pad: random.whole(20...120)))
    scene.checkZoom()
    scene.checkVisible(city)
    scene.move(
      .zoomOut, .tilt(random.whole(5...25)), .bearing(random.whole(0...359)))
    scene.checkScreen(city)
    scene.checkVisible(city, other)
    scene.checkZoomRange()
    scene.checkBearing()
  }

  private func goes(
    to place: ScenePlace, far city: ScenePlace, _ scene: inout Scene,
    _ random: inout SeededGenerator
  ) {
    scene.move(.fit(ScenePlace.named, pad: random.whole(20...120)))
    scene.checkZoom()
    scene.move(
      .targetZoom(place, random.hundredths(12...17)),
      .tilt(random.whole(30...60)),
      .scrollBy(x: random.whole(-300...300), y: random.whole(-200...200)))
    scene.checkTilt()
    scene.move(
      .zoomByAt(
        random.hundredths(-1...1), x: random.whole(50...1000), y: random.whole(200...700)))
    scene.checkZoom()
    scene.checkVisible(city)
    scene.checkDistance(to: place)
  }

  private func turns(
    at city: ScenePlace, _ scene: inout Scene, _ random: inout SeededGenerator
  ) {
    scene.move(
      .camera(
        ScenePlace.cities[0], zoom: random.hundredths(4...14), bearing: random.whole(0...359),
        tilt: 0),
      .zoomTo(random.hundredths(8...17)),
      .bearing(random.whole(-180...539)),
      .tilt(random.whole(20...90)))
    scene.checkTilt()
    scene.move(.target(city))
    scene.checkTarget(city)
    scene.move(.zoomIn)
    scene.checkZoom()
    scene.checkScreen(city)
  }
}
