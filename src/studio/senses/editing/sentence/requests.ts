// Which pieces of an edit ask for something, which complain, and which only tell how things are.

/** Words that ask for something. */
export const asks =
  /\b(?:please|pls|plz|make|let|add|remove|can|could|would|i['’]?d|want|change|turn|give|put|use|try|move|swap|replace|show|should|ought|must|need|needs|instead|lighten|darken|brighten|take|get|lose|drop|prefer|wish|deserves?|i['’]?m after|looking for|hoping for|how about|what about|why not)\b/i

/** Complaints are wishes. */
export const complains =
  /\b(?:too|not enough|hard to|barely|hardly|lost|a bit|a little|kind of|kinda|rather|quite|very|less|more|bigger|smaller|(?:dark|bright|light|warm|cold)er)\b/i

const orders =
  /^(?:and |but |so |then |maybe |just |only )*(?:no|not|without|less|more|fewer|an?|some|bigger|smaller|larger|darker|brighter|lighter|warmer|cooler|softer|bolder|zoom|flip|mirror|tone|center|centre|align|cover|sprinkle|hang|place|colou?r|paint|draw|enlarge|shrink|raise|lower|blur|fill|bring|cut|get|rid|hide|erase|delete|simplify|soften|set|straighten)\b/i

export const isRequest = (piece: string): boolean => asks.test(piece) || orders.test(piece.trim())

/** Where one thing is said after another; `so` parts them too, unless it only says how much. */
export const cuts =
  /(\s*[,;]\s*|:\s+(?=(?:please|can|could|would|make|add|remove|swap|replace|change|turn|put|give|take|let|i)\b)|\s+[-–—]+\s+|\s+but\s+|(?<!\b(?:is|are|looks?|feels?|seems?|not|was|its|it['’]s|and|or|be|do|than|seen|had|got|been|have|has|quite|feel|look|seem))\s+so\s+)/i
