import Foundation

/// A process that has a terminal of its own, and the other end of that terminal.
final class PseudoTerminal {
  let master: Int32
  let process: pid_t
  private var status: Int32?
  private static let lock = NSLock()

  /// Starts the program as the leader of a session whose terminal this is.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], rows: Int, columns: Int
  ) throws {
    var size = winsize()
    size.ws_row = UInt16(rows)
    size.ws_col = UInt16(columns)
    // Tests run side by side, and none may hand what it opens here to a program of another.
    Self.lock.lock()
    defer { Self.lock.unlock() }
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&ours, &theirs, nil, nil, &size) == 0,
      ttyname_r(theirs, &name, name.count) == 0
    else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    defer { close(theirs) }
    master = ours
    _ = fcntl(theirs, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
      let newSession: Int32 = 0x0400
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
      let newSession: Int32 = 0x80
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    // Signals as a shell would hand them on, whatever the tests run under.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let flags = newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    // The first terminal that the leader of a session opens becomes the terminal of the session.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)

    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process = pid_t()
    let result = posix_spawn(&process, program, &actions, &attributes, words, variables)
    guard result == 0 else { throw POSIXError(.init(rawValue: result) ?? .EIO) }
    self.process = process
  }

  deinit {
    if exitCode() == nil {
      kill(process, SIGKILL)
      _ = exitCode(blocking: true)
    }
    close(master)
  }

  /// How the process ended, 128 and the signal where one ended it; nil while it runs.
  func exitCode(blocking: Bool = false) -> Int32? {
    if status == nil {
      var word: Int32 = 0
      guard waitpid(process, &word, blocking ? 0 : WNOHANG) == process else { return nil }
      status = word & 0x7f == 0 ? word >> 8 & 0xff : 128 + word & 0x7f
    }
    return status
  }

  /// What the program has written by now, waiting for some of it; nil when the program has gone.
  func read(atMost milliseconds: Int32) -> [UInt8]? {
    var wanted = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    if count > 0 { return Array(bytes[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  /// Writes what there is room for, and says how much that was.
  func write(_ bytes: ArraySlice<UInt8>) -> Int {
    max(bytes.withUnsafeBytes { Foundation.write(master, $0.baseAddress, $0.count) }, 0)
  }

  /// Gives the window another size, which the system tells the program.
  func resize(rows: Int, columns: Int) {
    var size = winsize()
    size.ws_row = UInt16(rows)
    size.ws_col = UInt16(columns)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }
}
