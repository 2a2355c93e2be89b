#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The programs that are measured side by side.
struct Peers {
  /// The release build of this package's program.
  let mapcam: String?
  /// Lua 5.4.
  let lua: String?

  /// Looks beside this program for mapcam, and in `PATH` for the others.
  init() {
    mapcam = Self.executable("\(Self.ownFolder)/mapcam")
    lua = Self.inPath("lua5.4")
  }

  /// What was looked for and not found, in words.
  var missing: [String] {
    var missing: [String] = []
    if mapcam == nil {
      missing.append(
        "mapcam is not in \(Self.ownFolder); build it with: swift build -c release --product mapcam"
      )
    }
    if lua == nil { missing.append("lua5.4 is not installed") }
    return missing
  }

  private static var ownFolder: String {
    guard let path = realpath("/proc/self/exe", nil) ?? realpath(CommandLine.arguments[0], nil)
    else { return "." }
    defer { free(path) }
    let name = String(cString: path)
    return name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "."
  }

  private static func inPath(_ name: String) -> String? {
    guard let path = getenv("PATH") else { return nil }
    for folder in String(cString: path).split(separator: ":") {
      if let found = executable("\(folder)/\(name)") { return found }
    }
    return nil
  }

  private static func executable(_ path: String) -> String? {
    access(path, X_OK) == 0 ? path : nil
  }
}
