/// The encoded polyline format: a line of coordinates as a short ASCII text.
///
/// See https://developers.google.com/maps/documentation/utilities/polylinealgorithm.
///
///     EncodedPolyline.encode([home])            // "_p~iF~ps|U" for 38.5, −120.2
public enum EncodedPolyline {
  /// How many decimals of a degree the text keeps.
  public enum Precision: Sendable {
    /// Five decimals, the original format.
    case five
    /// Six decimals, as some routing services write it.
    case six

    fileprivate var scale: Double { self == .five ? 1e5 : 1e6 }
  }

  /// Where and why a text is not an encoded polyline.
  public struct DecodingError: Error, Hashable, Sendable {
    /// What is wrong with the text.
    public enum Reason: Hashable, Sendable {
      /// A byte that the format never uses.
      case invalidByte
      /// The text ends within a number or between latitude and longitude.
      case truncated
      /// A latitude beyond ±90° or a longitude beyond ±360°.
      case outOfRange
    }

    /// The byte at which the trouble shows, counted from 0.
    public let offset: Int
    /// What is wrong there.
    public let reason: Reason

    /// An error at a byte of the text.
    public init(offset: Int, reason: Reason) {
      self.offset = offset
      self.reason = reason
    }
  }

  /// The coordinates of an encoded text.
  ///
  /// - Throws: `DecodingError` with the byte at which the text goes wrong.
  public static func decode(
    _ text: String, precision: Precision = .five
  ) throws(DecodingError) -> [Coordinate] {
    var reader = Reader(bytes: text.utf8.makeIterator())
    var coordinates: [Coordinate] = []
    var latitude: Int64 = 0
    var longitude: Int64 = 0
    while let change = try reader.number() {
      let start = reader.start
      latitude += change
      guard let change = try reader.number() else {
        throw DecodingError(offset: reader.offset, reason: .truncated)
      }
      longitude += change
      let degreesNorth = Double(latitude) / precision.scale
      let degreesEast = Double(longitude) / precision.scale
      guard degreesNorth.magnitude <= 90 else {
        throw DecodingError(offset: start, reason: .outOfRange)
      }
      guard degreesEast.magnitude <= 360 else {
        throw DecodingError(offset: reader.start, reason: .outOfRange)
      }
      coordinates.append(
        Coordinate(uncheckedLatitude: degreesNorth, longitude: degreesEast))
    }
    return coordinates
  }

  /// The text of some coordinates; longitudes are wrapped, latitudes beyond ±90° are the pole's.
  public static func encode(
    _ coordinates: some Sequence<Coordinate>, precision: Precision = .five
  ) -> String {
    var bytes: [UInt8] = []
    var latitude: Int64 = 0
    var longitude: Int64 = 0
    for coordinate in coordinates {
      let wrapped = coordinate.wrapped
      let nextLatitude = Int64((wrapped.globeLatitude * precision.scale).rounded())
      let nextLongitude = Int64((wrapped.longitude * precision.scale).rounded())
      write(nextLatitude - latitude, to: &bytes)
      write(nextLongitude - longitude, to: &bytes)
      latitude = nextLatitude
      longitude = nextLongitude
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Five bits a byte, the lowest first, the sign in the lowest bit of all.
  private static func write(_ number: Int64, to bytes: inout [UInt8]) {
    var rest = UInt64(bitPattern: (number << 1) ^ (number >> 63))
    while rest >= 0x20 {
      bytes.append(UInt8(rest & 0x1F | 0x20) + 63)
      rest >>= 5
    }
    bytes.append(UInt8(rest) + 63)
  }

  /// Reads numbers and keeps count of the bytes.
  private struct Reader {
    var bytes: String.UTF8View.Iterator
    /// The bytes read so far.
    var offset = 0
    /// Where the latest number begins.
    var start = 0

    /// The next number; nil at the end of the text.
    mutating func number() throws(DecodingError) -> Int64? {
      start = offset
      var number: UInt64 = 0
      var shift: UInt64 = 0
      while let byte = bytes.next() {
        guard byte >= 63, byte <= 126 else {
          throw DecodingError(offset: offset, reason: .invalidByte)
        }
        // Nine bytes hold 45 bits; any coordinate needs 31, and sums of a few can't overflow.
        guard shift < 45 else { throw DecodingError(offset: start, reason: .outOfRange) }
        offset += 1
        let bits = UInt64(byte - 63)
        number |= (bits & 0x1F) << shift
        shift += 5
        if bits < 0x20 { return Int64(number >> 1) ^ -Int64(number & 1) }
      }
      guard shift == 0 else { throw DecodingError(offset: offset, reason: .truncated) }
      return nil
    }
  }
}
