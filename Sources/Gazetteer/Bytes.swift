/// UTF-8 text borrowed from wherever it lies, without a copy.
///
/// The table of cities is a literal, reached by pointer alone; so the whole module works on borrowed
/// bytes.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// Lends the bytes of a collection, copied only where they don't lie side by side.
func withBytes<Result>(
  of collection: some Collection<UInt8>, _ body: (Bytes) -> Result
) -> Result {
  if let result = collection.withContiguousStorageIfAvailable(body) { return result }
  return Array(collection).withUnsafeBufferPointer(body)
}

extension UnsafeBufferPointer<UInt8> {
  init(_ literal: StaticString) {
    self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// The part of these bytes between two offsets.
  func part(_ range: Range<Int>) -> Bytes { Bytes(rebasing: self[range]) }

  /// The offset of a byte's first occurrence at or after `start`; the end where there is none.
  func offset(of byte: UInt8, from start: Int = 0) -> Int {
    var index = start
    while index < count && self[index] != byte { index += 1 }
    return index
  }

  /// Whether these bytes come before others, as the table is sorted.
  func precedes(_ other: Bytes) -> Bool {
    let shared = Swift.min(count, other.count)
    for index in 0..<shared where self[index] != other[index] {
      return self[index] < other[index]
    }
    return count < other.count
  }

  /// Whether these bytes begin with others.
  func begins(with prefix: Bytes) -> Bool {
    if count < prefix.count { return false }
    for index in 0..<prefix.count where self[index] != prefix[index] { return false }
    return true
  }

  /// Whether these bytes and others are the same text.
  func equals(_ other: Bytes) -> Bool { count == other.count && begins(with: other) }
}
