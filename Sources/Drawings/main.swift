// Writes docs/pictures/*.svg from the camera's own numbers.
// Run from the package's folder, after the camera or a drawing has changed:
//
//     swift run Drawings

import Foundation

do {
  for picture in try Picture.all() {
    let path = "docs/pictures/\(picture.name).svg"
    try picture.svg.write(toFile: path, atomically: true, encoding: .utf8)
    print(path)
  }
} catch {
  FileHandle.standardError.write(Data("Drawings: \(error)\n".utf8))
  exit(1)
}
