import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

@Suite("The number with which a failed check would hold")
struct CorrectionTests {
  static let setUp = """
    camera sydney zoom 8.4512 bearing 359.97 tilt 12.3456789
    wait 1500 ms

    """

  @Test(
    "It has the decimals that were written, and more where they don't match",
    arguments: [
      ("zoom == 7.3", "8.5"),
      ("zoom is 7.30", "8.45"),
      ("zoom == 7.3 within 0.001", "8.451"),
      ("zoom == 7 within 0.5", "8"),
      ("zoom == 7 ± 0.1", "8.5"),
      ("zoom == 7", "8.5"),
      ("zoom == 1e3", "8.5"),
      ("7.30 == zoom", "8.45"),
      ("lat == 33.87", "-33.87"),
      ("lat == -1.0", "-33.9"),
      ("-1.00 == lat", "-33.87"),
      ("lat == 33.90S", "33.87"),
      ("tilt == 45.0°", "12.3"),
      ("bearing == 90", "0.0"),
      ("bearing == 90.0", "0.0"),
      ("bearing == 90.00", "359.97"),
      ("time == 400 ms", "1500"),
      ("time == 2.00 min", "0.03"),
      ("distance(sydney, vancouver) == 1.0 km", "12500.9"),
      ("(zoom == 7.3)", "8.5"),
      ("zoom == 8.5 and tilt == 30.0", "12.3"),
    ])
  func numbers(condition: String, number: String) throws {
    let text = Self.setUp + "assert " + condition
    let correction = try #require(try run(text).failures.first, "\(condition)").correction.get()
    #expect(correction.number == number)
    let span = Int(correction.location.span.lower)..<Int(correction.location.span.upper)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(span, with: correction.number.utf8)
    let corrected = String(decoding: bytes, as: UTF8.self)
    #expect(try run(corrected).verdict == .passed, "\(corrected)")
  }

  @Test(
    "There is none where no number stands beside ==, or more than one might be meant",
    arguments: [
      ("zoom > 10", .noNumber), ("zoom between 1 and 2", .noNumber), ("zoom != 8.5", .noNumber),
      ("7 == 8", .noNumber), ("target == vancouver", .noNumber), ("zoom == (7)", .noNumber),
      ("zoom == 3 + 4", .noNumber), ("[zoom] == [7]", .noNumber), ("moving", .noNumber),
      ("screen(target) == point(1, 2)", .noNumber), ("not (zoom == 8.5)", .negated),
      ("zoom == 1 or zoom == 2", .severalParts), ("lat == 33.87N", .otherSide),
      ("1 / 3 == 0.5 within 0", .noMatch), ("1000000000 * 1000000000 == 1", .noMatch),
    ] as [(String, CheckFailure.NoCorrection)])
  func none(condition: String, reason: CheckFailure.NoCorrection) throws {
    let outcome = try run(Self.setUp + "assert " + condition)
    #expect(outcome.verdict == .failed)
    #expect(outcome.failures.map { $0.correction } == [.failure(reason)])
  }

  @Test("What is checked on the way has none, nor an error that did not come")
  func otherChecks() throws {
    let watched = try run("zoomTo 5; animate zoomTo 6 over 1 s { always zoom == 5.0 }")
    #expect(watched.verdict == .failed)
    #expect(watched.failures.allSatisfy { $0.correction == .failure(.onTheWay) })
    let attempt = try run("expect error { zoomIn }")
    #expect(attempt.failures.map { $0.correction } == [.failure(.noNumber)])
  }
}
