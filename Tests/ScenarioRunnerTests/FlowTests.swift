import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

@Suite("Loops, choices, definitions")
struct FlowTests {
  @Test(
    "A range holds both ends, whichever way it goes",
    arguments: [
      ("2..5", "[2, 3, 4, 5]"), ("5..2", "[5, 4, 3, 2]"), ("2..2", "[2]"),
      ("2..4 by 0.5", "[2, 2.5, 3, 3.5, 4]"), ("4..2 by 0.5", "[4, 3.5, 3, 2.5, 2]"),
      ("0..1 by 0.3", "[0, 0.3, 0.6, 0.9]"), ("2..3 by -0.5", "[2, 2.5, 3]"),
      ("0..0.9 by 2", "[0]"),
      ("-1..1", "[-1, 0, 1]"), ("1 km..3 km by 1 km", "[1 km, 2 km, 3 km]"),
      ("1 km..3 km", "[1 km, 2 km, 3 km]"), ("500 m..2 km", "[500 m, 1.5 km]"),
      ("1 min..3 min", "[60 s, 120 s, 180 s]"), ("-2°..0°", "[-2, -1, 0]"),
      ("(1 + 1)..(2 + 1)", "[2, 3]"),
    ])
  func ranges(range: String, values: String) throws {
    #expect(try shown(range) == values)
    let loop = try printed("for value in \(range) { print value }")
    #expect("[" + loop.joined(separator: ", ") + "]" == values)
  }

  @Test("A tenth is no number that binary can hold, and a range by 0.1 ends where it says")
  func tenths() throws {
    #expect(try shown("length(0..1 by 0.1)") == "11")
    #expect(try shown("max(0..1 by 0.1)") == "1")
  }

  @Test(
    "What is printed, in its order",
    arguments: [
      ("repeat 3 { print \"a\" }", "a a a"), ("repeat 0 { print \"a\" }", ""),
      ("repeat (1 + 1) { repeat 2 { print \"b\" } }", "b b b b"),
      ("for x in [] { print x }", ""), ("for x in [\"a\", \"b\"] { print x }", "a b"),
      ("for x in [[1, 2], [3]] { for y in x { print y } }", "1 2 3"),
      ("for x in [[1.5, 2.5], [3.5]] { for y in x { print y } }", "1.5 2.5 3.5"),
      ("for p in [place(1, 2)] { print p.lat }", "1"), ("for x in padding { print x }", "0 0 0 0"),
      ("line coast place(1, 2) place(3, 4)\nfor p in coast { print p.lat }", "1 3"),
      ("if 1 < 2 { print \"yes\" } else { print \"no\" }", "yes"),
      ("if 1 > 2 { print \"yes\" } else { print \"no\" }", "no"),
      ("if 1 > 2 { print \"yes\" }", ""),
      ("if 1 > 2 { print 1 } else if 2 > 1 { print 2 } else { print 3 }", "2"),
      ("if 1 > 2 { print 1 } else if 2 > 3 { print 2 } else { print 3 }", "3"),
      ("let a = 1\nrepeat 2 { let a = 2; print a }\nprint a", "2 2 1"),
      ("let a = 1\nfor a in [5] { print a }\nprint a", "5 1"),
      ("define f { print \"f\" }\nf; f", "f f"),
      ("define f(a, b = 5) { print a + b }\nf 1; f 1 2", "6 3"),
      ("define f(a, b = 5) { print a - b }\nf b 1 a 3; f a 9", "2 4"),
      (
        "define f(a) { print a }\nf 1; f \"x\"; f vancouver; f [1.5]; f true",
        "1 x 49.26, -123.11 [1.5] true"
      ),
      ("f 3\ndefine f(n) { print n }", "3"),
      ("let depth = 4\ndefine f(n = depth) { print n }\nf", "4"),
      ("define f(n) { g n }\ndefine g(n) { print n * 2 }\nf 4", "8"),
      ("define f(n) { let here = n * 10; if n > 0 { f (n - 1) }; print here }\nf 3", "0 10 20 30"),
      (
        "define f(n) { for i in 1..2 { if n > 0 { f (n - 1) }; print n * 10 + i } }\nf 1",
        "1 2 11 1 2 12"
      ),
      (
        "define even(n) { let m = n; if n > 0 { odd (n - 1) }; print m }\n"
          + "define odd(n) { let m = n + 100; if n > 0 { even (n - 1) }; print m }\neven 3",
        "100 1 102 3"
      ),
      (
        "define fib(n) { if n < 2 { print n } else { fib (n - 1); fib (n - 2) } }\nfib 5",
        "1 0 1 1 0 1 0 1"
      ),
      ("define f(list) { for x in list { print x } }\nf [1.5, 2.5]; f [3]", "1.5 2.5 3"),
      ("let b = camera\ncamera sydney zoom 9\nprint b.zoom\ncamera b\nprint zoom", "2 2"),
      ("print zoom; zoomTo 5; print zoom; move zoomIn; print zoom", "2 5 6"),
    ])
  func order(text: String, output: String) throws {
    #expect(try printed(text).joined(separator: " ") == output)
  }

  @Test("A kept value is what it was when it was kept")
  func kept() throws {
    let text = """
      let level = zoom + 2
      let where = target
      camera sydney zoom 9
      assert level == 4 and where is not sydney and zoom == 9
      """
    #expect(try run(text).verdict == .passed)
  }

  @Test("A long loop gives back the memory of its texts and lists")
  func memoryGivenBack() throws {
    let budget = Budget(steps: 10_000_000, calls: 200, memory: 20_000)
    for body in [
      "let t = \"{zoom} and more of it\"", "let l = [1, 2, 3, zoom]", "let l = 1..50",
      "let c = corners", "f 1", "for x in [1, 2] { let t = \"{x}\" }",
      "if \"{zoom}\" == \"2\" { let t = \"{zoom}\" }",
      "expect error { let t = \"{1 / (zoom - 2)}\" }",
    ] {
      let text = "define f(a) { let t = \"{a} and more\"; let l = [a, a] }\nrepeat 5000 { \(body) }"
      let outcome = try run(text, budget: budget)
      #expect(outcome.breakdown == nil, "\(body): \(outcome.words)")
    }
  }

  @Test(
    "What a run may spend has an end, with the line that spent it",
    arguments: [
      ("zoomIn\nrepeat 1e9 { zoomIn }", Problem.stepsSpent(limit: 1000), 2),
      ("for x in 1..1e12 {\n  zoomIn\n}", .stepsSpent(limit: 1000), 1),
      ("define f { repeat 100 { zoomIn } }\nrepeat 100 {\n  f\n}", .stepsSpent(limit: 1000), 1),
      ("define f(n) { if n > 0 { f (n - 1); f (n - 1) } }\nf 40", .stepsSpent(limit: 1000), 1),
      ("define f {\n  f\n}\n\nf", .callsTooDeep(limit: 50), 2),
      ("define f { g }\ndefine g { f }\nf", .callsTooDeep(limit: 50), 2),
      ("zoomIn\nlet list = 1..1e9", .memorySpent(megabytes: 1), 2),
      ("repeat 400 {\n  print \"{1..9}\"\n}", .stepsSpent(limit: 1000), 1),
    ])
  func budgets(text: String, problem: Problem, line: Int) throws {
    let outcome = try run(text, budget: Budget(steps: 1000, calls: 50, memory: 1 << 20))
    #expect(outcome.verdict == .broken)
    #expect(outcome.problem == problem)
    let program = try program(text)
    let location = try #require(outcome.breakdown?.diagnostic.location)
    #expect(program.sources[0].line(of: Int(location.span.lower)) == line)
  }

  @Test("What is printed counts as memory")
  func printedMemory() throws {
    let text = "repeat 400 {\n  print \"{1..2000}\"\n}"
    let outcome = try run(text, budget: Budget(steps: 10_000_000, calls: 50, memory: 1 << 20))
    #expect(outcome.problem == .memorySpent(megabytes: 1))
  }

  @Test("A spent budget is not caught, and the next scenario has its own")
  func budgetIsNotCaught() throws {
    let text = """
      scenario "spends" { expect error { repeat 1e9 { zoomIn } } }
      scenario "goes on" { repeat 900 { zoomIn }; assert zoom == maxZoom }
      define f { f }
      scenario "calls itself" { expect error { f } }
      """
    let all = try outcomes(text, budget: Budget(steps: 20_000, calls: 50, memory: 1 << 20))
    #expect(all.map { $0.verdict } == [.broken, .passed, .broken])
  }
}

@Suite("Scenarios")
struct ScenarioTests {
  @Test("Each scenario starts from the set-up, on a map of its own")
  func anew() throws {
    let text = """
      map 390 x 844
      limit zoom 3 to 15
      place office 49.2850 -123.1145
      let start = zoom
      camera office zoom 10
      scenario "one" { zoomIn; limit zoom off; map 100 x 100; padding 20; tilt 30 }
      scenario "two" {
        assert zoom == 10 and width == 390 and tilt == 0 and maxZoom == 15 and start == 3
        assert padding == [0, 0, 0, 0] and not (zoom was limited)
      }
      scenario "three {n}" {
        examples
          | n |
          | 1 |
          | 2 |
        zoomBy n
        assert zoom == 10 + n
      }
      """
    let all = try outcomes(text)
    #expect(
      all.map { $0.verdict } == [.passed, .passed, .passed, .passed], "\(all.map { $0.words })")
    #expect(all.map { $0.scenario.title } == ["one", "two", "three 1", "three 2"])
    #expect(all.map { $0.checks } == [0, 2, 1, 1])
  }

  @Test("Each row of examples fails alone")
  func rows() throws {
    let text = """
      scenario "At most {cap}" {
        examples
          | level | cap  | from          |
          | 10    | 30   | sydney        |
          | 13    | 50   | "Vancouver"   |
          | 16    | 65   | place(1, 2)   |
        camera from zoom level tilt 90
        assert tilt == cap
      }
      """
    #expect(try outcomes(text).map { $0.verdict } == [.passed, .failed, .passed])
  }

  @Test("Any order of running, alone or together, gives the same outcomes")
  func determinism() throws {
    var text = "place office 49.285 -123.1145\nlet base = [1.5, 2.5]\ncamera office zoom 9\n"
    for i in 0..<12 {
      text += """
        scenario "number \(i) {n}" {
          examples
            | n |
            | \(i) |
            | \(i + 1).5 |
          for x in base { zoomBy (x / 10) }
          expect error { assert zoom == n }
          print "{zoom} {camera} {corners} {view}"
          expect zoom == n
          f n
          assert zoom > n because "row {n}"
          print 1 / (n - 3)
        }

        """
    }
    text += "define f(n) { if n > 0 { let t = \"{n}\"; f (n - 1); expect t == \"{n + 1}\" } }\n"
    let program = try program(text)
    var machine = Machine(program)
    var together: [String] = []
    for scenario in program.scenarios { together.append(machine.run(scenario).summary) }
    #expect(together.count == 24)
    var backwards: [String] = []
    for scenario in program.scenarios.reversed() { backwards.append(machine.run(scenario).summary) }
    #expect(backwards.reversed() == together)
    for (index, scenario) in program.scenarios.enumerated() {
      var alone = Machine(program)
      #expect(alone.run(scenario).summary == together[index])
    }
    #expect(Set(together).count == 24)
  }

  @Test("Every word's example runs, and checks something")
  func examples() throws {
    #expect(WordHelp.examples.count > 120)
    for (word, text) in WordHelp.examples {
      let all = try outcomes(text)
      #expect(all.allSatisfy { $0.verdict == .passed && $0.checks > 0 }, "\(word): \(text)")
    }
  }

  @Test("The example on every page of help runs as it is shown there")
  func help() throws {
    for (word, _) in WordHelp.examples {
      let pages = try #require(WordHelp.text(for: word))
      for part in pages.split(separator: "  for example\n").dropFirst() {
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.prefix { $0.hasPrefix("    ") }.joined(separator: "\n")
        let all = try outcomes(text)
        #expect(all.allSatisfy { $0.verdict == .passed && $0.checks > 0 }, "\(word): \(text)")
      }
    }
  }
}
