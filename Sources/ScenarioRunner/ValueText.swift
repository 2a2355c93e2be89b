import MapCamera
import ScenarioLanguage

/// Values as readers see them.
extension Interpreter {
  /// The value of a kind that is stored at `values`.
  func text(of kind: Kind, at values: UnsafePointer<Double>, decimals: Int = 6) -> String {
    let start = texts.count
    write(kind, at: values, decimals: decimals)
    defer { texts.removeLast(texts.count - start) }
    return String(decoding: texts[start...], as: UTF8.self)
  }

  /// Writes the value of a kind that is stored at `values` behind the texts.
  func write(_ kind: Kind, at values: UnsafePointer<Double>, decimals: Int = 6) {
    func number(_ index: Int, _ factor: Double = 1) {
      NumberText.write(values[index] * factor, decimals: decimals, to: &texts)
    }
    if kind.isList || kind == .line {
      return writeList(kind == .line ? .place : kind.element, at: values, decimals)
    }
    switch kind.written(false) {
    case .distance where abs(values[0]) < 1000:
      number(0)
      write(" m")
    case .distance:
      NumberText.write(values[0] / 1000, decimals: decimals, to: &texts)
      write(" km")
    case .time:
      number(0)
      write(" s")
    case .speed:
      number(0, 3.6)
      write(" km/h")
    case .place, .point:
      number(0)
      write(", ")
      number(1)
    case .bounds:
      for (index, words) in ["", ", ", " to ", ", "].enumerated() {
        write(words)
        number(index)
      }
    case .camera:
      for (index, words) in ["lat ", " lon ", " zoom ", " bearing ", " tilt "].enumerated() {
        write(words)
        number(index)
      }
    case .mode: write(Self.modes[Int(values[0])])
    case .truth: write(values[0] != 0 ? "true" : "false")
    case .text:
      let start = Int(values[0])
      for index in start..<(start + Int(values[1])) { texts.append(texts[index]) }
    default: number(0)
    }
  }

  private func write(_ words: String) { texts.append(contentsOf: words.utf8) }

  /// A list is shown up to so many bytes.
  private static var longestList: Int { 10_000 }

  private static var modes: [String] { ["following", "overview", "free"] }

  private func writeList(_ element: Kind, at values: UnsafePointer<Double>, _ decimals: Int) {
    let first = texts.count
    let start = Int(values[0])
    let width = element.width
    write("[")
    lists.withUnsafeBufferPointer { lists in
      for index in 0..<Int(values[1]) {
        // A list of long texts, or of lists, would grow beyond all bounds.
        if texts.count - first > Self.longestList { return write(", …") }
        guard let base = lists.baseAddress else { break }
        if index > 0 { write(element == .place ? "; " : ", ") }
        if element == .text { write("\"") }
        write(element, at: base + start + index * width, decimals: decimals)
        if element == .text { write("\"") }
      }
    }
    write("]")
  }
}
