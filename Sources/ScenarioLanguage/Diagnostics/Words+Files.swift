/// The words about files.
extension Problem {
  var wordsForFiles: Words {
    switch self {
    case .fileMissing(let name):
      Words("there is no file “\(name)”", label: "not found, seen from the folder of this file")
    case .fileUnreadable(let name, let reason):
      Words("the file “\(name)” can't be read: \(reason)", label: "this file")
    case .fileOutside(let name):
      Words(
        "“\(name)” is outside of the folder of the file that is run",
        label: "files are only taken from below it")
    case .useCycle(let chain):
      Words(
        "these files use each other in a circle: \(chain.joined(separator: " → "))",
        label: "this closes the circle")
    case .routeUnreadable(let name, let reason):
      Words("the route in “\(name)” can't be read: \(reason)", label: "this file")
    default:
      Words("a file's name is a plain text", label: "nothing can be filled in here")
    }
  }
}
