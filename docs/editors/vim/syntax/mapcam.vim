" Vim syntax file for the scenario files of mapcam, made by: mapcam help vim
if exists('b:current_syntax')
  finish
endif

" Of two that begin at the same place the later one counts.
syntax match mapcamKeyword /\v<%(x|within|was|visible|until|twoFingerTap|true|top|to|tilted|sideways|scroll|rotate|right|pinch|pan|pad|overview|over|or|on|off|not|northUp|mod|linear|limited|left|keep|is|ios|in|idle|headingUp|from|free|following|fling|false|examples|error|else|easeOut|easeInOut|easeIn|ease|doubleTap|default|by|bottom|between|because|at|android|and|all|after)>/
syntax match mapcamProperty /\v<%(zoom|width|view|time|tilt|target|speed|recenterButton|position|padding|moving|mode|minZoom|metersPerPoint|maxZoom|maxTilt|lon|lat|height|heading|events|corners|camera|bearing)>/
syntax match mapcamFunction /\v<%(sqrt|sin|screen|round|point|place|min|middle|max|log2|length|heading|ground|floor|distance|cos|contains|ceil|bounds|abs)>\ze\(/
syntax match mapcamNumber /\v%(\w|\.)@1<!%(\d[0-9_]*)?\.?\d[0-9_]*%([eE][+-]?\d+)?%( ?%(s|pt|ms|mph|min|mi|m\/s|m|km\/h|km|ft|deg|W|S|N|E)>|°)?/
syntax match mapcamCommand /\v%(^|[;{}])@1<=\s*\zs<%(zoomTo|zoomOut|zoomIn|zoomBy|wait|use|tilt|target|scrollBy|scenario|route|repeat|recenter|print|place|perspective|padding|never|move|mode|marker|map|line|limit|let|if|guidance|gestures|gesture|for|followingZoom|fly|fit|expect|eventually|drive|define|camera|bearing|autoRecenter|at|assert|animate|always)>/
syntax match mapcamCommand /\v%(<move|<animate)@7<=\s+\zs<%(zoomTo|zoomOut|zoomIn|zoomBy|wait|use|tilt|target|scrollBy|scenario|route|repeat|recenter|print|place|perspective|padding|never|move|mode|marker|map|line|limit|let|if|guidance|gestures|gesture|for|followingZoom|fly|fit|expect|eventually|drive|define|camera|bearing|autoRecenter|at|assert|animate|always)>/
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
