#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Lines as the terminal gives them, edited with its own few keys. No escape sequence is written.
struct PlainInput {
  private var bytes: [UInt8] = []

  mutating func read(prompt: String) -> LineEditor.Line {
    let signals = TypingSignals()
    defer { signals.release() }
    let plain = PromptCharacter.all(of: prompt).filter { !$0.isEscape }.map(\.scalar)
    System.write(Array(String(String.UnicodeScalarView(plain)).utf8), to: 1)
    while true {
      if let end = bytes.firstIndex(of: 0x0a) {
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        bytes.removeFirst(end + 1)
        return .text(line)
      }
      if Signals.take(SIGINT) {
        // What was typed is dropped by the terminal itself, which does not tell what it was.
        bytes = []
        System.write(Array("\n".utf8), to: 1)
        return .interrupted(wasEmpty: true)
      }
      if Signals.isRaised(SIGHUP) || Signals.isRaised(SIGTERM) { return .end }
      _ = Signals.take(SIGWINCH) || Signals.take(SIGCONT)
      guard Signals.wait(for: 0, or: TypingSignals.all) == .readable else { continue }
      guard let more = System.read(0, atMost: 65_536) else {
        if errno == EINTR || errno == EAGAIN { continue }
        return .end
      }
      if more.isEmpty {
        // The end, or Ctrl-D behind a line that has begun.
        defer { bytes = [] }
        let line = String(decoding: bytes, as: UTF8.self)
        if line.isEmpty { System.write(Array("\n".utf8), to: 1) }
        return line.isEmpty ? .end : .text(line)
      }
      bytes += more
    }
  }
}
