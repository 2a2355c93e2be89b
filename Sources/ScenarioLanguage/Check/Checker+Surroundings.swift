/// Names that have another value each time a check is made.
extension Checker {
  /// Checks a loop, or a definition for certain arguments, that gives these values to names.
  mutating func surrounded(
    by values: [(name: Int32, value: Operand)], isDefinition: Bool = false,
    _ body: (inout Checker) -> Void
  ) {
    let before = surroundings
    let index = program.surroundings.count
    let first = Int32(program.checks.count)
    program.surroundings.append(
      Program.Surroundings(
        values: values.filter { !$0.value.kind.isUnknown }.map {
          Program.NamedValue(name: spelling($0.name), kind: $0.value.kind, slot: $0.value.slot)
        }, checks: first..<first, outer: before, isDefinition: isDefinition))
    surroundings = Int32(index)
    body(&self)
    program.surroundings[index].checks = first..<Int32(program.checks.count)
    surroundings = before
  }
}
