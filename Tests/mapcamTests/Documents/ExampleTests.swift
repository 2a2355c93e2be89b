import Foundation
import Testing

@Suite("The examples in README and docs")
struct ExampleTests {
  @Test("Each does what the page says", arguments: Document.all)
  func examples(document: Document) throws {
    let folder = try ExampleFolder()
    for (index, block) in document.blocks.enumerated() {
      let next = document.blocks.dropFirst(index + 1).first
      try run(block, before: next, in: folder, of: document)
    }
  }

  private func run(
    _ block: Document.Block, before next: Document.Block?, in folder: ExampleFolder,
    of document: Document
  ) throws {
    let place = "\(document.path):\(block.line)"
    if let file = block.file {
      #expect(block.introduction.contains("`\(file)`"), "\(place) does not say that it is \(file)")
      if let whole = try? String(
        contentsOf: projectRoot.appendingPathComponent(file), encoding: .utf8)
      {
        // A file of the project stays as it is; all of it may be shown, or a part.
        #expect(whole.contains(block.text), "\(place) is not what \(file) says")
      } else {
        try folder.write(block.text, to: file, isAdded: block.isAdded)
      }
    }
    switch block.kind {
    case "cam":
      // What is run right below is seen there.
      if let file = block.file, let next, next.isConsole, next.text.contains(file) { return }
      let file = block.file ?? "example.cam"
      if block.file == nil { try folder.write(block.text, to: file, isAdded: false) }
      let run = try folder.run("mapcam run \(file)")
      #expect(run.code == 0, "\(place)\n\(run.output)")
    case "sh":
      let run = try folder.run("set -e\n" + block.text)
      #expect(run.code == 0, "\(place)\n\(run.output)")
    case "yaml":
      // What stands between ${{ and }} is a number here.
      for line in block.text.matches(of: /run: (.*)/).map(\.1) {
        let run = try folder.run(String(line).replacing(/\$\{\{.*?\}\}/, with: "1"))
        #expect(run.code == 0, "\(place)\n\(run.output)")
      }
    case _ where block.isConsole:
      for shown in block.transcript { try expect(shown, in: folder, at: place) }
    case "xml", "json", "text", "ebnf", "python", "swift":
      // Files that are written above; drawings and figures; what GrammarTests reads; and code to copy.
      #expect(!block.text.contains(#/(^|\n)\$ /#), "\(place) is a console's, and says it is not")
    default:
      Issue.record("\(place): no test knows what to do with a block of the kind “\(block.kind)”")
    }
  }

  private func expect(
    _ shown: (command: String, output: [String]), in folder: ExampleFolder, at place: String
  ) throws {
    let words = shown.command.split(separator: " ").map(String.init)
    if shown.command == "mapcam" || (words.prefix(2) == ["mapcam", "repl"]) {
      return try folder.replay(Array(words.dropFirst()), shown: shown.output)
    }
    let output = try folder.run(shown.command).output.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let printed = output.last == "" ? output.dropLast() : output[...]
    #expect(
      matches(printed, shown.output[...]),
      "\(place): $ \(shown.command)\nprints\n\(printed.joined(separator: "\n"))")
  }

  /// Whether the lines are the same but for times; a line with … alone stands for any others.
  private func matches(_ printed: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return printed.isEmpty }
    let rest = shown.dropFirst()
    if first == "…" {
      return (printed.startIndex...printed.endIndex).contains { matches(printed[$0...], rest) }
    }
    guard let line = printed.first, line.withoutTime == first.withoutTime else { return false }
    return matches(printed.dropFirst(), rest)
  }

  @Test("There are some of each kind")
  func some() {
    let blocks = Document.all.flatMap(\.blocks)
    #expect(Document.all.count > 5)
    #expect(blocks.filter { $0.kind == "cam" }.count > 60)
    #expect(blocks.filter(\.isConsole).flatMap(\.transcript).count > 5)
    #expect(blocks.filter { $0.kind == "sh" }.count > 2)
  }

  @Test("No example hides as an indented text", arguments: Document.all)
  func indented(document: Document) {
    let lines = document.indentedCode
    #expect(lines.isEmpty, "\(document.path):\(lines): put fences around it, and say what it is")
  }

  @Test("What a command prints stands in the page as it prints it", arguments: Document.all)
  func generated(document: Document) throws {
    for section in document.sections {
      let printed = try ExampleFolder().run(section.command)
      #expect(
        section.text == printed.output,
        "\(document.path) is behind `\(section.command)`; docs/contributing.md says how to renew it"
      )
    }
  }
}

extension Document.Block {
  /// Commands behind `$`, and what they print.
  var isConsole: Bool { kind == "console" || (kind.isEmpty && text.hasPrefix("$ ")) }

  var transcript: [(command: String, output: [String])] {
    text.components(separatedBy: "\n").dropLast().reduce(into: []) { commands, line in
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output.append(line)
      }
    }
  }
}

extension String {
  /// The line without the time that a run took.
  fileprivate var withoutTime: String {
    replacing(#/ in [0-9.]+ (µs|ms|s|min)$/#, with: " in TIME")
  }
}
