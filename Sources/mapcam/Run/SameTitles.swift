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
    positions = program.scenarios.map { scenario in
      counts[scenario.title, default: 0] += 1
      return counts[scenario.title] ?? 1
    }
    isShared = program.scenarios.map { counts[$0.title] != 1 }
  }
}
