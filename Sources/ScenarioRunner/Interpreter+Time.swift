import MapCamera
import ScenarioLanguage

/// Letting time pass, with all that hangs on it: conditions on every frame, things to do on the way.
extension Interpreter {
  /// How time passed.
  enum Passage {
    case passed
    /// It can't pass so.
    case impossible(Problem)
    /// A failure on the way stopped what was running.
    case stopped
  }

  /// The timeline of a movement that is under way.
  struct ActiveTimeline {
    /// Its number among those of the program.
    let number: Int
    /// The definition that it stands in, -1 for none, and how many calls of it were under way: its
    /// conditions and moments read the slots of the last one.
    let definition: Int32
    let calls: Int32
    let start: Double
    /// Its part of the moments, and the next one of them.
    let firstMoment: Int
    let endOfMoments: Int
    var nextMoment: Int
    /// Where its part begins of what has held.
    let firstHeld: Int
    /// The next frame to look at, and the time that was looked at last.
    var frame = 0
    var lastLook = -1.0
  }

  /// A moment of a movement that is under way.
  struct ActiveMoment {
    let time: Double
    let moment: Program.Moment
  }

  /// Lets time pass, for so long or until nothing moves the camera any more.
  ///
  /// Time goes from one thing to do to the next: with nothing to do, to the end in one step. What
  /// hangs on movements around this one is done as well.
  func passTime(_ i: Instruction) -> Passage {
    if i.d == 1 { beginEvents() }
    let start = map.time
    var fixedEnd: Double?
    if i.b >= 0 {
      guard slots[Int(i.b)] >= 0 else { return .impossible(.negativeTime(slots[Int(i.b)])) }
      fixedEnd = start + slots[Int(i.b)]
    }
    // What the map does not listen to takes no time, whatever else is on its way.
    if isIgnored { fixedEnd = start }
    isIgnored = false
    let depth = timelines.count
    defer { endTimelines(downTo: depth) }
    if i.c >= 0 {
      let timeline = program.timelines[Int(i.c)]
      if let early = timeline.moments.first(where: { slots[Int($0.time)] < 0 }) {
        raise(.negativeTime(slots[Int(early.time)]), at: early.location)
        return .stopped
      }
      timelines.append(begin(Int(i.c), at: start))
    }

    while true {
      let end = max(map.time, fixedEnd ?? map.movementEnds ?? map.time)
      // A timer that runs out on the way may end the movement there.
      var stop = min(end, max(map.time, map.nextChange ?? end))
      for index in timelines.indices {
        stop = min(stop, max(map.time, nextTime(of: index) ?? end))
      }
      do throws(CameraError) {
        try map.advance(to: stop)
      } catch {
        return .impossible(.camera(error))
      }
      guard lookAtFrames(), act() else { return .stopped }
      steps += timelines.count / 8
      if steps > pause, let problem = look() { return .impossible(problem) }
      // What was done on the way may have taken the movement over, and ended or prolonged it.
      if map.time >= fixedEnd ?? map.movementEnds ?? map.time { break }
    }
    return i.c >= 0 ? finish(depth) : .passed
  }

  private func begin(_ number: Int, at start: Double) -> ActiveTimeline {
    let timeline = program.timelines[number]
    outcome.checks += timeline.watches.count
    let definition = frames.last?.definition ?? -1
    let (firstMoment, firstHeld) = (moments.count, held.count)
    for moment in timeline.moments {
      moments.append(ActiveMoment(time: start + slots[Int(moment.time)], moment: moment))
    }
    // A slice of the array would be a copy.
    moments.withUnsafeMutableBufferPointer { moments in
      var own = UnsafeMutableBufferPointer(rebasing: moments[firstMoment...])
      own.sort { $0.time < $1.time }
    }
    for _ in timeline.watches { held.append(false) }
    return ActiveTimeline(
      number: number, definition: definition,
      calls: definition >= 0 ? active[Int(definition)] : 0, start: start,
      firstMoment: firstMoment, endOfMoments: moments.count, nextMoment: firstMoment,
      firstHeld: firstHeld)
  }

  /// Forgets the innermost timelines, with their moments and what has held.
  func endTimelines(downTo depth: Int) {
    guard timelines.count > depth else { return }
    let first = timelines[depth]
    held.removeLast(held.count - first.firstHeld)
    moments.removeLast(moments.count - first.firstMoment)
    timelines.removeLast(timelines.count - depth)
  }

  private func watches(of index: Int) -> [Program.Watch] {
    program.timelines[timelines[index].number].watches
  }

  /// The next time at which there is something to do for a timeline.
  private func nextTime(of index: Int) -> Double? {
    let look =
      watches(of: index).isEmpty
      ? nil : timelines[index].start + Double(timelines[index].frame) / framesPerSecond
    guard timelines[index].nextMoment < timelines[index].endOfMoments else { return look }
    let moment = moments[timelines[index].nextMoment].time
    return look.map { min($0, moment) } ?? moment
  }

  /// What is to be done by now for a timeline and has not been.
  private func dueMoment(of index: Int) -> Program.Moment? {
    let next = timelines[index].nextMoment
    guard next < timelines[index].endOfMoments, moments[next].time <= map.time + MapView.instant
    else { return nil }
    return moments[next].moment
  }

  // MARK: Frames

  /// Looks at the conditions whose frame has come; false when one of them has failed.
  private func lookAtFrames() -> Bool {
    for index in timelines.indices where !watches(of: index).isEmpty {
      let start = timelines[index].start
      guard start + Double(timelines[index].frame) / framesPerSecond <= map.time else { continue }
      timelines[index].frame = Int((map.time - start) * framesPerSecond) + 1
      if start + Double(timelines[index].frame) / framesPerSecond <= map.time {
        timelines[index].frame += 1
      }
      guard look(at: index) else { return false }
    }
    return true
  }

  /// Looks at the conditions of one timeline now.
  private func look(at index: Int) -> Bool {
    guard timelines[index].lastLook != map.time else { return true }
    timelines[index].lastLook = map.time
    let watches = watches(of: index)
    if let first = watches.first {
      guard hasItsValues(index, at: program.checks[Int(first.check)].location) else {
        return false
      }
    }
    let failures = failureCount
    steps += watches.count
    for (number, watch) in watches.enumerated() {
      let (listCount, textCount) = (lists.count, texts.count)
      guard runOn(from: Int(watch.entry)) else { return false }
      switch watch.form {
      case .always where !watchHeld: fail(watch, in: timelines[index], shouldHold: true)
      case .never where watchHeld: fail(watch, in: timelines[index], shouldHold: false)
      case .eventually where watchHeld: held[timelines[index].firstHeld + number] = true
      default: break
      }
      release(lists: listCount, texts: textCount)
    }
    return failureCount == failures
  }

  private func fail(
    _ watch: Program.Watch, in timeline: ActiveTimeline, shouldHold: Bool
  ) {
    let findings = findings(of: Int(watch.check), shouldHold: shouldHold)
    if watch.reasonEntry >= 0, !runOn(from: Int(watch.reasonEntry)) { return }
    let camera = map.camera
    let values = [
      camera.target.latitude, camera.target.longitude, camera.zoom, camera.bearing,
      camera.viewingAngle,
    ]
    let seconds = NumberText.plain(map.time - timeline.start, decimals: 3)
    record(
      check: Int(watch.check), findings: findings, reason: watch.reason,
      moment: "\(seconds) s after the start, with the camera at \(text(of: .camera, at: values))",
      correction: .failure(.onTheWay))
  }

  /// Whether the definition that a timeline stands in has not been called again since it began:
  /// the later call has the slots then. Ends the scenario when it has.
  private func hasItsValues(
    _ index: Int, at location: @autoclosure () -> Location
  ) -> Bool {
    let definition = Int(timelines[index].definition)
    guard definition >= 0, active[definition] > timelines[index].calls else { return true }
    raise(.stillUnderWay(program.definitions[definition].name), at: location())
    return false
  }

  // MARK: Moments

  /// Does what was to be done by now; false when a failure stopped it.
  private func act() -> Bool {
    var index = 0
    while index < timelines.count {
      guard let moment = dueMoment(of: index) else {
        index += 1
        continue
      }
      timelines[index].nextMoment += 1
      guard hasItsValues(index, at: moment.location) else { return false }
      let (listCount, textCount) = (lists.count, texts.count)
      guard runOn(from: Int(moment.entry)) else { return false }
      release(lists: listCount, texts: textCount)
      // Should the movement end here, its last frame is what has now been done.
      for index in timelines.indices { timelines[index].lastLook = -1 }
    }
    return true
  }

  /// The end of a movement: its last frame, and what should have happened on the way.
  private func finish(_ index: Int) -> Passage {
    guard look(at: index) else { return .stopped }
    let timeline = timelines[index]
    if timeline.nextMoment < timeline.endOfMoments {
      let missed = moments[timeline.nextMoment]
      raise(
        .momentNotReached(at: missed.time - timeline.start, end: map.time - timeline.start),
        at: missed.moment.location)
      return .stopped
    }
    let failures = failureCount
    for (number, watch) in watches(of: index).enumerated()
    where watch.form == .eventually && !held[timeline.firstHeld + number] {
      // The slots hold what the condition came to last, which may have been another one's.
      guard runOn(from: Int(watch.entry)) else { return .stopped }
      fail(watch, in: timeline, shouldHold: true)
    }
    return failureCount == failures ? .passed : .stopped
  }
}

/// How often the conditions on a movement are looked at.
private let framesPerSecond = 60.0
