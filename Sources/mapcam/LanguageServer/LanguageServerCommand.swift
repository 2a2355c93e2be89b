import LanguageServer

/// `mapcam lsp`: the language server over standard input and output.
struct LanguageServerCommand {
  /// Serves until the editor ends the connection.
  func run() -> ExitCode {
    let server = LanguageServer(files: EditorFiles())
    while server.exitCode == nil {
      // While more waits to be read, what is wrong is not told yet.
      if !Platform.hasInput(0), !send(server.settle()) { break }
      guard let bytes = try? Files.readSome(0, atMost: 1 << 16), !bytes.isEmpty else { break }
      guard send(server.receive(bytes)) else { break }
    }
    server.end()
    return server.exitCode == 0 ? .passed : .failed
  }

  /// Whether the editor takes it.
  private func send(_ bytes: [UInt8]) -> Bool { bytes.isEmpty || Platform.write(bytes, to: 1) }
}
