/// Bytes of a report that is being put together: most of what it says is ASCII, and stands in texts already.
final class ByteWriter {
  private var start: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var end: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var limit: UnsafeMutablePointer<UInt8>

  init() {
    let capacity = 4096
    start = .allocate(capacity: capacity)
    end = start
    limit = start + capacity
  }

  deinit { start.deallocate() }

  /// How many bytes there are.
  var count: Int { end - start }

  /// The bytes.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Takes back the last bytes, down to so many.
  func removeLast(downTo count: Int) { end = start + count }

  // MARK: Adding

  @inline(__always)
  func put(_ text: StaticString) {
    put(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(__always)
  func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    makeRoom(bytes.count)
    end.initialize(from: first, count: bytes.count)
    end += bytes.count
  }

  func put(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { put($0) } }

  func put(_ other: ByteWriter) {
    put(UnsafeBufferPointer(start: other.start, count: other.count))
  }

  /// Adds a part of another one.
  func put(_ other: ByteWriter, _ part: Range<Int>) {
    put(UnsafeBufferPointer(start: other.start + part.lowerBound, count: part.count))
  }

  func put(text: String) {
    var text = text
    text.withUTF8 { put($0) }
  }

  /// Adds a text, of which what `escape` gives something for is replaced.
  func put(text: String, escaping escape: (Unicode.Scalar) -> String?) {
    for scalar in text.unicodeScalars {
      if let other = escape(scalar) {
        put(text: other)
      } else {
        for byte in UTF8.encode(scalar)! { put(byte: byte) }
      }
    }
  }

  @inline(__always)
  func put(byte: UInt8) {
    makeRoom(1)
    end.initialize(to: byte)
    end += 1
  }

  /// Adds the bytes that `write` puts where it is told to, up to `most`; it says how many they are.
  @inline(__always)
  func put(atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    makeRoom(most)
    end += write(end)
  }

  @inline(__always)
  private func makeRoom(_ number: Int) {
    if limit - end < number { grow(by: number) }
  }

  @inline(never)
  private func grow(by number: Int) {
    let capacity = max((limit - start) * 2, count + number)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.moveInitialize(from: start, count: count)
    end = larger + count
    start.deallocate()
    start = larger
    limit = larger + capacity
  }
}
