import MapCamera

extension Picture {
  /// The ground in the corners of a tilted map, from the side and from above.
  static func visibleGround() throws(CameraError) -> Picture {
    var picture = Picture(
      "visible-ground", "What a tilted camera sees",
      "From the side: cameras on an arc over the target, the one tilted by 60° sees further ahead "
        + "than the one straight above. From above: the ground in the four corners of the map is "
        + "a rectangle at tilt 0, and a trapezoid, wider far away, at 45° and 60°.",
      width: 720, height: 350)
    picture.text("From the side", 20, 30, .start, .heading)
    picture.text("The ground that is seen, from above", 412, 30, .start, .heading)
    let straight = try SeenGround(tilt: 0)
    let tilted = try SeenGround(tilt: 45)
    let steep = try SeenGround(tilt: 60)

    let (x, y) = SeenGround.side
    picture.polyline(try SeenGround.arc(), .dashed)
    picture.drawSight(straight, .blueArea, .blueLine)
    picture.drawSight(steep, .redArea, .redLine)
    picture.line(20, y, 380, y, .axis)
    picture.cross(x, y)
    picture.text("target", x, y + 26, .middle, .redNote)
    picture.drawCamera(steep, .redNote)
    picture.drawCamera(tilted, .greenNote)
    picture.drawCamera(straight, .blueNote)

    picture.drawPlan(steep, .redLine, .redNote)
    picture.drawPlan(tilted, .greenLine, .greenNote)
    picture.drawPlan(straight, .blueLine, .blueNote)
    let plan = SeenGround.plan
    picture.cross(plan.x, plan.y)
    picture.text("far", plan.x, plan.y - steep.farAhead - 8, .middle, .note)
    picture.text("near", plan.x, plan.y - steep.nearAhead + 18, .middle, .note)
    return picture
  }

  /// What lies between the nearest and the furthest ground that a camera sees.
  private mutating func drawSight(_ seen: SeenGround, _ area: Ink, _ edge: Ink) {
    let (x, y) = SeenGround.side
    let sight = [(x + seen.nearAhead, y), seen.cameraPoint, (x + seen.farAhead, y)]
    polyline(sight, isClosed: true, area)
    polyline(sight, edge)
  }

  private mutating func drawCamera(_ seen: SeenGround, _ note: Ink) {
    let (x, y) = seen.cameraPoint
    dot(x, y, .whiteDot)
    let isStraight = seen.tilt == 0
    text(
      "\(Int(seen.tilt))°", isStraight ? x : x - 8, isStraight ? y - 11 : y - 9,
      isStraight ? .middle : .end, note)
  }

  private mutating func drawPlan(_ seen: SeenGround, _ ink: Ink, _ note: Ink) {
    let (x, y) = SeenGround.plan
    let corners = seen.corners.map { (x + $0.right, y - $0.ahead) }
    polyline(corners, isClosed: true, ink)
    text("\(Int(seen.tilt))°", corners[2].0 - 10, corners[2].1 + 16, .end, note)
  }
}

/// The ground that a camera sees, in points of the sheet from its target.
private struct SeenGround {
  static let side = (x: 228.0, y: 296.0)
  static let plan = (x: 562.0, y: 232.0)
  private static let scale = 0.235

  let tilt: Double
  /// Near left, near right, far right, far left.
  let corners: [(right: Double, ahead: Double)]
  let camera: (ahead: Double, up: Double)

  var nearAhead: Double { corners[0].ahead }
  var farAhead: Double { corners[2].ahead }
  var cameraPoint: (Double, Double) { (Self.side.x + camera.ahead, Self.side.y - camera.up) }

  /// Where cameras stand at tilts from straight above to the steepest that the map allows.
  static func arc() throws(CameraError) -> [(Double, Double)] {
    var points: [(Double, Double)] = []
    for tilt in stride(from: 0.0, through: 65, by: 5) {
      points.append(try SeenGround(tilt: tilt).cameraPoint)
    }
    return points
  }

  init(tilt: Double) throws(CameraError) {
    self.tilt = tilt
    corners = try Self.corners(tilt: tilt)
    let distance = try Self.distance()
    let angle = Angle.radians(tilt)
    camera = (-distance * Mathematics.sin(angle), distance * Mathematics.cos(angle))
  }

  private static let size = (width: 640.0, height: 400.0)

  private static func corners(
    tilt: Double
  ) throws(CameraError) -> [(right: Double, ahead: Double)] {
    var map = try MapView(size: ScreenSize(width: size.width, height: size.height))
    try map.move(
      .setCamera(CameraPosition(target: Places.vancouver(), zoom: 16, viewingAngle: tilt)))
    let world = Mercator.worldSize(atZoom: map.camera.zoom) * scale
    let x = Mercator.x(longitude: map.camera.target.longitude)
    let y = Mercator.y(latitude: map.camera.target.latitude)
    let region = map.visibleRegion
    return [region.nearLeft, region.nearRight, region.farRight, region.farLeft].map {
      (
        (Mercator.x(longitude: $0.longitude) - x) * world,
        (y - Mercator.y(latitude: $0.latitude)) * world
      )
    }
  }

  /// From the camera to its target, as a tilted camera's far edge tells it.
  ///
  /// A point b above the middle of the screen shows the ground v = bD / (D cos θ − b sin θ) ahead.
  private static func distance() throws(CameraError) -> Double {
    let angle = Angle.radians(45)
    let ahead = try corners(tilt: 45)[2].ahead
    let above = size.height / 2 * scale
    return ahead * above * Mathematics.sin(angle) / (ahead * Mathematics.cos(angle) - above)
  }
}
