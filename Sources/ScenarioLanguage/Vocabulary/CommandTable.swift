extension CommandEntry {
  /// The one table of the commands. Checks, help, suggestions and the reference are read from it.
  static let table: [CommandEntry] = [
    CommandEntry(
      .camera, .moving, "camera",
      [
        .optional("place", .view, unless: ["lat", "lon"]), .named("lat", .angle),
        .named("lon", .angle), .named("zoom", .number), .named("bearing", .angle),
        .named("tilt", .angle),
      ],
      summary: """
        Sets a whole new camera. What is left out takes its default: bearing 0, tilt 0, and the \
        lowest zoom. A camera kept with let, or a map link in quotes, gives all of it.
        """,
      example: "camera sydney zoom 6 bearing 270 tilt 45; assert bearing == 270 and tilt == 30"),
    CommandEntry(
      .target, .moving, "target",
      [
        .optional("place", .place, unless: ["lat", "lon"]), .named("lat", .angle),
        .named("lon", .angle), .named("zoom", .number),
      ],
      summary: "Puts the camera over a place, and keeps the rest; with zoom it sets both.",
      example: "target vancouver zoom 12; assert target == vancouver and zoom == 12"),
    CommandEntry(
      .zoomIn, .moving, "zoomIn",
      summary: "Zooms in by one level, which doubles the size of everything.",
      example: "camera sydney zoom 6; zoomIn; assert zoom == 7"),
    CommandEntry(
      .zoomOut, .moving, "zoomOut",
      summary: "Zooms out by one level, which halves the size of everything.",
      example: "camera sydney zoom 6; zoomOut; assert zoom == 5"),
    CommandEntry(
      .zoomTo, .moving, "zoomTo", [.required("zoom", .number)],
      summary: "Zooms to a level: 1 the world, 5 a continent, 10 a city, 15 streets, 20 buildings.",
      example: "camera sydney; zoomTo 12.5; assert zoom == 12.5"),
    CommandEntry(
      .zoomBy, .moving, "zoomBy", [.required("levels", .number), .named("at", .point)],
      summary: """
        Zooms in by so many levels, or out when the number is negative. With at, what lies under \
        that point of the screen stays there.
        """,
      example: "camera sydney zoom 10; zoomBy -1.5; assert zoom == 8.5"),
    CommandEntry(
      .bearing, .moving, "bearing", [.required("angle", .angle)],
      summary: "Turns the map: 0 has north up, 90 east, 180 south.",
      example: "camera sydney zoom 10; bearing -90; assert bearing == 270"),
    CommandEntry(
      .tilt, .moving, "tilt", [.required("angle", .angle)],
      summary: """
        Tilts the camera towards the horizon: 0 looks straight down; up to zoom 10 at most 30°, \
        from zoom 16 at most 65°.
        """,
      example: "camera sydney zoom 16; tilt 65; assert tilt == 65"),
    CommandEntry(
      .scrollBy, .moving, "scrollBy", [.required("distance", .point)], form: "scrollBy RIGHT DOWN",
      summary:
        "Moves the camera by so many points to the right and down, as the screen shows them.",
      example: "camera lat 0 lon 170 zoom 3; scrollBy 100 0; assert lon == -172.421875"),
    CommandEntry(
      .fit, .moving, "fit",
      [
        .required("places", .places), .named("pad", .screenLength),
        .named("top", .screenLength, after: "pad"), .named("left", .screenLength, after: "pad"),
        .named("bottom", .screenLength, after: "pad"),
        .named("right", .screenLength, after: "pad"), .flag("keep"),
        .flag("bearing", after: "keep"), .flag("tilt", after: "keep"),
      ],
      form: """
        fit PLACES… [pad 64 | pad top 10 left 20 bottom 30 right 40] \
        [keep | keep bearing | keep tilt]
        """,
      summary: """
        Shows all of the places, as near as the padding allows (64 points all round unless pad \
        says otherwise), with north up and no tilt. With keep, bearing and tilt stay.
        """,
      example: "fit vancouver calgary pad 100; assert calgary is visible and bearing == 0"),
    CommandEntry(
      .map, .settingUp, "map",
      [
        .optional("device", .text, unless: ["width", "height", "x"]),
        .optional("width", .screenLength), .optional("height", .screenLength), .flag("sideways"),
        .flag("x", after: "width"),
      ],
      form: "map WIDTH x HEIGHT | map \"DEVICE\" [sideways]",
      summary: "Sets the size of the map in points, or takes the size of a device's screen.",
      example: "map 390 x 844; assert width == 390 and height == 844"),
    CommandEntry(
      .padding, .settingUp, "padding",
      [
        .optional("all", .screenLength, unless: ["top", "left", "bottom", "right"]),
        .named("top", .screenLength),
        .named("left", .screenLength), .named("bottom", .screenLength),
        .named("right", .screenLength),
      ],
      form: "padding ALL | padding [top 100] [left 20] [bottom 0] [right 0]",
      summary: """
        Sets the parts of the map that something else covers. The target stays in the middle of \
        what is left; sides that are not named are 0.
        """,
      example: "map 390 x 844; padding bottom 300; assert screen(target) == point(195, 272)"),
    CommandEntry(
      .place, .settingUp, "place", [.required("place", .view)],
      form: "place NAME LAT LON | place NAME PLACE",
      summary: "Names a place: a latitude and a longitude, another place, or a map link.",
      example: "place home 49.28 -123.12; target home; assert lat == 49.28"),
    CommandEntry(
      .let, .settingUp, "let", form: "let NAME = VALUE",
      summary: "Names any value.",
      example: "let level = 4 * 2; zoomTo level; assert zoom == 8"),
    CommandEntry(
      .use, .settingUp, "use", form: "use \"FILE\"",
      summary: "Takes the places, values and definitions of another file, relative to this one.",
      example: ""),
    CommandEntry(
      .marker, .things, "marker", [.required("place", .place)], form: "marker NAME PLACE",
      summary: "Puts a marker on the map; it stays where it is while the camera moves.",
      example: "marker shop 49.28 -123.12; target shop; assert shop is visible"),
    CommandEntry(
      .line, .things, "line", [.required("places", .places)], form: "line NAME PLACES…",
      summary: "Draws a line through two or more places.",
      example: "line coast vancouver \"Seattle\" \"Portland\"; fit coast; assert coast is visible"),
    CommandEntry(
      .assert, .checking, "assert", form: "assert CONDITION [because \"WHY\"]",
      summary: "Checks a condition; the scenario stops and fails when it does not hold.",
      example: "camera sydney zoom 7.285; assert zoom == 7.3"),
    CommandEntry(
      .expect, .checking, "expect", form: "expect CONDITION [because \"WHY\"]",
      summary: "Checks a condition; a failure is recorded and the scenario goes on.",
      example: "camera sydney zoom 6; expect tilt == 0; expect zoom between 5 and 7"),
    CommandEntry(
      .print, .checking, "print", form: "print VALUE",
      summary: "Shows a value in the report.",
      example: "camera sydney zoom 6; print \"now at {zoom}\"; assert zoom == 6"),
    CommandEntry(
      .animate, .overTime, "animate", [.named("over", .time), .named("ease", .choice(.ease))],
      form: "animate COMMAND [over TIME] [ease linear | easeIn | easeOut | easeInOut] [{ … }]",
      summary: """
        Moves the camera over time to where a command leads; a quarter of a second unless over \
        says otherwise. A block hangs checks and events on the way.
        """,
      example: "zoomTo 5; animate zoomTo 7 over 2 s { always zoom >= 5 }; assert time == 2 s"),
    CommandEntry(
      .fly, .overTime, "fly",
      [
        .required("place", .view), .named("zoom", .number), .named("bearing", .angle),
        .named("tilt", .angle), .named("over", .time), .named("ease", .choice(.ease)),
      ],
      form: "fly PLACE [zoom 12] [bearing 45] [tilt 30] [over TIME] [ease …] [{ … }]",
      summary: """
        Flies to a place: zooms out and in again on the way. Without over it takes as long as the \
        way is; what is left out stays as it is.
        """,
      example:
        "camera vancouver zoom 9; fly calgary zoom 12 { eventually zoom < 9 }; assert zoom == 12"
    ),
    CommandEntry(
      .wait, .overTime, "wait",
      [.optional("time", .time, unless: ["until"]), .flag("until"), .flag("idle", after: "until")],
      form: "wait TIME [{ … }] | wait until idle [{ … }]",
      summary: "Lets time pass, or waits until nothing moves the camera any more.",
      example: "wait 500 ms; wait 1.5 s; assert time == 2 s"),
    CommandEntry(
      .always, .overTime, "always", form: "always CONDITION [because \"WHY\"]",
      summary: "Checks a condition at every frame of a movement, 60 a second, and at both ends.",
      example: "animate zoomTo 7 { always zoom <= 7 }"),
    CommandEntry(
      .never, .overTime, "never", form: "never CONDITION [because \"WHY\"]",
      summary: "Checks that a condition holds at no frame of a movement.",
      example: "animate zoomTo 7 { never zoom > 7 }"),
    CommandEntry(
      .eventually, .overTime, "eventually", form: "eventually CONDITION [because \"WHY\"]",
      summary: "Checks that a condition holds at one frame of a movement at least.",
      example: "animate zoomTo 7 { eventually zoom > 6 }"),
    CommandEntry(
      .at, .overTime, "at", form: "at TIME { … }",
      summary: "Does something so long after the start of a movement.",
      example: "zoomTo 4; animate zoomTo 6 over 2 s ease linear { at 1 s { assert zoom == 5 } }"),
    CommandEntry(
      .gestures, .gestures, "gestures",
      [.required("kind", .choice(.gestureKind)), .required("switch", .choice(.onOff))],
      form: "gestures scroll | zoom | rotate | tilt | all  on | off",
      summary: "Switches a kind of gesture off or on; a gesture that is off does nothing.",
      example: "gestures zoom off; zoomTo 5; gesture pinch 2; assert zoom == 5"),
    CommandEntry(
      .route, .navigation, "route",
      [.optional("places", .places, unless: ["from"]), .named("from", .text)],
      form: "route PLACES… | route from \"FILE\"",
      summary: """
        Sets the route through places, or the one in a file (GPX, GeoJSON, KML) or in an encoded \
        polyline. The position goes to its start.
        """,
      example: "route vancouver \"Kelowna\" calgary; assert position == vancouver"),
    CommandEntry(
      .guidance, .navigation, "guidance", [.required("switch", .choice(.onOff))],
      form: "guidance on | off", summary: "Guides along the route, with the camera following.",
      example: "route vancouver calgary; guidance on; assert mode is following"),
    CommandEntry(
      .mode, .navigation, "mode", [.required("mode", .choice(.mode))],
      form: "mode following | overview | free",
      summary: """
        What the camera does while the position moves: it follows behind it, shows the whole \
        route, or stays where it is.
        """,
      example: "route vancouver calgary; guidance on; mode overview; assert calgary is visible"),
    CommandEntry(
      .drive, .navigation, "drive", [.required("time", .time), .named("at", .speed)],
      form: "drive TIME at SPEED [{ … }]",
      summary: "Drives along the route for a time, and moves the clock with it.",
      example:
        "route vancouver calgary; drive 60 s at 90 km/h; assert distance(vancouver, position) == 1.5 km"
    ),
    CommandEntry(
      .recenter, .navigation, "recenter",
      summary:
        "Presses Re-center, which is shown with guidance on while the camera does not follow.",
      example:
        "route vancouver calgary; guidance on; gesture pan 40 0; recenter; assert mode is following"
    ),
    CommandEntry(
      .autoRecenter, .navigation, "autoRecenter",
      [.named("after", .time, unless: ["off"]), .flag("off")],
      form: "autoRecenter after TIME | off",
      summary: "Follows again by itself so long after a gesture.",
      example: """
        route vancouver calgary; guidance on; autoRecenter after 5 s
        gesture pan 40 0; wait 5 s; assert mode is following
        """),
    CommandEntry(
      .followingZoom, .navigation, "followingZoom",
      [.optional("zoom", .number, unless: ["off"]), .flag("off")],
      form: "followingZoom ZOOM | off",
      summary: "The zoom while the camera follows; 17 unless set.",
      example: "route vancouver calgary; followingZoom 15; guidance on; assert zoom == 15"),
    CommandEntry(
      .perspective, .navigation, "perspective", [.required("perspective", .choice(.perspective))],
      form: "perspective tilted | headingUp | northUp",
      summary:
        "How the camera looks while it follows: tilted, or from above with the heading or north up.",
      example:
        "route vancouver calgary; perspective northUp; guidance on; assert tilt == 0 and bearing == 0"
    ),
    CommandEntry(
      .scenario, .structure, "scenario", form: "scenario \"TITLE\" { … }",
      summary: """
        A test of its own, on a map of its own that starts from the set-up. With examples, a \
        table, each row is a scenario; tags like @slow stand before it.
        """,
      example: "scenario \"zooming in\" { zoomTo 6; zoomIn; assert zoom == 7 }"),
    CommandEntry(
      .define, .structure, "define", form: "define NAME(PARAMETER, PARAMETER = DEFAULT) { … }",
      summary: "Defines a command of your own.",
      example:
        "define visit(city, level = 12) { camera city zoom level }\nvisit sydney\nassert zoom == 12"
    ),
    CommandEntry(
      .repeat, .structure, "repeat", form: "repeat TIMES { … }",
      summary: "Does the same so many times.",
      example: "zoomTo 5; repeat 3 { zoomIn }; assert zoom == 8"),
    CommandEntry(
      .for, .structure, "for", form: "for NAME in LIST { … }",
      summary: "Does the same for each value of a list.",
      example: "for level in 5..8 { zoomTo level; assert zoom == level }"),
    CommandEntry(
      .if, .structure, "if", form: "if CONDITION { … } else { … }",
      summary: "Does one thing or another.",
      example: "zoomTo 12; if zoom > 10 { tilt 40 } else { tilt 30 }; assert tilt == 40"),
    CommandEntry(
      .move, .structure, "move", form: "move COMMAND",
      summary: "May stand before a command that moves the camera; it changes nothing.",
      example: "zoomTo 5; move zoomIn; assert zoom == 6"),
    CommandEntry(
      .limitZoom, .settingUp, "limit zoom",
      [
        .optional("lowest", .number, unless: ["from"]), .named("from", .number),
        .named("to", .number), .flag("off", unless: ["lowest", "from", "to"]),
      ],
      form: "limit zoom LOWEST to HIGHEST | from LOWEST | to HIGHEST | off",
      summary: "Limits the zoom; a camera outside moves to the nearest level.",
      example: "camera sydney zoom 4; limit zoom 10 to 15; assert zoom == 10"),
    CommandEntry(
      .limitTarget, .settingUp, "limit target",
      [.optional("places", .places, unless: ["off"]), .flag("off")],
      form: "limit target PLACES… | off",
      summary: "Keeps the camera's target within bounds; the map may show what lies beyond.",
      example:
        "limit target place(-22, 175) place(-11, -176); target lat -30 lon 170; assert lat == -22"
    ),
    CommandEntry(
      .limitTilt, .settingUp, "limit tilt", [.required("table", .choice(.tiltTable))],
      form: "limit tilt ios | android",
      summary: "Chooses whose table limits the tilt by zoom; ios unless said otherwise.",
      example: "limit tilt android; camera sydney zoom 14 tilt 60; assert tilt == 45"),
    CommandEntry(
      .expectError, .checking, "expect error", form: "expect error { … } [because \"WHY\"]",
      summary: "Checks that a block fails.",
      example: "expect error { limit zoom 15 to 10 }"),
    CommandEntry(
      .gesturePan, .gestures, "gesture pan", [.required("travel", .point)],
      form: "gesture pan RIGHT DOWN [{ … }]",
      summary: "A finger drags the map so far, in points, over 300 ms; the ground stays under it.",
      example: "camera lat 0 lon 0 zoom 3; gesture pan 100 0; assert lon == -17.578125"),
    CommandEntry(
      .gesturePinch, .gestures, "gesture pinch",
      [.required("scale", .number), .named("at", .point)],
      form: "gesture pinch SCALE [at 200 300] [{ … }]",
      summary: "Two fingers spread: 2 is twice the size. The ground at the point stays.",
      example: "camera sydney zoom 10; gesture pinch 2; assert zoom == 11"),
    CommandEntry(
      .gestureRotate, .gestures, "gesture rotate",
      [.required("angle", .angle), .named("at", .point)],
      form: "gesture rotate ANGLE [at 200 300] [{ … }]",
      summary: "Two fingers turn the map clockwise, about the point.",
      example: "camera sydney zoom 10; gesture rotate 30; assert bearing == 330"),
    CommandEntry(
      .gestureTilt, .gestures, "gesture tilt", [.required("angle", .angle)],
      form: "gesture tilt ANGLE [{ … }]",
      summary: "Two fingers move up and tilt the map so much more.",
      example: "camera sydney zoom 16; gesture tilt 15; assert tilt == 15"),
    CommandEntry(
      .gestureDoubleTap, .gestures, "gesture doubleTap", [.named("at", .point)],
      form: "gesture doubleTap [at 200 300] [{ … }]",
      summary: "Zooms in by one about the point, animated.",
      example: "camera sydney zoom 10; gesture doubleTap at 200 300; assert zoom == 11"),
    CommandEntry(
      .gestureTwoFingerTap, .gestures, "gesture twoFingerTap", [.named("at", .point)],
      form: "gesture twoFingerTap [at 200 300] [{ … }]",
      summary: "Zooms out by one, animated.",
      example: "camera sydney zoom 10; gesture twoFingerTap; assert zoom == 9"),
    CommandEntry(
      .gestureFling, .gestures, "gesture fling", [.required("speed", .point)],
      form: "gesture fling RIGHT DOWN [{ … }]",
      summary:
        "A finger lets go at a speed in points a second; the map runs on, slower and slower.",
      example: "camera lat 0 lon 0 zoom 3; gesture fling 800 0; assert lon < -50"),
  ]
}
