import MapCamera
import ScenarioLanguage

/// What a traced program notes of each statement.
extension Interpreter {
  /// So many statements of a scenario are kept; a loop could make millions.
  private static var mostStatements: Int { 100_000 }

  func storeCamera(_ slot: Int32) {
    let camera = map.camera
    store(camera.target, slot)
    slots[Int(slot) + 2] = camera.zoom
    slots[Int(slot) + 3] = camera.bearing
    slots[Int(slot) + 4] = camera.viewingAngle
  }

  /// Notes a statement that has run, which began with the camera at the slots `a`.
  func noteStatement(_ i: Instruction, at pc: Int) {
    guard outcome.statements.count < Self.mostStatements, let before = try? position(i.a) else {
      outcome.furtherStatements += 1
      return
    }
    if outcome.statements.isEmpty { outcome.statements.reserveCapacity(statementRoom) }
    let isCommand = i.extra == 1
    outcome.statements.append(
      StatementTrace(
        location: program.location(of: pc), before: before, after: map.camera, time: map.time,
        adjustments: isCommand ? map.adjustments : Adjustments(),
        eventLog: isCommand ? map.eventLog : EventLog()))
    statementRoom = min(1000, max(statementRoom, outcome.statements.count))
  }
}
