import MapCamera

/// Reading texts again together with those that they use, or that came before in a session.
extension SecondReading {
  /// Improves what is said of texts, the first of which uses the others.
  static func improve<Host: SourceHost>(
    _ diagnostics: inout [Diagnostic], of sources: [SourceText], _ settings: [Setting],
    host: inout Host
  ) {
    guard let main = sources.first, diagnostics.contains(where: { !$0.isWarning }) else { return }
    for (number, source) in sources.enumerated() where !source.bytes.isEmpty {
      let others = sources.reduce(-source.bytes.count) { $0 + $1.bytes.count }
      let found = diagnostics
      var reading = SecondReading(source.bytes, with: others)
      reading.improve(&diagnostics, of: Int32(number)) { bytes, place in
        var other = RewrittenHost(host: host, name: source.name, bytes: bytes)
        var loader = Loader()
        loader.focus = place
        loader.checker.suggestsCities = false
        loader.load(name: main.name, bytes: number == 0 ? bytes : main.bytes, host: &other)
        let again = loader.check(settings)
        let same = again.sources.firstIndex { $0.name == source.name && $0.bytes == bytes }
        // A text that isn't read from the host, like a setting, is as it was.
        guard let same else { return found.filter { $0.location.source == Int32(number) } }
        return again.diagnostics.filter { $0.location.source == Int32(same) }
      }
    }
  }
}

/// The same texts with another in the place of one.
private struct RewrittenHost<Host: SourceHost>: SourceHost {
  var host: Host
  let name: String
  let bytes: [UInt8]

  mutating func read(
    _ path: String, from user: String
  ) throws(HostProblem) -> (name: String, bytes: [UInt8]) {
    var file = try host.read(path, from: user)
    if file.name == name { file.bytes = bytes }
    return file
  }

  /// A route is read once: whether it can be has been said.
  mutating func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate] {
    throw HostProblem(.routeUnreadable(text, reason: ""))
  }
}

/// No files: whether they can be read has been said.
struct NoFiles: SourceHost {
  mutating func read(
    _ path: String, from user: String
  ) throws(HostProblem) -> (name: String, bytes: [UInt8]) {
    throw HostProblem(.fileMissing(path))
  }

  mutating func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate] {
    throw HostProblem(.routeUnreadable(text, reason: ""))
  }
}
