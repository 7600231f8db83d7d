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

const politely =
  /\b(?:would it be (?:at all )?possible (?:for you )?to|is it (?:at all )?possible to|is there (?:any|a) (?:chance|way) (?:of|to|you could|that you could|we could)|any chance (?:of|you could|we could)|would you mind|would you be able to|could i ask you to|do you think (?:you|we) could|i (?:was wondering|wonder) (?:if|whether) (?:you|we) could|it would be (?:great|nice|lovely|good|cool|wonderful|perfect|fantastic) (?:if you could|if we could|to)|i(?:['’]d| would) be grateful if you could)\s+/gi

/** "I find the sky too dark": it is. */
const found =
  /\bi\s+(?:(?:really|just|personally|do)\s+)*find\s+((?:the|my|this|that|these|those|all the)\s+(?:[\w'’-]+\s+){0,4}?[\w'’-]+)\s+(?=(?:far |way |much |a bit |a little |just |so )*(?:too|very|quite|rather|hard)\b)/gi

/** "Her hair is supposed to be green": it should be. What the whole is meant to be tells of the book. */
const supposed =
  /(?<!\b(?:it|this|that))\s+(?:is|are|was|were)\s+(?:supposed|meant)\s+to\s+be\b(?!\s+[\w-]+-like\b|\s+like\b)/gi
const itself = /\s+(?:itself|himself|herself|themselves)\b/gi
const icing = /\bwould\s+be\s+(?:the\s+)?(?:icing|cherry)\s+on\s+(?:the\s+)?(?:cake|top)\b/gi

/** The same wish without the courtesies around what it asks. */
export const plainlyAsked = (wish: string): string =>
  wish
    .replace(politely, 'please ')
    .replace(supposed, ' should be')
    .replace(itself, '')
    .replace(icing, 'would be perfect')
    .replace(found, (_, what: string) => `${what} ${/[^s]s$/i.test(what) ? 'are' : 'is'} `)
