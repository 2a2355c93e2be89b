/// What a run says on standard output: written in large pieces, but not held back for long.
///
/// A scenario that runs alone for a long time holds back what came before it; all else is there soon.
struct RunOutput {
  private var unwritten = ""
  private var lastWritten = Platform.seconds
  /// Whether the other end takes more.
  private(set) var isOpen = true

  private static var piece: Int { 65_536 }
  /// In seconds.
  private static var patience: Double { 0.25 }

  /// Whether there is something to write.
  var isEmpty: Bool { unwritten.isEmpty }

  /// Whether so much has come together, or waits for so long, that it is to be written.
  var isDue: Bool {
    !unwritten.isEmpty
      && (unwritten.utf8.count > Self.piece || Platform.seconds - lastWritten >= Self.patience)
  }

  /// Adds to what is to be written.
  mutating func put(_ text: String) { unwritten += text }

  /// Writes what there is; false when the other end took no more of it.
  mutating func write() -> Bool {
    if isOpen { isOpen = Platform.write(unwritten, to: 1) }
    unwritten = ""
    lastWritten = Platform.seconds
    return isOpen
  }
}
