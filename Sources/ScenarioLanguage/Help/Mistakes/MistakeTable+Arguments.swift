extension MistakeTable {
  static var arguments: String {
    #"""
    E401 something is missing behind a command
    The command needs more than was written. The message says what, and how the whole is written.
    - fit vancouver
    + fit vancouver calgary
    E402 a word has no value behind it
    The word is followed by its value, like zoom 12.
    - camera sydney zoom
    + camera sydney zoom 12
    E403 a command does not take this word
    The command has no argument of that name. The message shows all it takes.
    - zoomTo 5 slowly
    + animate zoomTo 5 over 4 s
    E404 there is one value too many
    The command takes fewer values than were written. Leave this one out, or begin a new line before it.
    - zoomTo 5 6
    + zoomTo 6
    E405 something is given twice
    Each argument, tag, column and parameter is given once. Leave one of them out.
    - camera sydney zoom 5 zoom 6
    + camera sydney zoom 6
    E406 a place is given twice
    The camera looks at one place: either a place, or lat and lon.
    - target vancouver lat 5
    + target lat 5
    E407 the padding is given twice
    Padding is either one length for all sides, or a length for each side that is named.
    - padding 64 top 100
    + padding top 100 left 64 bottom 64 right 64
    E408 a side of the padding has no pad before it
    The sides of a fit's padding follow the word pad.
    - fit vancouver calgary top 100
    + fit vancouver calgary pad top 100
    E409 bearing or tilt has no keep before it
    A fit turns north up and looks straight down. With keep, bearing and tilt stay as they are.
    - fit vancouver calgary tilt
    + fit vancouver calgary keep tilt
    E410 a command has a block
    Only movements, loops, conditions, definitions and scenarios have a block in { }. Begin a new line.
    - zoomIn { tilt 30 }
    + zoomIn
    + tilt 30
    E411 the size of the map is not complete
    A map is so many points wide and so many high, or as large as the screen of a device.
    - map 390
    + map 390 x 844
    E412 a function is given too few or too many values
    The message shows what the function takes. Between the values stand commas.
    - print distance(vancouver)
    + print distance(vancouver, calgary)
    E413 a definition calls itself with ever new kinds of values
    A definition is checked for the kinds of values it is called with. This one calls itself, each time
    with another kind, and would never end.
    - define wrap(value) { wrap [value] }
    - wrap 1
    + define show(value) { print [value] }
    + show 1
    E414 a word is none of those that can stand here
    The message lists the words of which one is written here.
    - mode fast
    + mode free
    E415 one of two numbers is missing
    A place is a latitude and a longitude. A point, and a way over the screen, are so much to the right
    and so much down. Both numbers are needed.
    - gesture pan 40
    + gesture pan 40 0
    """#
  }
}
