import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Reads lines from the terminal, with editing, completion and a history.
///
/// The keys are those of Emacs, or what the user's `~/.editrc` says. On a terminal that can't do more
/// than print (`TERM` is unset or `dumb`), lines are read as the terminal gives them, and no escape
/// sequence is written.
///
///     let editor = LineEditor(program: "mapcam")
///     while case .text(let line) = editor.read(prompt: "> ") { print(line) }
///
/// There is one terminal, so that a program makes one editor.
public final class LineEditor {
  /// What the user has given.
  public enum Line: Equatable, Sendable {
    /// A line. It holds newlines when an entry of the history does that was called back.
    case text(String)
    /// Ctrl-C: the line that was typed is dropped, if there was one.
    case interrupted(wasEmpty: Bool)
    /// Ctrl-D on an empty line, or the terminal is gone.
    case end
  }

  /// Says what the line, as UTF-8, can be completed to at the cursor, a number of bytes.
  public var complete: ((_ line: [UInt8], _ cursor: Int) -> Completion)?

  let editline: Editline?
  var input = TerminalInput()
  var painter = Painter()
  var paste = Paste()
  var prompt = ""
  var settings: TerminalSettings?
  /// Where a pasted text is that libedit has been told of and has not yet taken.
  var insertion: Insertion = .none
  /// How the reading ended, where no line did.
  var ending: Line?
  /// The line and the cursor after the last attempt to complete: the same again lists the candidates.
  var lastAttempt: ([UInt32], Int)?
  private var plain = PlainInput()
  /// The entries that libedit has, the oldest first, and those that are still to be asked for.
  private(set) var history: [String] = []
  private var unread: [() -> [String]] = []

  /// How far a pasted text has come into the line.
  enum Insertion { case none, waiting, announced }

  /// Sets the terminal's locale for characters, and reads the user's `~/.editrc`.
  public init(program: String) {
    let terminal = System.environment("TERM")
    let isCapable =
      terminal != nil && terminal != "dumb" && isatty(0) != 0 && isatty(1) != 0
      && TerminalLocale.useUTF8()
    guard isCapable else {
      editline = nil
      return
    }
    editline = Editline(program: program, reader: readCharacter)
    guard let editline else { return }
    editline.setOwner(Unmanaged.passUnretained(self).toOpaque())
    editline.add("complete", help: "Complete the word at the cursor", completeWord)
    editline.add("search-back", help: "Search the history for older entries", searchBack)
    editline.add("search-forward", help: "Search the history for newer entries", searchForward)
    editline.add("paste", help: "Insert the pasted text", insertPaste)
    System.write(Array(editline.bindKeys().utf8), to: 2)
  }

  /// Adds an entry to the history, which Arrow Up and Ctrl-R find. An entry may have several lines.
  public func remember(_ entry: String) { remember(contentsOf: [entry]) }

  /// Adds entries to the history, the oldest first. They are asked for once a prompt stands.
  public func remember(contentsOf entries: some Sequence<String>) {
    unread.append { Array(entries) }
  }

  // MARK: Reading

  /// Reads the next line; of a pasted text its lines one after the other, as if they were typed.
  public func read(prompt: String) -> Line {
    if Interrupt.isRaised {
      Interrupt.clear()
      dropPasted()
      System.write(Array("\n".utf8), to: 1)
      return .interrupted(wasEmpty: false)
    }
    guard let editline, editline.isEditing else { return plain.read(prompt: prompt) }
    self.prompt = prompt
    if let line = paste.takeLine() {
      show(line.unicodeScalars.map(\.value), cursor: .max)
      System.write(painter.leave(), to: 1)
      return .text(line)
    }
    return type(editline)
  }

  /// Whether lines of a pasted text are still to be read.
  public var hasPastedLines: Bool { paste.hasLines }

  /// The first answer that is given to what is still to come of a pasted text: its lines, and the part
  /// behind the last newline, which will be edited.
  public func firstPasted<Answer>(_ body: (String) -> Answer?) -> Answer? {
    for line in paste.upcomingLines {
      if let answer = body(line) { return answer }
    }
    return paste.rest.isEmpty ? nil : body(paste.rest)
  }

  /// Forgets what is left of a pasted text.
  public func dropPasted() { paste = Paste() }

  private func type(_ editline: Editline) -> Line {
    guard let settings = TerminalSettings() else { return .end }
    let signals = TypingSignals()
    begin(settings)
    defer {
      settings.endTyping()
      signals.release()
    }
    ending = nil
    lastAttempt = nil
    insertion = paste.peek == nil ? .none : .waiting
    let line = editline.readLine()
    let shown = line.map { $0.dropLast() } ?? editline.line.characters[...]
    show(Array(shown), cursor: .max)
    var isInterrupted = false
    if line == nil, case .interrupted = ending {
      isInterrupted = true
      ending = .interrupted(wasEmpty: shown.isEmpty)
    }
    System.write(
      Array((isInterrupted ? "^C" : "").utf8) + painter.leave() + Self.pasteMarksOff, to: 1)
    guard line != nil else { return ending ?? .end }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: shown.map { Unicode.Scalar($0) ?? "\u{fffd}" })
    return .text(String(text))
  }

  /// Sets the terminal for typing.
  func begin(_ settings: TerminalSettings) {
    self.settings = settings
    input.interruptKey = settings.interruptKey
    input.suspendKey = settings.suspendKey
    settings.beginTyping()
    System.write(Self.pasteMarksOn, to: 1)
  }

  private static let pasteMarksOn = Array("\u{1b}[?2004h".utf8)
  static let pasteMarksOff = Array("\u{1b}[?2004l".utf8)

  /// Paints the prompt and the line.
  func show(_ line: [UInt32], cursor: Int) {
    let window = System.window()
    let layout = Layout(prompt: prompt, line: line, cursor: cursor, columns: window.columns)
    System.write(painter.paint(layout, rows: window.rows), to: 1)
  }

  /// Brings the screen up to date before the next key is waited for.
  func showTyped() {
    guard let editline else { return }
    let effects = editline.effects()
    if effects.clears { System.write(painter.clearScreen(), to: 1) }
    let (line, cursor) = editline.line
    show(line, cursor: cursor)
    if effects.rings { System.write([0x07], to: 1) }
    // Not needed before the first key, and so no reason to wait for the prompt.
    for entries in unread.map({ $0() }) {
      for entry in entries { editline.remember(entry) }
      history += entries
    }
    unread = []
  }
}
