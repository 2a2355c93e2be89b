import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// libedit: it knows the keys and the commands behind them, the line that is edited and the history.
///
/// It draws nothing: it can't show combining characters, and writes where it may not when a line is longer
/// than the screen. What it writes goes to memory, where only its bell and its clearing of the screen are
/// looked for; its screen is one that the line always fits on. Nor does it set the terminal.
final class Editline {
  private let handle: OpaquePointer
  private let history: OpaquePointer
  private let sink: Sink
  private let errors: Sink
  private let noInput: UnsafeMutablePointer<FILE>
  /// The rows of libedit's screen.
  private var rows = 64
  private var names: [UnsafeMutableBufferPointer<wchar_t>] = []

  /// A character of its own for a pasted text. No terminal sends it, since input has no such controls.
  static let pasteKey: UInt32 = 0x80
  /// Another one, which shows whether `~/.editrc` has reset all keys.
  private static let markKey: UInt32 = 0x81

  /// The reader gives one character at a time: 1 with a character, 0 at the end.
  typealias Reader =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<wchar_t>?) -> Int32
  typealias Command = @convention(c) (OpaquePointer?, wint_t) -> UInt8

  /// Nil when standard input is no terminal, or there is no memory for it.
  init?(program: String, reader: Reader) {
    guard let settings = TerminalSettings(), let sink = Sink(), let errors = Sink(),
      let history = history_winit(), let noInput = fopen("/dev/null", "re"),
      let handle = el_init_fd(program, sink.file, sink.file, errors.file, 0, 1, 2)
    else { return nil }
    self.handle = handle
    self.history = history
    self.sink = sink
    self.errors = errors
    self.noInput = noInput
    editline_set_reader(handle, reader)
    editline_set_history_number(history, H_SETSIZE, Int32(10_000))
    editline_set_history_number(history, H_SETUNIQUE, 1)
    editline_use_history(handle, history)
    // It looks for its keys in the settings of the terminal, and then believes to have set it for typing.
    // From there on it has no terminal whose settings or size it could ask for.
    editline_set_number(handle, EL_PREP_TERM, 1)
    settings.endTyping()
    editline_set_input(handle, noInput)
    set(EL_SETTC, "co", "\(Self.columns)")
    set(EL_SETTC, "li", "\(rows)")
  }

  deinit {
    el_end(handle)
    history_wend(history)
    sink.close()
    errors.close()
    fclose(noInput)
    for name in names { name.deallocate() }
  }

  /// What the reader and the commands are to find.
  func setOwner(_ owner: UnsafeMutableRawPointer) { editline_set_data(handle, owner) }

  /// The owner of what libedit has called a reader or a command for.
  static func owner(of handle: OpaquePointer?) -> UnsafeMutableRawPointer? { editline_data(handle) }

  // MARK: Keys

  /// Adds a command that a key can be bound to.
  func add(_ name: String, help: String, _ command: Command) {
    let words = [name, help].map { Self.kept(Self.wide($0)) }
    names += words
    editline_add_command(handle, words[0].baseAddress, words[1].baseAddress, command)
  }

  /// Binds the keys, the user's `~/.editrc` last so that it wins, and gives what it complains about.
  func bindKeys() -> String {
    // Some systems begin with the keys of vi.
    editline_set_words(handle, EL_EDITOR, Self.wide("emacs"), nil, nil)
    bind([Self.markKey], "paste")
    for (key, command) in Self.keys { bind(key, command) }
    _ = errors.take()
    el_source(handle, nil)
    let complaint = errors.take()
    // `bind -v` and `bind -e` make all keys anew. Those that are still as they come are bound again.
    if !binding(of: Self.markKey).contains("paste") {
      for (key, command) in Self.keys where key.count == 1 {
        let present = binding(of: key[0])
        if Self.unused.contains(where: { present.contains($0) }) { bind(key, command) }
      }
    }
    bind([Self.pasteKey], "paste")
    set(EL_BIND, "-a", [Self.pasteKey], "paste")
    // Signs that are told from all that is drawn.
    set(EL_SETTC, "cl", "\u{0c}")
    set(EL_SETTC, "bl", "\u{07}")
    return String(decoding: complaint, as: UTF8.self)
  }

  private typealias Key = (key: [UInt32], command: String)

  /// What libedit doesn't bind by itself: completion, searching forward, and the keys for words, Delete,
  /// Home and End as today's terminals send them.
  private static let keys: [Key] =
    [([0x09], "complete"), ([0x12], "search-back"), ([0x13], "search-forward")]
    + [
      ("[3~", "ed-delete-next-char"), ("[1~", "ed-move-to-beg"), ("[7~", "ed-move-to-beg"),
      ("[4~", "ed-move-to-end"), ("[8~", "ed-move-to-end"), ("[1;5C", "em-next-word"),
      ("[1;3C", "em-next-word"), ("[1;5D", "ed-prev-word"), ("[1;3D", "ed-prev-word"),
    ].map { ([0x1b] + $0.0.unicodeScalars.map(\.value), $0.1) }

  /// What says that a key has no command of its own.
  private static let unused = ["ed-insert", "ed-unassigned", "ed-ignore"]

  private func bind(_ key: [UInt32], _ command: String) {
    let key = key.map { wchar_t(bitPattern: $0) } + [0]
    editline_set_words(handle, EL_BIND, key, Self.wide(command), nil)
  }

  /// What a key is bound to, as libedit says it.
  private func binding(of key: UInt32) -> String {
    _ = sink.take()
    editline_set_words(handle, EL_BIND, [wchar_t(bitPattern: key), 0], nil, nil)
    return String(decoding: sink.take(), as: UTF8.self)
  }

  private func set(_ operation: Int32, _ first: String, _ second: String) {
    editline_set_words(handle, operation, Self.wide(first), Self.wide(second), nil)
  }

  private func set(_ operation: Int32, _ first: String, _ key: [UInt32], _ third: String) {
    let key = key.map { wchar_t(bitPattern: $0) } + [0]
    editline_set_words(handle, operation, Self.wide(first), key, Self.wide(third))
  }

  /// Whether the keys edit the line: `edit off` in `~/.editrc` says that they don't.
  var isEditing: Bool { editline_is_editing(handle) != 0 }

  // MARK: The line

  /// Reads a line, nil when the reader or a key has ended it.
  func readLine() -> [UInt32]? {
    var count: Int32 = 0
    guard let line = el_wgets(handle, &count), count > 0 else { return nil }
    return UnsafeBufferPointer(start: line, count: Int(count)).map { UInt32(bitPattern: $0) }
  }

  /// The line that is edited, and how many characters are before the cursor.
  var line: (characters: [UInt32], cursor: Int) {
    guard let info = el_wline(handle)?.pointee, let start = info.buffer else { return ([], 0) }
    let characters = UnsafeBufferPointer(start: start, count: info.lastchar - start)
    return (characters.map { UInt32(bitPattern: $0) }, info.cursor - start)
  }

  /// Prevents libedit from writing where it may not. Its cursor can be left before an empty line, after
  /// a command of vi and letters that are none, and its screen must have room for the line.
  func mend() {
    guard let info = el_wline(handle)?.pointee, let start = info.buffer else { return }
    if info.cursor < start { el_cursor(handle, Int32(start - info.cursor)) }
    let characters = UnsafeBufferPointer(start: start, count: info.lastchar - start)
    // It shows some characters by their numbers, in eight cells.
    let wrapped = characters.count * 8 / Self.columns
    if wrapped + 2 < rows, wrapped + 2 + characters.count(where: { $0 == 0x0a }) < rows { return }
    rows *= 2
    set(EL_SETTC, "li", "\(rows)")
    editline_set_number(handle, EL_REFRESH, 0)
    mend()
  }

  /// The columns of libedit's screen.
  private static let columns = 1024

  /// Puts a text at the cursor.
  func insert(_ text: String) { el_winsertstr(handle, Self.wide(text)) }

  /// Puts a text in the place of the line.
  func replaceLine(_ text: String) {
    moveCursor(to: line.characters.count)
    delete(line.characters.count)
    insert(text)
  }

  /// Moves the cursor to after so many characters.
  func moveCursor(to index: Int) { el_cursor(handle, Int32(index - line.cursor)) }

  /// Removes characters before the cursor.
  func delete(_ count: Int) { el_deletestr(handle, Int32(count)) }

  /// What libedit wanted to do to the screen besides drawing, since this was last asked.
  func effects() -> (rings: Bool, clears: Bool) {
    let bytes = sink.take()
    return (bytes.contains(0x07), bytes.contains(0x0c))
  }

  /// Adds an entry to the history.
  func remember(_ entry: String) { editline_remember(history, Self.wide(entry)) }

  private static func wide(_ text: String) -> [wchar_t] {
    text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
  }

  private static func kept(_ text: [wchar_t]) -> UnsafeMutableBufferPointer<wchar_t> {
    let copy = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: text.count)
    _ = copy.initialize(from: text)
    return copy
  }
}

/// A file of the C library that is written to memory.
private final class Sink {
  let file: UnsafeMutablePointer<FILE>
  private let bytes: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: UnsafeMutablePointer<Int>

  init?() {
    bytes = .allocate(capacity: 1)
    count = .allocate(capacity: 1)
    bytes.initialize(to: nil)
    count.initialize(to: 0)
    guard let file = open_memstream(bytes, count) else { return nil }
    self.file = file
  }

  /// What was written since the last time.
  func take() -> [UInt8] {
    fflush(file)
    defer { rewind(file) }
    guard let bytes = bytes.pointee else { return [] }
    return UnsafeBufferPointer(start: bytes, count: ftell(file)).map { UInt8(bitPattern: $0) }
  }

  func close() {
    fclose(file)
    free(bytes.pointee)
    bytes.deallocate()
    count.deallocate()
  }
}

extension KeyResult {
  /// How a command says it to libedit.
  var code: UInt8 {
    switch self {
    case .changed: UInt8(CC_REFRESH)
    case .entered: UInt8(CC_NEWLINE)
    case .failed: UInt8(CC_ERROR)
    }
  }
}
