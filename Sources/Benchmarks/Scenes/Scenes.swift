/// Scenarios by the thousand, the same in both languages: ten statements of four kinds of story.
struct Scenes {
  /// How many scenarios there are.
  let count: Int
  /// How many times ten statements each of them has.
  var stories = 1

  /// How many statements there are in all scenarios.
  var statements: Int { count * stories * 10 }

  /// Writes them as one text, a scenario at a time.
  ///
  /// `library` is the folder of the Lua library.
  func write(_ language: SceneLanguage, library: String, to write: (String) -> Void) {
    write(head(language, library: library))
    var random = Random(seed: 2)
    for number in 1...count {
      var text = ""
      var scene = SceneText(language)
      for story in 0..<stories { tell(number + story, &scene, &random) }
      let title = "Scenario \(number)"
      switch language {
      case .mapcam: text = "scenario \"\(title)\" {\n\(scene.text)}\n\n"
      case .lua: text = "scenario(\"\(title)\", function(map)\n\(scene.text)end)\n\n"
      }
      write(text)
    }
    if language == .lua { write("camera.finish()\n") }
  }

  private func head(_ language: SceneLanguage, library: String) -> String {
    switch language {
    case .mapcam:
      ScenePlace.named.map { place in
        "place \(place.name) \(place.coordinate.latitude) \(place.coordinate.longitude)\n"
      }.joined() + "\n"
    case .lua:
      """
      package.path = "\(library)/?.lua"
      local camera = require "mapcamera"
      local scenario, cities, distance = camera.scenario, camera.cities, camera.distance
      local near, nearAngle, nearPoint = camera.near, camera.nearAngle, camera.nearPoint
      local check = camera.check

      """
        + ScenePlace.named.map { place in
          let coordinate = place.coordinate
          return
            "local \(place.name) = camera.place(\(coordinate.latitude), \(coordinate.longitude))\n"
        }.joined() + "\n"
    }
  }

  private func tell(_ number: Int, _ scene: inout SceneText, _ random: inout Random) {
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

  private func moves(around city: ScenePlace, _ scene: inout SceneText, _ random: inout Random) {
    scene.camera(
      city, zoom: random.hundredths(4...14), bearing: random.whole(0...359),
      tilt: random.whole(0...60))
    scene.zoomIn()
    scene.scrollBy(random.whole(-300...300), random.whole(-200...200))
    scene.zoomBy(random.hundredths(-2...2))
    scene.checkZoom()
    scene.checkBearing()
    scene.checkTilt()
    scene.checkLatitude()
    scene.checkVisible(city)
    scene.checkScreen(city)
  }

  private func fits(
    _ city: ScenePlace, _ other: ScenePlace, _ scene: inout SceneText, _ random: inout Random
  ) {
    scene.fit([city, other], pad: random.whole(20...120))
    scene.checkZoom()
    scene.checkVisible(city)
    scene.zoomOut()
    scene.tilt(random.whole(5...25))
    scene.bearing(random.whole(0...359))
    scene.checkScreen(city)
    scene.checkVisible(city, other)
    scene.checkZoomRange()
    scene.checkBearing()
  }

  private func goes(
    to place: ScenePlace, far city: ScenePlace, _ scene: inout SceneText, _ random: inout Random
  ) {
    scene.fit(ScenePlace.named, pad: random.whole(20...120))
    scene.checkZoom()
    scene.target(place, zoom: random.hundredths(12...17))
    scene.tilt(random.whole(30...60))
    scene.scrollBy(random.whole(-300...300), random.whole(-200...200))
    scene.checkTilt()
    scene.zoomBy(random.hundredths(-1...1), x: random.whole(50...1000), y: random.whole(200...700))
    scene.checkZoom()
    scene.checkVisible(city)
    scene.checkDistance(to: place)
  }

  private func turns(at city: ScenePlace, _ scene: inout SceneText, _ random: inout Random) {
    scene.camera(
      ScenePlace.cities[0], zoom: random.hundredths(4...14), bearing: random.whole(0...359),
      tilt: 0)
    scene.zoomTo(random.hundredths(8...17))
    scene.bearing(random.whole(-180...539))
    scene.tilt(random.whole(20...90))
    scene.checkTilt()
    scene.target(city)
    scene.checkTarget(city)
    scene.zoomIn()
    scene.checkZoom()
    scene.checkScreen(city)
  }
}
