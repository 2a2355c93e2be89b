extension MistakeTable {
  static var sentences: String {
    #"""
    E201 something else was expected here
    A statement is a command and what it needs, in a certain order. At the marked place something is
    missing, or something stands there that does not belong. The message says what was expected;
    mapcam help and the first word of the line show how the whole is written, as mapcam help repeat.
    - repeat 3
    + repeat 3 { zoomIn }
    E202 a bracket is never closed
    Each (, [ and { needs its partner. The marked one has none: write it where the part ends. A { is
    often meant to be closed at the end of its scenario.
    - scenario "Zooming in" {
    -   zoomTo 5
    + scenario "Zooming in" {
    +   zoomTo 5
    + }
    E203 a text has no end
    A text stands in double quotes, and ends on the line it begins on. Write the second quote. For a
    line break in a text write \n.
    - print "now at {zoom}
    + print "now at {zoom}"
    E204 a } closes nothing
    No { is open where this } stands. Take it out, or look for the { that is missing before it.
    - zoomIn }
    + zoomIn
    E205 two values are compared with one =
    Two values are compared with ==. One = only stands behind let, where it gives a name to a value.
    - assert zoom = 2
    + assert zoom == 2
    E206 a check has no assert
    A line that says what should hold begins with assert, which stops the scenario when it does not
    hold, or with expect, which goes on.
    - zoom == 2
    + assert zoom == 2
    E207 an argument is written with =
    Behind a command, a word and its value follow each other without a sign between them.
    - camera lat = -33 lon = 151
    + camera lat -33 lon 151
    E208 three things are compared at once
    A comparison has two sides. Join two comparisons with and, or use between.
    - assert 1 < zoom < 7
    + assert zoom between 1 and 7
    E209 what is computed behind a command has no parentheses
    The values behind a command are separated by blanks, so that 49.26 -123.11 is two numbers. What is
    to be computed stands in parentheses.
    - zoomBy 4 / 2
    + zoomBy (4 / 2)
    E210 there is nothing in the parentheses
    A command is written without parentheses.
    - zoomIn()
    + zoomIn
    E211 a comma stands in parentheses that hold one value
    Parentheses behind a command hold one value. Several arguments stand behind the command without
    parentheses.
    - fit(vancouver, calgary)
    + fit vancouver calgary
    E212 the examples do not come first
    The table of examples is the first thing in its scenario: its values are there from the start.
    - scenario "Zooming" {
    -   zoomIn
    -   examples
    -     | level |
    -     | 5     |
    - }
    + scenario "Zooming" {
    +   examples
    +     | level |
    +     | 5     |
    +   zoomTo level
    + }
    E213 a row has too few or too many cells
    Every row of a table has a cell for every name in its first row.
    - scenario "Zoom {level}" {
    -   examples
    -     | level |
    -     | 5 | 6 |
    -   zoomTo level
    - }
    + scenario "Zoom {level}" {
    +   examples
    +     | level |
    +     | 5     |
    +     | 6     |
    +   zoomTo level
    + }
    E214 a table of examples has no rows
    The first row of the table names its columns. Below it stands at least one row of values.
    - scenario "Zooming" {
    -   examples
    -     | level |
    -   zoomTo 5
    - }
    + scenario "Zooming" {
    +   examples
    +     | level |
    +     | 5     |
    +   zoomTo level
    + }
    E215 a cell of a table is empty
    Every cell holds a value. A table has no cells that may be left out.
    - scenario "Zooming" {
    -   examples
    -     | level | tilted |
    -     | 12    |        |
    -   zoomTo level; tilt tilted
    - }
    + scenario "Zooming" {
    +   examples
    +     | level | tilted |
    +     | 12    | 0      |
    +   zoomTo level; tilt tilted
    + }
    E216 there are too many columns or parameters
    A table has at most 100 columns, and a definition at most 100 parameters. Split it.
    ~ with more than 100 names
    - define visit(a, b, c) { zoomTo a }
    + define visit(city, level) { camera city zoom level }
    E217 parentheses, lists or blocks stand too deep in one another
    At most 256 of them may stand one inside the other. Give a name to an inner part with let, or to a
    block with define.
    ~ with more than 256 parentheses
    - zoomTo ((((5))))
    + zoomTo 5
    E218 a line computes too much at once
    One value may join at most 1000 parts. Give names to some of them with let.
    ~ with more than 1000 parts
    - zoomTo (1 + 1 + 1)
    + let half = 1 + 1 + 1
    + zoomTo (half + half)
    E219 a statement stands inside a block
    define, use and scenario are for the whole file. They stand outside of scenarios, definitions and
    loops.
    - repeat 2 { define nearer { zoomIn } }
    + define nearer { zoomIn }
    + repeat 2 { nearer }
    E220 a title fills in what is no column
    A title is known before anything runs, so it can only show the columns of its examples. For a
    brace in a title write \{.
    - scenario "At zoom {zoom}" { zoomTo 5 }
    + scenario "At zoom {level}" {
    +   examples
    +     | level |
    +     | 5     |
    +   zoomTo level
    + }
    E221 a check on the way has no movement around it
    always, never, eventually and at say what holds or happens while something moves. They stand in the
    block of a movement: animate, fly, wait, drive or a gesture.
    - always zoom > 1
    + animate zoomTo 7 over 2 s { always zoom > 1 }
    E222 a command stands in the block of a movement
    The block of a movement holds always, never, eventually and at. To do something on the way, say
    when: at 1 s { … }.
    - animate zoomTo 7 over 2 s { tilt 30 }
    + animate zoomTo 7 over 2 s { at 1 s { tilt 30 } }
    E223 animate has a command that does not move the camera
    Only commands that move the camera can be animated: camera, target, zoomIn, zoomOut, zoomTo, zoomBy,
    bearing, tilt, scrollBy and fit.
    - animate padding 64
    + padding 64
    + animate zoomTo 7
    E224 a word or a sign is not needed
    The word is said, and not written: arguments stand side by side, with nothing between them. Leave it
    out.
    - fit vancouver and calgary
    + fit vancouver calgary
    E225 a word or a sign is missing
    Something is missing before the marked place. The message says what, and shows the whole line.
    Between two values of a check stands a sign, like == or <; whether places are seen is asked with
    is visible, for several of them as a list: assert [vancouver, calgary] is visible.
    - zoomTo 5; assert zoom 5
    + zoomTo 5; assert zoom == 5
    E226 quotes are missing
    Titles, reasons, names of files and devices, and cities of several words stand in double quotes.
    - target new york
    + target "new york"
    E227 an else has no if
    else says what is done when the condition of an if does not hold. It stands behind the block of its
    if: } else {.
    - else { zoomIn }
    + if zoom > 5 { zoomOut } else { zoomIn }
    E228 a value is set with =
    The camera is changed by commands: zoomTo 5, bearing 90. A value of your own gets its name with let.
    Whether a value is right is checked with ==.
    - zoom = 5
    + zoomTo 5
    E229 a value is changed with += or one of its kind
    A name keeps its value; a new value gets a name of its own. The camera is changed by commands.
    - zoom += 1
    + zoomBy 1
    E230 print is given several values
    print shows one value. Several are shown in one text, each in braces.
    - print zoom, tilt
    + print "zoom {zoom}, tilt {tilt}"
    E231 the language has no such statement
    Some things can't be said here, like a tap that does not move the camera. The message says what can
    be written in its place.
    - tap vancouver
    + target vancouver
    """#
  }
}
