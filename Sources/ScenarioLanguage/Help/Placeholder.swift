/// What the words in capitals stand for in the way a command is written.
enum Placeholder {
  /// The meaning of such a word, nil for the name of an argument.
  static func meaning(of word: Substring) -> String? {
    switch word {
    case "NAME": "a new name: letters, digits and _, and a letter first"
    case "VALUE": "any value"
    case "CONDITION": "what holds or does not, like zoom > 5"
    case "WHY": "your own words, shown when it fails"
    case "COMMAND": "a command that moves the camera, like zoomTo 12"
    case "TIME": "a time, like 2 s"
    case "SPEED": Parameter.Value.speed.described
    case "FILE": "the name of a file, relative to this one"
    case "DEVICE": "the name of a device; help devices lists them"
    case "TITLE": "what the scenario is called; {level} in it is filled in"
    case "PARAMETER": "a name for what the command is given"
    case "DEFAULT": "what is taken when nothing is given"
    case "TIMES": "how often, like 3"
    case "LIST": "a list, like [vancouver, calgary] or 2..21"
    case "RIGHT": "so many points to the right, or to the left when negative"
    case "DOWN": "so many points down, or up when negative"
    case "LAT": "a latitude, like 49.28 or 49.28N"
    case "LON": "a longitude, like -123.12 or 123.12W"
    case "HIGHEST": "a number, like 15"
    default: nil
    }
  }

  /// The words in capitals, each once, and whether each may be left out: it stands in `[ ]` then.
  static func words(in usage: String) -> [(word: Substring, isOptional: Bool)] {
    var words: [(word: Substring, isOptional: Bool)] = []
    for part in Usage.words(of: usage) where part.word.isInCapitals {
      if !words.contains(where: { $0.word == part.word }) { words.append(part) }
    }
    return words
  }
}
