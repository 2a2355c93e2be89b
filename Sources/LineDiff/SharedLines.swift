/// The lines that stand in both of two texts: no others can be matched.
struct SharedLines {
  /// Of each line of a text that stands in the other one, too: what it says, as a number, and its place.
  struct Side {
    fileprivate(set) var kinds: [Int32] = []
    fileprivate var places: [Int] = []
  }

  private(set) var old = Side()
  private(set) var new = Side()
  /// How many different lines there are.
  let kindCount: Int
  /// How many lines the old text has.
  private let oldCount: Int

  init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int32 {
      if let known = numbers[line] { return known }
      let next = Int32(numbers.count)
      numbers[line] = next
      return next
    }
    let (oldKinds, newKinds) = (old.map(number), new.map(number))
    kindCount = numbers.count
    oldCount = old.count
    self.old = Self.side(oldKinds, in: newKinds, kindCount)
    self.new = Self.side(newKinds, in: oldKinds, kindCount)
  }

  private static func side(_ kinds: [Int32], in others: [Int32], _ count: Int) -> Side {
    var isShared = Array(repeating: false, count: count)
    for kind in others { isShared[Int(kind)] = true }
    var side = Side()
    for (place, kind) in kinds.enumerated() where isShared[Int(kind)] {
      side.kinds.append(kind)
      side.places.append(place)
    }
    return side
  }

  /// The new line that each old line is the same as, -1 for none: of all lines, from those of the shared
  /// ones.
  func partners(_ partners: [Int32]) -> [Int32] {
    var all = Array(repeating: Int32(-1), count: oldCount)
    for (index, partner) in partners.enumerated() where partner >= 0 {
      all[old.places[index]] = Int32(new.places[Int(partner)])
    }
    return all
  }
}
