/// A value while it is checked: its kind, and the slots where it will be.
struct Operand {
  var kind: Kind
  var slot: Int32
  /// The slot with half the last decimal that was written, -1 for a number that was computed.
  var tolerance: Int32 = -1
  /// Its slots hold the value already before the program runs.
  var isConstant = false

  static let unknown = Operand(kind: .unknown, slot: 0)

  /// A part of this value, `offset` slots on.
  func part(_ kind: Kind, at offset: Int32) -> Operand {
    Operand(kind: kind, slot: slot + offset, isConstant: isConstant)
  }
}

/// What a name stands for.
struct Binding {
  enum Meaning {
    case value(Operand)
    /// The index of a definition in `Checker.definitions`.
    case definition(Int)
  }

  var meaning: Meaning
  let location: Location
  /// The binding that this one hides, -1 for none.
  let hidden: Int32
  let name: Int32

  /// Whether a place has the name.
  var isPlace: Bool {
    if case .value(let operand) = meaning { operand.kind == .place } else { false }
  }
}

/// A `define` as it was written.
struct WrittenDefinition {
  let name: Int32
  let source: Int32
  let node: Int32
  let parameters: [Int32]
  /// The kinds it has been checked for, and the number of the program's definition for each.
  var instances: [(kinds: [Kind], number: Int)] = []
}
