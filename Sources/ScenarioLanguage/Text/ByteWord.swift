/// Eight bytes of a text taken at once, the first of them lowest: what is asked of them is computed
/// for all eight side by side, with the answer for each in its highest bit.
struct ByteWord {
  let bits: UInt64

  /// The bytes from `offset` on; there must be eight.
  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    bits = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The highest bit of each byte, and the others.
  static let highest: UInt64 = 0x8080_8080_8080_8080
  private static let others: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  /// Whether all are ASCII, and none is 0: taking 1 from a 0 sets its highest bit.
  @inline(__always)
  var isPlain: Bool { (bits | bits &- ByteWord.each(1)) & ByteWord.highest == 0 }

  /// How many bytes at the start can stand in a name: ASCII letters, digits and `_`.
  @inline(__always)
  var nameLength: Int {
    let low = bits & ByteWord.others
    let found =
      (ByteWord.within(low | ByteWord.each(0x20), 0x61, 0x7A) | ByteWord.within(low, 0x30, 0x39)
        | ByteWord.within(low, 0x5F, 0x5F)) & ~bits
    return (~found & ByteWord.highest).trailingZeroBitCount / 8
  }

  /// Which bytes lie in a range: adding carries into the highest bit from the lower end on, and
  /// again beyond the upper end. The highest bits of `low` are 0, so that nothing goes further.
  @inline(__always)
  private static func within(_ low: UInt64, _ lower: UInt64, _ upper: UInt64) -> UInt64 {
    (low &+ each(0x80 - lower)) & ~(low &+ each(0x7F - upper))
  }

  /// The same byte eight times.
  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
