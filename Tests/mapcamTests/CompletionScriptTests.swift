import Foundation
import Testing

@Suite("Completion in shells")
struct CompletionScriptTests {
  private let folder: Folder

  init() throws {
    folder = try Folder([
      "tour.cam": "zoomIn", "my tour.cam": "zoomIn", "notes.txt": "", "shops/a.cam": "zoomIn",
    ])
    for shell in ["bash", "zsh", "fish"] {
      try folder.write(Data(try folder.run("completions", shell).output.utf8), to: ".\(shell)")
    }
  }

  /// What bash offers for the last of the words, in order.
  private func bash(_ words: [String]) throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source ./.bash
      COMP_WORDS=(mapcam \(quoted)); COMP_CWORD=\(words.count); _mapcam
      [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try call(["-c", script], program: URL(fileURLWithPath: "/bin/bash"), in: folder.url)
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "bash offers commands, options, formats, files, words and codes",
    arguments: [
      (["ru"], ["run"]), (["--v"], ["--version"]), (["run", "--rep"], ["--repeat", "--report"]),
      (["repl", "--"], ["--bail", "--help"]), (["run", "--report", "j"], ["json=", "junit="]),
      (["run", "--set", ""], []), (["completions", ""], ["bash", "fish", "zsh"]),
      (["check", "t"], ["tour.cam"]), (["run", "my"], ["my tour.cam"]), (["run", "s"], ["shops"]),
      (["run", "n"], []),
      (["new", ""], ["shops"]), (["lsp", ""], []), (["lsp", "t"], []),
      (["run", "--tags", "@", "s"], []), (["run", "--tags", "=@", "s"], []),
      (["run", "--filter", "=", "s"], []), (["help", "E10"], (1...9).map { "E10\($0)" }),
      (["help", "zoomI"], ["zoomIn"]), (["help", "gesture", "pi"], ["pinch"]),
      (["help", "wor"], ["words"]), (["help", "complet"], ["completions"]),
    ])
  func offers(words: [String], wanted: [String]) throws {
    #expect(Set(try bash(words)) == Set(wanted))
  }

  @Test(
    "Every option of every command is completed, in every shell", arguments: UsageTests.commands)
  func options(command: String) throws {
    let help = try folder.run("help", command).output
    let lines = help.split(separator: "\n").filter { $0.hasPrefix("  -") }
    // The first column: `-j, --jobs N`.
    let options = lines.map { line in
      line.components(separatedBy: "  ")[1].split { $0 == " " || $0 == "," }.map(String.init)
        .filter { $0.hasPrefix("-") }
    }
    #expect(!options.isEmpty)
    #expect(Set(try bash([command, "-"])) == Set(options.joined()))
    let zsh = try text(".zsh").split(separator: "\n").first {
      $0.contains("    \(command)) _arguments")
    }
    let fish = try text(".fish").split(separator: "\n").filter {
      $0.contains("__fish_seen_subcommand_from") && $0.contains(" \(command)")
        || $0.contains("_from \(command)")
    }
    for name in options.joined() {
      #expect(zsh?.contains("*\(name)[") == true, "zsh: \(command) \(name)")
      let flag = name.hasPrefix("--") ? "-l \(name.dropFirst(2)) " : "-s \(name.dropFirst()) "
      #expect(fish.contains { $0.contains(flag) }, "fish: \(command) \(name)")
    }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Where a shell is installed, nil when it is not.
  private static func shell(_ name: String) -> URL? {
    ["/bin", "/usr/bin", "/usr/local/bin"].map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @Test("fish offers the same, where it is installed", .enabled(if: shell("fish") != nil))
  func fish() throws {
    let fish = try #require(Self.shell("fish"))
    for (line, wanted) in [
      ("mapcam ru", "run"), ("mapcam run --rep", "--report"), ("mapcam run --report ju", "junit="),
      ("mapcam help E30", "E302"), ("mapcam help gesture pi", "pinch"),
      ("mapcam run to", "tour.cam"),
      ("mapcam completions f", "fish"),
    ] {
      let run = try call(
        ["-c", "source .fish; complete -C \"\(line)\""], program: fish, in: folder.url,
        environment: ["HOME": folder.url.path])
      let words = run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      #expect(words.contains { $0 == wanted }, "\(line): \(run.all)")
    }
    for line in ["mapcam new to", "mapcam lsp to", "mapcam run --tags @"] {
      let run = try call(
        ["-c", "source .fish; complete -C \"\(line)\""], program: fish, in: folder.url,
        environment: ["HOME": folder.url.path])
      #expect(run.all == "", "\(line)")
    }
  }

  @Test("zsh takes the script, where it is installed", .enabled(if: shell("zsh") != nil))
  func zsh() throws {
    let zsh = try #require(Self.shell("zsh"))
    let script = """
      compdef() {}; _files() {}; compadd() { print -l -- "$@" }
      _describe() { print -l -- $commands }; _arguments() { print -l -- "$@" }
      source ./.zsh
      words=(mapcam r) CURRENT=2; _mapcam
      words=(mapcam run -) CURRENT=3; _mapcam
      words=(mapcam new t) CURRENT=3; _mapcam
      words=(mapcam lsp t) CURRENT=3; _mapcam
      words=(gesture pi) words=(help gesture pi) CURRENT=3; _mapcam_topics
      """
    let run = try call(["-fc", script], program: zsh, in: folder.url)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("run:run scenario files") })
    #expect(lines.contains { $0.hasPrefix("*--report[write reports") })
    #expect(
      lines.filter { $0.contains("_files") } == ["*:file:_files -g \"*.cam\"", ":file:_files -/"])
    #expect(lines.contains("pinch") && !lines.contains("zoomIn"))
  }
}
