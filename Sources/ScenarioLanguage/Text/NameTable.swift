/// Numbers the names of a run: each spelling gets one small number, in the order of first use.
///
/// Names are compared by number from then on, and tables are indexed by it. Two spellings that
/// Unicode calls equal (a precomposed é, and e with a combining accent) are one name.
struct NameTable {
  private var hashes: [UInt32] = []
  private var starts: [Int32] = [0]
  private var pool: [UInt8] = []
  private var buckets = [Int32](repeating: -1, count: 1024)
  /// The names beyond ASCII: strings compare by canonical equivalence.
  private var beyondASCII: [String: Int32] = [:]

  /// How many names there are.
  var count: Int { hashes.count }

  /// The spelling of a name, as it was first written.
  func spelling(_ name: Int32) -> String {
    String(decoding: pool[Int(starts[Int(name)])..<Int(starts[Int(name) + 1])], as: UTF8.self)
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
  mutating func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    // FNV-1a, and the bits of all bytes to see whether one is beyond ASCII.
    var hash: UInt32 = 2_166_136_261
    var bits: UInt8 = 0
    for byte in bytes {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
      bits |= byte
    }
    if bits >= 0x80 {
      let spelling = String(decoding: bytes, as: UTF8.self)
      if let known = beyondASCII[spelling] { return known }
      let name = append(bytes, hash)
      beyondASCII[spelling] = name
      return name
    }
    let mask = buckets.count - 1
    var bucket = Int(hash) & mask
    while buckets[bucket] >= 0 {
      let candidate = Int(buckets[bucket])
      if hashes[candidate] == hash, spells(candidate, bytes) { return Int32(candidate) }
      bucket = (bucket + 1) & mask
    }
    let name = append(bytes, hash)
    buckets[bucket] = name
    if count * 2 > buckets.count { grow() }
    return name
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int32 {
    hashes.append(hash)
    pool.append(contentsOf: bytes)
    starts.append(Int32(pool.count))
    return Int32(hashes.count - 1)
  }

  private func spells(_ name: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[name])
    guard Int(starts[name + 1]) - start == bytes.count else { return false }
    for i in 0..<bytes.count where pool[start + i] != bytes[i] { return false }
    return true
  }

  private mutating func grow() {
    let mask = buckets.count * 2 - 1
    var larger = [Int32](repeating: -1, count: mask + 1)
    for name in buckets where name >= 0 {
      var bucket = Int(hashes[Int(name)]) & mask
      while larger[bucket] >= 0 { bucket = (bucket + 1) & mask }
      larger[bucket] = name
    }
    buckets = larger
  }
}
