import Gazetteer

/// The pages on the codes of mistakes, and all of them as a document.
extension WordHelp {
  /// What a code means, with an example of the mistake and of its remedy; nil when it is none.
  static func mistakePage(_ code: String) -> HelpPage? {
    guard Mistake.isCode(code.utf8), let mistake = MistakeTable.row(code) else { return nil }
    var page = HelpPage()
    page.heading("\(mistake.code): \(mistake.title)", mistake.explanation)
    let setting = mistake.setting.isEmpty ? "" : ", \(mistake.setting)"
    page.lines(mistake.wrong, titled: "wrong\(setting)")
    page.lines(mistake.right, titled: "right")
    return page
  }

  /// The codes of all mistakes, in the order of the table.
  public static var codes: [String] { MistakeTable.rows.map { $0.code } }

  /// Whether a text has the form of a code.
  public static func isCode(_ text: String) -> Bool { Mistake.isCode(text.utf8) }

  /// The code that was probably meant by a text of the form of one.
  static func nearestCode(to text: String) -> String? {
    guard Mistake.isCode(text.utf8) else { return nil }
    let written = Array(text.uppercased().utf8)
    let near = codes.filter { EditDistance.between(written, Array($0.utf8), limit: 1) != nil }
    return near.first { $0.utf8.first == written.first } ?? near.first
  }

  /// Every mistake with its explanation and its examples, in Markdown.
  public static var mistakes: String {
    var text = """
      # What can be wrong

      Every message ends with a code; `mapcam help E302` shows what is written here about it, and in a
      session `.help E302`. A code keeps its meaning when the words of its message change. This page is
      made from the program's own table by `mapcam help errors`, and its examples are run as tests.

      Codes that begin with `E` are errors: nothing of the file is run, or the scenario could not go on.
      Those with `W` are warnings.


      """
    for area in MistakeTable.areas {
      text += "## \(area.title)\n\n"
      for mistake in MistakeTable.rows(of: area.text) {
        text += "### \(mistake.code): \(mistake.title)\n\n\(mistake.explanation)\n\n"
        let setting = mistake.setting.isEmpty ? "" : ", \(mistake.setting)"
        text += "Wrong\(setting):\n\n```text\n\(mistake.wrong)```\n\nRight:\n\n"
        text += "```text\n\(mistake.right)```\n\n"
      }
    }
    while text.utf8.suffix(2).elementsEqual([0x0A, 0x0A]) { text.removeLast() }
    return text
  }
}
