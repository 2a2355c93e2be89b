import ScenarioLanguage

/// What has been told of texts, so that what is wrong in a file is told once, and not again for each file that
/// uses it.
public struct ToldDiagnostics {
  private struct Entry: Hashable {
    let file: String
    let span: SourceRange
    let message: String
  }

  private var told: Set<Entry> = []

  /// Nothing has been told.
  public init() {}

  /// Those that have not been told yet, which are from now on.
  public mutating func take(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    return diagnostics.filter { diagnostic in
      let source = Int(diagnostic.location.source)
      guard sources.indices.contains(source) else { return true }
      return told.insert(
        Entry(
          file: sources[source].name, span: diagnostic.location.span,
          message: diagnostic.problem.words.message)
      ).inserted
    }
  }
}
