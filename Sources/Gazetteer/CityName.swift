/// The one key that all spellings of a city's name share.
///
/// Capitals, accents, spaces and punctuation don't matter: `sao_paulo`, `saoPaulo`, `São Paulo` and
/// `SAO PAULO` all fold to `saopaulo`, whether an accent is part of its letter or a mark of its own.
/// Letters of other scripts, and bytes that are no UTF-8, stay as they are.
public enum CityName {
  /// The key of a name: lower-case letters and digits, without accents, spaces or punctuation.
  ///
  ///     CityName.fold("São Paulo".utf8)  // the bytes of "saopaulo"
  public static func fold(_ name: some Collection<UInt8>) -> [UInt8] {
    withBytes(of: name) { bytes in
      Array(unsafeUninitializedCapacity: bytes.count) { key, count in
        count = fold(bytes, into: key)
      }
    }
  }

  /// Lends the key of a name without a place of its own on the heap, for texts of city length.
  static func withFolded<Result>(_ name: Bytes, _ body: (Bytes) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.count) { key in
      let count = fold(name, into: key)
      return body(Bytes(rebasing: key[..<count]))
    }
  }

  /// Writes the key of a name and returns its length, which is never more than the name's.
  private static func fold(_ name: Bytes, into key: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var count = 0
    func append(_ byte: UInt8) {
      key.initializeElement(at: count, to: byte)
      count += 1
    }
    var index = 0
    while index < name.count {
      let scalar = FoldedScalar(in: name, at: index)
      switch scalar.folding {
      case .dropped, .separator: break
      case .letters(let first, let second):
        append(first)
        if let second { append(second) }
      case .kept:
        for offset in 0..<scalar.length { append(name[index + offset]) }
      }
      index += scalar.length
    }
    return count
  }
}
