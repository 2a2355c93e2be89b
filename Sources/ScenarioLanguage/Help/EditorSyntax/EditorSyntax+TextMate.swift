extension EditorSyntax {
  /// A TextMate grammar, as Visual Studio Code and others read it.
  public static var textMate: String {
    // A command begins a statement, or stands behind `move` and `animate`.
    let beginning = #"(?:^|(?<=[;{}])|(?<=\\bmove|\\banimate))\\s*"#
    return #"""
      {
        "name": "mapcam",
        "scopeName": "source.mapcam",
        "fileTypes": ["cam"],
        "patterns": [
          { "include": "#comment" },
          { "include": "#text" },
          { "include": "#tag" },
          { "include": "#command" },
          { "include": "#scenario" },
          { "include": "#value" }
        ],
        "repository": {
          "comment": { "name": "comment.line.number-sign.mapcam", "match": "#.*$" },
          "text": {
            "name": "string.quoted.double.mapcam",
            "begin": "\"",
            "end": "\"|$",
            "patterns": [
              { "name": "constant.character.escape.mapcam", "match": "\\\\." },
              {
                "name": "meta.interpolation.mapcam",
                "begin": "\\{",
                "end": "\\}|$",
                "patterns": [{ "include": "#value" }]
              }
            ]
          },
          "tag": { "name": "entity.name.tag.mapcam", "match": "@\\w+" },
          "command": {
            "match": "\#(beginning)(\#(pattern(commands)))\\b",
            "captures": {
              "1": { "name": "keyword.control.mapcam" }
            }
          },
          "scenario": { "name": "keyword.control.mapcam", "match": "\\bscenario\\b(?=\\s*\")" },
          "value": {
            "patterns": [
              {
                "match": "(?<![\\w.])((?:\\d[\\d_]*)?\\.?\\d[\\d_]*(?:[eE][+-]?\\d+)?)\\s?(\#(pattern(units))|°)?(?!\\w)",
                "captures": {
                  "1": { "name": "constant.numeric.mapcam" },
                  "2": { "name": "keyword.other.unit.mapcam" }
                }
              },
              { "name": "support.function.mapcam", "match": "\\b\#(pattern(functions))(?=\\()" },
              { "name": "support.variable.mapcam", "match": "\\b\#(pattern(properties))\\b" },
              { "name": "keyword.other.mapcam", "match": "\\b\#(pattern(keywords))\\b" }
            ]
          }
        }
      }

      """#
  }

  private static func pattern(_ words: [String]) -> String {
    "(?:" + words.joined(separator: "|") + ")"
  }
}
