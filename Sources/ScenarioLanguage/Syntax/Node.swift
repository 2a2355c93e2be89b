/// What a node of the syntax tree stands for; the comment names its children and its payload.
enum NodeKind: UInt8 {
  // Expressions.
  case number  // payload: index into `Syntax.numbers`
  case name  // payload: name
  case text  // children: textPiece and expressions, in order
  case textPiece  // its span holds the text as written, escapes included
  case list  // children: the elements
  case range  // children: from, to, and the step if one is given
  case call  // payload: name; children: the arguments
  case member  // payload: name; child: the value
  case group  // child: what the parentheses hold
  case negate  // child
  case not  // child
  case binary  // op; children: left, right
  case comparison  // op; children: left, right, and the tolerance if one is given
  case between  // children: value, low, high
  case isVisible  // child: the place; op `.isNot` when it must not be
  case wasLimited  // child: the property; op `.isNot` when it must not have been
  case missing  // stands where an expression could not be read

  // Statements.
  case command  // payload: name; children: the arguments, then a block if one follows
  case move  // child: the command
  case animate  // children: the command, the options, then a block if one follows
  case watch  // payload: always, never or eventually; children as of `assert`
  case moment  // children: the time, the block
  case letValue  // payload: name; child: the value
  case define  // payload: name; children: parameters, then the block
  case parameter  // payload: name; child: its default, if it has one
  case forEach  // payload: name; children: the list, the block
  case repeatTimes  // children: the count, the block
  case ifElse  // children: the condition, the block, and what follows `else`
  case assert  // children: the condition, and the reason's text if one is given
  case expect  // the same
  case expectError  // children: the block, and the reason's text if one is given
  case print  // child: the value
  case value  // child: a value that stands alone, in a session
  case use  // child: the text
  case scenario  // children: tags, the title, the examples if there are any, the block
  case tag  // payload: name
  case examples  // children: rows, the first of them the header
  case row  // children: the cells
  case block  // children: statements
}

/// The operator of a node.
package enum Operator: UInt8 {
  case none
  case add, subtract, multiply, divide, power, modulo
  case less, lessOrEqual, greater, greaterOrEqual, equal, isNot
  case and, or

  /// Whether it joins conditions.
  var isLogical: Bool { self == .and || self == .or }
}

/// One node of a syntax tree. Nodes lie in one array; a node's children are a linked list.
struct Node {
  var kind: NodeKind
  var op: Operator = .none
  /// A name, or an index into a side table, as `kind` says.
  var payload: Int32 = -1
  /// The first child, -1 for none.
  var first: Int32 = -1
  /// The next child of the same parent, -1 for none.
  var next: Int32 = -1
  var span: SourceRange
}

/// A number as it was written.
struct NumberLiteral {
  var value: Double
  /// Where the number alone ends, before its unit.
  var digitsEnd: Int32
  /// Digits after the decimal point, less the exponent: 7.30 has two, 1.5e3 none.
  var decimals: Int8
  var unit: Unit
  /// A comma and a digit follow without a blank, as in `7,3`.
  var touchesComma: Bool
}

/// The syntax tree of one text.
struct Syntax {
  var nodes: [Node] = []
  var numbers: [NumberLiteral] = []
  /// Names from statements that could not be read: they are known, and nothing is known of them.
  var unreadNames = NumberSet()
  /// A `use` could not be read: its file may define any name.
  var isIncomplete = false
  /// The top-level statements are the children of this node.
  var root: Int32 = -1
  /// Where each of them ends.
  var ends: [Int32] = []
  /// The `route` commands, which may name a file, wherever they stand.
  var routes: [Int32] = []
  /// Where the first block begins that is not closed: what stands behind may be meant for another.
  ///
  /// The last, where it takes no room in a ``Checker``, which is copied for each call.
  var openFrom = Int32.max

  subscript(_ node: Int32) -> Node {
    get { nodes[Int(node)] }
    _modify { yield &nodes[Int(node)] }
  }

  /// How many nodes there are from `node` to the last of its siblings.
  func count(from node: Int32) -> Int {
    var count = 0
    var node = node
    while node >= 0 {
      count += 1
      node = self[node].next
    }
    return count
  }
}
