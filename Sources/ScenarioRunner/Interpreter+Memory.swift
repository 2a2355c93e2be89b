import ScenarioLanguage

/// Lists and texts: made behind each other, given back by going down to a mark.
///
/// Nothing keeps a list or a text longer than the block it was made in, since names can't be given
/// another value; so the end of a turn and of a call gives back all that was made in it.
extension Interpreter {
  func release(lists listCount: Int, texts textCount: Int) {
    if lists.count > listCount { lists.removeLast(lists.count - listCount) }
    if texts.count > textCount { texts.removeLast(texts.count - textCount) }
  }

  var memorySpent: Problem { .memorySpent(megabytes: budget.memory >> 20) }

  var isOverMemory: Bool { lists.count * 8 + texts.count + printedBytes > budget.memory }

  func copyElement(_ i: Instruction) {
    let width = Int(i.extra)
    let start = Int(slots[Int(i.b)]) + Int(slots[Int(i.c)]) * width
    for offset in 0..<width { slots[Int(i.a) + offset] = lists[start + offset] }
  }

  /// A list of elements of so many numbers each.
  func makeList(
    _ values: some Collection<Double>, width: Int, into slot: Int32
  ) -> Problem? {
    beginList(of: values.count / width, slot)
    lists.append(contentsOf: values)
    return isOverMemory ? memorySpent : nil
  }

  /// Begins a list of so many elements, which are to be added.
  func beginList(of count: Int, _ slot: Int32) {
    slots[Int(slot)] = Double(lists.count)
    slots[Int(slot) + 1] = Double(count)
  }

  func add(_ first: Double, _ second: Double) {
    lists.append(first)
    lists.append(second)
  }

  func rangeList(_ range: Int32, into slot: Int32) -> Problem? {
    let parts = slots + Int(range)
    var count = 0.0
    if let problem = countRange(parts, into: &count) { return problem }
    guard (Double(lists.count) + 2 * count) * 8 <= Double(budget.memory) else {
      return memorySpent
    }
    steps += Int(count)
    beginList(of: Int(count), slot)
    for index in 0..<Int(count) { add(parts[0] + Double(index) * parts[2], Match.computed) }
    return nil
  }

  // MARK: Texts

  func appendText(_ i: Instruction) -> Problem? {
    let kind = Kind(code: i.extra)
    if kind == .text {
      let start = Int(slots[Int(i.b)])
      steps += Int(slots[Int(i.b) + 1])
      for index in start..<(start + Int(slots[Int(i.b) + 1])) { texts.append(texts[index]) }
    } else {
      if kindHasParts(i.extra) { steps += Int(slots[Int(i.b) + 1]) }
      write(kind, at: slots + Int(i.b))
    }
    return isOverMemory ? memorySpent : nil
  }

  func endText(_ slot: Int32) {
    slots[Int(slot)] = Double(openText)
    slots[Int(slot) + 1] = Double(texts.count - openText)
  }

  func print(_ slot: Int32) -> Problem? {
    let text = text(of: .text, at: slots + Int(slot))
    outcome.printed.append(text)
    printedBytes += text.utf8.count + 32
    return isOverMemory ? memorySpent : nil
  }
}
