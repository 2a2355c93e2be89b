/// How shapes and texts look; each is a class of the style sheet.
enum Ink: String, CaseIterable, CustomStringConvertible {
  case plain
  // Texts.
  case heading, label, note, blueNote, redNote, greenNote
  // Lines.
  case grid, axis, edge, dashed, blueLine, redLine, redDashes, greenLine
  // Areas.
  case paper, screen, cover, room, blueArea, redArea, greenArea, greyArea, blueDot, redDot, whiteDot

  var description: String { rawValue }

  private var style: String {
    switch self {
    case .plain: ""
    case .heading: "font-size:14px;font-weight:600;fill:#1f2933"
    case .label: "font-size:13px;fill:#1f2933"
    case .note: "font-size:12px;fill:#52606d"
    case .blueNote: "font-size:12px;fill:#1d5fa8"
    case .redNote: "font-size:12px;fill:#b4380f"
    case .greenNote: "font-size:12px;fill:#226b38"
    case .grid: "fill:none;stroke:#d9dee4"
    case .axis: "fill:none;stroke:#7b8794"
    case .edge: "fill:none;stroke:#1f2933;stroke-width:1.5"
    case .dashed: "fill:none;stroke:#52606d;stroke-dasharray:4 3"
    case .blueLine: "fill:none;stroke:#1d5fa8;stroke-width:2"
    case .redLine: "fill:none;stroke:#b4380f;stroke-width:2"
    case .redDashes: "fill:none;stroke:#b4380f;stroke-width:1.5;stroke-dasharray:6 4"
    case .greenLine: "fill:none;stroke:#226b38;stroke-width:2"
    case .paper: "fill:#fbfbf9;stroke:#d9dee4"
    case .screen: "fill:#f1f5f9"
    case .cover: "fill:#ded6c7"
    case .room: "fill:#fffdf2"
    case .blueArea: "fill:#1d5fa8;fill-opacity:0.13"
    case .redArea: "fill:#b4380f;fill-opacity:0.1"
    case .greenArea: "fill:#226b38;fill-opacity:0.13"
    case .greyArea: "fill:#7b8794;fill-opacity:0.15"
    case .blueDot: "fill:#1d5fa8"
    case .redDot: "fill:#b4380f"
    case .whiteDot: "fill:#fbfbf9;stroke:#1f2933;stroke-width:1.5"
    }
  }

  /// The rules of all inks.
  static var styleSheet: String {
    let family = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
    let rules = allCases.filter { !$0.style.isEmpty }.map { ".\($0){\($0.style)}" }
    return (["text{font-family:\(family)}"] + rules).joined(separator: "\n")
  }
}
