/// Which arguments of a command have been given, and which may follow.
struct GivenArguments {
  private enum State {
    case missing
    /// Its word alone, so far.
    case word
    case value
  }

  let parameters: [Parameter]
  private var states: [State]

  init(_ parameters: [Parameter]) {
    self.parameters = parameters
    states = [State](repeating: .missing, count: parameters.count)
  }

  mutating func takeWord(of index: Int) { states[index] = .word }
  mutating func takeValue(of index: Int) { states[index] = .value }

  func isGiven(_ index: Int) -> Bool { states[index] != .missing }

  /// Whether an argument that is known by its name may be written now.
  func isFree(_ index: Int) -> Bool {
    guard states[index] == .missing, !hasRival(index) else { return false }
    guard let leader = parameters[index].leader else { return true }
    return parameters.indices.contains { other in
      let parameter = parameters[other]
      return parameter.isNamed(leader)
        && states[other] == (parameter.style == .positional ? .value : .word)
    }
  }

  /// The argument known by its position that the next value is; what takes a text, as the name of
  /// a device, is passed over where none is written.
  func nextPositional(isText: Bool) -> Int? {
    parameters.indices.first { index in
      let parameter = parameters[index]
      guard parameter.style == .positional, !hasRival(index) else { return false }
      switch parameter.value {
      case .places: return true
      case .text: return isText && states[index] == .missing
      default: return states[index] == .missing
      }
    }
  }

  /// The arguments that may follow a name without a value of its own.
  func followers(of index: Int) -> [Int] {
    parameters.indices.filter { other in
      parameters[other].leader.map { parameters[index].isNamed($0) } == true && isFree(other)
    }
  }

  private func hasRival(_ index: Int) -> Bool {
    parameters.indices.contains { other in
      states[other] != .missing
        && (parameters[index].excludes(parameters[other])
          || parameters[other].excludes(parameters[index]))
    }
  }
}

extension Parameter {
  fileprivate func isNamed(_ name: StaticString) -> Bool { "\(self.name)" == "\(name)" }

  fileprivate func excludes(_ other: Parameter) -> Bool { rivals.contains { other.isNamed($0) } }
}
