import LineEditor
import Reports

/// The program: what the command line asks for is done, and the exit code says how it went.
let version = "0.1.0"

if let argument = SystemText.argumentThatIsNoText {
  refuse("the argument “\(argument)” is not UTF-8, as names and texts have to be")
}

switch Invocation(Array(CommandLine.arguments.dropFirst())) {
case .run(let options):
  do throws(Arguments.Misuse) {
    Platform.exit(try perform(options))
  } catch {
    refuse(error.sentence)
  }
case .format(let options):
  var command = FormatCommand(options)
  Platform.exit(command.run())
case .new(let command):
  Platform.exit(command.run())
case .completions(let shell):
  Platform.exit(Answer.write(shell.script))
case .repl(let files, let bails):
  Platform.exit(ReplCommand(bails: bails).run(files))
case .languageServer:
  Platform.exit(LanguageServerCommand().run())
case .help(let topic):
  Platform.exit(Help.show(topic))
case .version:
  Platform.exit(Answer.write("mapcam \(version)\n"))
case .misuse(let sentence):
  refuse(sentence)
}

/// Runs or checks, once or again and again, and updates what is wanted to be.
func perform(_ options: RunOptions) throws(Arguments.Misuse) -> ExitCode {
  var options = options
  try BazelProtocol.apply(to: &options)
  if options.isWatched {
    var command = WatchCommand(options)
    return try command.run()
  }
  if options.updates { try UpdateCommand.permit(options) }
  var command = try RunCommand(options, isInterrupted: { Interrupt.isEndWanted })
  let code = command.run()
  guard options.updates else { return code }
  switch code {
  case .failed: return try UpdateCommand(options).run()
  case .refused: throw Arguments.Misuse("nothing is updated as long as there are errors")
  default: return code
  }
}

/// Says why nothing can be done.
func refuse(_ sentence: String) -> Never {
  Platform.write(DiagnosticText.line(sentence, style: Style(isColored: false)), to: 2)
  Platform.exit(.refused)
}
