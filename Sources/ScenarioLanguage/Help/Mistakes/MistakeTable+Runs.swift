extension MistakeTable {
  static var runs: String {
    #"""
    E701 a number is divided by zero
    The value behind / or mod is 0 at this moment of the run. Ask for it first, with if.
    - print 1 / (zoom - zoom)
    + if zoom > 0 { print 1 / zoom }
    E702 a function has no result for this value
    Some functions have no result for some numbers: no number times itself is negative, for one.
    - print sqrt(0 - zoom)
    + print sqrt(zoom)
    E703 a loop can't turn that often
    repeat takes a whole number from 0 on.
    - repeat (zoom / 4) { zoomIn }
    + repeat round(zoom / 4) { zoomIn }
    E704 the step of a range is 0
    A range goes on by its step, and never ends when that is 0.
    - for level in 1..2 by 0 { zoomTo level }
    + for level in 1..2 by 0.5 { zoomTo level }
    E705 nothing can be chosen from an empty list
    The list holds no value of which one could be the smallest or the greatest.
    - for levels in [[5, 6], []] { zoomTo max(levels) }
    + for levels in [[5, 6], [7]] { zoomTo max(levels) }
    E706 a moment comes after the movement
    at counts from the start of the movement, and the movement was over before that time came. Make the
    movement longer, or the time shorter.
    - animate zoomTo 5 over 2 s { at 3 s { zoomIn } }
    + animate zoomTo 5 over 4 s { at 3 s { zoomIn } }
    E707 a time is negative
    The clock of a scenario only goes forward.
    - wait (1 s - 3 s)
    + wait (3 s - 1 s)
    E708 a definition is called again before its movement is over
    The values of a definition are those of its last call. A movement in it that still goes on would get
    the values of the later call.
    - define show(n) {
    -   wait 2 s {
    -     at 1 s { if n > 0 { show (n - 1) } }
    -     at 2 s { print n }
    -   }
    - }
    - show 1
    + define show(n) { wait 2 s { at 2 s { print n } } }
    + show 1
    + show 0
    E709 a place is on no point of the screen
    The place lies behind the camera, so it has no point on the screen. Look at it first, or ask whether
    it is visible.
    - camera vancouver zoom 16 tilt 60
    - print screen(sydney)
    + camera sydney zoom 16 tilt 60
    + print screen(sydney)
    E710 a point of the screen shows the sky
    The camera is tilted so far that no ground lies under this point, and a finger can't drag the sky.
    Take a point further down, or a shorter way.
    - camera sydney zoom 16 tilt 65
    - gesture pan 0 -800
    + camera sydney zoom 16 tilt 65
    + gesture pan 0 100
    E711 there is no place in this
    Bounds, and what is fitted, need at least one place.
    - for places in [[vancouver, calgary], []] { fit places }
    + for places in [[vancouver, calgary], [sydney]] { fit places }
    E712 a number has become too large
    What is asked of the camera leads beyond the greatest number there is. Look for a number that is too
    large.
    - scrollBy 1e308 1e308
    + scrollBy 100 100
    E713 the zoom can't be limited like this
    The lower level comes first, and both lie between -10 and 40.
    - limit zoom 15 to 10
    + limit zoom 10 to 15
    E714 the map can't have this size
    A map is at least 1 and at most 100000 points wide and high.
    - map 0 x 844
    + map 390 x 844
    E715 the padding is too large, or negative
    Padding is at most 1000000 points on each side. That of the map is 0 or more.
    - padding 2_000_000
    + padding 64
    E716 something takes too long
    A movement, and the clock of a scenario, have an end. Use a shorter time.
    - wait 2_000_000_000 s
    + wait 20 s
    E717 a pinch has no size
    A pinch says to how many times its size the map is spread: 2 is twice, 0.5 half. It is more than 0.
    - gesture pinch 0
    + gesture pinch 0.5
    E718 a finger is off the map
    A gesture begins on the map: between 0 and its width, and between 0 and its height.
    - gesture doubleTap at -1 -1
    + gesture doubleTap at 100 200
    E719 a route has one place only
    A route leads from one place to another. Both were the same, or there was only one.
    - route from "_p~iF~ps|U"
    + route vancouver calgary
    E720 there is no route
    Guidance, driving and what is asked of the way need a route. Set one first.
    - guidance on
    + route vancouver calgary
    + guidance on
    E721 a speed is negative
    The position only moves forward along its route.
    - route vancouver calgary
    - drive 1 s at (10 km/h - 50 km/h)
    + route vancouver calgary
    + drive 1 s at (50 km/h - 10 km/h)
    E722 the Re-center button is not shown
    The button is there with guidance on, while the camera does not follow: after a gesture, or in the
    modes overview and free.
    - recenter
    + route vancouver calgary; guidance on
    + gesture pan 40 0
    + recenter
    E723 a table of the camera is not valid
    The tilts of a table ascend, and lie between 0 and 85; the parts of a timing curve lie between 0
    and 1. Only programs that use the camera themselves can give such tables.
    ~ in a program, and in no scenario
    - limit tilt android
    + limit tilt android
    E731 a scenario takes too many steps
    A run ends even when a loop does not: after 100 million steps. Let the loop turn less often, or give
    it more with --max-steps.
    - repeat 1e9 { zoomTo 5 }
    + repeat 10 { zoomTo 5 }
    E732 definitions call each other too deep
    A definition that calls itself has to stop some time. At most 200 calls stand one inside the other.
    - define deeper { zoomIn; deeper }
    - deeper
    + define deeper(times) { zoomIn; if times > 1 { deeper (times - 1) } }
    + deeper 3
    E733 a scenario needs too much memory
    Lists, texts and what is printed have 64 MB. A list or a text grows too long.
    - print length(1..1e9)
    + print length(1..1000)
    E734 a run was stopped
    Someone pressed Ctrl-C, or the program was told to end. What was running has no result.
    ~ with Ctrl-C while it runs
    - repeat 1e7 { zoomIn }
    + repeat 10 { zoomIn }
    """#
  }
}
