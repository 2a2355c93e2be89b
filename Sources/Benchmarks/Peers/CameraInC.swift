/// The camera in C, compiled with -O2 for this run: it times loops of its own.
struct CameraInC {
  private let program: String
  private let folder: Folder

  /// Nil when there is no C compiler.
  ///
  /// - Throws: `BenchmarkError` when the compiler does not take it.
  init?(_ bench: Bench) throws(BenchmarkError) {
    let source = try bench.folder.file("mapcamera.c", PackageResources.mapcamera_c)
    program = try bench.folder.place(for: "mapcamera-in-c")
    folder = bench.folder
    guard
      var compiler = Contestant(
        "cc", bench.peers.cc, ["-O2", "-o", program, source, "-lm"])
    else { return nil }
    // It looks for its assembler and its linker there.
    compiler.environment = bench.peers.path.map { ["PATH=\($0)"] } ?? []
    _ = try Child.run(compiler)
  }

  /// A loop as a program of its own.
  func contestant(_ loop: String, _ count: Int) -> Contestant? {
    Contestant("C", program, [loop, String(count)])
  }

  /// The processor's seconds for a loop, and the sum of what it computed.
  func time(_ loop: String, _ count: Int) throws(BenchmarkError) -> (seconds: Double, sum: Double) {
    guard let contestant = contestant(loop, count) else { throw .wrong("no loop in C") }
    let numbers = try Child.output(of: contestant, in: folder).split(separator: "\n").first?
      .split(separator: " ").compactMap { Double($0) }
    guard let numbers, numbers.count == 2 else { throw .wrong("the camera in C says nothing") }
    return (numbers[0], numbers[1])
  }
}
