/// Words from elsewhere for what is asked and compared.
extension Synonym {
  /// Behind a value that is asked about.
  static let conditions = orEqual + words

  private static var words: String {
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

  /// `is less than or equal to`, with and without each of its small words.
  private static var orEqual: String {
    var lines = ""
    let signs = [
      ("<=", ["less", "smaller", "lower"]),
      (">=", ["greater", "more", "larger", "bigger", "higher"]),
    ]
    for (sign, words) in signs {
      for word in words {
        for than in ["", " than"] {
          for to in ["", " to"] {
            let found = "\(word)\(than) or equal\(to) = \(sign)\n"
            lines += found + "is " + found
          }
        }
      }
    }
    return lines
  }

  /// Signs that can mean something else, too.
  static var signs: String { "+- = ± | + -" }

  /// A value that is asked for.
  static var values: String {
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
  static var sentences: String {
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
