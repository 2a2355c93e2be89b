/// Something to tell the reader of a text: what, and where. The words are in `Problem+Words`.
public struct Diagnostic: Error, Equatable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where.
  public let location: Location

  /// `problem` at `location`.
  public init(_ problem: Problem, at location: Location) {
    self.problem = problem
    self.location = location
  }

  /// After so many the rest of a text is not looked at.
  public static var most: Int { Parser.mostProblems }

  /// Whether a run can go on in spite of it.
  public var isWarning: Bool { problem.isWarning }
}
