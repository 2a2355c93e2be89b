"""The steps that behave runs: a line of Python for each, on the camera of mapcamera.py."""

from behave import then, when
from mapcamera import PLACES, Map, distance, near, near_angle, near_point


def map_of(context):
    # Each scenario has a map of its own: what a step adds to the context goes with its scenario.
    if "map" not in context:
        context.map = Map()
    return context.map


@when("the camera is over {place} at zoom {zoom:g}, bearing {bearing:g}, tilt {tilt:g}")
def camera(context, place, zoom, bearing, tilt):
    map_of(context).camera(PLACES[place], zoom, bearing, tilt)


@when("I zoom in")
def zoom_in(context):
    map_of(context).zoom_by(1)


@when("I zoom out")
def zoom_out(context):
    map_of(context).zoom_by(-1)


@when("I zoom to {zoom:g}")
def zoom_to(context, zoom):
    map_of(context).zoom_to(zoom)


@when("I zoom by {change:g}")
def zoom_by(context, change):
    map_of(context).zoom_by(change)


@when("I zoom by {change:g} at {x:g}, {y:g}")
def zoom_by_at(context, change, x, y):
    map_of(context).zoom_by_at(change, x, y)


@when("I scroll by {x:g}, {y:g}")
def scroll_by(context, x, y):
    map_of(context).scroll_by(x, y)


@when("I turn to {bearing:g}")
def turn(context, bearing):
    map_of(context).set_bearing(bearing)


@when("I tilt to {tilt:g}")
def tilt_to(context, tilt):
    map_of(context).set_tilt(tilt)


@when("I go to {place:w}")
def go(context, place):
    map_of(context).set_target(PLACES[place])


@when("I go to {place:w} at zoom {zoom:g}")
def go_at_zoom(context, place, zoom):
    map_of(context).set_target(PLACES[place], zoom)


@when("I fit {places} with padding {pad:g}")
def fit(context, places, pad):
    map_of(context).fit([PLACES[name] for name in places.split(", ")], pad)


@then("the zoom is {zoom:g}")
def zoom_is(context, zoom):
    near(map_of(context).zoom, zoom)


@then("the tilt is {tilt:g}")
def tilt_is(context, tilt):
    near(map_of(context).tilt, tilt)


@then("the bearing is {bearing:g}")
def bearing_is(context, bearing):
    near_angle(map_of(context).bearing, bearing)


@then("the latitude is {latitude:g}")
def latitude_is(context, latitude):
    near(map_of(context).lat, latitude)


@then("the zoom is between {low:g} and {high:g}")
def zoom_is_between(context, low, high):
    zoom = map_of(context).zoom
    assert low <= zoom <= high, f"zoom is {zoom}"


@then("the target is within {kilometers:g} km of {place:w}")
def target_is(context, kilometers, place):
    assert distance(map_of(context).target, PLACES[place]) <= kilometers * 1000, place


@then("the target is less than {kilometers:g} km from {place:w}")
def target_is_near(context, kilometers, place):
    assert distance(map_of(context).target, PLACES[place]) < kilometers * 1000, place


@then("{place:w} is visible")
def is_visible(context, place):
    assert map_of(context).is_visible(PLACES[place]), place


@then("{place:w} is not visible")
def is_not_visible(context, place):
    assert not map_of(context).is_visible(PLACES[place]), place


@then("{one:w} and {other:w} are visible")
def are_visible(context, one, other):
    assert map_of(context).is_visible(PLACES[one]), one
    assert map_of(context).is_visible(PLACES[other]), other


@then("{place:w} is drawn at {x:g}, {y:g}")
def is_drawn_at(context, place, x, y):
    near_point(map_of(context).screen(PLACES[place]), x, y)
