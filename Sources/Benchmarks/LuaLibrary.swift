/// The camera library in plain Lua that is built into this program.
enum LuaLibrary {
  /// Writes it to the folder, where `require "mapcamera"` finds it.
  static func write(to folder: Folder) throws(BenchmarkError) {
    let text = String(decoding: PackageResources.mapcamera_lua, as: UTF8.self)
    _ = try folder.file("mapcamera.lua") { write in write(text) }
  }
}
