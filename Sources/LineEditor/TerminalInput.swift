#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The bytes that come from the terminal, as what the user did.
struct TerminalInput {
  /// What the user did.
  enum Event: Equatable {
    case character(UInt32)
    case paste([UInt8])
    case interrupt
    case suspend
    /// The window has another size.
    case resized
    /// The program goes on after it was stopped.
    case continued
    /// The terminal is gone.
    case end
  }

  /// The keys that the terminal has for the signals, which it gives as bytes while a line is typed, so
  /// that they mean nothing in a pasted text.
  var interruptKey: UInt8?
  var suspendKey: UInt8?

  private var bytes: [UInt8] = []
  private var next = 0
  /// Where the text of a paste begins and how far it was searched for its end.
  private var paste: (start: Int, searched: Int)?
  /// Whether nothing has come for so long that an escape begins no paste and a paste has ended.
  private var isDecided = false
  private var hasEnded = false
  private var returned: Event?

  private static let pasteBegins = Array("\u{1b}[200~".utf8)
  private static let pasteEnds = Array("\u{1b}[201~".utf8)

  /// What has come and was not yet given, nil when that must be waited for.
  mutating func event() -> Event? {
    if let event = returned {
      returned = nil
      return event
    }
    if let signal = signalled() { return signal }
    if paste != nil { return endPaste() }
    guard next < bytes.count else { return hasEnded ? .end : nil }
    let byte = bytes[next]
    if byte == interruptKey || byte == suspendKey {
      next += 1
      return byte == interruptKey ? .interrupt : .suspend
    }
    if byte == 0x1b, !isDecided || hasWholePasteMark {
      if hasWholePasteMark {
        next += Self.pasteBegins.count
        paste = (next, next)
        return endPaste()
      }
      if Self.pasteBegins.starts(with: bytes[next...]) { return nil }
    }
    isDecided = false
    return character()
  }

  /// Gives an event once more, to whoever asks next.
  mutating func putBack(_ event: Event) { returned = event }

  private var hasWholePasteMark: Bool { bytes[next...].starts(with: Self.pasteBegins) }

  /// Waits for more. An escape waits a moment for what makes a paste of it, and a paste that stands still
  /// doesn't wait for its end for ever.
  mutating func wait() {
    let isEscape = next < bytes.count && bytes[next] == 0x1b
    let limit = paste != nil ? 5000 : isEscape ? 30 : nil
    switch Signals.wait(for: 0, or: TypingSignals.all, atMost: limit) {
    case .signalled: break
    case .timedOut: isDecided = true
    case .readable:
      if next > 0, paste == nil {
        bytes.removeFirst(next)
        next = 0
      }
      guard let more = System.read(0, atMost: 65_536) else {
        hasEnded = errno != EINTR && errno != EAGAIN
        return
      }
      hasEnded = more.isEmpty
      bytes += more
    }
  }

  private func signalled() -> Event? {
    if Signals.isRaised(SIGHUP) || Signals.isRaised(SIGTERM) { return .end }
    if Signals.take(SIGINT) { return .interrupt }
    if Signals.take(SIGCONT) { return .continued }
    return Signals.take(SIGWINCH) ? .resized : nil
  }

  /// The text of the paste once it has all come.
  private mutating func endPaste() -> Event? {
    guard let (start, searched) = paste else { return nil }
    var index = searched
    while index + Self.pasteEnds.count <= bytes.count {
      if bytes[index] == 0x1b, bytes[index...].starts(with: Self.pasteEnds) {
        next = index + Self.pasteEnds.count
        paste = nil
        return .paste(Array(bytes[start..<index]))
      }
      index += 1
    }
    paste = (start, index)
    guard isDecided || hasEnded else { return nil }
    isDecided = false
    next = bytes.count
    paste = nil
    return .paste(Array(bytes[start...]))
  }

  /// The next character, the replacement character for what is none or is a control character that
  /// libedit would take for a key with Meta; nil when its other bytes have not come.
  private mutating func character() -> Event? {
    let lead = bytes[next]
    let length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
    let rest = bytes[(next + 1)...].prefix(length - 1).prefix { $0 & 0xc0 == 0x80 }
    if next + 1 + rest.count == bytes.count, rest.count < length - 1, (0xc2...0xf4).contains(lead),
      !hasEnded
    {
      return nil
    }
    let text = String(decoding: bytes[next..<(next + 1 + rest.count)], as: UTF8.self)
    next += 1 + rest.count
    let scalar = text.unicodeScalars.first?.value ?? 0xfffd
    return .character((0x80..<0xa0).contains(scalar) ? 0xfffd : scalar)
  }
}
