#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The programs that are measured side by side; nil for one that is not there.
struct Peers {
  /// The release build of this package's program.
  let mapcam: String?
  let lua: String?
  let tcl: String?
  /// The compiler of the camera in C.
  let cc: String?
  /// The Python of a virtual environment with behave in it.
  let behave: String?
  /// The Python of a virtual environment with Robot Framework in it.
  let robot: String?

  /// Where programs are looked for.
  let path: String?

  /// Looks beside this program for mapcam, in the virtual environment for what is written in
  /// Python, and in `PATH` for the others.
  init() {
    let path = getenv("PATH").map { String(cString: $0) }
    func inPath(_ name: String) -> String? {
      let folders = path?.split(separator: ":") ?? []
      return folders.lazy.compactMap { Self.executable("\($0)/\(name)") }.first
    }
    self.path = path
    mapcam = Self.executable("\(Self.ownFolder)/mapcam")
    lua = inPath("lua5.4")
    tcl = inPath("tclsh")
    cc = inPath("cc")
    let python = Self.executable("\(Self.environment)/bin/python")
    behave = Self.executable("\(Self.environment)/bin/behave").flatMap { _ in python }
    robot = Self.executable("\(Self.environment)/bin/robot").flatMap { _ in python }
  }

  /// What was looked for and not found, in words.
  var missing: [String] {
    var missing: [String] = []
    if mapcam == nil {
      missing.append(
        "mapcam is not in \(Self.ownFolder); build it with: swift build -c release --product mapcam"
      )
    }
    for (program, name) in [(lua, "lua5.4"), (tcl, "tclsh"), (cc, "cc")] where program == nil {
      missing.append("\(name) is not installed")
    }
    for (program, name) in [(behave, "behave"), (robot, "robot")] where program == nil {
      missing.append(
        """
        \(name) is not in \(Self.environment); set it up with: python3 -m venv \
        \(Self.environment) && \(Self.environment)/bin/pip install behave robotframework
        """)
    }
    return missing
  }

  /// The virtual environment: what `MAPCAM_BENCHMARKS_VENV` names, or a place in the user's cache.
  private static var environment: String {
    if let named = getenv("MAPCAM_BENCHMARKS_VENV") { return String(cString: named) }
    let home = getenv("HOME").map { String(cString: $0) } ?? "."
    return "\(home)/.cache/mapcam-benchmarks/venv"
  }

  private static var ownFolder: String {
    guard let path = realpath("/proc/self/exe", nil) ?? realpath(CommandLine.arguments[0], nil)
    else { return "." }
    defer { free(path) }
    let name = String(cString: path)
    return name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "."
  }

  private static func executable(_ path: String) -> String? {
    access(path, X_OK) == 0 ? path : nil
  }
}
