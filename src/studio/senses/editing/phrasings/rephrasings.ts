// Turns of phrase told as the plain orders that they stand for: "could the boat be replaced by a lighthouse" is "replace the boat with a
// lighthouse".
import { type Phrasing, retold } from './said-patterns.ts'
import { typeRephrased } from './type-phrasings.ts'

const thing = `(?:the|my|this|that|these|those|all the)\\s+(?:[\\w'’-]+\\s+){0,3}?[\\w'’-]+?`
const may = '(?:can|could|should|would|may|might|must|needs? to|has to|have to|ought to)'
/** "Could the boat be …" and "the boat should be …"; the boat is the first group or the second. */
const passive = `(?:\\b${may}\\s+(${thing})|\\b(${thing})\\s+${may})\\s+(?:please\\s+|perhaps\\s+|maybe\\s+)?be\\s+`
const removing =
  '(?:remove|take (?:it|them|that) (?:away|off|out)|leave (?:it|them|that) (?:out|off|away)|get rid of|drop|lose|delete|leave out|ditch|cut)'

const phrasings: readonly Phrasing[] = [
  [
    new RegExp(
      `${passive}(?:replaced|swapped|exchanged|switched|substituted)(?:\\s+out)?\\s+(?:with|for|by)\\s+`,
      'gi',
    ),
    'replace $1$2 with ',
  ],
  [
    new RegExp(`${passive}(?:removed|deleted|erased|dropped|taken (?:away|out|off)|left out|gone)\\b`, 'gi'),
    'remove $1$2',
  ],
  // "Can the glow around the title go?"
  [
    new RegExp(
      `\\b${may}\\s+(${thing}(?:\\s+[\\w'’-]+){0,3}?)\\s+(?:please\\s+|perhaps\\s+|maybe\\s+)?(?:go|disappear|vanish|go away)(?=\\s*(?:[,.;!?]|please|$))`,
      'gi',
    ),
    'remove $1',
  ],
  // "Leave the subtitle off".
  [new RegExp(`\\bleave\\s+(${thing})\\s+(?:off|out|away)(?=\\s*(?:[,.;!?]|please|$))`, 'gi'), 'remove $1'],
  // "With the snow gone the mountains could be green".
  [new RegExp(`\\bwith\\s+(${thing})\\s+(?:gone|removed|taken (?:away|out)|out of the way)\\b,?`, 'gi'), 'remove $1, '],
  // "Turn the glow of the candles down".
  [new RegExp(`\\b(?:turn|tone|dial)\\s+(${thing}(?:\\s+[\\w'’-]+){0,3}?)\\s+(?:down|back)\\b`, 'gi'), 'tone down $1'],
  // "The camera doesn't appear in my book": it should not be on its cover either.
  [
    new RegExp(
      `\\b(${thing})\\s+(?:doesn['’]?t|does not|don['’]?t|do not|never|didn['’]?t)\\s+(?:really\\s+|even\\s+|actually\\s+)?(?:appears?|features?|occurs?|exists?|comes? up|figures?|plays? (?:a|any) (?:part|role))(?:\\s+(?:anywhere|at all))?\\s+in\\s+(?:my|the|this|our)\\s+(?:book|story|novel|plot|text|series)\\b`,
      'gi',
    ),
    'remove $1',
  ],
  // "The outline is too much, please remove it": what is complained of is what goes.
  [
    new RegExp(
      `\\b(${thing}(?:\\s+[\\w'’-]+){0,3}?)\\s+(?:is|are|looks?|feels?)\\s+(?:[\\w'’-]+\\s+){0,3}?(?:much|many|heavy|distracting|busy|loud|strong|unnecessary|odd|wrong|silly|ugly)\\s*[,.;:–-]+\\s*(?:so\\s+|and\\s+)?(?:please\\s+|just\\s+|can you\\s+|could you\\s+)*${removing}(?:\\s+(?:it|them|that))?(?=\\s*(?:[,.;!?]|please|$))`,
      'gi',
    ),
    'remove $1',
  ],
  // "Don't shout the title".
  [
    /\b(?:do not|don['’]?t|stop|no(?: more)?|less)\s+(?:shout(?:ing|y)?|yell(?:ing)?|scream(?:ing)?)(?:\s+(?:at (?:me|us|people|readers|the reader)))?\b/gi,
    'no capitals in',
  ],
  [
    /\b(?:(?:normal|proper|regular|usual)\s+)?upper(?:[- ]?case)?\s+and\s+lower[- ]?case(?:\s+letters)?\b/gi,
    'mixed case',
  ],
  // "A typewriter face", "a serif typeface".
  [
    /\b(serif|sans|script|typewriter|slab|italic|gothic|deco|handwritten|hand[- ]lettered|old[- ]style|futuristic|condensed|brush)\s+(?:type\s?face|face|lettering|letterforms)\b/gi,
    '$1 font',
  ],
  // "The title in one flat colour".
  [
    /(\b(?:title|name|subtitle|lettering|text|letters)\b[^.!?]*?)\b(?:in\s+)?(?:just\s+)?(?:one|a)\s+(?:(?:single|flat|plain|solid)\s+)*colou?r\b/gi,
    '$1flat ink',
  ],
  // "The title below the acorns": lines stand above or below the picture, not at its things.
  [
    /\b((?:the|my)\s+(?:book\s+)?(?:title|subtitle|tagline|name|author(?:['’]s)?(?:\s+name)?))\s+(?:(?:go|be|stand|sit|come|down|right)\s+)*(?:below|beneath|underneath|under)\s+the\s+(?!title|sub-?\s?title|tag\s?line|strap\s?line|by-?line|name|author|text|top|middle)[\w-]+/gi,
    '$1 at the bottom',
  ],
  [
    /\b((?:the|my)\s+(?:book\s+)?(?:title|subtitle|tagline|name|author(?:['’]s)?(?:\s+name)?))\s+(?:(?:go|be|stand|sit|come|up|right)\s+)*above\s+the\s+(?!title|sub-?\s?title|tag\s?line|strap\s?line|by-?line|name|author|text|bottom|middle)[\w-]+/gi,
    '$1 at the top',
  ],
  // "Bigger, it should fill the circle": how far a thing that grows may go.
  [
    /(\b(?:bigger|larger|enlarge|grow|huge)\b[^.!?]*?)[,;]?\s+(?:and\s+|so\s+(?:that\s+)?)?(?:it|they)\s+(?:should\s+|can\s+|could\s+|must\s+)?(?:nearly\s+|almost\s+|really\s+)?(?:fills?|takes? up|dominates?)\b[^,.;!?]*/gi,
    '$1',
  ],
]

export const rephrased = (wish: string): string => retold(phrasings, typeRephrased(wish))
