/// Words from elsewhere for what is asked and compared.
extension Synonym {
  /// Behind a value that is asked about.
  static var conditions: String {
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
    less than or equal to = <=
    is less than or equal to = <=
    less or equal to = <=
    is less or equal to = <=
    less than or equal = <=
    is less than or equal = <=
    less or equal = <=
    is less or equal = <=
    smaller than or equal to = <=
    is smaller than or equal to = <=
    smaller or equal to = <=
    is smaller or equal to = <=
    smaller than or equal = <=
    is smaller than or equal = <=
    smaller or equal = <=
    is smaller or equal = <=
    lower than or equal to = <=
    is lower than or equal to = <=
    lower or equal to = <=
    is lower or equal to = <=
    lower than or equal = <=
    is lower than or equal = <=
    lower or equal = <=
    is lower or equal = <=
    greater than or equal to = >=
    is greater than or equal to = >=
    greater or equal to = >=
    is greater or equal to = >=
    greater than or equal = >=
    is greater than or equal = >=
    greater or equal = >=
    is greater or equal = >=
    more than or equal to = >=
    is more than or equal to = >=
    more or equal to = >=
    is more or equal to = >=
    more than or equal = >=
    is more than or equal = >=
    more or equal = >=
    is more or equal = >=
    larger than or equal to = >=
    is larger than or equal to = >=
    larger or equal to = >=
    is larger or equal to = >=
    larger than or equal = >=
    is larger than or equal = >=
    larger or equal = >=
    is larger or equal = >=
    bigger than or equal to = >=
    is bigger than or equal to = >=
    bigger or equal to = >=
    is bigger or equal to = >=
    bigger than or equal = >=
    is bigger than or equal = >=
    bigger or equal = >=
    is bigger or equal = >=
    higher than or equal to = >=
    is higher than or equal to = >=
    higher or equal to = >=
    is higher or equal to = >=
    higher than or equal = >=
    is higher than or equal = >=
    higher or equal = >=
    is higher or equal = >=
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
