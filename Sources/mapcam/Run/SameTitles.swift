import ScenarioLanguage

/// Tells apart the scenarios of a file that have the same title, such as rows under a plain title.
struct SameTitles: Sendable {
  /// Which of the scenarios of its title each one is, from 1.
  let positions: [Int32]
  /// Whether each one shares its title.
  let isShared: [Bool]

  init(_ program: Program) {
    var counts: [String: Int32] = [:]
    counts.reserveCapacity(program.scenarios.count)
    positions = program.scenarios.map { Self.next(&counts[$0.title, default: 0]) }
    // Mostly all are different.
    isShared =
      counts.count == positions.count
      ? positions.map { _ in false } : program.scenarios.map { counts[$0.title] != 1 }
  }

  private static func next(_ count: inout Int32) -> Int32 {
    count += 1
    return count
  }
}
