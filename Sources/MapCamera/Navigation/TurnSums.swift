/// The turns at the vertices of a route, summed up so that any stretch of them is quick to weigh.
///
/// A tree of sums, each kept relative to its own first vertex: differences of sums over the whole
/// route would lose the digits that count.
struct TurnSums: Sendable {
  private struct Node {
    /// Metres along the route to the first vertex.
    var origin = 0.0
    /// Σ δ, in degrees.
    var turn = 0.0
    /// Σ δ·(v − origin), in degree metres.
    var moment = 0.0

    init() {}

    init(origin: Double, turn: Double) {
      self.origin = origin
      self.turn = turn
    }

    init(_ left: Node, _ right: Node) {
      origin = left.origin
      turn = left.turn + right.turn
      moment = left.moment + right.moment + right.turn * (right.origin - left.origin)
    }

    /// Σ δ·(1 − (s − v)/w).
    func open(at distance: Double, window: Double) -> Double {
      turn * (1 - (distance - origin) / window) + moment / window
    }
  }

  private let nodes: [Node]
  private let count: Int

  /// The sums of the turns, in degrees, at the vertices that lie at the distances.
  init(turns: [Double], distances: [Double]) {
    count = min(turns.count, distances.count)
    var nodes = [Node](repeating: Node(), count: 2 * count)
    for index in 0..<count {
      nodes[count + index] = Node(origin: distances[index], turn: turns[index])
    }
    for index in stride(from: count - 1, to: 0, by: -1) {
      nodes[index] = Node(nodes[2 * index], nodes[2 * index + 1])
    }
    self.nodes = nodes
  }

  /// What is still to be turned at a distance, of the turns at a range of vertices.
  func open(_ range: Range<Int>, at distance: Double, window: Double) -> Double {
    var low = count + range.lowerBound
    var high = count + range.upperBound
    var open = 0.0
    while low < high {
      if low & 1 == 1 {
        open += nodes[low].open(at: distance, window: window)
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        open += nodes[high].open(at: distance, window: window)
      }
      low /= 2
      high /= 2
    }
    return open
  }
}
