/// A city of the built-in table: its name, where it lies, and how many people live there.
///
///     let city = Gazetteer.city(named: "saoPaulo")
///     city?.name     // "São Paulo"
///     city?.country  // "Brazil"
///
/// The data are from GeoNames (geonames.org), CC BY 4.0.
public struct City: Sendable, Equatable {
  /// The name as GeoNames writes it, with its accents.
  public let name: String

  /// The English name of the country.
  public let country: String

  /// The state, province or territory in the United States, Canada and Australia; else empty.
  public let region: String

  /// Degrees north of the equator, -90 to 90, to four decimals.
  public let latitude: Double

  /// Degrees east of Greenwich, -180 to 180, to four decimals.
  public let longitude: Double

  /// The number of people, by which cities of one name are ranked.
  public let population: Int
}
