/// The same scenarios as files in every language, each next to the library that it needs.
extension Bench {
  /// The folder of the Lua library, for `package.path`.
  func luaLibrary() throws(BenchmarkError) -> String {
    try folder.file("mapcamera.lua", PackageResources.mapcamera_lua)
    return folder.path
  }

  /// A scenario file.
  func scenarioFile(_ scenes: Scenes, _ name: String) throws(BenchmarkError) -> String {
    try folder.file("\(name).cam") { scenes.write(in: MapcamLanguage(), to: $0) }
  }

  /// A Lua script.
  func luaFile(_ scenes: Scenes, _ name: String) throws(BenchmarkError) -> String {
    let language = LuaLanguage(library: try luaLibrary())
    return try folder.file("\(name).lua") { scenes.write(in: language, to: $0) }
  }

  /// A folder with a feature and its steps, for behave.
  func featureFolder(_ scenes: Scenes, _ name: String) throws(BenchmarkError) -> String {
    let home = "\(name)-features"
    try folder.file("\(home)/mapcamera.py", PackageResources.mapcamera_py)
    try folder.file("\(home)/steps/steps.py", PackageResources.steps_py)
    try folder.file("\(home)/suite.feature") { scenes.write(in: GherkinLanguage(), to: $0) }
    return "\(folder.path)/\(home)"
  }

  /// A suite with its keywords beside it, for Robot Framework.
  func robotFile(_ scenes: Scenes, _ name: String) throws(BenchmarkError) -> String {
    let home = "\(name)-robot"
    try folder.file("\(home)/mapcamera.py", PackageResources.mapcamera_py)
    try folder.file("\(home)/MapKeywords.py", PackageResources.MapKeywords_py)
    return try folder.file("\(home)/suite.robot") { scenes.write(in: RobotLanguage(), to: $0) }
  }

  /// A folder of scenario files, a few scenarios in each.
  func scenarioFolder(
    _ scenes: Scenes, _ name: String, files: Int
  ) throws(BenchmarkError) -> String {
    try scenes.split(into: files, in: MapcamLanguage()) { number, text throws(BenchmarkError) in
      try folder.file("\(name)/\(number).cam") { write in write(text) }
    }
    return "\(folder.path)/\(name)"
  }

  /// Lua scripts, a few scenarios in each; the path of the one that runs them all.
  func luaFolder(
    _ scenes: Scenes, _ name: String, files: Int
  ) throws(BenchmarkError) -> String {
    let language = LuaLanguage(library: try luaLibrary(), isWhole: false)
    try scenes.split(into: files, in: language) { number, text throws(BenchmarkError) in
      try folder.file("\(name)/\(number).lua") { write in write(text) }
    }
    let all = """
      package.path = "\(language.library)/?.lua"
      for number = 1, \(files) do dofile("\(folder.path)/\(name)/" .. number .. ".lua") end
      require("mapcamera").finish()
      """
    return try folder.file("\(name)/all.lua") { write in write(all) }
  }
}
