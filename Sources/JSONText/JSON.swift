/// Values as JSON, put together from texts.
public enum JSON {
  /// A text in quotes, on one line.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if let other = escaped(scalar) {
        result += other
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// How a character stands in a text when it can't stand for itself.
  public static func escaped(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: return nil
    }
  }

  /// A whole number.
  public static func integer(_ value: Int) -> String { String(value) }

  /// An object of values that are JSON already.
  public static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(quoted($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// An array of values that are JSON already.
  public static func array(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }
}
