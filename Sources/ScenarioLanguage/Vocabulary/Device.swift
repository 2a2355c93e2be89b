import Gazetteer

/// Screens of well-known devices, in points, held upright.
package enum Device {
  /// The size of a device's screen, nil for one that is not known.
  package static func size(of name: String) -> (width: Double, height: Double)? {
    let key = CityName.fold(name.utf8)
    return table.first { CityName.fold($0.name.utf8) == key }.map { ($0.width, $0.height) }
  }

  /// The name that was probably meant.
  package static func suggestion(for name: String) -> String? {
    let key = CityName.fold(name.utf8)
    var best: (name: String, distance: Int)?
    for device in table {
      let limit = (best?.distance ?? 4) - 1
      if let distance = EditDistance.between(key, CityName.fold(device.name.utf8), limit: limit) {
        best = (device.name, distance)
      }
    }
    return best?.name
  }

  /// The names of all of them.
  static var names: [String] { table.map { $0.name } }

  private static let table: [(name: String, width: Double, height: Double)] = [
    ("iPhone SE", 375, 667),
    ("iPhone 12", 390, 844), ("iPhone 12 mini", 375, 812), ("iPhone 12 Pro Max", 428, 926),
    ("iPhone 13", 390, 844), ("iPhone 13 mini", 375, 812), ("iPhone 13 Pro Max", 428, 926),
    ("iPhone 14", 390, 844), ("iPhone 14 Plus", 428, 926), ("iPhone 14 Pro", 393, 852),
    ("iPhone 14 Pro Max", 430, 932),
    ("iPhone 15", 393, 852), ("iPhone 15 Plus", 430, 932), ("iPhone 15 Pro", 393, 852),
    ("iPhone 15 Pro Max", 430, 932),
    ("iPhone 16", 393, 852), ("iPhone 16 Plus", 430, 932), ("iPhone 16 Pro", 402, 874),
    ("iPhone 16 Pro Max", 440, 956), ("iPhone 16e", 390, 844),
    ("iPad", 820, 1180), ("iPad mini", 744, 1133), ("iPad Air", 820, 1180),
    ("iPad Air 13", 1024, 1366), ("iPad Pro 11", 834, 1194), ("iPad Pro 12.9", 1024, 1366),
    ("iPad Pro 13", 1032, 1376),
    ("Pixel 6", 412, 915), ("Pixel 7", 412, 915), ("Pixel 8", 412, 915),
    ("Galaxy S23", 360, 780), ("Galaxy S24", 360, 780),
  ]
}
