import ScenarioLanguage

/// Reports are put together of bytes: most of what they say is ASCII, and stands in texts already.
extension [UInt8] {
  mutating func add(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func add(_ text: String) { append(contentsOf: text.utf8) }

  mutating func add(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    NumberText.write(Int64(clamping: number.magnitude), digits: 1, to: &self)
  }

  /// Seconds as every reader of reports takes them: with a point, and no exponent.
  mutating func add(seconds: Double) { NumberText.writeFixed(seconds, decimals: 6, to: &self) }

  /// A text, of which what `escape` gives something for is replaced.
  mutating func add(_ text: String, escaping escape: (Unicode.Scalar) -> String?) {
    for scalar in text.unicodeScalars {
      if let other = escape(scalar) {
        add(other)
      } else {
        append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }
}
