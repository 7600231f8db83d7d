// Turns complaints into wishes: "the subtitle gets lost" asks for one that can be read, "it looks flat" for more contrast.
import { isColour } from '../sentence/said-colours.ts'

const ofType =
  /\b(?:title|subtitle|name|author|byline|tagline|text|font|lettering|letters|typeface|type|words|script|handwriting|calligraphy)\b/i

const bare = (words: string): string => words.replace(/^(?:the|that|this|these|those|all the)\s+/i, '')

/** What helps, by what is wrong. */
const remedies: readonly (readonly [wrong: RegExp, picture: string, type: string])[] = [
  [
    /^(?:flat|lifeless|boring|bland|dull|drab|meh|muddy|washed[ -]out|faded|lacklustre|uninspiring|grey and flat|dead)$/i,
    'punchier, more vibrant',
    'bolder',
  ],
  [/^(?:empty|bare|sparse|unfinished)$/i, 'busier', 'bigger'],
  [/^(?:faint|weak|illegible|unreadable|indistinct)$/i, 'punchier', 'easier to read'],
  [/^(?:blurry|blurred|fuzzy|unsharp|out of focus|unclear)$/i, 'sharper', 'easier to read'],
  [
    /^(?:cheap|cheesy|tacky|amateurish|generic|clunky|ugly|homemade|basic|unprofessional|self-published)$/i,
    'more elegant',
    'in an elegant font',
  ],
  [/^(?:harsh|aggressive|glaring|jarring|overpowering|overwhelming|intense|in your face|stark)$/i, 'softer', 'thinner'],
  [/^(?:childish|juvenile|immature|kiddy|babyish)$/i, 'more grown up', 'in a serif font'],
  [/^(?:old-fashioned|old fashioned|dated|outdated|stuffy)$/i, 'more modern', 'in a modern font'],
  [/^(?:much|strong|heavy)$/i, 'softer', 'thinner'],
]

const copula = `(?:is|are|was|looks?|feels?|seems?|appears?|comes? across as|['’]s)`
const hedge = `(?:just|still|kind of|kinda|sort of|a bit|a little|a little bit|a tad|a touch|rather|quite|so|very|really|pretty|somewhat|slightly|extremely|far|way|much|all)`
const thing = `(?:(?:the|my|this|that|these|those|its|all the)\\s+(?:[\\w'’-]+\\s+){0,3}?[\\w'’-]+|it|this|that|everything)`
const ending = `(?=\\s*(?:[,.;!?]|$)|\\s+(?:and|but|so|for|because|as|on|against|compared|to me|with|in|now|at the moment)\\b)`

const wrongs = 'washed[ -]out|grey and flat|out of focus|in your face|old-fashioned|old fashioned|self-published|[a-z]+'

const isWrong = new RegExp(`\\b(${thing})\\s*${copula}\\s+(?:${hedge}\\s+)*(?:too\\s+)?(${wrongs})${ending}`, 'gi')

/** "It is a bit dark", "the sky looks so grey": too much of it, where nothing is asked. */
const isVery = new RegExp(
  `(?<!\\b(?:make|should|want|let|if|keep|until|till|so)\\b[^,.;!?]*)\\b(${thing})\\s*${copula}\\s+(?:${hedge}\\s+)+(?!(?:too|not|like|more|less|good|nice|great|much|many)\\b|[a-z]+er\\b|the\\b|an?\\b)(?=[a-z])`,
  'gi',
)

const unseen = new RegExp(
  `(?<!\\b(?:can|could|should|may|might|must|let|make)\\s)\\b(${thing})\\s+(?:(?:${copula}|gets?|keeps?)\\s+(?:getting\\s+|being\\s+|completely\\s+|totally\\s+|${hedge}\\s+|almost\\s+)*(?:lost|invisible|swallowed(?: up)?|drowned(?: out)?|hidden|overlooked)|disappears?|vanish(?:es)?|blends? in(?:to)?|fades? into|gets? lost|does(?:n['’]?t| not) (?:really )?stand out)\\b[^,.;!?]*`,
  'gi',
)

const cannotSee = new RegExp(
  `\\b(?:i|you|we|one|readers?|people)\\s+(?:can(?:no|['’]?)t|can\\s+(?:barely|hardly|scarcely|not)|barely|hardly|could(?:n['’]?t|\\s+barely|\\s+hardly)|struggle to)\\s+(?:even\\s+|really\\s+|properly\\s+)?(?:see|read|make out|notice|find)\\s+(${thing})(?:\\s+because of\\s+(${thing}))?${ending}(?:(?!\\s+(?:and|but|so)\\b)[^,.;!?])*`,
  'gi',
)

const mustGo = new RegExp(
  `\\b(${thing})\\s+(?:has to|have to|needs? to|must|should|ought to|can)\\s+(?:go|disappear|be removed|be gone|leave)\\b(?!\\s+(?:just |right |directly |further )?(?:under|above|below|to|at|on|in|over|up|down|beneath|underneath|next|between|behind|beside|into|left|right|from|with|for|near|closer|higher|lower)\\b)`,
  'gi',
)

const unfit = new RegExp(
  `\\b(${thing})\\s+(?:(?:is|are)\\s+not|isn['’]?t|aren['’]?t|doesn['’]?t|does not|don['’]?t|do not)\\s+(?:really\\s+|quite\\s+)?(?:working|work|fit|suit|belong|match|right|make sense)\\b[^,.;!?]*`,
  'gi',
)

/** "The fog hides the castle, remove it": what is complained of is what is to go. */
const inTheWay = new RegExp(
  `\\b(${thing})\\s+(?:hides?|(?<!\\b(?:whole|entire|full|book|front|the|this|my|current)\\s)covers?|overlaps?|(?<!\\b(?:title|text|type|name|colou?r)\\s)blocks?|obscures?|distracts? from|draws? (?:too much )?attention|clashes with|competes with|spoils|ruins|makes (?:it|everything|the cover|the picture|the whole thing) (?:look|feel|seem))\\b[^,.;!?]*([,.;!?]?)([^.!?]*)`,
  'gi',
)

const disliked =
  /\b(?:(?:i|we)\s+)?(?:(?:really|just|also)\s+)*(?:don['’]?t (?:really )?like|do not like|hate|dislike|can['’]?t stand|['’]?m not (?:a fan of|sure about|keen on)|am not (?:a fan of|sure about|keen on)|not (?:a fan of|sure about|keen on))\s+(the|this|that|these|my|those)\s+(font|fonts|lettering|typeface|typography|type|colou?rs|palette|colou?r scheme|colou?r palette|picture|image|art|artwork|composition|layout|design|arrangement)\b/gi

/** "The border is gorgeous but there is too much of it." */
const muchOfIt = new RegExp(
  `\\b(${thing})\\s+${copula}\\s+[^,.;!?]*?(?:,|\\sbut\\b|,\\s*but\\b)\\s*there(?:['’]?s| is| are)\\s+(?:(?:just|far|way|simply|rather|a bit|quite|really)\\s+)*(?:too|so) (?:much|many) of (?:it|them)\\b`,
  'gi',
)

const bothers = new RegExp(
  `\\b(${thing})\\s+(?:really\\s+)?(?:bothers?|annoys?|disturbs?|irritates?|bugs)\\s+me\\b[,.;!?]*\\s*(?:(?:can|could|should)\\s+(?:it|they|that)\\s+(?:go|be removed|disappear)\\b)?`,
  'gi',
)

/** "Gold would suit it better", "a truck would be perfect". */
const wouldSuit =
  /(^|[,.;!?]\s+)(?:maybe\s+|i think\s+)?((?:[\w'’-]+\s+){1,7}?)would\s+(?:(?:really|probably|just)\s+)?(?:suit|fit|match|be|look|work|go|do)\b[^,.;!?]*?\b(?:better|best|perfect|great|good|lovely|well|cool|amazing|awesome|nicer|calmer|prettier|lovelier|stronger|more\s+(?:fitting|suitable|appropriate|fun|me))\b/gi

const hurts = new RegExp(
  `\\b${thing}\\s+(?:really\\s+)?(?:hurts?|burns?|(?:is|are) (?:hurting|blinding))\\s*(?:my|the|our|your)?\\s*(?:eyes?)?\\b`,
  'gi',
)

const another: readonly (readonly [RegExp, string])[] = [
  [/^(?:fonts?|lettering|typeface|typography|type)$/i, 'different font'],
  [/colou?r|palette/i, 'different colours'],
  [/./, 'different layout'],
]

const nearEdge = new RegExp(
  `\\b(${thing})\\s+${copula}\\s+(?:${hedge}\\s+)*too (?:close|near) to the (?:edges?|borders?|sides?|margins?)\\b`,
  'gi',
)
const tooClose = new RegExp(
  `\\b${thing}\\s+${copula}\\s+(?:${hedge}\\s+)*too (?:close|similar) to\\b[^,.;!?]*[,.;!?]?`,
  'gi',
)

const clashes = 'crowd|overlap|cover|touch|hide|block|run into|run over|bump into|collide with|clash with'

/** "Move the title so that it doesn't crowd the figure", "the title is crowding her": it needs less room. */
const keepsClear = new RegExp(
  `\\b(?:move|shift|place|put|set|make|change|adjust|nudge)\\s+(${thing})\\s+(?:so(?: that)?|to where)\\s+(?:it|they)\\s+(?:doesn['’]?t|does not|don['’]?t|do not|isn['’]?t|is not|stops?)\\s+(?:${clashes}|crowding|overlapping|covering|touching|hiding|blocking)\\b[^,.;!?]*`,
  'gi',
)
const isCrowding = new RegExp(
  `\\b(${thing})\\s+(?:is|are)\\s+(?:${hedge}\\s+)*(?:crowding|overlapping|touching|running into|bumping into|colliding with)\\b[^,.;!?]*`,
  'gi',
)

/** "It feels cold": too much so, where it is no wish of how it should be. */
const feels =
  /(^|[,.;!?]\s*|\b(?:but|because|since|as)\s+)(it|this|everything|the (?:cover|picture|whole thing|image))\s+(?:just\s+)?(?:feels|looks|seems)\s+(?=(?:cold|dark|gloomy|sad|busy|crowded|pale|bright|hot|warm|dim|grim|bleak|loud|garish|serious)\b)/gi

const written = /\b(?:script|handwriting|calligraphy)$/i

const readable = (what: string): string =>
  ofType.test(what) ? `make ${written.test(what) ? 'the title' : what} easier to read` : 'more contrast'

const goneFor = (what: string): string =>
  isColour(what)
    ? `no ${bare(what)}`
    : /\b(?:font|lettering|typeface|type)$/i.test(what)
      ? 'different font'
      : `remove ${what}`

const withRemedy = (found: string, what: string, wrong: string): string => {
  if (isColour(what) && !/^(?:dark|bright|light|pale|saturated|dull|faded|washed[ -]out)$/i.test(wrong))
    return /^(?:fine|good|nice|great|lovely|perfect|beautiful|ok|okay|there|gone|missing)$/i.test(wrong)
      ? found
      : `less ${bare(what)}`
  // A title that is wrong needs other words, which are told beside it.
  if (/^wrong$/i.test(wrong) && /\b(?:title|subtitle|tagline|name|author|byline)$/i.test(what)) return found
  if (/^(?:silly|stupid|weird|ridiculous|odd|wrong|strange|pointless|unnecessary|distracting)$/i.test(wrong))
    return /^(?:it|this|that|everything)$/i.test(what) ? found : ofType.test(what) ? 'different font' : goneFor(what)
  // "The rocket is too dominant": a thing or a line takes too much room.
  if (/^(?:dominant|prominent|imposing)$/i.test(wrong) && !/^(?:it|this|that|everything)$/i.test(what))
    return `make ${what} smaller`
  const helps = remedies.find(([each]) => each.test(wrong))
  if (!helps) return found
  return ofType.test(what) ? `${what} ${helps[2]}` : `make it ${helps[1]}`
}

/** The same wish with its complaints told as what would help. */
export const complaintsTold = (wish: string): string =>
  wish
    .replace(
      /\b(?:everything|all|the whole (?:thing|cover|picture))\s+(?:except|but|apart from|other than|besides)(?: for)?\s+(?:the|my)\s+(?:author(?:['’]s)? name|[\w-]+)\b/gi,
      'the picture',
    )
    .replace(keepsClear, (_, what: string) => `${what} smaller`)
    .replace(isCrowding, (_, what: string) => `${what} smaller`)
    .replace(/\bso ([a-z]+) that\b[^,.;!?]*/gi, 'so $1')
    .replace(bothers, (_, what: string) => goneFor(what))
    .replace(muchOfIt, (found, what: string) => `${/\bmany of\b/i.test(found) ? 'fewer' : 'less'} ${bare(what)}`)
    .replace(
      wouldSuit,
      (_, start: string, what: string) => `${start}${/^(?:an?|some|two)\s/i.test(what) ? 'add ' : ''}${what} instead`,
    )
    .replace(
      /\bnot (?:so )?(?:sure|convinced|happy) (?:about|by|with) (the [\w-]+(?: [\w-]+)?)(?=[,.;!?])/gi,
      (found, what: string) => (isColour(what) ? `less ${bare(what)}` : found),
    )
    .replace(hurts, 'more muted colours')
    .replace(disliked, (_, _the: string, what: string) => another.find(([each]) => each.test(what))?.[1] ?? '')
    .replace(cannotSee, (_, what: string, cause: string | undefined) =>
      cause === undefined
        ? /^(?:it|this|that)$/i.test(what)
          ? 'make it easier to read'
          : readable(what)
        : `remove ${cause}`,
    )
    .replace(unseen, (found, what: string) => (/^(?:it|this|that)$/i.test(what) ? found : readable(what)))
    .replace(mustGo, (_, what: string) => goneFor(what))
    .replace(unfit, (_, what: string) => goneFor(what))
    .replace(nearEdge, (_, what: string) => `${what} smaller`)
    .replace(tooClose, ' ')
    .replace(inTheWay, (found, what: string, cut: string, rest: string) =>
      /^(?:it|this|that)$/i.test(what)
        ? found
        : /\b(?:it|them|that)\b/i.test(rest)
          ? rest.replace(/\b(?:it|them|that)\b/i, what)
          : `${ofType.test(what) ? `${what} smaller` : `less ${bare(what)}`}${cut}${rest}`,
    )
    .replace(feels, '$1$2 is too ')
    .replace(isWrong, withRemedy)
    .replace(isVery, (_, what: string) => `${what} is too `)
