/// Which forms are tried for which statement.
extension OtherForms {
  mutating func find(for problem: Problem) {
    guard let first = words.first?.text else { return }
    if case .checkWithoutAssert = problem { return watchWithoutWord() }
    degrees()
    compass()
    otherNumbers()
    pairs()
    calls()
    keptValues(for: problem)
    let command = String(first.prefix { $0 != "(" })
    if Self.isCondition(command) {
      conditions(problem)
    } else {
      statements(command)
    }
    quotes()
    units()
    nextStatement()
    smallWords()
  }

  private mutating func conditions(_ problem: Problem) {
    if case .notInMovement = problem { return instead("always", ofWord: 0) }
    placesSeen()
    chains()
    conditionWords()
    callsWithoutBrackets()
    membersAndCalls()
    range()
    roughly()
    nearness()
    moreComparisons()
    watchWords()
    reasons()
  }

  private mutating func statements(_ command: String) {
    switch command {
    case "animate", "fly", "wait", "drive":
      watches()
      if command == "animate" {
        otherCommand(at: 1)
        targets()
        movements()
      }
      if command == "wait" { idle() }
    case "place", "marker":
      bareNumbers()
      numberedName()
      numbersFirst()
    case "let": nameOfSeveral()
    case "zoom": zooms()
    case "zoomIn", "zoomOut", "zoomBy": zoomSteps()
    case "map": sizes()
    case "gesture", "pan", "scroll", "scrollBy", "swipe", "drag", "pinch": gestures()
    case "for", "foreach": loops()
    case "while": turns()
    case "scenario":
      tags()
      block()
    case "define": block()
    case "route", "line", "use": files()
    default:
      otherCommand(at: 0)
      counted()
      placesSeen(prefix: "assert ")
    }
  }

  static func isCondition(_ word: String) -> Bool {
    isWatch(word) || word == "assert" || word == "expect" || word == "if"
  }

  /// `zoom > 3 always`, or without the word.
  private mutating func watchWithoutWord() {
    watchWords(from: 0)
    guard let first = words.first else { return }
    forms.append(
      Form(
        span: .empty(at: Int(first.span.lower)), text: "always ", reason: .missing("always"),
        mark: first.span))
  }

  mutating func instead(_ text: String, ofWord index: Int) {
    forms.append(Form(span: words[index].span, text: text))
  }
}
