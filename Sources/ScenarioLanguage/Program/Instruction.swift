/// What an instruction does. `a` is where the result goes, or the operand of one without result;
/// operands are slots unless the comment says otherwise.
package enum Opcode: UInt8, Sendable {
  // The course of a run.
  case end
  case jump  // to c
  case jumpIfFalse  // a; to c
  case jumpIfTrue  // a; to c
  case repeatCount  // checks that a is a count
  case rangeCount  // a: how many values b, b+1 (end), b+2 (step) give; b+2 gets its sign
  case enterLoop  // a: the counter, set to 0; b: the count; to c when there is no turn
  case nextTurn  // a: the counter; b: the count; to c while there is a turn; extra: steps
  case rangeValue  // a: value number c of the range at b
  case element  // a: element number c of the list at b; extra: its width
  case call  // definition a with the arguments at b
  case return_
  case markMemory  // a, a+1: how much of the lists and of the texts is in use
  case releaseMemory  // down to the mark at a, a+1
  case beginAttempt  // a failure goes on at c
  case endAttempt  // the attempt did not fail
  case check  // a: whether it holds; number b of the checks fails if not
  case checkWithReason  // a: whether it holds, to c if so; else on to the reason, and `fail`
  case fail  // number b of the checks; c: the slot of the reason
  case failAttempt  // an expected error did not come; number b of the checks; c as above

  // Values.
  case copy  // a from b; extra: how many slots
  case add, subtract, multiply, divide, power, modulo, negate
  case not
  case less, lessOrEqual  // numbers at b and c
  case equalNumbers, equalAngles  // b and c, to within d
  case equalValues  // b and c of the kind `extra`, to within d
  case widerTolerance  // a: the larger of b and c
  case property  // a: the property b
  case function  // a: the function `extra` of what begins at b; c: how many arguments
  case makeList  // a: a list of c slots from b; extra: the width of an element
  case rangeList  // a: the list of the values of the range at b
  case beginText, appendText  // appendText: what is at b, of the kind `extra`
  case endText  // a: the text
  case placeNamed  // a: the place that the text at b names
  case viewNamed  // a: the camera that the text at b names
  case sizeNamed  // a: the size of the device that the text at b names; extra: 1 for sideways
  case isVisible  // a: whether what is at b, of the kind `extra`, is on the screen
  case isHidden  // a: whether none of the places of the list or line at b is on the screen
  case wasLimited  // a: whether the last command was limited in the property b, -1 for any

  // Places gathered for bounds and fits.
  case gatherNothing
  case gather  // what is at b, of the kind `extra`
  case gatheredBounds  // a: the bounds that hold what was gathered
  case gatheredLine  // a: the line through the places gathered

  // Reports.
  case traceBegin  // a: the camera before a statement
  case trace  // the statement is over that began with the camera at a; extra: 1 for a command

  // Commands.
  case setCamera  // the camera at b
  case setTarget  // the place at b
  case setTargetZoom  // the place at b, the zoom at c
  case zoomTo, zoomBy, setBearing, setTilt  // b
  case zoomByAt  // b, about the point at c
  case scrollBy  // the point at b
  case fitBounds  // the bounds at b, the insets at c
  case fitKeeping  // what was gathered, the insets at c; extra: 1 keeps bearing, 2 tilt
  case setSize  // width and height at b
  case setPadding  // the insets at b
  case limitZoom  // from b to c, -1 for as it is
  case unlimitZoom
  case limitTarget  // the bounds at b
  case unlimitTarget
  case limitTilt  // table number b
  case print  // the text at b

  // Moving over time.
  case animateNext  // the next update takes the time at b, or the default for -1; extra: the curve
  case fly  // to the camera at b in the time at c, or its own for -1; extra: the curve or 0xFFFF
  case gesture  // kind `extra` of the values at b, about the point at c, -1 for the centre
  case passTime  // for the time at b, or until idle for -1; timeline c or -1; d: 1 for a wait
  case endWatch  // a: whether the condition holds

  // Gestures and navigation.
  case switchGestures  // kind b, on for c = 1
  case setRoute  // through what was gathered, or the route b of the program
  case guidance  // on for b = 1
  case setMode, setPerspective  // number b
  case drive  // for the time at b, at the speed at c
  case recenter
  case autoRecenter  // after the time at b, -1 for off
  case followingZoom  // at b, -1 for the default
}

/// One step of a program.
package struct Instruction: Sendable {
  package var opcode: Opcode
  package var extra: UInt16
  package var a: Int32
  package var b: Int32
  package var c: Int32
  package var d: Int32

  init(
    _ opcode: Opcode, _ a: Int32 = -1, _ b: Int32 = -1, _ c: Int32 = -1, _ d: Int32 = -1,
    extra: Int = 0
  ) {
    self.opcode = opcode
    self.extra = UInt16(truncatingIfNeeded: extra)
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }
}
