import Testing

@testable import MapCamera

@Suite("The navigation camera")
struct NavigationTests {
  @Test("guidance makes the camera follow, at once")
  func guidance() throws {
    var map = try quietMap()
    try map.setRoute([vancouver, kelowna, calgary])
    #expect(map.mode == .free && !map.isRecenterButtonVisible && map.events.isEmpty)
    try map.setGuidance(true)
    #expect(map.mode == .following && map.isGuidanceOn && !map.isRecenterButtonVisible)
    #expect(map.camera.target == vancouver && map.position == vancouver)
    #expect(map.camera.viewingAngle == 45 && map.camera.zoom == 17)
    #expect(map.camera.bearing == map.heading)
    #expect(near(map.camera.bearing, vancouver.heading(to: kelowna), 1e-9))
    #expect(map.eventNames == ["willMove", "didChange", "idle"])
  }

  @Test("without a route there is nothing to follow, nor to show")
  func noRoute() throws {
    var map = MapView()
    #expect(map.position == nil && map.heading == nil && map.speed == 0 && map.route == nil)
    #expect(map.mode == .free && !map.isGuidanceOn && map.distanceAlongRoute == 0)
    let before = map
    #expect(throws: CameraError.noRoute) { try map.setGuidance(true) }
    #expect(throws: CameraError.noRoute) { try map.setMode(.following) }
    #expect(throws: CameraError.noRoute) { try map.setMode(.overview) }
    #expect(throws: CameraError.recenterButtonHidden) { try map.recenter() }
    try map.setGuidance(false)
    #expect(map == before)
  }

  @Test("a pan turns the mode to free, and Re-center back to following")
  func panAndRecenter() throws {
    var map = try guidedMap()
    try map.begin(.pan(x: 40, y: 0))
    #expect(map.mode == .free && map.isRecenterButtonVisible)
    try map.advanceUntilIdle()
    #expect(map.camera.target != vancouver)
    try map.recenter()
    #expect(map.mode == .following && map.camera.viewingAngle == 45)
    #expect(map.camera.target == vancouver && !map.isRecenterButtonVisible)
    #expect(throws: CameraError.recenterButtonHidden) { try map.recenter() }
  }

  @Test("every gesture frees the camera, and so does every scripted move")
  func frees() throws {
    let gestures: [Gesture] = [
      .pan(x: 1, y: 0), .pinch(scale: 2), .doubleTap(), .twoFingerTap(), .fling(x: 500, y: 0),
      .rotate(degrees: 10), .tilt(degrees: 3),
    ]
    for mode in [NavigationMode.following, .overview] {
      for gesture in gestures {
        var map = try guidedMap()
        try map.setMode(mode)
        try map.begin(gesture)
        #expect(map.mode == .free, "\(gesture)")
      }
      var map = try guidedMap()
      try map.setMode(mode)
      try map.move(.zoomIn)
      #expect(map.mode == .free)
      try map.setMode(mode)
      try map.animate(.zoomIn)
      #expect(map.mode == .free)
      try map.setMode(mode)
      #expect(map.lastAnimationOutcome == .cancelled(by: .navigation))
      try map.fly(to: CameraPosition(target: sydney, zoom: 5))
      #expect(map.mode == .free)
    }
  }

  @Test("what is refused or switched off frees nothing")
  func staysFollowing() throws {
    var map = try guidedMap()
    #expect(throws: CameraError.notFinite) { try map.move(.zoomTo(.nan)) }
    #expect(throws: CameraError.notFinite) { try map.begin(.pan(x: .nan, y: 0)) }
    map.gestureSettings.scroll = false
    try map.begin(.pan(x: 40, y: 0))
    #expect(map.mode == .following)
  }

  @Test("overview shows the whole route, north up and straight down")
  func overview() throws {
    var map = try guidedMap()
    try map.setMode(.overview)
    #expect(map.camera.bearing == 0 && map.camera.viewingAngle == 0)
    #expect(map.projection.contains(vancouver) && map.projection.contains(calgary))
    #expect(map.isRecenterButtonVisible)
    let fit = map.camera(for: CoordinateBounds(vancouver, calgary), insets: .fitDefault)
    #expect(map.camera == fit)
    #expect(near(map.camera.zoom, 5.345765047595613, 1e-9))
  }

  @Test("with guidance on, overview shows what remains of the route, at every update")
  func overviewRemains() throws {
    var map = try guidedMap()
    try map.setMode(.overview)
    let whole = map.camera
    let length = try #require(map.route?.length)
    try map.drive(duration: 1000, speed: length / 1000)
    #expect(map.isMoving)
    try map.advance(to: 900)
    let position = try #require(map.position)
    #expect(map.camera == map.camera(for: CoordinateBounds(position, calgary), insets: .fitDefault))
    #expect(map.camera.zoom > whole.zoom + 2)
    try map.setGuidance(false)
    #expect(map.camera == whole && map.mode == .overview && !map.isMoving)
    try map.advance(to: 950)
    #expect(map.camera == whole)
  }

  @Test("perspectives: tilted, straight down heading up, straight down north up")
  func perspectives() throws {
    var map = try guidedMap()
    #expect(map.perspective == .tilted)
    map.setPerspective(.topDownHeadingUp)
    #expect(map.camera.viewingAngle == 0 && map.camera.bearing == map.heading)
    map.setPerspective(.topDownNorthUp)
    #expect(map.camera.viewingAngle == 0 && map.camera.bearing == 0)
    map.setPerspective(.tilted)
    #expect(map.camera.viewingAngle == 45 && map.camera.bearing == map.heading)
    try map.setMode(.free)
    let before = map.camera
    map.setPerspective(.topDownNorthUp)
    #expect(map.camera == before)
  }

  @Test("the following zoom, and the tilt it allows")
  func followingZoom() throws {
    var map = try guidedMap()
    #expect(map.followingZoom == nil)
    try map.setFollowingZoom(8)
    #expect(map.camera.zoom == 8 && map.camera.viewingAngle == 30)
    try map.setFollowingZoom(40)
    #expect(map.camera.zoom == 21 && map.followingZoom == 40)
    try map.setFollowingZoom(nil)
    #expect(map.camera.zoom == 17)
    #expect(throws: CameraError.notFinite) { try map.setFollowingZoom(.nan) }
  }

  @Test("limits, padding and size keep the mode, and the camera settles anew")
  func settings() throws {
    var map = try guidedMap()
    try map.setMinZoom(2, maxZoom: 9)
    #expect(map.mode == .following && map.camera.zoom == 9 && map.camera.viewingAngle == 30)
    try map.setMinZoom(2, maxZoom: 21)
    #expect(map.camera.zoom == 17 && map.camera.viewingAngle == 45)
    try map.setMode(.overview)
    map.setPadding(try EdgeInsets(all: 100))
    #expect(near(map.camera.zoom, 3.2665383564450376, 1e-9) || map.camera.zoom == map.minZoom)
    #expect(map.mode == .overview)
  }

  @Test("a new route starts the position anew")
  func newRoute() throws {
    var map = try guidedMap()
    try map.drive(duration: 60, speed: 25)
    try map.advance(to: 30)
    try map.setRoute([sydney, place(-33, 151)])
    #expect(map.position == sydney && map.camera.target == sydney && map.speed == 0)
    #expect(map.mode == .following && map.camera.bearing == map.heading && !map.isMoving)
  }

  @Test("guidance off leaves the mode and hides the button")
  func guidanceOff() throws {
    var map = try guidedMap()
    try map.setMode(.free)
    #expect(map.isRecenterButtonVisible)
    try map.setGuidance(false)
    #expect(map.mode == .free && !map.isRecenterButtonVisible)
    #expect(throws: CameraError.recenterButtonHidden) { try map.recenter() }
    try map.setMode(.following)
    #expect(map.camera.target == vancouver)
  }

  @Test("guidance that is on already changes nothing")
  func guidanceTwice() throws {
    var map = try guidedMap()
    try map.setMode(.overview)
    let before = map
    try map.setGuidance(true)
    #expect(map == before)
  }

  @Test("free, set on a free camera, lets an animation go on")
  func freeTwice() throws {
    var map = try guidedMap()
    try map.animate(.zoomTo(10), duration: 2)
    try map.advance(to: 1)
    let before = map
    try map.setMode(.free)
    #expect(map == before)
    try map.setMode(.following)
    #expect(map.lastAnimationOutcome == .cancelled(by: .navigation))
    map.clearEvents()
    try map.setMode(.free)
    #expect(map.mode == .free && map.eventNames == ["idle"])
  }
}
