"""A map camera in plain Python: the mathematics of MapCamera, written as one would write it here.

The peer of the benchmarks: zoom, target, scroll, fit, limits, and the tilted projection. The steps of
behave and the keywords of Robot Framework both stand on it.
"""

import math
from typing import NamedTuple

TILE = 256
CUT = 85.0511287798066
GREATEST_LATITUDE = 85
HALF_SLOPE = math.tan(math.radians(12.5))
EARTH_RADIUS = 6371009

# Numbers that lie exactly between two decimals may be off by this.
HAIR = 1e-9


class Place(NamedTuple):
    lat: float
    lon: float


PLACES = {
    "vancouver": Place(49.26, -123.11),
    "calgary": Place(51.05, -114.05),
    "sydney": Place(-33.8683, 151.2086),
    "seattle": Place(47.6062, -122.3321),
    "tokyo": Place(35.6895, 139.6917),
    "berlin": Place(52.5244, 13.4105),
    "toronto": Place(43.7064, -79.3986),
    "lima": Place(-12.0432, -77.0282),
    "office": Place(49.285, -123.1145),
    "harbour": Place(49.2901, -123.1112),
    "depot": Place(49.1952, -123.1776),
    "airport": Place(49.1967, -123.1815),
    "lookout": Place(49.3724, -123.0994),
}


def distance(start, end):
    """Metres along the great circle."""
    phi1, phi2 = math.radians(start.lat), math.radians(end.lat)
    rise = math.sin((phi2 - phi1) / 2)
    turn = math.sin(math.radians(end.lon - start.lon) / 2)
    h = rise * rise + math.cos(phi1) * math.cos(phi2) * turn * turn
    return 2 * EARTH_RADIUS * math.atan2(math.sqrt(h), math.sqrt(1 - h))


def wrap_longitude(lon):
    if -180 <= lon <= 180:
        return lon
    rest = math.fmod(lon, 360)
    if rest > 180:
        return rest - 360
    return rest + 360 if rest < -180 else rest


def wrap_bearing(bearing):
    return bearing if 0 <= bearing < 360 else bearing % 360


def world_size(zoom):
    return TILE * 2**zoom


def mercator_y(lat):
    return 0.5 - math.asinh(math.tan(math.radians(lat))) / (2 * math.pi)


def mercator_latitude(y):
    return math.degrees(math.atan(math.sinh(math.pi * (1 - 2 * y))))


def bounds(places):
    """South, west, north, east of all places; the longitudes leave out the widest gap."""
    longitudes = sorted(wrap_longitude(place.lon) for place in places)
    west, east = longitudes[0], longitudes[-1]
    gap = west + 360 - east
    for before, after in zip(longitudes, longitudes[1:]):
        if after - before > gap:
            gap, west, east = after - before, after, before
    return min(place.lat for place in places), west, max(place.lat for place in places), east


def greatest_tilt(zoom):
    """The greatest viewing angle at a zoom: 30° up to 10, 65° from 16, a line between."""
    if zoom <= 10:
        return 30
    return 65 if zoom >= 16 else 30 + 35 * (zoom - 10) / 6


class Map:
    def __init__(self, width=1133, height=744):
        self.width, self.height = width, height
        self.lowest, self.highest = 2, 21
        self.settle(0, 0, self.min_zoom(), 0, 0)

    @property
    def target(self):
        return Place(self.lat, self.lon)

    def min_zoom(self):
        return max(self.lowest, math.log2(self.height / TILE))

    def nearest_zoom(self, zoom):
        lowest = self.min_zoom()
        return min(max(zoom, lowest), max(self.highest, lowest))

    def settle(self, lat, lon, zoom, bearing, tilt):
        """Makes a wish legal: zoom, viewing angle, bearing, target, in this order."""
        if not all(map(math.isfinite, (lat, lon, zoom, bearing, tilt))):
            raise ValueError("a camera of numbers that are not finite")
        self.zoom = self.nearest_zoom(zoom)
        self.tilt = min(max(tilt, 0), greatest_tilt(self.zoom))
        self.bearing = wrap_bearing(bearing)
        self.lat = min(max(lat, -GREATEST_LATITUDE), GREATEST_LATITUDE)
        self.lon = wrap_longitude(lon)

    # Camera updates

    def camera(self, place, zoom, bearing, tilt):
        self.settle(place.lat, place.lon, zoom, bearing, tilt)

    def zoom_to(self, zoom):
        self.settle(self.lat, self.lon, zoom, self.bearing, self.tilt)

    def zoom_by(self, change):
        self.zoom_to(self.zoom + change)

    def set_target(self, place, zoom=None):
        zoom = self.zoom if zoom is None else zoom
        self.settle(place.lat, place.lon, zoom, self.bearing, self.tilt)

    def set_bearing(self, bearing):
        self.settle(self.lat, self.lon, self.zoom, bearing, self.tilt)

    def set_tilt(self, tilt):
        self.settle(self.lat, self.lon, self.zoom, self.bearing, tilt)

    def moved(self, x, y):
        """The place some world widths east and south of the target."""
        return mercator_latitude(mercator_y(self.lat) + y), self.lon + x * 360

    def scroll_by(self, x, y):
        dx, dy = self.ground_offset(self.width / 2 + x, self.height / 2 + y, self.tilt)
        world = world_size(self.zoom)
        lat, lon = self.moved(dx / world, dy / world)
        self.settle(lat, lon, self.zoom, self.bearing, self.tilt)

    def zoom_by_at(self, change, x, y):
        zoom = self.nearest_zoom(self.zoom + change)
        from_x, from_y = self.ground_offset(x, y, self.tilt)
        to_x, to_y = self.ground_offset(x, y, min(self.tilt, greatest_tilt(zoom)))
        before, after = world_size(self.zoom), world_size(zoom)
        lat, lon = self.moved(from_x / before - to_x / after, from_y / before - to_y / after)
        self.settle(lat, lon, self.zoom + change, self.bearing, self.tilt)

    def fit(self, places, pad):
        """North up and straight down, at the greatest zoom at which all places are in the map."""
        south, west, north, east = bounds(places)
        top = mercator_y(min(max(north, -CUT), CUT))
        bottom = mercator_y(min(max(south, -CUT), CUT))
        span = east - west if west <= east else east - west + 360
        width, height = span / 360, bottom - top
        room_width, room_height = self.width - 2 * pad, self.height - 2 * pad
        if room_width <= 0 or room_height <= 0:
            zoom = self.min_zoom()
        elif width == 0 and height == 0:
            zoom = self.highest
        else:
            across = room_width / width if width else math.inf
            down = room_height / height if height else math.inf
            zoom = math.log2(min(across, down) / TILE)
        lat = mercator_latitude((top + bottom) / 2)
        self.settle(lat, wrap_longitude(west + span / 2), zoom, 0, 0)

    # The projection

    def ground_offset(self, x, y, tilt):
        """From the target to the ground under a screen point, in points east and south."""
        distance = self.height / (2 * HALF_SLOPE)
        theta, beta = math.radians(tilt), math.radians(self.bearing)
        a, b = x - self.width / 2, self.height / 2 - y
        n = distance * math.cos(theta) - b * math.sin(theta)
        if n <= 0:
            raise ValueError("that point is in the sky")
        v = b * distance / n
        u = a * distance * math.cos(theta) / n
        sin_beta, cos_beta = math.sin(beta), math.cos(beta)
        return u * cos_beta + v * sin_beta, u * sin_beta - v * cos_beta

    def screen_offset(self, dx, dy):
        """Where a way from the target is drawn; None when it is behind the camera."""
        distance = self.height / (2 * HALF_SLOPE)
        theta, beta = math.radians(self.tilt), math.radians(self.bearing)
        sin_beta, cos_beta = math.sin(beta), math.cos(beta)
        u = dx * cos_beta + dy * sin_beta
        v = dx * sin_beta - dy * cos_beta
        depth = distance + v * math.sin(theta)
        if depth <= 0:
            return None
        scale = distance / depth
        return self.width / 2 + u * scale, self.height / 2 - v * math.cos(theta) * scale

    def offset(self, place):
        """From the target to the nearest copy of a place."""
        world = world_size(self.zoom)
        turns = (place.lon - self.lon) / 360
        turns -= math.floor(turns + 0.5)
        return turns * world, (mercator_y(place.lat) - mercator_y(self.lat)) * world

    def screen(self, place):
        return self.screen_offset(*self.offset(place))

    def is_visible(self, place):
        """Whether a place, or a copy of it in the next worlds, is drawn in the map."""
        dx, dy = self.offset(place)
        for copy in (-1, 0, 1):
            point = self.screen_offset(dx + copy * world_size(self.zoom), dy)
            if point and 0 <= point[0] <= self.width and 0 <= point[1] <= self.height:
                return True
        return False


# Checks


def near(found, expected, within=0.005):
    assert abs(found - expected) <= within + HAIR, f"expected {expected}, found {found}"


def near_angle(found, expected):
    turn = abs(found - expected) % 360
    assert min(turn, 360 - turn) <= 0.005 + HAIR, f"expected {expected}, found {found}"


def near_point(found, x, y):
    assert found, "it lies behind the camera"
    assert math.dist(found, (x, y)) <= 0.5, f"expected {(x, y)}, found {found}"
