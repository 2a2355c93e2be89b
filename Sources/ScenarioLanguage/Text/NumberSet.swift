/// A set of small numbers, as of names and of sources.
///
/// A `Set` of the standard library asks the runtime for the conformances of its elements, which takes as
/// long as checking some hundred lines.
package struct NumberSet: Sendable {
  /// 1 for each number that belongs to it.
  private var members: [UInt8] = []

  func contains(_ number: Int32) -> Bool {
    number >= 0 && Int(number) < members.count && members[Int(number)] == 1
  }

  /// Whether it was not in there before.
  @discardableResult
  mutating func insert(_ number: Int32) -> Bool {
    while members.count <= Int(number) { members.append(0) }
    defer { members[Int(number)] = 1 }
    return members[Int(number)] == 0
  }

  mutating func remove(_ number: Int32) {
    if contains(number) { members[Int(number)] = 0 }
  }

  mutating func formUnion(_ other: NumberSet) {
    for (number, member) in other.members.enumerated() where member == 1 { insert(Int32(number)) }
  }
}
