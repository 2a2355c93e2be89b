extension EditorSyntax {
  /// A syntax file for Vim and Neovim.
  public static var vim: String {
    #"""
    " Vim syntax file for the scenario files of mapcam, made by: mapcam help vim
    if exists('b:current_syntax')
      finish
    endif

    " Of two that begin at the same place the later one counts.
    syntax match mapcamKeyword /\v<%(\#(joined(keywords)))>/
    syntax match mapcamProperty /\v<%(\#(joined(properties)))>/
    syntax match mapcamFunction /\v<%(\#(joined(functions)))>\ze\(/
    syntax match mapcamNumber /\v%(\w|\.)@1<!%(\d[0-9_]*)?\.?\d[0-9_]*%([eE][+-]?\d+)?%( ?%(\#(joined(units, escapingSlash: true)))>|°)?/
    syntax match mapcamCommand /\v%(^|[;{}])@1<=\s*\zs<%(\#(joined(commands)))>/
    syntax match mapcamCommand /\v%(<move|<animate)@7<=\s+\zs<%(\#(joined(commands)))>/
    syntax match mapcamCommand /\v<scenario>\ze\s*"/
    syntax match mapcamTag /\v\@\w+/
    syntax match mapcamComment /#.*/ contains=@Spell
    syntax match mapcamEscape /\\./ contained
    syntax region mapcamFilled matchgroup=mapcamEscape start=/{/ end=/}\|$/ contained contains=mapcamNumber,mapcamFunction,mapcamProperty,mapcamKeyword
    syntax region mapcamText start=/"/ end=/"\|$/ contains=mapcamEscape,mapcamFilled

    highlight default link mapcamCommand Statement
    highlight default link mapcamKeyword Keyword
    highlight default link mapcamProperty Identifier
    highlight default link mapcamFunction Function
    highlight default link mapcamNumber Number
    highlight default link mapcamText String
    highlight default link mapcamEscape SpecialChar
    highlight default link mapcamTag PreProc
    highlight default link mapcamComment Comment

    let b:current_syntax = 'mapcam'

    """#
  }

  private static func joined(_ words: [String], escapingSlash: Bool = false) -> String {
    let joined = words.joined(separator: "|")
    guard escapingSlash else { return joined }
    return joined.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "\\/")
  }
}
