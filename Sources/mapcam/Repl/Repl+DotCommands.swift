import Gazetteer
import MapCamera
import Reports
import ScenarioLanguage
import ScenarioRunner

/// What the commands with a dot do.
extension Repl {
  mutating func run(dotCommand line: String) {
    guard line.utf8.count <= Self.longestLine else {
      return refuse("a command with a dot can't be longer than \(Self.longestLine) characters")
    }
    let (word, rest) = DotCommand.split(line)
    let command: DotCommand
    do throws(DotCommand.Failure) {
      command = try DotCommand.named(word)
    } catch {
      return refuse(error.sentence)
    }
    let words = DotCommand.words(rest)
    guard takes(command, words) else {
      return refuse("it is written so: \(command.usage)")
    }
    switch command {
    case .help: help(rest)
    case .undo: undo(Int(words.first ?? "1") ?? 1)
    case .redo: redo(Int(words.first ?? "1") ?? 1)
    case .list: say(session.script.map { $0.withoutCodes + "\n" }.joined())
    case .save: save(words[0], replacing: false)
    case .forcedSave: save(words[0], replacing: true)
    case .expect: expect(words)
    case .read: read(words[0])
    case .run: runFiles(words)
    case .explain: explain()
    case .camera: camera()
    case .places: places(rest)
    case .time: time()
    case .events: events()
    case .reset: resetAll()
    case .quit: quit()
    }
  }

  private static var longestLine: Int { 10_000 }

  private func takes(_ command: DotCommand, _ words: [String]) -> Bool {
    switch command {
    case .help, .expect: true
    case .undo, .redo: words.isEmpty || (words.count == 1 && (Int(words[0]) ?? 0) > 0)
    case .save, .forcedSave, .read: words.count == 1
    case .run, .places: !words.isEmpty
    default: words.isEmpty
    }
  }

  // MARK: Help

  private mutating func help(_ topic: String) {
    guard !topic.isEmpty else { return say(Self.overview) }
    let name = topic.hasPrefix(".") ? String(topic.dropFirst()) : topic
    if topic.hasPrefix("."), let command = try? DotCommand.named(name) {
      return say("\(command.usage)\n  \(command.summary)\n")
    }
    if let page = Help.Page(rawValue: topic), page != .man { return say(page.text) }
    if let text = WordHelp.text(for: topic) { return say(text) }
    if let command = DotCommand(rawValue: topic) {
      return say("\(command.usage)\n  \(command.summary)\n")
    }
    let hint = WordHelp.suggestion(for: topic).map { "did you mean \($0)?" } ?? "see: .help"
    refuse("there is no help on “\(topic)”; \(hint)")
  }

  private static var overview: String {
    let width = DotCommand.allCases.map { $0.usage.count }.max() ?? 0
    var text = """
      Type a command of the language, and it is run at once: fit vancouver calgary
      .help words lists them, .help fit explains one, .help E302 explains a message.

      Commands of the session begin with a dot, and may be cut short:

      """
    for command in DotCommand.allCases {
      let padding = String(repeating: " ", count: width - command.usage.count)
      text += "  \(command.usage)\(padding)  \(command.summary)\n"
    }
    return text
  }

  // MARK: Back and forth

  private mutating func undo(_ count: Int) {
    var isBack = false
    for _ in 0..<count {
      if let text = session.undo() {
        say("took back: \(Self.shortened(text))\n")
      } else if let before = earlier.popLast() {
        later.append(session)
        session = before
        say("took back: .reset\n")
      } else {
        say(isBack ? "there is no more to take back\n" : "there is nothing to take back\n")
        break
      }
      isBack = true
    }
    if isBack { say(report.camera(of: session, withLimits: false)) }
  }

  private mutating func redo(_ count: Int) {
    var isAgain = false
    for _ in 0..<count {
      if let text = session.redo() {
        say("again: \(Self.shortened(text))\n")
      } else if let after = later.popLast() {
        earlier.append(session)
        session = after
        say("again: .reset\n")
      } else {
        say(isAgain ? "there is no more to do again\n" : "there is nothing to do again\n")
        break
      }
      isAgain = true
    }
    if isAgain { say(report.camera(of: session, withLimits: false)) }
  }

  /// The first line of what was done, and how many more there are.
  private static func shortened(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    guard lines.count > 1, let first = lines.first else { return text.onOneLine }
    return "\(String(first).onOneLine) … (\(lines.count) lines)"
  }

  private mutating func resetAll() {
    reset()
    say("this is a new session; .undo brings the last one back\n")
  }

  // MARK: The camera

  /// Adds checks that pin the camera as it now is, or only these parts of it.
  private mutating func expect(_ parts: [String]) {
    let checks = CameraText(session.map).checks
    let all = checks.map { $0.property }
    if let unknown = parts.first(where: { !all.contains($0) }) {
      let hint = SpellingHint.nearest(to: unknown, among: all).map { "did you mean \($0)?" }
      return refuse(
        ".expect knows no “\(unknown)”; "
          + (hint ?? "it pins \(all.listed(with: ", ")), or those of them that you name"))
    }
    let text = checks.filter { parts.isEmpty || parts.contains($0.property) }
      .map { $0.text + "\n" }.joined()
    say(text)
    guard let source = try? SourceText(name: ".expect", bytes: Array(text.utf8)) else { return }
    var host = FileHost(running: nil)
    take(session.run(together: session.read(source, host: &host).statements), form: .check)
  }

  private mutating func camera() {
    let text = CameraText(session.map)
    say(Columns.text(text.table.map { [$0.name, $0.value] }) + "\n" + text.command + "\n")
  }

  private mutating func explain() {
    say(
      session.limits.isEmpty
        ? "no limit took part in the last statement\n"
        : session.limits.map { $0.words + "\n" }.joined())
  }

  private mutating func time() {
    let map = session.map
    let clock = "the clock is at \(NumberText.plain(map.time, decimals: 3)) s"
    say(
      clock + (map.isMoving ? ", and the camera is moving\n" : ", and nothing moves the camera\n"))
  }

  private mutating func events() {
    let events = session.map.events
    say(
      events.isEmpty
        ? "the last statement reported nothing\n" : events.map { $0.name + "\n" }.joined())
  }

  // MARK: Places

  /// So many are shown.
  private static var mostPlaces: Int { 20 }

  private mutating func places(_ text: String) {
    let key = CityName.fold(text.utf8)
    let own = session.names.filter { name in
      name.isPlace && CityName.fold(name.spelling.utf8).starts(with: key)
    }
    var cities = Gazetteer.cities(named: text)
    for city in Gazetteer.cities(withPrefix: text, limit: Self.mostPlaces + 1)
    where !cities.contains(city) {
      cities.append(city)
    }
    guard !own.isEmpty || !cities.isEmpty else {
      let nearest = Gazetteer.nearest(to: text)?.city.name
      return refuse(
        "there is no place “\(text)”" + (nearest.map { "; did you mean \($0)?" } ?? ""))
    }
    var rows = own.map { [$0.spelling, "a name of this session"] }
    rows += cities.prefix(Self.mostPlaces).map { city in
      [
        city.spelling ?? city.name,
        city.region.isEmpty ? city.country : "\(city.region), \(city.country)",
        "\(NumberText.plain(city.latitude, decimals: 4)) "
          + NumberText.plain(city.longitude, decimals: 4),
        "\(city.population) people",
      ]
    }
    say(Columns.text(rows) + (cities.count > Self.mostPlaces ? "… and more\n" : ""))
  }

  // MARK: Files

  private mutating func save(_ path: String, replacing: Bool) {
    let lines = session.script
    guard !lines.isEmpty else { return refuse("there is nothing to save yet") }
    let path = Path.expanded(path)
    let text = lines.map { $0 + "\n" }.joined()
    do throws(Files.Failure) {
      try Files.write(text, to: path, replacing: replacing)
    } catch {
      return refuse(
        error.isThere
          ? "the file “\(path)” is there already; to write over it: .save! \(DotCommand.quoted(path))"
          : "the file “\(path)” can't be written: \(error.reason)")
    }
    let isFound = path.hasSuffix(".cam")
    say("saved to \(path.onOneLine)\(isFound ? "" : "; in folders only *.cam files are run")\n")
    prove(text, at: path)
  }

  /// Runs what was saved, so that a file that does not pass is known at once.
  private mutating func prove(_ text: String, at path: String) {
    var host = FileHost(running: path)
    let checked = Program.check(name: path, bytes: Array(text.utf8), host: &host)
    guard let program = checked.program else {
      complain(
        DiagnosticText(sources: checked.sources, style: report.errorStyle, asking: .session)
          .text(checked.diagnostics)
      )
      return refuse("the file is saved, and can't be run from there")
    }
    var machine = Machine(program)
    for scenario in program.scenarios where machine.run(scenario).verdict != .passed {
      return refuse("the file is saved, and does not pass when it is run alone")
    }
  }

  /// Runs the statements of a file in this session: all of them, or none.
  mutating func read(_ path: String) {
    let path = Path.normalized(Path.expanded(path))
    do throws(Files.Failure) {
      // A pipe or a device would be waited for without an end.
      if !Files.isRegular(path) { throw Files.Failure(reason: "it is no file") }
      let bytes = try Files.read(path)
      do throws(SourceProblem) {
        run(file: try SourceText(name: path, bytes: bytes), path)
      } catch {
        refuse("the file “\(path)” is no scenario file: \(error.problem.words.message)")
      }
    } catch {
      refuse(
        error.isMissing
          ? "there is no file “\(path)”" : "the file “\(path)” can't be read: \(error.reason)")
    }
  }

  private mutating func run(file: SourceText, _ path: String) {
    var host = FileHost(running: path)
    let result = session.run(file: file, host: &host)
    noteInterruption()
    take(result, form: .change)
    if result.worked, result.leftOut > 0 {
      let count = result.leftOut == 1 ? "1 scenario" : "\(result.leftOut) scenarios"
      say("the set-up was run; for its \(count): .run \(DotCommand.quoted(path).onOneLine)\n")
    }
  }

  /// Runs files as `mapcam run` does; nothing of it touches the session.
  private mutating func runFiles(_ paths: [String]) {
    let options = RunOptions(inputs: paths.map { .path(Path.expanded($0)) })
    do throws(Arguments.Misuse) {
      var command = try RunCommand(options, isInterrupted: interruption?.isRaised)
      fail(command.run())
    } catch {
      refuse(error.sentence)
    }
  }
}
