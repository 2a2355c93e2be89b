extension MistakeTable {
  static var files: String {
    #"""
    E601 a file is not there
    The path of a file is seen from the folder of the file that names it. Look for a slip, or for
    another folder.
    - use "plases.cam"
    + use "places.cam"
    E602 a file can't be read
    The file is there, but may not be opened. The message has the reason that the system gives.
    ~ with a file that you have no right to read
    - use "places.cam"
    + use "places.cam"
    E603 a file lies outside of the folder of the run
    A scenario reads only files in the folder of the file that is run, and below it. So a file that came
    by mail reads nothing else of yours. Put the file into the folder.
    - use "../places.cam"
    + use "places.cam"
    E604 the name of a file is filled in
    The files of a run are read before anything is computed, so their names are plain texts.
    - use "{zoom}.cam"
    + use "places.cam"
    E605 files use each other in a circle
    A file can't use one that uses it. Put what both need into a third file.
    - use "tour.cam"
    + use "places.cam"
    E606 a route can't be read
    A route is a GPX, KML or GeoJSON file with a line in it, or the letters of an encoded polyline. The
    message says what is wrong with it, and where.
    - route from "_p~iF"
    + route from "_p~iF~ps|U_ulLnnqC"
    E607 a file is too large
    A scenario file has at most 16 MB. Split it, and share places and definitions with use.
    ~ with a file of more than 16 MB
    - zoomIn
    + use "places.cam"
    E608 a file is no text
    The file holds bytes that no text has: it may be a picture, or a document of a word processor. Save
    it as plain text.
    ~ with a picture in place of a text
    - zoomIn
    + zoomIn
    E609 a file is not UTF-8
    The letters of the file are stored in another way than UTF-8. Choose the encoding UTF-8 when you save
    it.
    ~ in a file that is saved as Latin-1
    - print "São Paulo"
    + print "São Paulo"
    E610 there is nothing in the file
    The file has no statement. mapcam new writes a file to begin with.
    - # nothing but a comment
    + zoomIn
    """#
  }
}
