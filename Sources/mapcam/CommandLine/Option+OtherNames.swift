extension Option {
  /// What options are called in the tools that people come from, such as pytest, jest, behave and Cucumber,
  /// each with the option that does so here.
  static let otherNames: [String: [Option]] = [
    "-k": [.filter], "-n": [.filter], "-g": [.filter], "--grep": [.filter], "--name": [.filter],
    "--testNamePattern": [.filter],
    "-t": [.tags, .filter], "-m": [.tags],
    "-x": [.bail], "-b": [.bail], "--exitfirst": [.bail], "--fail-fast": [.bail],
    "--failfast": [.bail], "--maxfail": [.bail], "--stop": [.bail],
    "--lf": [.failed], "--last-failed": [.failed], "--onlyFailures": [.failed],
    "--workers": [.jobs], "--maxWorkers": [.jobs], "--numprocesses": [.jobs],
    "--parallel": [.jobs],
    "-f": [.report], "--format": [.report], "--reporter": [.report], "--junit-xml": [.report],
    "-w": [.watch], "--watchAll": [.watch], "-u": [.update], "--updateSnapshot": [.update],
    "-D": [.set], "--define": [.set], "-c": [.text], "--seed": [.shuffle], "-y": [.yes],
    "-V": [.version],
  ]
}
