extension Bench {
  /// Writes scenarios to a scenario file and returns its path.
  func scenarioFile(_ scenes: Scenes, _ name: String) throws(BenchmarkError) -> String {
    let library = folder.path
    return try folder.file("\(name).cam") { scenes.write(.mapcam, library: library, to: $0) }
  }

  /// Writes the same scenarios to a Lua script and returns its path.
  func luaFile(_ scenes: Scenes, _ name: String) throws(BenchmarkError) -> String {
    try LuaLibrary.write(to: folder)
    let library = folder.path
    return try folder.file("\(name).lua") { scenes.write(.lua, library: library, to: $0) }
  }
}
