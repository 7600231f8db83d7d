// Takes out of an edit the clauses that only say why, what for, or what it is like: results, causes, manners and comparisons.
import { asks, isRequest } from '../sentence/requests.ts'
import { hasColour } from '../sentence/said-colours.ts'

/** A side clause goes on to the next stop, or to what is asked after it. */
const onward = `[^,.;:!?]*?(?=\\s*[,.;:!?–—]|\\s+-\\s|\\s+(?:instead|rather than|in place of)\\b|\\s+(?:and|but|so|then)\\s+(?:please|make|add|remove|put|move|turn|change|give|take|set|use|keep|leave|the|my|i|could|can|also|maybe)\\b|\\s+(?:i['’]?d|i would|i want|could|can(?!['’]?t|not)|please|make|let)\\b|\\s*$)`

const causes = new RegExp(
  `(?:^|[,;–—]?\\s+)(?:because(?!\\s+of\\b)|cos|cuz|since|seeing (?:as|that)|given that|considering|in case|now that|even if|even though|although|whereas|otherwise|or else|as (?:it|this|that|she|he|they|there)(?:['’]s|\\s+is|\\s+are|\\s+has|\\s+takes|\\s+was)\\s+(?=(?:an?|set|about|for|not|too|mainly|mostly|all|place|no)\\b))\\b${onward}`,
  'gi',
)

/** "As the wedding happens in October, …": what stands first with a comma behind it is why. */
const causeFirst =
  /(^|[.!?]\s+)(?:as|since|because|given\s+that|seeing\s+that|now\s+that|considering\s+that|by\s+the\s+time|compared\s+with|with\s+(?:the\s+)?[\w-]+\s+(?:being|shining|standing|looking))\s+(?!if\b|though\b|for\b|to\b|in\b|big\b|large\b|soon\b)[^,.;!?]*?,\s+(?:which\s+[^,.;!?]*,\s+)?(?=[a-z"])/gi

/** "…, as the file never left the embassy". */
const causeLast = new RegExp(
  `,\\s+as\\s+(?:the|my|our|her|his|he|she|it|they|we|i|there|this|that)\\s+(?:[\\w'’-]+\\s+){0,4}?(?:is|are|was|were|never|has|have|had|does|did|will|can|cannot|[a-z]{3,}(?:ed|ns|ts|ks|ds|es|ls|rs|ps))\\b${onward}`,
  'gi',
)

/** "As it is in chapter one", "as she does in the book", "as described in the text". */
const sources = new RegExp(
  `[,;]?\\s+(?:just\\s+|exactly\\s+)?(?:as|like)\\s+(?:(?:it|they|he|she|that|this)\\s+(?:is|are|was|were|does|do|did|has|had|looks?|appears?|wears?|stands?|happens?)|described|told|written|shown|mentioned)\\s+(?:in|on|at|during|throughout|by)\\b${onward}|,\\s+(?:just\\s+|exactly\\s+)?(?:as|like)\\s+(?:in|on|at)\\s+(?:the|an?|my|our|his|her|chapter|[a-z-]+s\\s+of)\\s${onward}|,\\s+the\\s+way\\s+(?:[\\w-]+\\s+){1,4}(?:drew|draws?|did|do|does|made|makes?|painted|paints?|used|had|wrote|look(?:s|ed)?|were|was|is|are)\\b${onward}|,\\s+something\\s+like\\s+(?:the\\s+)?\\p{Lu}${onward}|,\\s+the\\s+(?:sort|kind)\\s+(?:of\\s+thing\\s+)?(?:that\\s+)?(?:my|our|i|we|you|they|people)\\b${onward}`,
  'giu',
)

const manners = new RegExp(
  `[,;]?\\s+(?:(?:almost|just|a bit|rather|kind of)\\s+)?as\\s+(?:if|though)\\b${onward}`,
  'gi',
)

/** "A red lantern, as red as the one at home". */
const equals = new RegExp(`,\\s+as\\s+[\\w-]+\\s+as\\b(?!\\s+(?:possible|you|it|the title|the author))${onward}`, 'gi')

/** "Like before a storm", "like the games I grew up with": a moment or a memory, and nothing of it is asked for. */
const memories =
  /[,;]?\s+(?<!\b(?:looks?|feels?|would|['’]d|i|we|seems?)\s+)(?:(?:just|exactly|a bit|much|rather|more or less|kind of)\s+)?like\s+(?:(?:just\s+|right\s+)?(?:before|after|when|during|whenever)\b|(?:the|those|these|all the|an?|some)\s+(?:[\w'’-]+\s+){1,3}?(?:that\s+|which\s+|who\s+)?(?:i|we|you|they|he|she|my|our)\s+[a-z])[^,.;:!?]*/gi

/** "Red, like the old one we had", "blue like my grandmother's": what it reminds of, and no wish for its age or look. */
const memory =
  /(?:,\s*|\s+)(?<!\b(?:looks?|feels?|would|['’]d|i|we)\s+)(?:(?:just|exactly|a bit|much|rather|more or less|kind of)\s+)?(?:like|as (?:with|on|in)|the way)\s+(?:(?:the\s+(?:[\w-]+\s+){0,2}?ones?\b)|(?:my|our|his|her|their)\s+(?!name|author|title|last|other|first|previous)[\w'’-]+|(?:it|they)\s+(?:was|were|used to be|had)\b|(?:i|we)\s+(?:had|have|remember)\b)[^,.;!?]*?(?=\s+(?:and|but)\s+(?:the|my|make|please|add|remove|put|also|a)\b|[,.;!?]|$)/gi

const somebody = `(?:it|they|she|he|you|we|i|one|people|readers|everyone|everybody|everything|nothing|nobody|there|(?:the|my|this|that|these|those|her|his|their|its|both|all)\\s+(?:[\\w'’-]+\\s+){0,4}?[\\w'’-]+)`

/** "So that she stands out more"; what "should" be so is asked for. */
const results = new RegExp(
  `[,;]?\\s+(?<!\\b(?:is|are|looks?|feels?|seems?|not|was|be|do|than)\\s+)so\\s+(?:that\\s+)?(?:${somebody})\\s+(?!should|must|need|ought|has to|have to|please|could|be\\b|in\\b)[a-z]${onward}`,
  'gi',
)

/** "To match the mask", "to use the space": what a wish is good for, once it is said. */
const purposes = new RegExp(
  `,?\\s+(?<!\\b(?:want|like|love|need|needs|have|has|had|going|try|you|prefer|wish|ask|change|turn|ought|used|able|possible|way|picture|colours?|colors?)\\s+)(?:in order |so as )?to\\s+(?:match|suit|fit|go with|complement|balance|echo|use|save|avoid|suggest|reflect|help|draw|attract|signal(?!\\s+(?:red|yellow|orange|green|blue|white))|sharpen|heighten|strengthen|reinforce|emphasi[sz]e|underline|underscore|compensate|improve|support|unify|tie|convey|evoke|create|aid|ensure|allow|anchor|keep|preserve|maintain|separate|differentiate|offset|make\\s+(?:it|them|her|him|room|sense|the\\s+\\w+)|give\\s+(?:it|them|the\\s+\\w+))\\b${onward}`,
  'gi',
)

/** "… would make much more sense than camouflage colours". */
const sensible = new RegExp(
  `\\s+would\\s+(?:just\\s+|really\\s+)?make\\s+(?:\\w+\\s+)?more\\s+sense\\b(?:\\s+than\\b${onward})?`,
  'gi',
)

const gains =
  'contrast|space|edges|impact|emphasis|balance|legibility|readability|visibility|effect|depth|drama|clarity|variety|interest|hierarchy|harmony|presence|separation|punch|cohesion|consistency|continuity|definition|focus|rhythm|prominence|polish|recognition|credibility|magic|storytelling'

/** "For maximum contrast", "for a colder kind of magic": what is gained by it. */
const gained = new RegExp(
  `,?\\s+(?<!\\b(?:go|opt|aim|ask|looking|room|look|wish|try|need)\\s+)(?:for|with a view to)\\s+(?:[\\w-]+,?\\s+){0,4}?(?:${gains})\\b${onward}`,
  'gi',
)
const gainedFirst = new RegExp(`^\\W*for\\s+(?:[\\w-]+\\s+){0,4}?(?:${gains})\\b[^,.;!?]*,\\s*`, 'i')

/** "As a stronger accent", "as the focal point": what it is good for. */
const serving = new RegExp(
  `(?:,?\\s+(?:with|and)\\s+(?:the|its|one)\\s+(?:[\\w'’-]+\\s+){0,3}?[\\w-]+)?,?\\s+as\\s+(?:(?:an?|the|its|our|your)\\s+)?(?:[\\w-]+\\s+){0,3}?(?:accents?|focal points?|counterpoints?|counterweights?|anchor|highlights?|contrast|only colour|(?:light )?sources?|signature colou?r)\\b${onward}`,
  'gi',
)

/** "Small enough that the castle remains", "scaled to fill the gap", "clear of the lettering": how far, and no more. */
const bounded: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`,\\s*(?:just\\s+)?[a-z]+\\s+enough\\s+(?:that|to|for|not to)\\b${onward}`, 'gi'), ''],
  [new RegExp(`(\\s+)(?:just\\s+)?enough\\s+(?:that|to|so)\\b${onward}`, 'gi'), '$1a bit'],
  [
    new RegExp(
      `,?\\s+(?:scaled|sized|proportioned|positioned|placed)\\s+(?:so\\s+(?:that\\s+)?|to\\s+)(?:fill|fit|match|suit|sit|occupy|it|they|the)\\b${onward}`,
      'gi',
    ),
    '',
  ],
  [new RegExp(`,?\\s+(?:(?:well|safely|comfortably)\\s+)?clear\\s+of\\s+(?:the|my|any|all)\\b${onward}`, 'gi'), ''],
  [/,?\s+that\s+(?:neither|never|does(?:n['’]?t|\s+not)|do(?:n['’]?t|\s+not)|won['’]?t|will\s+not)\s[^.;!?]*/gi, ''],
]

/** Words of a wish for a look: what such a wish is likened to is its very content. */
const ofLook =
  /\b(?:looks?|looking|feels?|feeling|styles?|styled|vibes?|mood|atmosphere|something|more|poster|paperback|art|artwork|cover|design|theme|manner|drawn|printed|less|glow|shine|burn)\b/i

const likened = new RegExp(
  `([^,.;:!?]*?)[,;]?\\s+(?:a bit |just |rather |exactly )?(?<!\\b(?:i|i['’]?d|would|we|we['’]?d|you|you['’]?d|they|really|also|do|not|to|still|don['’]?t)\\s+)like\\s+${onward}`,
  'gi',
)

/** "A blue and white cup, like old Delft china": the colour is said, and the likeness only explains it. */
const withoutLikeness = (sentence: string): string =>
  ofLook.test(sentence)
    ? sentence
    : sentence.replace(likened, (found, before: string) => (hasColour(before) ? before : found))

/** "So that it stands right above my name": where it should be. */
const placing =
  /\b(?:stands?|sits?|lies|is|are|goes|lines? up)\s+(?:right\s+|just\s+|directly\s+)?(?:above|below|under|underneath|over|between|beside|next to|at the|in the (?:middle|cent)|on the (?:left|right))/i

const isResult = (sentence: string, found: string, at: number): boolean =>
  !placing.test(found) && (/\bso\s+that\b/i.test(found) || (isRequest(sentence.slice(0, at)) && !asks.test(found)))

const isSaidBefore = (sentence: string, at: number): boolean =>
  isRequest(sentence.slice(0, at)) || hasColour(sentence.slice(0, at))

const withinBounds = (sentence: string): string =>
  bounded.reduce((told, [phrase, plain]) => told.replace(phrase, plain), sentence.replace(gainedFirst, ''))

/** Words that an order has at least: "reduce the title". */
const fewest = 3

const isAfterRequest = (sentence: string, found: string, at: number): string =>
  sentence.slice(0, at).trim().split(/\s+/).length >= fewest ? '' : found

const ofSentence = (sentence: string): string =>
  withoutLikeness(
    withinBounds(sentence)
      .replace(gained, (found: string, at: number, all: string) => isAfterRequest(all, found, at))
      .replace(serving, (found: string, at: number, all: string) => isAfterRequest(all, found, at))
      .replace(results, (found: string, at: number) => (isResult(sentence, found, at) ? '' : found))
      .replace(purposes, (found: string, at: number) => (isSaidBefore(sentence, at) ? '' : found))
      .replace(sensible, '')
      .replace(causeFirst, '$1')
      .replace(causeLast, '')
      .replace(causes, '')
      .replace(sources, '')
      .replace(manners, '')
      .replace(equals, '')
      .replace(memories, '')
      .replace(memory, ' '),
  )

export const withoutSideClauses = (wish: string): string =>
  wish
    .split(/(?<=[.!?\n])\s+/)
    .map(ofSentence)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .join(' ')
