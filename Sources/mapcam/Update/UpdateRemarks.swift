import Reports
import ScenarioLanguage
import ScenarioRunner

/// What an update leaves as it is, and why.
struct UpdateRemarks {
  private let search: UpdateSearch
  /// The checks that still fail and have no number to write, each once.
  private var checks: [UpdatePlace: CheckFailure.NoCorrection] = [:]

  /// So many numbers are named.
  private static var mostNumbers: Int { 20 }
  /// So many checks are named.
  private static var mostChecks: Int { 10 }

  init(_ search: UpdateSearch) {
    self.search = search
    for failure in search.failing {
      guard case .failure(let reason) = failure.correction, checks[failure.check] == nil else {
        continue
      }
      checks[failure.check] = reason
    }
  }

  /// All of it, a line each.
  var text: String {
    disputed + search.numbers.reasons.map { $0.onOneLine + "\n" }.joined() + withoutNumber
      + (search.numbers.left.isEmpty
        ? "" : "more can be updated: run it again when this is written\n")
  }

  private var disputed: String {
    let numbers = search.numbers.disputed
    return lines(numbers.keys, atMost: Self.mostNumbers, called: "number") { place in
      guard let source = search.sources[place.file] else { return "" }
      return "\(source.text(place.span)) stays, since its runs find different numbers: "
        + (numbers[place] ?? []).joined(separator: ", ")
    }
  }

  private var withoutNumber: String {
    lines(checks.keys, atMost: Self.mostChecks, called: "check") { place in
      "the check stays, since " + (checks[place]?.words ?? "")
    }
  }

  /// What there is to say of some places, in their order.
  private func lines(
    _ places: some Collection<UpdatePlace>, atMost most: Int, called what: String,
    say words: (UpdatePlace) -> String
  ) -> String {
    let sorted = places.sorted { ($0.file, $0.span.lower) < ($1.file, $1.span.lower) }
    var text = ""
    for place in sorted.prefix(most) {
      let line = search.sources[place.file]?.line(of: Int(place.span.lower)) ?? 1
      text += "\(place.file.onOneLine):\(line): \(words(place))\n"
    }
    let more = sorted.count - most
    return more > 0 ? text + "… and \(more) more \(what)\(more == 1 ? "" : "s")\n" : text
  }
}

extension CheckFailure.NoCorrection {
  /// In words, behind `since`.
  fileprivate var words: String {
    switch self {
    case .noNumber: "no number is written out in it beside == or is"
    case .severalParts: "more than one part of it would have to hold"
    case .negated: "behind not, any other number would do"
    case .otherSide: "what was found lies on the other side: change the letter behind the number"
    case .noMatch: "what was found can't be written as closely as it has to match"
    case .onTheWay: "it is made at many moments on the way"
    }
  }
}
