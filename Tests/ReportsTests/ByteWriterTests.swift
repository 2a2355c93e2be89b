import Testing

@testable import Reports

@Suite("Bytes of reports")
struct ByteWriterTests {
  private func text(_ write: (ByteWriter) -> Void) -> String {
    let out = ByteWriter()
    write(out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  @Test(
    "A number is written with as few digits as it takes to read it back",
    arguments: [
      (0, "0"), (-0.0, "0"), (2, "2"), (-33.8683, "-33.8683"), (0.001, "0.001"), (-0.25, "-0.25"),
      (33.208333333333336, "33.208333333333336"), (1e-7, "1e-07"),
      (123456789.123456, "123456789.123456"),
      (999999999.999999, "999999999.999999"), (1e15, "1000000000000000"), (1e300, "1e+300"),
      (0.1 + 0.2, "0.30000000000000004"), (0.00390625, "0.00390625"), (0.0039, "0.0039"),
      // Of two that are equally near it is the even one, as elsewhere.
      (8 + 0x1p-16, "8.000015258789062"), (8 + 0x3p-16, "8.000045776367188"),
      (999999999.9999999, "999999999.9999999"), (1e9, "1000000000.0"), (1.5e9, "1500000000.0"),
    ] as [(Double, String)])
  func exact(_ value: Double, _ expected: String) {
    #expect(text { $0.put(exact: value) } == expected)
  }

  @Test("Every number has the digits with which the system writes it")
  func digits() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let whole = Double(Int64.random(in: -1_000_000_000...1_000_000_000, using: &generator))
      let random = Double(
        sign: .plus, exponent: .random(in: -8...28, using: &generator),
        significand: .random(in: 1..<2, using: &generator))
      for value in [
        whole / 1e6, whole / 1e5, whole * 0.377, whole, whole / 3e7, whole / 0x1p20, random,
        (whole / 1e6).nextUp, random.nextDown,
      ] {
        var expected = value.description
        if value.magnitude < 1e9, expected.hasSuffix(".0") { expected.removeLast(2) }
        #expect(text { $0.put(exact: value) } == expected)
      }
    }
  }

  @Test("A text in quotes has no character that YAML, which TAP uses, can't hold")
  func quoted() {
    for value in UInt32(0)..<0x300 {
      let scalar = Unicode.Scalar(value)!
      let written = text { JSON.quoted("a\(scalar)b", to: $0) }
      let isPrintable = (0x20..<0x7F).contains(value) || value >= 0xA0
      #expect(written.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) } || isPrintable)
    }
    #expect(text { JSON.quoted("\u{7F}\u{85}\u{9B}°", to: $0) } == #""\u007f\u0085\u009b°""#)
  }

  @Test(
    "Whole numbers and seconds have all their digits",
    arguments: [(0, "0"), (7, "7"), (-10, "-10"), (.max, "\(Int.max)"), (.min, "\(Int.min)")])
  func whole(_ number: Int, _ expected: String) {
    #expect(text { $0.put(number: number) } == expected)
    #expect(text { $0.put(digits: .max) } == "\(UInt64.max)")
    #expect(text { $0.put(seconds: 1.5) } == "1.500000")
    #expect(text { $0.put(seconds: 0.0000129) } == "0.000012")
  }

  @Test(
    "Texts in JSON are on one line, and hold no code for a terminal",
    arguments: [
      ("plain", "\"plain\""), ("", "\"\""), ("a\"b\\c", #""a\"b\\c""#),
      ("\u{1b}\n\t\u{7f}", #""\u001b\n\t\u007f""#), ("é東🗺", "\"é東🗺\""),
      ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#),
    ])
  func quoted(_ value: String, _ expected: String) {
    #expect(text { JSON.quoted(value, to: $0) } == expected)
  }
}
