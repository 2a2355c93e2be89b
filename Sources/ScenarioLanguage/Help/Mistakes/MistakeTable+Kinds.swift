extension MistakeTable {
  static var kinds: String {
    #"""
    E501 a value is of another kind than is wanted
    A zoom is a plain number, a bearing an angle, a wait a time. The message says what is wanted and
    what stands here. A length with a unit is no plain number: take the unit away, or ask for something
    else. What holds for several places is asked of a list: assert [vancouver, calgary] is visible.
    - zoomTo vancouver
    + target vancouver
    E502 a number has no unit
    Distances on the ground and speeds are always written with their unit, since 3 could be metres or
    kilometres.
    - assert distance(vancouver, calgary) > 3
    + assert distance(vancouver, calgary) > 3 km
    E503 two units do not go together
    Only values of one kind can be added. Distances, times and speeds can be divided by one another:
    3 km / 2 min is a speed.
    - print 1 km + 1 s
    + print 1 km + 1 mi
    E504 two values can't be compared
    Both sides of a comparison are of one kind: a place with a place, a number with a number.
    - assert target == 5
    + assert target.lat == 0
    E505 values have no order
    Only numbers are less or more than others. Places and texts can be the same or not.
    - assert sydney < calgary
    + assert sydney.lat < calgary.lat
    E506 within stands where it has no meaning
    within says how far off is still right. It goes with == and with numbers, places and points.
    - assert zoom > 1 within 1
    + assert zoom == 2 within 1
    E507 within is negative
    How far off is still right is 0 or more.
    - assert zoom == 2 within -1
    + assert zoom == 2 within 1
    E508 no number lies between the two
    The lower number of between comes first.
    - assert zoom between 7 and 1
    + assert zoom between 1 and 7
    E509 values of two kinds stand in one list or column
    All values of a list, and all cells of a column of examples, are of one kind.
    - print [1, sydney]
    + print [calgary, sydney]
    E510 the longitude comes first
    A place is written with its latitude first: N or S, then E or W.
    - place home 123.11W 49.26N
    + place home 49.26N 123.11W
    E511 a unit is written in another way
    Units are written as the message says. Every unit has one spelling; lengths on the screen are points.
    - wait 5 seconds
    + wait 5 s
    E512 a coordinate has a sign and a letter
    S and W say what a minus sign says. Write one of the two.
    - print place(-33.87S, 151.21E)
    + print place(33.87S, 151.21E)
    E513 what is asked was limited is not limited by the map
    The map limits its camera: zoom, tilt, bearing, target, lat, lon and camera.
    - assert width was limited
    + tilt 80
    + assert tilt was limited
    W501 a latitude lies beyond the pole
    Latitudes end at 90 and -90. Most often longitude and latitude are in each other's place: the
    latitude comes first.
    - place robson -123.122 49.2853
    + place robson 49.2853 -123.122
    """#
  }
}
