// A map camera in plain C: the mathematics, limits and checks of MapCamera, and nothing besides.
// The floor of the benchmarks: compiled with -O2 when they run, it times loops of its own.
//
//     mapcamera updates TURNS       six camera updates in each turn
//     mapcamera projection COUNT    so many places to the screen
//     mapcamera arithmetic TURNS    four statements in each turn
//
// Each prints the processor's seconds in the loop and a sum of all that it computed.

#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const double pi = 3.14159265358979323846;
static const double tile = 256;
static const double greatest_latitude = 85;
static const double half_slope = 0.22169466264293988; // tan 12.5°

typedef struct { double lat, lon; } place;
typedef struct { double x, y; } point;
typedef struct { place target; double zoom, bearing, tilt; } camera_position;
typedef struct { double zoom, angle; } knot;

// What the limits changed in a wish.
enum { ZOOM = 1, TILT = 2, BEARING = 4, LATITUDE = 8, LONGITUDE = 16 };

typedef struct {
  double width, height, top, left, bottom, right;
  double lowest, highest; // the zoom range on this screen
  knot tilt_limit[3];
  camera_position camera;
  int limited;
} map_view;

static double radians(double degrees) { return degrees * (pi / 180); }
static double degrees(double radians) { return radians * (180 / pi); }

static double clamp(double x, double low, double high) {
  return x < low ? low : x > high ? high : x;
}

// Angles and the Mercator projection ---------------------------------------------------------

static double wrap_bearing(double bearing) {
  if (bearing > 0 && bearing < 360) return bearing;
  double rest = fmod(bearing, 360);
  double turned = rest < 0 ? rest + 360 : rest;
  return turned == 360 || turned == 0 ? 0 : turned;
}

static double wrap_longitude(double lon) {
  if (lon >= -180 && lon <= 180) return lon;
  double rest = fmod(lon, 360);
  if (rest > 180) return rest - 360;
  return rest < -180 ? rest + 360 : rest;
}

static double world_size(double zoom) { return tile * exp2(zoom); }

static double mercator_y(double lat) {
  return 0.5 - asinh(tan(radians(clamp(lat, -90, 90)))) / (2 * pi);
}

static double mercator_latitude(double y) { return degrees(atan(sinh(pi * (1 - 2 * y)))); }

// Limits -------------------------------------------------------------------------------------

static double tilt_between(knot low, knot high, double zoom) {
  return low.angle + (high.angle - low.angle) * (zoom - low.zoom) / (high.zoom - low.zoom);
}

static double greatest_tilt(const map_view *map, double zoom) {
  const knot *limit = map->tilt_limit;
  if (zoom >= limit[2].zoom) return limit[2].angle;
  if (zoom >= limit[1].zoom) return tilt_between(limit[1], limit[2], zoom);
  return zoom > limit[0].zoom ? tilt_between(limit[0], limit[1], zoom) : limit[0].angle;
}

// The one place where a wish becomes legal: zoom, tilt, bearing, target, in this order.
static bool settle(map_view *map, camera_position wish) {
  if (!isfinite(wish.zoom) || !isfinite(wish.bearing) || !isfinite(wish.tilt)
      || !isfinite(wish.target.lat) || !isfinite(wish.target.lon)) return false;
  camera_position given;
  given.zoom = clamp(wish.zoom, map->lowest, map->highest);
  given.tilt = clamp(wish.tilt, 0, greatest_tilt(map, given.zoom));
  given.bearing = wrap_bearing(wish.bearing);
  given.target.lat = clamp(wish.target.lat, -greatest_latitude, greatest_latitude);
  given.target.lon = wrap_longitude(wish.target.lon);
  map->limited = (given.zoom != wish.zoom ? ZOOM : 0) | (given.tilt != wish.tilt ? TILT : 0)
    | (given.bearing != wish.bearing ? BEARING : 0)
    | (given.target.lat != wish.target.lat ? LATITUDE : 0)
    | (given.target.lon != wish.target.lon ? LONGITUDE : 0);
  map->camera = given;
  return true;
}

static bool start(map_view *map, camera_position camera) {
  *map = (map_view){ .width = 1133, .height = 744 };
  map->tilt_limit[0] = (knot){ 10, 30 };
  map->tilt_limit[1] = map->tilt_limit[2] = (knot){ 16, 65 };
  map->lowest = fmax(2, log2(map->height / tile));
  map->highest = fmax(21, map->lowest);
  return settle(map, camera);
}

// Perspective --------------------------------------------------------------------------------

typedef struct {
  point center;
  double distance, sin_bearing, cos_bearing, sin_tilt, cos_tilt;
} perspective;

static perspective view_of(const map_view *map) {
  double bearing = radians(map->camera.bearing), tilt = radians(map->camera.tilt);
  return (perspective){
    .center = { (map->left + map->width - map->right) / 2,
                (map->top + map->height - map->bottom) / 2 },
    .distance = map->height / (2 * half_slope),
    .sin_bearing = sin(bearing), .cos_bearing = cos(bearing),
    .sin_tilt = sin(tilt), .cos_tilt = cos(tilt),
  };
}

// The ground under a screen point, in points east and south of the target; false for the sky.
static bool ground(const perspective *view, point screen, point *offset) {
  double a = screen.x - view->center.x, b = view->center.y - screen.y;
  double n = view->distance * view->cos_tilt - b * view->sin_tilt;
  if (!(n > 0)) return false;
  double v = b * view->distance / n;
  double u = a * view->distance * view->cos_tilt / n;
  offset->x = u * view->cos_bearing + v * view->sin_bearing;
  offset->y = u * view->sin_bearing - v * view->cos_bearing;
  return true;
}

// Where the ground is drawn; false behind the camera.
static bool screen(const perspective *view, point offset, point *screen) {
  double u = offset.x * view->cos_bearing + offset.y * view->sin_bearing;
  double v = offset.x * view->sin_bearing - offset.y * view->cos_bearing;
  double depth = view->distance + v * view->sin_tilt;
  if (!(depth > 0)) return false;
  double scale = view->distance / depth;
  screen->x = view->center.x + u * scale;
  screen->y = view->center.y - v * view->cos_tilt * scale;
  return isfinite(screen->x) && isfinite(screen->y);
}

// Camera updates -----------------------------------------------------------------------------

static bool zoom_by(map_view *map, double change) {
  camera_position wish = map->camera;
  wish.zoom += change;
  return settle(map, wish);
}

static bool set_bearing(map_view *map, double bearing) {
  camera_position wish = map->camera;
  wish.bearing = bearing;
  return settle(map, wish);
}

static bool set_tilt(map_view *map, double tilt) {
  camera_position wish = map->camera;
  wish.tilt = tilt;
  return settle(map, wish);
}

static bool scroll_by(map_view *map, double x, double y) {
  if (!isfinite(x) || !isfinite(y)) return false;
  camera_position wish = map->camera;
  if (x != 0 || y != 0) {
    perspective view = view_of(map);
    point offset;
    if (!ground(&view, (point){ view.center.x + x, view.center.y + y }, &offset)) return false;
    double world = world_size(map->camera.zoom);
    place moved = {
      mercator_latitude(mercator_y(wish.target.lat) + offset.y / world),
      wish.target.lon + offset.x / world * 360,
    };
    if (!isfinite(moved.lat) || !isfinite(moved.lon)) return false;
    wish.target = (place){ moved.lat, wrap_longitude(moved.lon) };
  }
  return settle(map, wish);
}

// The loops ----------------------------------------------------------------------------------

// What is asked for: not constant, so that the compiler can't work it out beforehand.
struct { double bearing, tilt, zoom, right, down; } asked = { 395, 80, 0.5, 3, 4 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static bool updates(map_view *map, long turns, double *sum) {
  bool holds = true;
  for (long turn = 0; turn < turns; turn++) {
    holds = holds && set_bearing(map, asked.bearing);
    holds = holds && set_tilt(map, asked.tilt);
    holds = holds && zoom_by(map, asked.zoom);
    holds = holds && scroll_by(map, asked.right, asked.down);
    *sum += map->camera.target.lat + map->camera.target.lon + map->camera.tilt;
    holds = holds && scroll_by(map, -asked.right, -asked.down);
    holds = holds && zoom_by(map, -asked.zoom);
  }
  return holds;
}

static void project(const map_view *map, const place *places, long count, double *sum) {
  perspective view = view_of(map);
  double world = world_size(map->camera.zoom), y = mercator_y(map->camera.target.lat);
  for (long index = 0; index < count; index++) {
    place at = places[index % 1000];
    double turns = (at.lon - map->camera.target.lon) / 360;
    point offset = { (turns - round(turns)) * world, (mercator_y(at.lat) - y) * world };
    point drawn;
    if (screen(&view, offset, &drawn)) *sum += drawn.x + drawn.y;
  }
}

// With the sign of the divisor, as the languages have it.
static double remainder_of(double value, double divisor) {
  double rest = fmod(value, divisor);
  return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest;
}

static void arithmetic(long turns, double *sum) {
  for (long i = 1; i <= turns; i++) {
    double level = (double)i;
    double a = (level * 3 + 1) / 7;
    double b = a - remainder_of(level, 4);
    double c = b * b + a;
    double d = c - level + 0.5;
    if (d < -1e9) *sum += d;
  }
}

int main(int count, char **arguments) {
  long turns = count == 3 ? atol(arguments[2]) : 0;
  map_view map;
  if (turns < 1 || !start(&map, (camera_position){ { 49.26, -123.11 }, 12, 35, 30 })) return 2;
  static place places[1000];
  for (int index = 0; index < 1000; index++) {
    places[index] = (place){ 49 + index / 2000.0, -123.6 + index * 7 % 1000 / 1000.0 };
  }

  double sum = 0, before = now();
  if (strcmp(arguments[1], "updates") == 0) {
    if (!updates(&map, turns, &sum)) return 1;
  } else if (strcmp(arguments[1], "projection") == 0) {
    project(&map, places, turns, &sum);
  } else if (strcmp(arguments[1], "arithmetic") == 0) {
    arithmetic(turns, &sum);
  } else {
    return 2;
  }
  double seconds = now() - before;
  if (strcmp(arguments[1], "updates") == 0) {
    camera_position end = map.camera;
    sum += end.zoom + end.bearing + end.tilt + end.target.lat + end.target.lon;
  }
  printf("%.17g %.17g\n", seconds, sum);
  return 0;
}
