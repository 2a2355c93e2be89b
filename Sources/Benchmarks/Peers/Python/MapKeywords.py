"""The keywords that Robot Framework runs, on the camera of mapcamera.py."""

from mapcamera import PLACES, Map, distance, near, near_angle, near_point


class MapKeywords:
    """Robot Framework makes a new one for each test, and so each has a map of its own."""

    ROBOT_LIBRARY_SCOPE = "TEST"

    def __init__(self):
        self.map = Map()

    def camera(self, place, zoom: float, bearing: float, tilt: float):
        self.map.camera(PLACES[place], zoom, bearing, tilt)

    def zoom_in(self):
        self.map.zoom_by(1)

    def zoom_out(self):
        self.map.zoom_by(-1)

    def zoom_to(self, zoom: float):
        self.map.zoom_to(zoom)

    def zoom_by(self, change: float):
        self.map.zoom_by(change)

    def zoom_by_at(self, change: float, x: float, y: float):
        self.map.zoom_by_at(change, x, y)

    def scroll_by(self, x: float, y: float):
        self.map.scroll_by(x, y)

    def bearing(self, bearing: float):
        self.map.set_bearing(bearing)

    def tilt(self, tilt: float):
        self.map.set_tilt(tilt)

    def target(self, place, zoom: float = None):
        self.map.set_target(PLACES[place], zoom)

    def fit(self, pad: float, *places):
        self.map.fit([PLACES[place] for place in places], pad)

    def zoom_should_be(self, zoom: float):
        near(self.map.zoom, zoom)

    def tilt_should_be(self, tilt: float):
        near(self.map.tilt, tilt)

    def bearing_should_be(self, bearing: float):
        near_angle(self.map.bearing, bearing)

    def latitude_should_be(self, latitude: float):
        near(self.map.lat, latitude)

    def zoom_should_be_between(self, low: float, high: float):
        assert low <= self.map.zoom <= high, f"zoom is {self.map.zoom}"

    def target_should_be_within(self, kilometers: float, place):
        assert distance(self.map.target, PLACES[place]) <= kilometers * 1000, place

    def target_should_be_nearer_than(self, kilometers: float, place):
        assert distance(self.map.target, PLACES[place]) < kilometers * 1000, place

    def should_be_visible(self, *places):
        for place in places:
            assert self.map.is_visible(PLACES[place]), place

    def should_not_be_visible(self, place):
        assert not self.map.is_visible(PLACES[place]), place

    def should_be_drawn_at(self, place, x: float, y: float):
        near_point(self.map.screen(PLACES[place]), x, y)
