/// Statements as people bring them along from elsewhere, and how they are written here.
///
/// The tables are texts that are only read when something is wrong. A line holds a pattern in small
/// letters and behind the `=>` what is meant. In a pattern `a|b` is one word or the other and `a?` may
/// be left out; capital letters stand for what is written, and are put in again behind the `=>`:
///
/// - `A`, `B`: one value; `N`: a number; `V`: a word
/// - `T`: a time; `U`: a unit; `S`: how many times
/// - `C`: a command; `M`: one that moves the camera
/// - `X`: anything; `Y`, `Z`: anything, or nothing
enum Phrase {
  /// Commands with their arguments.
  static var commands: String {
    """
    limit zoom to? max|maximum|below|under|until|<|<= A => limit zoom to A
    limit zoom to? up|down to A => limit zoom to A
    limit zoom to? at most A => limit zoom to A
    limit zoom not|no above|over|more|greater|higher than? A => limit zoom to A
    limit zoom to? A max|maximum => limit zoom to A
    limit zoom min|minimum|above|over|>|>= A => limit zoom from A
    limit zoom from|to min|minimum A => limit zoom from A
    limit zoom to? at least A => limit zoom from A
    limit zoom not|no below|under|less|lower than? A => limit zoom from A
    limit zoom from? A min|minimum => limit zoom from A
    limit zoom from|to|between? A ..|-|and|to|until|through B => limit zoom A to B
    limit zoom from? A up to B => limit zoom A to B
    limit zoom min|minimum A and|,? max|maximum B => limit zoom A to B
    limit zoom max|maximum B and|,? min|minimum A => limit zoom A to B
    limit|set? max|maximum zoom to|=|:? A => limit zoom to A
    limit|set? min|minimum zoom to|=|:? A => limit zoom from A
    limit|set? maxzoom to|=|:? A => limit zoom to A
    limit|set? minzoom to|=|:? A => limit zoom from A
    M Y over|in|for|during|within T Z => animate M Y over T Z
    move M Y over|in|for|during|within T Z => animate M Y over T Z
    X V U Z => X (V * 1 U) Z
    gesture pinch by|to? S Z => gesture pinch S Z
    pinch by|to? S Z => gesture pinch S Z
    gesture pinch by|to N Z => gesture pinch N Z
    gesture pan by X => gesture pan X
    gesture fling by X => gesture fling X
    gesture rotate by A Z => gesture rotate A Z
    gesture rotate by? A clockwise Z => gesture rotate A Z
    gesture tilt by|up A Z => gesture tilt A Z
    gesture? swipe|drag left N Z => gesture pan -N 0 Z
    gesture pan left N Z => gesture pan -N 0 Z
    gesture? swipe|drag right N Z => gesture pan N 0 Z
    gesture pan right N Z => gesture pan N 0 Z
    gesture? swipe|drag up N Z => gesture pan 0 -N Z
    gesture pan up N Z => gesture pan 0 -N Z
    gesture? swipe|drag down N Z => gesture pan 0 N Z
    gesture pan down N Z => gesture pan 0 N Z
    gesture? fling|flick left N Z => gesture fling -N 0 Z
    gesture? fling|flick right N Z => gesture fling N 0 Z
    gesture? fling|flick up N Z => gesture fling 0 -N Z
    gesture? fling|flick down N Z => gesture fling 0 N Z
    set|change C to|=? X => C X
    X with? ease|easing in|ease-in|easein out|ease-out|easeout Z => X ease easeInOut Z
    X ease|easing? in-out|ease-in-out|inout|easeinout Z => X ease easeInOut Z
    X with? ease|easing in|ease-in|easein Z => X ease easeIn Z
    X with? ease|easing out|ease-out|easeout Z => X ease easeOut Z
    X with? ease-in|easein Z => X ease easeIn Z
    X with? ease-out|easeout Z => X ease easeOut Z
    X linear|linearly Z => X ease linear Z
    X easing A Z => X ease A Z
    X ease "linear" Z => X ease linear Z
    X ease "easein" Z => X ease easeIn Z
    X ease "easeout" Z => X ease easeOut Z
    X ease "easeinout" Z => X ease easeInOut Z
    padding top N % Z => padding top (height * N / 100) Z
    padding bottom N % Z => padding bottom (height * N / 100) Z
    padding left N % Z => padding left (width * N / 100) Z
    padding right N % Z => padding right (width * N / 100) Z
    zoom in by? N => zoomBy N
    zoom out by? N => zoomBy -N
    zoomin by N => zoomBy N
    zoomout by N => zoomBy -N
    zoom in twice => zoomBy 2
    zoom out twice => zoomBy -2
    padding N top Z => padding top N Z
    padding N bottom Z => padding bottom N Z
    padding N left Z => padding left N Z
    padding N right Z => padding right N Z
    map size to|=|:? X => map X
    gesture pinch N at|on V => gesture pinch N at screen(V)
    drive N U for T Z => drive T at N U Z
    wait N m => wait N min
    recenter after|in T => autoRecenter after T
    auto recenter after|in T => autoRecenter after T
    auto-recenter after|in T => autoRecenter after T
    tap|press|click on? the? recenter|re-center button? => recenter
    gesture tap on? the? recenter|re-center button? => recenter
    print|log|show A and B => print "{A}, {B}"
    route from? A to B via|over X => route A X B
    route from? A via|over|through X to Y => route A X Y
    route from? A via|over|through X => route A X
    route from? A to|and|-|, X => route A X
    route from? A - > X => route A X
    wait for? T then|and|, then? X => wait T; X
    X then Y => X; Y
    """
  }

  /// Checks.
  static var checks: String {
    """
    Y map|camera is centered|centred on|at A Z => assert target == A Z
    Y the? A is in|at the? center|centre|middle Z => assert target == A Z
    Y the? A is centered|centred Z => assert target == A Z
    Y the? recenter|re-center button is visible|shown Z => assert recenterButton is visible Z
    Y the? recenter|re-center button is not visible|shown Z => assert recenterButton is not visible Z
    Y the? recenter|re-center button is hidden Z => assert recenterButton is not visible Z
    Y recenter is visible|shown Z => assert recenterButton is visible Z
    assert|expect map|camera? is? following Z => assert mode is following Z
    assert|expect map|camera? is? free Z => assert mode is free Z
    assert|expect X at all times => always X
    assert|expect X the whole time => always X
    assert|expect X all the time => always X
    assert|expect X ~ = A Z => assert X == A within 0.5 Z
    assert|expect X ~|≈ A Z => assert X == A within 0.5 Z
    assert|expect V to equal|be Z => expect V == Z
    assert|expect V is not A or B => assert V is not A and V is not B
    assert|expect V is|== A or B => assert V is A or V is B
    """
  }

  /// What can't be said: behind the pattern the message, the words at the spot and what to do, parted
  /// by `::`; then a line that is shown as well where it is accepted.
  static var advice: String {
    """
    gesture? tap|click|press|touch Z => a tap does not move the camera :: \
    write what the app does then :: for example: target NAME
    wait until X => only “until idle” can be waited for :: this is not waited for :: wait a time, like \
    wait 5 s, and check in its block what is to come :: wait 5 s { eventually X }
    wait for X => only a time, or “until idle”, can be waited for :: this is not waited for :: wait a \
    time, like wait 5 s, and check in its block what is to come
    gesture? pan|swipe|drag|scroll to? left|right|up|down Z => the way is given in points to the right \
    and down :: this names only the direction :: gesture pan 100 0 drags the map to the right, \
    gesture pan -100 0 to the left, gesture pan 0 -100 up
    gesture? fling|flick to? left|right|up|down Z => the speed is given in points a second to the right \
    and down :: this names only the direction :: gesture fling 800 0 throws the map to the right, \
    gesture fling -800 0 to the left, gesture fling 0 -800 up
    gesture? pinch in|out|open|close Z => a pinch is given by its scale :: this names only the \
    direction :: gesture pinch 2 zooms in by one, gesture pinch 0.5 zooms out by one
    drive to|from X => drive takes a time, and the route says where to :: no place can stand here :: \
    for example: route vancouver calgary, and then: drive 10 min at 50 km/h
    drive T to|from X => drive takes a time, and the route says where to :: no place can stand \
    here :: for example: route vancouver calgary, and then: drive 10 min at 50 km/h
    drive N km|m|mi Z => drive takes a time, and the route says where to :: no distance can stand \
    here :: for example: route vancouver calgary, and then: drive 10 min at 50 km/h
    padding|fit X % Y => lengths on the screen are points :: there are no percents :: a part of the map's size \
    is computed: padding bottom (height * 0.4)
    Y only X is|are visible => “only” can't be said of places :: every place is named :: write each \
    that is not to be seen, too: assert vancouver is visible and calgary is not visible
    assert|expect? every|each X is|are visible => places are checked as a list :: the places were \
    expected by their names :: for example: assert [vancouver, calgary] is visible
    Y is above|below|over|under|behind the? V => what is above or below on the screen is told by \
    its point :: this can't be said of places :: for example: \
    assert screen(vancouver).y < height - 300
    """
  }
}
