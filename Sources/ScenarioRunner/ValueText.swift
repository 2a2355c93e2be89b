import MapCamera
import ScenarioLanguage

/// Values as readers see them.
extension Interpreter {
  /// The value of a kind that is stored at `values`.
  func text(of kind: Kind, at values: UnsafePointer<Double>, decimals: Int = 6) -> String {
    func number(_ index: Int) -> String { NumberText.plain(values[index], decimals: decimals) }
    if kind.isList || kind == .line {
      return list(kind == .line ? .place : kind.element, at: values, decimals)
    }
    switch kind.written(false) {
    case .distance:
      return abs(values[0]) < 1000
        ? number(0) + " m" : NumberText.plain(values[0] / 1000, decimals: decimals) + " km"
    case .time: return number(0) + " s"
    case .speed: return NumberText.plain(values[0] * 3.6, decimals: decimals) + " km/h"
    case .place, .point: return number(0) + ", " + number(1)
    case .bounds:
      return "\(number(0)), \(number(1)) to \(number(2)), \(number(3))"
    case .camera:
      return "lat \(number(0)) lon \(number(1)) zoom \(number(2)) bearing \(number(3)) "
        + "tilt \(number(4))"
    case .mode: return Self.modes[Int(values[0])]
    case .truth: return values[0] != 0 ? "true" : "false"
    case .text:
      let start = Int(values[0])
      return String(decoding: texts[start..<(start + Int(values[1]))], as: UTF8.self)
    default: return number(0)
    }
  }

  /// A list is shown up to so many bytes.
  private static var longestList: Int { 10_000 }

  private static var modes: [String] { ["following", "overview", "free"] }

  private func list(_ element: Kind, at values: UnsafePointer<Double>, _ decimals: Int) -> String {
    let start = Int(values[0])
    let width = element.width
    return lists.withUnsafeBufferPointer { lists in
      var text = "["
      for index in 0..<Int(values[1]) {
        // A list of long texts, or of lists, would grow beyond all bounds.
        if text.utf8.count > Self.longestList { return text + ", …]" }
        guard let base = lists.baseAddress else { break }
        if index > 0 { text += element == .place ? "; " : ", " }
        let value = self.text(of: element, at: base + start + index * width, decimals: decimals)
        text += element == .text ? "\"\(value)\"" : value
      }
      return text + "]"
    }
  }
}
