// benchmarks [NAME…]: measures mapcam and its peers in turn, and prints a table of ratios.
// benchmarks --files FOLDER: writes the files of the suite in every language, to profile them.
//
// Every figure is a comparison made in this run; times of different runs or machines are not
// comparable, ratios are.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the workloads of these names, or all; false when one has no figure.
func measure(_ names: [String]) throws(BenchmarkError) -> Bool {
  let peers = Peers()
  for sentence in peers.missing { print("not found: \(sentence)") }
  let bench = Bench(peers: peers, folder: try Folder())
  var failures: [String] = []
  for workload in Workload.all where names.isEmpty || names.contains(workload.name) {
    do throws(BenchmarkError) {
      try workload.run(bench)
    } catch {
      failures.append("no figure for \(workload.name): \(error.sentence)")
    }
  }
  var table = Table()
  for row in bench.rows { table.add(row) }
  print(table.text, terminator: "")
  for failure in failures { print(failure) }
  return failures.isEmpty
}

/// Writes the files of the workload `suite` to a folder that is there.
func writeFiles(_ path: String) throws(BenchmarkError) {
  let bench = Bench(peers: Peers(), folder: Folder(path))
  _ = try bench.scenarioFile(.suite, "suite")
  _ = try bench.luaFile(.suite, "suite")
  _ = try bench.featureFolder(.suite, "suite")
  _ = try bench.robotFile(.suite, "suite")
}

let names = Array(CommandLine.arguments.dropFirst())
if names.count == 2, names[0] == "--files" {
  do throws(BenchmarkError) {
    try writeFiles(names[1])
    exit(0)
  } catch {
    print("error: \(error.sentence)")
    exit(1)
  }
}
let unknown = names.filter { name in !Workload.all.contains { $0.name == name } }
if !unknown.isEmpty {
  let known = Workload.all.map { "\n  \($0.name): \($0.summary)" }.joined()
  print("no workload is named \(unknown.joined(separator: ", ")); there are:\(known)")
  exit(2)
}
do throws(BenchmarkError) {
  exit(try measure(names) ? 0 : 1)
} catch {
  print("error: \(error.sentence)")
  exit(1)
}
