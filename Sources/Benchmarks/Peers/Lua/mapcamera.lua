-- A map camera in plain Lua 5.4: the mathematics of MapCamera, written as one would write it here.
-- The peer of the benchmarks: zoom, target, scroll, fit, limits, and the tilted projection.

local sin, cos, tan, atan, exp, log = math.sin, math.cos, math.tan, math.atan, math.exp, math.log
local abs, min, max, floor, sqrt = math.abs, math.min, math.max, math.floor, math.sqrt
local rad, deg, pi, huge, fmod = math.rad, math.deg, math.pi, math.huge, math.fmod

local TILE = 256
local CUT = 85.0511287798066
local GREATEST_LATITUDE = 85
local HALF_SLOPE = tan(rad(12.5))

local M = {}

-- Places ------------------------------------------------------------------------------------

function M.place(lat, lon) return { lat = lat, lon = lon } end

M.cities = {
  vancouver = M.place(49.26, -123.11),
  calgary = M.place(51.05, -114.05),
  sydney = M.place(-33.8683, 151.2086),
  seattle = M.place(47.6062, -122.3321),
  tokyo = M.place(35.6895, 139.6917),
  berlin = M.place(52.5244, 13.4105),
  toronto = M.place(43.7064, -79.3986),
  lima = M.place(-12.0432, -77.0282),
}

local EARTH_RADIUS = 6371009

-- Metres along the great circle.
function M.distance(from, to)
  local phi1, phi2 = rad(from.lat), rad(to.lat)
  local sinRise, sinTurn = sin((phi2 - phi1) / 2), sin(rad(to.lon - from.lon) / 2)
  local h = sinRise * sinRise + cos(phi1) * cos(phi2) * sinTurn * sinTurn
  return 2 * EARTH_RADIUS * atan(sqrt(h), sqrt(1 - h))
end

local function wrapLongitude(lon)
  if lon >= -180 and lon <= 180 then return lon end
  local rest = fmod(lon, 360)
  if rest > 180 then return rest - 360 end
  return rest < -180 and rest + 360 or rest
end

local function wrapBearing(bearing)
  if bearing >= 0 and bearing < 360 then return bearing end
  return bearing % 360
end

local function isFinite(x) return x == x and x ~= huge and x ~= -huge end

-- The Mercator projection on the unit square ------------------------------------------------

local function worldSize(zoom) return TILE * 2 ^ zoom end

local function mercatorY(lat)
  local t = tan(rad(lat))
  local magnitude = abs(t)
  local y = log(magnitude + sqrt(magnitude * magnitude + 1))
  return 0.5 - (t < 0 and -y or y) / (2 * pi)
end

local function mercatorLatitude(y)
  local e = exp(pi * (1 - 2 * y))
  return deg(atan((e - 1 / e) / 2))
end

-- Bounds ------------------------------------------------------------------------------------

-- The smallest box that holds all places: the longitudes leave out the widest gap between them.
function M.bounds(places)
  local south, north = huge, -huge
  local longitudes = {}
  for i, place in ipairs(places) do
    south, north = min(south, place.lat), max(north, place.lat)
    longitudes[i] = wrapLongitude(place.lon)
  end
  table.sort(longitudes)
  local count = #longitudes
  local west, east = longitudes[1], longitudes[count]
  local gap = west + 360 - east
  for i = 2, count do
    if longitudes[i] - longitudes[i - 1] > gap then
      gap = longitudes[i] - longitudes[i - 1]
      west, east = longitudes[i], longitudes[i - 1]
    end
  end
  return { south = south, west = west, north = north, east = east }
end

-- The map -----------------------------------------------------------------------------------

local Map = {}
Map.__index = Map

-- The greatest viewing angle at a zoom: 30° up to 10, 65° from 16, a line between.
local function greatestTilt(zoom)
  if zoom <= 10 then return 30 end
  if zoom >= 16 then return 65 end
  return 30 + 35 * (zoom - 10) / 6
end

function M.new(width, height)
  local map = setmetatable({
    width = width or 1133, height = height or 744,
    top = 0, left = 0, bottom = 0, right = 0,
    lowest = 2, highest = 21,
  }, Map)
  map:settle(0, 0, map:minZoom(), 0, 0)
  return map
end

function Map:target() return M.place(self.lat, self.lon) end

function Map:minZoom() return max(self.lowest, log(self.height / TILE, 2)) end

function Map:nearestZoom(zoom)
  local lowest = self:minZoom()
  return min(max(zoom, lowest), max(self.highest, lowest))
end

-- The one place where a wish becomes legal: zoom, viewing angle, bearing, target, in this order.
function Map:settle(lat, lon, zoom, bearing, tilt)
  if not (isFinite(lat) and isFinite(lon) and isFinite(zoom) and isFinite(bearing)
    and isFinite(tilt)) then
    error("a camera of numbers that are not finite", 2)
  end
  self.zoom = self:nearestZoom(zoom)
  self.tilt = min(max(tilt, 0), greatestTilt(self.zoom))
  self.bearing = wrapBearing(bearing)
  self.lat = min(max(lat, -GREATEST_LATITUDE), GREATEST_LATITUDE)
  self.lon = wrapLongitude(lon)
  -- What the limits changed, for whoever asks.
  self.limited = self.zoom ~= zoom or self.tilt ~= tilt or self.lat ~= lat
end

-- Camera updates ----------------------------------------------------------------------------

function Map:camera(place, zoom, bearing, tilt)
  self:settle(place.lat, place.lon, zoom or self:minZoom(), bearing or 0, tilt or 0)
end

function Map:zoomTo(zoom) self:settle(self.lat, self.lon, zoom, self.bearing, self.tilt) end
function Map:zoomBy(change) self:zoomTo(self.zoom + change) end
function Map:zoomIn() self:zoomTo(self.zoom + 1) end
function Map:zoomOut() self:zoomTo(self.zoom - 1) end

function Map:setTarget(place, zoom)
  self:settle(place.lat, place.lon, zoom or self.zoom, self.bearing, self.tilt)
end

function Map:setBearing(bearing)
  self:settle(self.lat, self.lon, self.zoom, bearing, self.tilt)
end

function Map:setTilt(tilt) self:settle(self.lat, self.lon, self.zoom, self.bearing, tilt) end

-- The place some world widths east and south of the target.
function Map:moved(x, y)
  return mercatorLatitude(mercatorY(self.lat) + y), self.lon + x * 360
end

function Map:scrollBy(x, y)
  if x == 0 and y == 0 then
    self.limited = false
    return
  end
  local cx, cy = self:center()
  local dx, dy = self:groundOffset(cx + x, cy + y, self.tilt)
  if not dx then error("that point is in the sky", 2) end
  local world = worldSize(self.zoom)
  local lat, lon = self:moved(dx / world, dy / world)
  self:settle(lat, lon, self.zoom, self.bearing, self.tilt)
end

function Map:zoomByAt(change, x, y)
  local fromX, fromY = self:groundOffset(x, y, self.tilt)
  if not fromX then error("that point is in the sky", 2) end
  local zoom = self:nearestZoom(self.zoom + change)
  local toX, toY = self:groundOffset(x, y, min(self.tilt, greatestTilt(zoom)))
  if not toX then error("that point is in the sky", 2) end
  local before, after = worldSize(self.zoom), worldSize(zoom)
  local lat, lon = self:moved(fromX / before - toX / after, fromY / before - toY / after)
  self:settle(lat, lon, self.zoom + change, self.bearing, self.tilt)
end

-- North up and straight down, at the greatest zoom at which all places are in the padded map.
function Map:fit(places, pad)
  local insets = pad or 64
  local box = M.bounds(places)
  local top = mercatorY(min(max(box.north, -CUT), CUT))
  local bottom = mercatorY(min(max(box.south, -CUT), CUT))
  local span = box.east - box.west
  if span < 0 then span = span + 360 end
  local width, height = span / 360, bottom - top
  local roomWidth = self.width - self.left - self.right - 2 * insets
  local roomHeight = self.height - self.top - self.bottom - 2 * insets
  local zoom
  if roomWidth <= 0 or roomHeight <= 0 then
    zoom = self:minZoom()
  else
    zoom = log(min(roomWidth / width, roomHeight / height) / TILE, 2)
    if not isFinite(zoom) then zoom = self.highest end
  end
  local lat = mercatorLatitude((top + bottom) / 2)
  self:settle(lat, wrapLongitude(box.west + span / 2), zoom, 0, 0)
end

-- The projection ----------------------------------------------------------------------------

function Map:center()
  return (self.left + self.width - self.right) / 2, (self.top + self.height - self.bottom) / 2
end

-- From the target to the ground under a screen point, in points east and south; nil for the sky.
function Map:groundOffset(x, y, tilt)
  local cx, cy = self:center()
  local distance = self.height / (2 * HALF_SLOPE)
  local theta, beta = rad(tilt), rad(self.bearing)
  local a, b = x - cx, cy - y
  local n = distance * cos(theta) - b * sin(theta)
  if n <= 0 then return nil end
  local v = b * distance / n
  local u = a * distance * cos(theta) / n
  local sinBeta, cosBeta = sin(beta), cos(beta)
  return u * cosBeta + v * sinBeta, u * sinBeta - v * cosBeta
end

-- Where a way from the target is drawn; nil when it is behind the camera.
function Map:screenOffset(dx, dy)
  local cx, cy = self:center()
  local distance = self.height / (2 * HALF_SLOPE)
  local theta, beta = rad(self.tilt), rad(self.bearing)
  local sinBeta, cosBeta = sin(beta), cos(beta)
  local u = dx * cosBeta + dy * sinBeta
  local v = dx * sinBeta - dy * cosBeta
  local depth = distance + v * sin(theta)
  if depth <= 0 then return nil end
  local scale = distance / depth
  return cx + u * scale, cy - v * cos(theta) * scale
end

-- From the target to the nearest copy of a place.
function Map:offset(place)
  local world = worldSize(self.zoom)
  local turns = (place.lon - self.lon) / 360
  turns = turns - floor(turns + 0.5)
  return turns * world, (mercatorY(place.lat) - mercatorY(self.lat)) * world, world
end

function Map:screen(place)
  local dx, dy = self:offset(place)
  return self:screenOffset(dx, dy)
end

-- Whether a place, or a copy of it in the next worlds, is drawn in the padded map.
function Map:isVisible(place)
  local dx, dy, world = self:offset(place)
  for copy = -1, 1 do
    local x, y = self:screenOffset(dx + copy * world, dy)
    if x and x >= self.left and x <= self.width - self.right and y >= self.top
      and y <= self.height - self.bottom then
      return true
    end
  end
  return false
end

-- Scenarios and checks ----------------------------------------------------------------------

local report, failures, count = {}, 0, 0

-- Runs a scenario on a map of its own; one that fails stops, and the others go on.
function M.scenario(title, body)
  count = count + 1
  local ok, message = pcall(body, M.new())
  if ok then
    report[#report + 1] = "  ok  " .. title
  else
    failures = failures + 1
    report[#report + 1] = "FAIL  " .. title .. "\n      " .. tostring(message)
  end
end

-- A hair for numbers that lie exactly between two decimals.
local HAIR = 1e-9

function M.near(found, expected, within)
  if not (abs(found - expected) <= within + HAIR) then
    error(("expected %s within %s, found %s"):format(expected, within, found), 2)
  end
end

function M.nearAngle(found, expected, within)
  local turn = abs(found - expected) % 360
  if not (min(turn, 360 - turn) <= within + HAIR) then
    error(("expected %s within %s, found %s"):format(expected, within, found), 2)
  end
end

function M.nearPoint(map, place, x, y, within)
  local foundX, foundY = map:screen(place)
  if not foundX then error("it lies behind the camera", 2) end
  local dx, dy = foundX - x, foundY - y
  if not (sqrt(dx * dx + dy * dy) <= within) then
    error(("expected (%s, %s), found (%s, %s)"):format(x, y, foundX, foundY), 2)
  end
end

function M.check(holds, what)
  if not holds then error("it does not hold: " .. what, 2) end
end

-- Prints the report and ends the program, with 1 when a scenario failed.
function M.finish()
  print(table.concat(report, "\n"))
  print(("%d scenarios, %d failed"):format(count, failures))
  os.exit(failures == 0 and 0 or 1)
end

return M
