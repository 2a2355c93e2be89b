/// Numbers the names of a run: each spelling gets one small number, in the order of first use.
///
/// Names are compared by number from then on, and tables are indexed by it. Two spellings that
/// Unicode calls equal (a precomposed é, and e with a combining accent) are one name.
struct NameTable {
  /// Where each spelling begins in the pool, and where the last one ends.
  private var starts: [Int32] = [0]
  private var pool: [UInt8] = []
  private var buckets = [Bucket](repeating: Bucket(), count: 512)
  /// The names beyond ASCII: strings compare by canonical equivalence.
  private var beyondASCII: [String: Int32] = [:]

  /// A place in the hash table: a name of up to eight bytes is told by these alone.
  private struct Bucket {
    /// The first eight bytes.
    var head: UInt64 = 0
    /// The length in bytes, -1 for none.
    var length: Int32 = -1
    /// The name, -1 for none.
    var name: Int32 = -1
  }

  /// How many names there are.
  var count: Int { starts.count - 1 }

  /// The spelling of a name, as it was first written.
  func spelling(_ name: Int32) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

  private func bytes(of name: Int32) -> ArraySlice<UInt8> {
    pool[Int(starts[Int(name)])..<Int(starts[Int(name) + 1])]
  }

  /// The number of a spelling, new or known.
  mutating func number(_ spelling: StaticString) -> Int32 {
    number(UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount))
  }

  /// The number of a spelling, new or known.
  mutating func number(_ spelling: String) -> Int32 {
    var spelling = spelling
    return spelling.withUTF8 { number($0) }
  }

  /// The number of a spelling, new or known.
  @inline(__always)
  mutating func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let words = SpellingWords(bytes)
    // Most names are short, known, and where they are looked for first.
    let bucket = buckets[words.hash & (buckets.count - 1)]
    if bucket.head == words.head, bucket.length == bytes.count, bytes.count <= 8 {
      return bucket.name
    }
    return number(bytes, words)
  }

  private mutating func number(
    _ bytes: UnsafeBufferPointer<UInt8>, _ words: SpellingWords
  ) -> Int32 {
    guard words.isASCII else { return numberBeyondASCII(bytes) }
    let mask = buckets.count - 1
    var index = words.hash & mask
    while buckets[index].name >= 0 {
      if buckets[index].head == words.head, buckets[index].length == bytes.count,
        bytes.count <= 8 || self.bytes(of: buckets[index].name).elementsEqual(bytes)
      {
        return buckets[index].name
      }
      index = (index + 1) & mask
    }
    let name = append(bytes)
    buckets[index] = Bucket(head: words.head, length: Int32(bytes.count), name: name)
    if count * 2 > buckets.count { grow() }
    return name
  }

  private mutating func numberBeyondASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let spelling = String(decoding: bytes, as: UTF8.self)
    if let known = beyondASCII[spelling] { return known }
    let name = append(bytes)
    beyondASCII[spelling] = name
    return name
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    pool.append(contentsOf: bytes)
    starts.append(Int32(pool.count))
    return Int32(count - 1)
  }

  private mutating func grow() {
    let mask = buckets.count * 2 - 1
    var larger = [Bucket](repeating: Bucket(), count: mask + 1)
    for bucket in buckets where bucket.name >= 0 {
      let hash = pool.withUnsafeBufferPointer { pool in
        let range = Int(starts[Int(bucket.name)])..<Int(starts[Int(bucket.name) + 1])
        return SpellingWords(UnsafeBufferPointer(rebasing: pool[range])).hash
      }
      var index = hash & mask
      while larger[index].name >= 0 { index = (index + 1) & mask }
      larger[index] = bucket
    }
    buckets = larger
  }
}

/// A spelling taken eight bytes at a time.
private struct SpellingWords {
  /// The first eight bytes, filled up with zeros.
  let head: UInt64
  let hash: Int
  let isASCII: Bool

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(bytes)
    head = SpellingWords.head(bytes)
    var bits = head
    var mixed = SpellingWords.mix(head ^ UInt64(truncatingIfNeeded: bytes.count))
    if bytes.count > 8 {
      // The last word reaches back over bytes that were taken already.
      for offset in stride(from: 8, to: bytes.count, by: 8) {
        let word = ByteWord(bytes, at: min(offset, bytes.count - 8)).bits
        bits |= word
        mixed = SpellingWords.mix(mixed ^ word)
      }
    }
    hash = Int(truncatingIfNeeded: mixed)
    isASCII = bits & ByteWord.highest == 0
  }

  /// The high half of a product hangs on all bits, and goes into the low half.
  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// Fewer than eight bytes are two halves that overlap where they say the same.
  @inline(__always)
  private static func head(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let count = bytes.count
    if count >= 8 { return ByteWord(bytes, at: 0).bits }
    if count >= 4 {
      let low = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let high = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(UInt32(littleEndian: low))
        | UInt64(UInt32(littleEndian: high)) << (8 * (UInt64(count) - 4))
    }
    if count >= 2 {
      let low = bytes.loadUnaligned(fromByteOffset: 0, as: UInt16.self)
      let high = bytes.loadUnaligned(fromByteOffset: count - 2, as: UInt16.self)
      return UInt64(UInt16(littleEndian: low))
        | UInt64(UInt16(littleEndian: high)) << (8 * (UInt64(count) - 2))
    }
    return count == 1 ? UInt64(bytes[0]) : 0
  }
}
