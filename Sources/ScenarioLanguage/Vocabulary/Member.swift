/// A part of a value that a dot and a name read: `target.lat`.
struct Member {
  let name: String
  let kind: Kind

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

extension Kind {
  /// The parts of a value of this kind.
  var members: [Member] {
    if isList { return [Member("length", .number)] }
    switch base {
    case .place: return [Member("lat", .angle), Member("lon", .angle)]
    case .point: return [Member("x", .screenLength), Member("y", .screenLength)]
    case .bounds:
      return [
        Member("north", .angle), Member("south", .angle), Member("east", .angle),
        Member("west", .angle), Member("center", .place),
      ]
    case .camera:
      return [
        Member("target", .place), Member("zoom", .number), Member("bearing", .angle),
        Member("tilt", .angle),
      ]
    case .text: return [Member("length", .number)]
    case .line: return [Member("length", .distance)]
    default: return []
    }
  }
}
