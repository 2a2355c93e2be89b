extension MistakeTable {
  static var names: String {
    #"""
    E301 a line begins with a word that is no command
    Every line begins with a command, one of the language or one that the file defines. Capitals count:
    zoomIn is a command, and ZoomIn is none. mapcam help words lists the commands.
    - zomIn
    + zoomIn
    E302 a name is not known
    The word is no city, no value of the map, and nothing that the file has named before. Look for a
    slip of the keys. A name is given with place or with let; a city of several words stands in double
    quotes.
    - target vancover
    + target vancouver
    E303 a function is not known
    A word that touches its parentheses is a function. mapcam help words lists the functions.
    - print distanse(vancouver, calgary)
    + print distance(vancouver, calgary)
    E304 a value has no such part
    A place has .lat and .lon, a point .x and .y. The message lists the parts of this value.
    - print target.latitude
    + print target.lat
    E305 a device is not known
    Some phones and tablets are known by name; mapcam help devices lists them. The size of any other
    screen is written in points, its width first.
    - map "Commodore 64"
    + map 320 x 200
    E306 a text names no place
    A text where a place is wanted is the name of a city, degrees, or a link to a map. Look for a slip,
    or name the place with its latitude and longitude.
    - target "Vancover, Canada"
    + target "Vancouver, Canada"
    E307 a setting is for a value that is not there
    The option --set gives another value to a let at the top of the file. The file has no let of this name outside
    of its scenarios and blocks.
    ~ with --set depth=9
    - let level = 5
    - zoomTo level
    + let depth = 5
    + zoomTo depth
    E308 a setting is more than a name and a value
    What follows --set is a name, =, and one value.
    ~ with --set 'level=9; zoomIn'
    - let level = 5
    - zoomTo level
    + let level = 5
    + zoomTo level
    E309 a word is used as a number that is none
    Infinite numbers and numbers that are none can't be written: no camera can have them.
    - zoomTo infinity
    + zoomTo 20
    E310 a name is a word of the language
    Names of commands, of what can be asked, of functions, and the small words can't be given to things
    of one's own. Choose another name.
    - let zoom = 5
    + let level = 5
    + zoomTo level
    E311 a name is given twice
    A name keeps its meaning. Give the second thing another name.
    - let level = 5
    - let level = 6
    + let level = 5
    + let next = 6
    E312 a command stands where a value is wanted
    A command does something and has no value. Do it on a line of its own, and ask the map afterwards.
    - assert zoom == zoomIn
    + zoomIn
    + assert zoom == 3
    E313 a function stands without its parentheses
    A function has a value once it is given what it works on, in parentheses that touch it.
    - zoomTo max
    + zoomTo max(5, 7)
    E314 a name stands in quotes
    The name of a place, a marker or a line is one word without quotes: letters, digits and _.
    - place "Robson Street" 49.28 -123.12
    + place robson_street 49.28 -123.12
    E315 a line begins with a value
    A line begins with a command. To check a value write assert before it, to show it write print.
    - vancouver
    + print vancouver
    E316 a value is used as a function
    Only a function has parentheses that touch it. Leave them out.
    - let level = 5
    - zoomTo level(1)
    + let level = 5
    + zoomTo level
    E317 move stands before a command that does not move the camera
    move may be written before a command that moves the camera, and only there.
    - move map 390 x 844
    + map 390 x 844
    E318 the second word of a command is missing
    limit and gesture are the first of two words. The message lists the second ones.
    - limit 10
    + limit zoom 10 to 15
    E319 there is no last value
    In a session _ is the value that was shown last, and none was shown yet. Show one first.
    ~ in a session
    - zoomTo _
    + zoomTo 7
    E320 a definition uses _
    In a session _ changes with each value shown, so that the definition would mean something else each
    time. Name the value first.
    ~ in a session
    - define deeper() { zoomTo _ }
    + let level = 7
    + define deeper() { zoomTo level }
    E321 a name has meant a city in this session
    The word was used for the city of that name, and what was entered keeps its meaning. Choose another
    name.
    ~ in a session
    - target bath
    - define bath() { zoomIn }
    + target bath
    + define bathe() { zoomIn }
    E322 a word is called otherwise here
    Each thing has one word here, and other words for it are understood, but not run. Write the line as
    the message shows it. mapcam help words lists all words, and mapcam help zoomTo explains one.
    - zoom 5
    + zoomTo 5
    E323 a scenario is both @skip and @only
    One tag leaves out the scenario, the other one leaves out all but it, so that nothing would be run.
    Keep the one that is meant.
    - @only @skip
    - scenario "Zooming in" { zoomIn }
    + @only
    + scenario "Zooming in" { zoomIn }
    W301 a tag is nearly @skip or @only
    Tags in other capitals are tags of your own and leave no scenario out. Write the tag as it is
    suggested, or choose one that can't be mistaken for it.
    - @Skip
    - scenario "Zooming in" { zoomIn }
    + @skip
    + scenario "Zooming in" { zoomIn }
    """#
  }
}
