import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// What the editor needs of the operating system, under names that no method hides.
enum System {
  /// The value of an environment variable, nil when it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The words for the last error.
  static var lastError: String { String(cString: strerror(errno)) }

  /// Writes all of the bytes; false when the other end takes no more.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = writeSome(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count >= 0 {
          written += count
        } else if errno == EAGAIN {
          // A terminal that another program has set not to block: it takes more in a moment.
          var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&wanted, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// What can be read at once, up to a limit: empty at the end, nil after an error.
  static func read(_ descriptor: Int32, atMost limit: Int) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
      count = readSome(descriptor, buffer.baseAddress!, limit)
      initialized = max(count, 0)
    }
    return count < 0 ? nil : bytes
  }

  /// Rows and columns of the terminal.
  static func window(of descriptor: Int32 = 1) -> (rows: Int, columns: Int) {
    var size = winsize()
    let isKnown = editline_window(descriptor, &size) == 0
    return (
      isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24,
      isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80
    )
  }
}

private func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func readSome(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
