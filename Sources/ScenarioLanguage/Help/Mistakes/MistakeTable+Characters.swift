extension MistakeTable {
  static var characters: String {
    #"""
    E101 a sign has no meaning here
    The language does not use this sign. Take it out. If it belongs to a text, put the whole text in
    double quotes.
    - zoomTo $ 5
    + zoomTo 5
    E102 a character looks like another one
    Word processors and chat programs put in characters that look like those of a keyboard and are
    not: curly quotes, long dashes, blanks that do not break. Type the character that is named.
    - print “hello”
    + print "hello"
    E103 a line ends in a way that is not known
    A line ends with a line feed (LF), or with a carriage return and a line feed (CRLF). Very old
    programs write the carriage return alone. Save the file again with one of the two.
    ~ in a file with a carriage return alone at the end of a line
    - zoomIn
    + zoomIn
    E104 a number is not written as a decimal number
    Numbers are written with the digits 0 to 9, a point, and perhaps an exponent as in 1e3.
    - zoomTo 0x10
    + zoomTo 16
    E105 a number is too large
    No computer number is as large as this one. Very large numbers end near 1.8e308.
    - zoomTo 1e400
    + zoomTo 12
    E106 letters touch a number and are no unit
    Only a unit may touch a number. Write one of the units, or put a blank between the number and
    what follows. A name starts with a letter.
    - place 2nd_store 49.28 -123.12
    + place store_2 49.28 -123.12
    E107 a backslash has no meaning
    In a text a backslash stands before n, t, ", \, { or }. For a backslash itself write two.
    - print "C:\maps"
    + print "C:\\maps"
    E108 a number is written with a comma
    Numbers have a decimal point. A comma is only a pause between two values, so that 7,3 is two
    numbers.
    - zoomTo 7,3
    + zoomTo 7.3
    E109 a comment begins as in another language
    A comment begins with # and ends with its line. There is no other way to write one.
    - // the app opens
    + # the app opens
    + zoomTo 12
    """#
  }
}
