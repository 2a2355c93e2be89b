/// The languages that the same scenarios are written in.
enum SceneLanguage {
  case mapcam
  case lua
}
