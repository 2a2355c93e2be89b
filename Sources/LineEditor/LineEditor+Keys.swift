#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

// What libedit calls while a line is typed.

let readCharacter: Editline.Reader = { handle, result in
  guard let editor = LineEditor.owner(of: handle), let character = editor.nextCharacter() else {
    return 0
  }
  result?.pointee = wchar_t(bitPattern: character)
  return 1
}

let completeWord: Editline.Command = { handle, _ in
  LineEditor.owner(of: handle)?.completeAtCursor().code ?? KeyResult.failed.code
}

let insertPaste: Editline.Command = { handle, _ in
  LineEditor.owner(of: handle)?.insertPasted().code ?? KeyResult.failed.code
}

extension LineEditor {
  static func owner(of handle: OpaquePointer?) -> LineEditor? {
    Editline.owner(of: handle).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// What libedit gets next; nil ends the reading of the line.
  func nextCharacter() -> UInt32? {
    editline?.mend()
    while true {
      switch insertion {
      case .waiting:
        insertion = .announced
        return Editline.pasteKey
      case .announced:
        // It was taken for something else, as in the middle of a search.
        insertion = .none
        paste = Paste()
      case .none: break
      }
      switch nextEvent({ showTyped() }) {
      case .character(let character): return character
      case .paste(let bytes):
        paste = Paste(bytes)
        insertion = .waiting
      case .interrupt: return end(.interrupted(wasEmpty: true))
      case .end: return end(.end)
      case .suspend: suspend()
      case .continued: resume()
      case .resized: break
      }
    }
  }

  /// What the user does next, with the screen up to date while that is waited for.
  func nextEvent(_ show: () -> Void) -> TerminalInput.Event {
    while true {
      if let event = input.event() { return event }
      show()
      input.wait()
    }
  }

  private func end(_ line: Line) -> UInt32? {
    ending = line
    return nil
  }

  /// Puts the pasted text into the line. Its first newline ends the line, and what follows is read next.
  func insertPasted() -> KeyResult {
    guard let editline else { return .failed }
    insertion = .none
    guard let line = paste.takeLine() else {
      editline.insert(paste.takeRest())
      return .changed
    }
    editline.insert(line)
    editline.moveCursor(to: editline.line.characters.count)
    editline.insert("\n")
    return .entered
  }

  // MARK: Stopping

  /// Stops the program as Ctrl-Z does, until the shell lets it go on.
  private func suspend() {
    System.write(Array("^Z".utf8) + painter.leave() + Self.pasteMarksOff, to: 1)
    settings?.endTyping()
    kill(0, SIGTSTP)
    Signals.take(SIGCONT)
    resume()
  }

  /// Has the terminal as typing needs it, and the line painted anew below what the shell has written.
  private func resume() {
    if let settings { begin(settings) }
    painter.forget()
  }
}

/// What a command has done to the line.
enum KeyResult {
  case changed
  case entered
  /// Nothing could be done; the bell says so.
  case failed
}
