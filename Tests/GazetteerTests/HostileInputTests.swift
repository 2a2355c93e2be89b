import Gazetteer
import Testing

/// An input with a name of its own, for some are too long to print.
struct HostileInput: CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]

  init(_ description: String, _ bytes: [UInt8]) {
    testDescription = description
    self.bytes = bytes
  }

  init(_ description: String, _ text: String) {
    self.init(description, Array(text.utf8))
  }

  static let all = [
    HostileInput("nothing", ""),
    HostileInput("NUL", "\0"),
    HostileInput("NUL before a city", "\0vancouver"),
    HostileInput("NUL after a city", "vancouver\0"),
    HostileInput("a continuation byte alone", [0x80]),
    HostileInput("two bytes cut short", [0xC3]),
    HostileInput("three bytes cut short", [0xE1, 0xBA]),
    HostileInput("four bytes cut short", [0xF0, 0x9F, 0x98]),
    HostileInput("bytes that UTF-8 has not", [0xFF, 0xFE]),
    HostileInput("NUL in two bytes", [0xC0, 0x80]),
    HostileInput("a combining accent in a byte too many", "vancouver".utf8 + [0xE0, 0x8C, 0x80]),
    HostileInput("accents alone", "\u{301}\u{302}\u{303}"),
    HostileInput("punctuation alone", " -_.'’"),
    HostileInput("commas alone", ",,,,"),
    HostileInput("256 commas", String(repeating: ",", count: 256)),
    HostileInput("a megabyte of letters", String(repeating: "a", count: 1 << 20)),
    HostileInput("a megabyte of spaces", String(repeating: " ", count: 1 << 20) + "vancouver"),
    HostileInput("a megabyte of accents", String(repeating: "\u{301}", count: 1 << 19)),
  ]
}

@Suite("No input does harm")
struct HostileInputTests {
  @Test("It finds nothing", arguments: HostileInput.all)
  func findsNothing(input: HostileInput) {
    #expect(Gazetteer.city(named: input.bytes) == nil)
    #expect(Gazetteer.cities(named: input.bytes).isEmpty)
  }

  @Test("It completes and corrects to little or nothing", arguments: HostileInput.all)
  func completes(input: HostileInput) {
    #expect(Gazetteer.cities(withPrefix: input.bytes, limit: 3).count <= 3)
    #expect((Gazetteer.nearest(to: input.bytes)?.distance ?? 0) <= 2)
  }

  @Test("It folds to no more bytes than it has", arguments: HostileInput.all)
  func folds(input: HostileInput) {
    #expect(CityName.fold(input.bytes).count <= input.bytes.count)
  }

  @Test("A name too long to be a slip is near to nothing, whatever the distance allowed")
  func tooLong() {
    let name = String(repeating: "a", count: 65)
    #expect(Gazetteer.nearest(to: name, maxDistance: .max) == nil)
  }
}
