/// Words that readers bring along from elsewhere, and what is written for them here.
///
/// The tables are texts that are only read when something is wrong: a line holds the words found, in
/// small letters, and behind the `=` what is meant; behind a `|` what else it can be.
enum Synonym {
  /// What was found in a text, and what is meant.
  struct Match {
    let span: SourceRange
    let meant: String
  }

  /// Where words stand that could be others.
  enum Place {
    case beginning, argument, condition, value
    /// A condition that is said without naming a value.
    case sentence

    var table: String {
      switch self {
      case .beginning: Synonym.beginnings
      case .argument: Synonym.arguments
      case .condition: Synonym.conditions
      case .value: Synonym.values
      case .sentence: Synonym.sentences
      }
    }
  }

  /// All words of one line of a table take fewer bytes.
  static let longest = 40

  /// The longest of the words in a table that a text has at an offset.
  static func match(
    _ place: Place, in bytes: UnsafeBufferPointer<UInt8>, at lower: Int
  ) -> Match? {
    let words = Words(bytes, from: lower)
    var best: Match?
    // Most lines are passed by at their first letter: a text may have thousands of words to look up.
    for line in place.table.utf8.split(separator: 0x0A) where line.first == words.firstByte {
      let line = Substring(line)
      guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let found = line[..<equals].split(separator: " ")
      guard let upper = words.end(of: found), upper > best.map({ Int($0.span.upper) }) ?? 0 else {
        continue
      }
      best = Match(span: SourceRange(lower, upper), meant: meanings(of: line, after: equals)[0])
    }
    return best
  }

  /// What words at the beginning of a statement can mean besides the first.
  static func others(of found: String) -> [String] {
    let found = found.lowercased()
    for line in (beginnings + "\n" + signs).split(separator: "\n") {
      guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      if line[..<equals].dropLast() == found {
        return Array(meanings(of: line, after: equals).dropFirst())
      }
    }
    return []
  }

  private static func meanings(of line: Substring, after equals: Substring.Index) -> [String] {
    let meant = line[line.utf8.index(after: equals)...]
    return meant.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// What is meant by a whole text, wherever it is written.
  static func meant(by text: String) -> String? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      let places: [Place] = [.beginning, .argument, .condition]
      return places.lazy.compactMap { match($0, in: bytes, at: 0) }
        .first { $0.span.upper == bytes.count }?.meant
    }
  }

  /// The words of a text from an offset on, with nothing but blanks between them.
  private struct Words {
    /// No line of the tables has more.
    private static let most = 5
    private var words: [(text: String, upper: Int)] = []

    /// What the first of them begins with.
    var firstByte: UInt8? { words.first?.text.utf8.first }

    init(_ bytes: UnsafeBufferPointer<UInt8>, from lower: Int) {
      var position = lower
      while words.count < Self.most {
        let start = position
        while position < bytes.count,
          bytes[position].isNameByte || bytes[position] >= 0x80
            || bytes[position] == UInt8(ascii: "'") && position > start
        {
          position += 1
          guard position - lower <= Synonym.longest else { return }
        }
        guard position > start else { break }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        words.append((word.lowercased(), position))
        while position < bytes.count, Self.parts(bytes, at: position) {
          position += 1
          guard position - lower <= Synonym.longest else { return }
        }
      }
    }

    /// Whether a blank stands here, or a hyphen as in `zoom-in`.
    private static func parts(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
      let byte = bytes[position]
      if byte == 0x20 || byte == 0x09 { return true }
      guard byte == UInt8(ascii: "-"), position > 0, position + 1 < bytes.count else {
        return false
      }
      let next = bytes[position + 1] | 0x20
      return bytes[position - 1].isNameByte && next >= 0x61 && next <= 0x7A
    }

    /// Where the words end when they are the first of these.
    func end(of wanted: [Substring]) -> Int? {
      guard !wanted.isEmpty, wanted.count <= words.count else { return nil }
      for (word, wanted) in zip(words, wanted) where word.text != wanted { return nil }
      return words[wanted.count - 1].upper
    }
  }

  /// At the beginning of a statement.
  private static var beginnings: String {
    """
    zoom = zoomTo | assert zoom | limit zoom
    zoom min = limit zoom from
    zoom limit = limit zoom
    min zoom = limit zoom from
    max zoom = limit zoom to
    minzoom = limit zoom from
    maxzoom = limit zoom to
    zoom never = never zoom
    zoom always = always zoom
    zoom to = zoomTo
    zoom in = zoomIn
    zoom in to = zoomTo
    zoom in by = zoomBy
    zoom out = zoomOut
    zoom out to = zoomTo
    zoom by = zoomBy
    setzoom = zoomTo
    set zoom = zoomTo
    set zoom to = zoomTo
    lat = target lat
    lon = target lon
    heading = bearing
    rotate = bearing
    rotate to = bearing
    rotation = bearing
    turn = bearing
    set bearing = bearing
    pitch = tilt
    set tilt = tilt
    go = target
    go to = target | fit
    goto = target
    to = target
    move to = target
    jump to = target
    show = target | fit
    center = target | fit
    center on = target | fit
    center map on = target | fit
    center the map on = target | fit
    move map to = target
    move the map to = target
    move camera to = target
    move the camera to = target
    centre = target
    centre on = target
    pan to = animate target
    easeto = animate target
    flyto = fly
    fly to = fly
    fitbounds = fit
    scroll = scrollBy
    scroll by = scrollBy
    pan = gesture pan
    swipe = gesture pan
    drag = gesture pan
    fling = gesture fling
    flick = gesture fling
    pinch = gesture pinch
    doubletap = gesture doubleTap
    gesture swipe = gesture pan
    gesture drag = gesture pan
    gesture scroll = gesture pan
    gesture move = gesture pan
    gesture flick = gesture fling
    gesture zoom = gesture pinch
    gesture spread = gesture pinch
    gesture turn = gesture rotate
    gesture pitch = gesture tilt
    double tap = gesture doubleTap
    gesture double tap = gesture doubleTap
    gesture two finger tap = gesture twoFingerTap
    gesture doubletap = gesture doubleTap
    gestures off = gestures all off
    gestures on = gestures all on
    start guidance = guidance on
    start navigation = guidance on
    stop guidance = guidance off
    stop navigation = guidance off
    turn on guidance = guidance on
    turn off guidance = guidance off
    press recenter = recenter
    tap recenter = recenter
    tap recenterbutton = recenter
    guidance start = guidance on
    guidance stop = guidance off
    navigate = route
    pad = padding | fit
    follow = mode following
    follow driver = mode following
    follow the driver = mode following
    follow me = mode following
    follow position = mode following
    follow route = mode following
    follow the route = mode following
    followdriver = mode following
    followme = mode following
    mode follow = mode following
    wait until stopped = wait until idle
    wait until still = wait until idle
    wait until done = wait until idle
    sleep = wait
    pause = wait
    delay = wait
    size = map
    screen = map
    viewport = map
    device = map
    pin = marker
    point = place
    polyline = line
    check = assert
    verify = assert
    should = assert
    require = assert
    ensure = assert
    test = scenario
    describe = scenario
    it = scenario
    echo = print
    log = print
    say = print
    set = let
    var = let
    const = let
    function = define
    func = define
    def = define
    import = use
    include = use
    loop = repeat
    after = at
    while = repeat N { if … }
    until = repeat N { if … }
    foreach = for
    elseif = else if
    elif = else if
    end = }
    """
  }

  /// Among the arguments of a command.
  private static var arguments: String {
    """
    padding = pad
    margin = pad
    pitch = tilt
    heading = bearing
    rotation = bearing
    latitude = lat
    longitude = lon
    lng = lon
    level = zoom
    for = over
    in = over
    during = over
    duration = over
    easing = ease
    by = x
    times = x
    landscape = sideways
    speed = at
    max = to
    min = from
    with = at
    """
  }

  /// Behind a value that is asked about.
  private static var conditions: String {
    """
    equals = ==
    equal to = ==
    is equal to = ==
    to be = ==
    tobe = ==
    to equal = ==
    should be = ==
    differs from = !=
    above = >
    is above = >
    greater than = >
    is greater than = >
    more than = >
    is more than = >
    below = <
    is below = <
    less than = <
    is less than = <
    at least = >=
    is at least = >=
    at most = <=
    is at most = <=
    is between = between
    isn't = is not
    are visible = is visible
    be visible = is visible
    must be visible = is visible
    should be visible = is visible
    isn't visible = is not visible
    are not visible = is not visible
    aren't visible = is not visible
    is not hidden = is visible
    visible = is visible
    is on screen = is visible
    is on the screen = is visible
    is in view = is visible
    is shown = is visible
    is seen = is visible
    on screen = is visible
    on the screen = is visible
    in view = is visible
    is not on screen = is not visible
    is hidden = is not visible
    limited = was limited
    higher than = >
    is higher than = >
    larger than = >
    is larger than = >
    smaller than = <
    is smaller than = <
    is no larger than = <=
    is not larger than = <=
    is no smaller than = >=
    is not smaller than = >=
    lower than = <
    is lower than = <
    no more than = <=
    is no more than = <=
    not more than = <=
    is not more than = <=
    no less than = >=
    is no less than = >=
    not less than = >=
    is not less than = >=
    not above = <=
    is not above = <=
    not over = <=
    is not over = <=
    not below = >=
    is not below = >=
    not under = >=
    is not under = >=
    is not greater than = <=
    is no greater than = <=
    is not higher than = <=
    is no higher than = <=
    is not lower than = >=
    is no lower than = >=
    toequal = ==
    is limited = was limited
    """
  }

  /// Signs that can mean something else, too.
  private static var signs: String { "+- = ± | + -" }

  /// A value that is asked for.
  private static var values: String {
    """
    center = target
    centre = target
    centered = target
    centred = target
    pitch = tilt
    rotation = bearing
    latitude = lat
    longitude = lon
    lng = lon
    follow = following
    yes = true
    no = false
    idle = not moving
    """
  }

  /// What is said of the map or its camera as a whole.
  private static var sentences: String {
    """
    map is moving = moving
    camera is moving = moving
    it is moving = moving
    is moving = moving
    map moves = moving
    camera moves = moving
    map is not moving = not moving
    camera is not moving = not moving
    map is still = not moving
    camera is still = not moving
    map is idle = not moving
    camera is idle = not moving
    map has stopped = not moving
    camera has stopped = not moving
    map is tilted = tilt > 0
    camera is tilted = tilt > 0
    map is flat = tilt == 0
    map is rotated = bearing != 0
    camera is rotated = bearing != 0
    map is north up = bearing == 0
    north is up = bearing == 0
    center is = target is
    map center is = target is
    center of map is = target is
    center of the map is = target is
    map is centered on = target is
    camera is at = target is
    camera is over = target is
    pitch is = tilt is
    rotation is = bearing is
    level is = zoom is
    mode is follow = mode is following
    recenter button is = recenterButton is
    re center button is = recenterButton is
    """
  }
}
