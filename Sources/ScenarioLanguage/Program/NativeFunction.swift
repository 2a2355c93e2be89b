/// The functions as they run: each works on values of known kinds.
package enum NativeFunction: UInt16, Sendable {
  case distance, heading, middle
  case point, screen, ground, contains, containsBounds, center
  case min, max, abs, round, roundTo, floor, ceil, squareRoot, log2, sine, cosine
  case textLength, listLength, lineLength
  /// Latitude and longitude side by side, checked to be finite.
  case place
}
