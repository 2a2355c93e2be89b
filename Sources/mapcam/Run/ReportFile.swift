import Reports

/// A report on its way to its file, a piece at a time.
///
/// What goes wrong is kept until the end of the run: the others are written all the same.
final class ReportFile: ReportSink {
  let path: String
  private var file: ScratchFile?
  /// What has not been written yet, and where it belongs.
  private var unwritten: [UInt8] = []
  private var written = 0
  /// Why it can't be written.
  private var failure: String?

  /// So much is written at once.
  private static var piece: Int { 65_536 }

  init(_ path: String) { self.path = path }

  var position: Int { written + unwritten.count }

  func write(_ bytes: [UInt8]) {
    unwritten += bytes
    if unwritten.count >= Self.piece { flush() }
  }

  func overwrite(at position: Int, _ bytes: [UInt8]) {
    if position < written { flush() }
    guard position < written else {
      let start = position - written
      return unwritten.replaceSubrange(start..<start + bytes.count, with: bytes)
    }
    attempt { file throws(Files.Failure) in try file.overwrite(at: position, bytes) }
  }

  /// Gives the file its name; why it can't be written, if so.
  func finish() -> String? {
    flush()
    attempt { file throws(Files.Failure) in try file.finish() }
    return failure.map { "the report “\(path)” can't be written: \($0)" }
  }

  private func flush() {
    attempt { [unwritten] file throws(Files.Failure) in try file.write(unwritten) }
    written += unwritten.count
    unwritten.removeAll(keepingCapacity: true)
  }

  /// Does something with the file; after a failure nothing is tried any more.
  private func attempt(_ body: (ScratchFile) throws(Files.Failure) -> Void) {
    guard failure == nil else { return }
    do throws(Files.Failure) {
      if file == nil { file = try ScratchFile(for: path, replacing: true) }
      if let file { try body(file) }
    } catch {
      failure = error.reason
      file?.discard()
    }
  }

  /// Leaves nothing behind.
  func discard() { file?.discard() }
}
