import Foundation
import Gazetteer
import Testing

@Suite("Folding")
struct FoldingTests {
  @Test(
    "All spellings of a name share a key",
    arguments: [
      ("São Paulo", "saopaulo"), ("sao_paulo", "saopaulo"), ("Sa\u{303}o Paulo", "saopaulo"),
      ("Straße", "strasse"), ("STRAẞE", "strasse"), ("Ærøskøbing", "aeroskobing"),
      ("Œuilly", "oeuilly"), ("Đà Nẵng", "danang"), ("Ísafjörður", "isafjordur"),
      ("Þórshöfn", "thorshofn"), ("Łódź", "lodz"), ("Iğdır", "igdir"), ("İzmir", "izmir"),
      ("Ħamrun", "hamrun"), ("Ŋ", "ng"), ("Ĳmuiden", "ijmuiden"), ("Ǆ", "dz"),
      ("Ɓauchi ɓ", "bauchib"), ("Sant Celo·ni", "santceloni"), ("St. John’s", "stjohns"),
      ("a–b—c−d‐e‑f", "abcdef"), ("ʻĀina", "aina"), ("Misato, Saitama", "misatosaitama"),
      ("Frankfurt (Oder)/West", "frankfurtoderwest"), ("6th", "6th"),
    ])
  func keys(name: String, key: String) {
    #expect(fold(name) == key)
  }

  @Test(
    "What is no Latin letter stays as it is",
    arguments: ["東京", "Москва", "×÷", "a!b", "a\0b", "👍🏽", "a\tb"])
  func kept(name: String) {
    #expect(CityName.fold(name.utf8) == Array(name.utf8))
  }

  @Test("Bytes that are no UTF-8 stay as they are")
  func invalid() {
    let bytes: [UInt8] = [0x61, 0xC3, 0x62, 0xE1, 0xBA, 0x63, 0xFF, 0x80, 0xC0, 0xAF, 0xC3]
    #expect(CityName.fold(bytes) == bytes)
  }

  @Test("A letter with accents folds to what Unicode takes it apart into")
  func decompositions() {
    for scalar in latin {
      let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      guard let base = parts.first, base.isASCII, base.properties.isAlphabetic else { continue }
      #expect(fold(String(scalar)) == String(base).lowercased(), "\(scalar)")
    }
  }

  @Test("A letter with a stroke, hook or the like folds to the letter of its Unicode name")
  func names() {
    for scalar in latin {
      let words = (scalar.properties.name ?? "").split(separator: " ")
      guard words.count > 5, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1,
        words[4] == "WITH", scalar.properties.generalCategory != .titlecaseLetter
      else { continue }
      #expect(fold(String(scalar)) == words[3].lowercased(), "\(scalar)")
    }
  }

  @Test("Capital and small letter fold alike, and a folded name folds to itself")
  func laws() {
    for scalar in latin {
      let key = fold(String(scalar))
      #expect(fold(key) == key, "\(scalar)")
      let isFolded = key != String(scalar)
      let lower = scalar.properties.lowercaseMapping
      if isFolded, lower.unicodeScalars.allSatisfy({ $0.value < 0x2C00 }) {
        #expect(fold(lower) == key, "\(scalar)")
      }
    }
  }

  private var latin: [Unicode.Scalar] {
    (Array(0x00C0...0x024F) + Array(0x1E00...0x1EFF)).compactMap { Unicode.Scalar($0 as UInt32) }
  }

  private func fold(_ name: String) -> String {
    String(decoding: CityName.fold(name.utf8), as: UTF8.self)
  }
}
