// Turns of phrase about which thing is meant, where it is, and what it was before, told as plain orders: "the stripes of the awning" are the
// awning, "the flowers at the foot of the frame" are the flowers, "change the cross for a dove" replaces it.
import { colourPattern as colour, type Phrasing, retold } from './said-patterns.ts'

const removes =
  '(?:take out|take away|take off|remove|eliminate|omit|strip|get rid of|lose|delete|drop|erase|scrap|ditch|cut)'
const article = '(?:the|those|these|all the|both)'
const place = 'top|bottom|foot|head|edges?|sides?|corners?|cent(?:re|er)|middle|base|back|front|end'
const before = '(?:under|underneath|below|beneath|above|over|at|on|in|beside|next to|behind|before|near)'

const phrasings: readonly Phrasing[] = [
  // "In green and white stripes": of both colours.
  [
    new RegExp(`\\b(?:in\\s+)?(${colour})\\s+and\\s+(${colour})\\s+(?:stripes|striped|checks|checked|bands)\\b`, 'gi'),
    '$1 and $2',
  ],
  // "The stripes of the awning", "the awning stripes": what has them.
  [/\bthe\s+(?:stripes|checks|striping|pattern)\s+(?:of|on|in)\s+(the|his|her|its)\s+(?=[\w-]+)/gi, '$1 '],
  [/\b(the|his|her)\s+(awning|jumper|sweater|curtains?|scarf|dress|shirt|umbrella|sail)\s+stripes\b/gi, '$1 $2'],
  // "The book should be dark red leather": the one that is painted.
  [
    new RegExp(
      `\\bthe\\s+book(?:\\s+on\\s+the\\s+[\\w-]+)?\\s+(?:should|could|must|ought to)\\s+be\\s+(?:bound\\s+in\\s+)?(?=${colour}\\s+(?:leather|velvet|cloth|linen)\\b)`,
      'gi',
    ),
    'change the book to ',
  ],
  // "Would look nicer in mint": should be.
  [
    /\bwould\s+(?:look|be|work)\s+(?:so\s+|much\s+|even\s+|far\s+)*(?:nicer|better|happier|warmer|lovelier|lovely|great|good|stronger|prettier)\s+in\b/gi,
    'should be',
  ],
  // "Bound in dark red leather": dark red.
  [new RegExp(`\\b(?:bound|covered|wrapped|dressed|painted|done|finished|made)\\s+in\\s+(?=${colour}\\b)`, 'gi'), ''],
  [new RegExp(`\\b(${colour})\\s+(?:leather|velvet|linen|china|porcelain|paint|cloth|satin)\\b`, 'gi'), '$1'],
  // "The flower border": what grows there, and not every rule around the cover.
  [
    /\b(?:flower|floral|flowery|flowered|leaf|leafy|vine|rose|botanical)\s+(?:border|frame|surround|edging)s?\b/gi,
    'scrollwork',
  ],
  // "The gold lines round the edge of the cover": its border.
  [
    /\b(?:(?:gold(?:en)?|silver|white|black|thin|fine|double)\s+)*(?:lines|rules)\s+a?round\s+the\s+(?:outside|edges?|cover|page)(?:\s+of\s+the\s+(?:cover|page))?\b/gi,
    'border',
  ],
  // "Remove the neon signs": they, and not all that glows.
  [
    new RegExp(`\\b((?:fewer|less|${removes})\\s+(?:${article}\\s+)?(?:[\\w-]+\\s+)?)neon\\s+(?=signs?\\b)`, 'gi'),
    '$1',
  ],
  // "Move the banner to the bottom": the words on it go with it.
  [
    /\b(move|shift|put|place|bring|slide)\s+the\s+(?:[\w-]+\s+)?(?:banner|label|panel|plate|band|box|strip|sign)\s+(?=(?:up|down|higher|lower|further|right|to|at|towards?)\b)/gi,
    '$1 the title ',
  ],
  // "My name to the top of the panel": the panel is where the title is.
  [
    /\b(?:to|at|on|in|into)\s+the\s+top\s+of\s+the\s+(?:white\s+)?(?:panel|label|box|card|plate|banner)\b/gi,
    'above the title',
  ],
  [
    /\b(?:to|at|on|in|into)\s+the\s+(?:bottom|foot)\s+of\s+the\s+(?:white\s+)?(?:panel|label|box|card|plate|banner)\b/gi,
    'below the title',
  ],
  // "Take out the children and the dog": both go.
  [
    new RegExp(`\\b(${removes})\\s+(${article}\\s+[\\w-]+(?:\\s+[\\w-]+)?)\\s+and\\s+(?=${article}\\s)`, 'gi'),
    '$1 $2 and $1 ',
  ],
  // "The flowers at the bottom of the oval frame": where they are is not what goes.
  [
    new RegExp(
      `\\b(${removes}\\s+(?:[\\w'’-]+\\s+){1,4}?)(?:at|on|in|along|from|by)\\s+the\\s+(?:${place})\\s+of\\s+(?:the|my|his|her)\\s+[\\w-]+(?:\\s+(?:frame|house|cover|picture|page|title|name))?`,
      'gi',
    ),
    '$1',
  ],
  // "Remove the vane from the roof of the barn": the barn stays.
  [
    new RegExp(
      `\\b(${removes}\\s+${article}\\s+(?:[\\w'’-]+\\s+){0,2}?[\\w'’-]+)\\s+from\\s+(?:the|his|her|its)\\s+(?!(?:sub)?title|tag\\s?line|author|name|text|letter|type|words)(?:[\\w-]+\\s+(?=[\\w-]+['’]s))?[\\w-]+(?:['’]s\\s+[\\w-]+)?(?:\\s+of\\s+(?:the|his|her|its)\\s+[\\w-]+)?\\b`,
      'gi',
    ),
    '$1',
  ],
  // "Up to the top, into the sky above the castle": up to the top.
  [
    /,?\s+into\s+the\s+(?:empty\s+|open\s+|dark\s+)?(?:sky|clouds|dark|darkness|space|night)(?:\s+(?:above|over|below|beside|behind)\s+the\s+[\w-]+(?:\s+[\w-]+)?)?(?=\s*(?:[,.;!?]|$))/gi,
    '',
  ],
  [/\binto\s+the\s+(?:[\w-]+\s+)?(?:sky|clouds|darkness)\s+at\s+the\s+(top|bottom)\b/gi, 'to the $1'],
  // "On the left side of the cover": on the left.
  [/\b(left|right)(?:[- ]hand)?\s+side\s+of\s+the\s+(?:cover|page|picture|image|sheet|frame|scene)\b/gi, '$1'],
  // "The hero is a cat, not a puppy": the one comes for the other.
  [
    /\b(?:the|my|our|her|his)\s+[\w-]+\s+(?:is|should be|must be)\s+(an?\s+[\w-]+)\s*,?\s+(?:and\s+)?not\s+an?\s+([\w-]+)(?:\s*[-–,.;]+\s*(?:so\s+)?(?:please\s+)?(?:change|swap|replace|fix)\s+(?:it|that|this))?/gi,
    'replace the $2 with $1',
  ],
  // "The red veins on the heart should be turquoise": the veins.
  [
    new RegExp(
      `\\b(the\\s+)(?:(?:little|small|tiny|big|large)\\s+)?((?:${colour}\\s+)?[\\w-]+)\\s+(?:on|around|under|over|in|inside)\\s+the\\s+(?!title|subtitle|background|foreground|sky|middle|cent|top|bottom|left|right)[\\w-]+(?=\\s+(?:be|should be|could be|must be|to be|become)\\s+(?:an?\\s+)?${colour}\\b)`,
      'gi',
    ),
    '$1$2',
  ],
  // "Can the veins be turquoise?": make them so.
  [
    new RegExp(
      `\\b(?:can|could|may|might)\\s+((?:the|his|her|my|all the|both)\\s+(?:[\\w'’-]+\\s+){0,3}?[\\w'’-]+)\\s+(?:please\\s+)?(?:be|become|turn|go)\\s+(?:in\\s+)?(?:an?\\s+)?(?=${colour}\\b)`,
      'gi',
    ),
    '$1 should be ',
  ],
  // "The teal accents should be gold": all that is teal.
  [
    new RegExp(
      `\\bthe\\s+(${colour})\\s+(?:accents|details|bits|elements|touches)\\s+(?:should|could|must)\\s+be\\s+(?=${colour}\\b)`,
      'gi',
    ),
    'change the $1 to ',
  ],
  // "A faded 1970s paperback" is one that has been read.
  [
    /\b(faded|worn|old|battered|tattered|creased|yellowed)\s+(?:19\d0s|twenties|thirties|forties|fifties|sixties|seventies|eighties)\s+(paperback|poster|book|novel|cover|magazine)\b/gi,
    '$1 old $2',
  ],
  [
    /\b(faded|worn|old|battered|tattered|creased|yellowed)\s+(paperback|poster|book|novel|cover|magazine)\s+(?:from|of)\s+the\s+(?:19\d0s|twenties|thirties|forties|fifties|sixties|seventies|eighties)\b/gi,
    '$1 old $2',
  ],
  // "Rust and ochre, instead of green": one exchange.
  [/,\s+(?=(?:instead of|rather than|in place of)\s)/gi, ' '],
  // "Tone down the glitching", "not so many hearts": less of them.
  [
    /\b(?:tone|turn|dial|bring|take)\s+(?:down|back)\s+the\s+(glitch|glow|grain|fog|mist|rain|texture|noise|sparkle|blood)(?:ing|e?s|y)?\b/gi,
    'less $1',
  ],
  [/\bnot\s+(?:so|as|quite so|quite as)\s+many\b/gi, 'fewer'],
  // "Less blood, just a few drops around the knife": fewer stains of it.
  [/\b(?:less|not\s+so\s+much)\s+(?:blood|gore)\b(?!\s+red\b)/gi, 'fewer drops'],
  [/\bfewer\s+blood\s+(?=[a-z]+s\b)/gi, 'fewer '],
  [
    /(\bfewer\s+[\w-]+(?:\s+please)?)\s*,\s*(?:just|only)\s+(?:a\s+few|some|a\s+couple\s+of|two|three)\b[^,.;!?]*/gi,
    '$1',
  ],
  [new RegExp(`\\bno\\s+(${colour})\\s+ones\\b`, 'gi'), 'no $1'],
  // "Fire orange" is a colour, "some colour left in the sky" no direction.
  [/\b(?:fire|flame|ember)[- ](orange|red|yellow)\b/gi, 'fiery $1'],
  [/\b((?:some|any|a bit of|a little|a touch of)\s+[\w-]+)\s+left\b/gi, '$1'],
  // "I don't care for the chunky letters, could …": what is asked for comes after it.
  [
    /\b(?:i|we)(?:['’]m|\s+am|['’]re|\s+are)?\s+(?:do\s*n['’]?t\s+(?:care for|like|love)|not\s+(?:keen on|fond of|a fan of|sure about)|dislike|hate)\s+(?:the|these|those|this|that)\s+(?:[\w-]+\s+){0,2}(?:letters|lettering|font|typeface|script|type)\s*[,.;:–-]+\s*(?=(?:please|could|can|would|should|make|use|set|try|i|we|how|a|an|something)\b)/gi,
    '',
  ],
  // "I don't care for the pink tree, please remove it".
  [
    new RegExp(
      `\\b(?:i|we)(?:['’]m|\\s+am|['’]re|\\s+are)?\\s+(?:really\\s+|just\\s+)?(?:do\\s*n['’]?t\\s+(?:really\\s+)?(?:care for|like|love|need)|not\\s+(?:keen on|fond of|a fan of|sure about)|dislike|hate)\\s+((?:the|these|those|this|that)\\s+(?:[\\w'’-]+\\s+){0,4}?[\\w'’-]+)\\s*[,.;:–-]+\\s*(?:so\\s+)?(?:(?:please|can you|could you|just)\\s+)*(?:(?:${removes}|leave out)\\s+(?:it|them|that|those)|(?:take|leave)\\s+(?:it|them|that|those)\\s+(?:away|out|off))\\b`,
      'gi',
    ),
    'remove $1',
  ],
  [/\bplanet\s+with\s+(?:a\s+|its\s+|some\s+)?(?:big\s+|thin\s+)?rings?\b/gi, 'ringed planet'],
  // "Change the cross for a dove": one for the other.
  [
    /\b(?:change|exchange|trade)\s+((?:the|my|that|this)\s+[\w-]+(?:\s+[\w-]+)?)\s+(?:for|into)\s+(?=(?:an?|some|one|two|three)\s)/gi,
    'replace $1 with ',
  ],
  // "Just above my name instead of under the title": where it was.
  [
    new RegExp(
      `\\s+(?:instead of|rather than|and not|not)\\s+(?:being\\s+)?${before}\\s+(?:it|them|(?:the|my)\\s+[\\w-]+(?:\\s+name)?)\\b`,
      'gi',
    ),
    '',
  ],
  [/\bjust\s+(above|below|under|underneath|over|beneath)\b/gi, '$1'],
  // "In watercolour instead of cut paper": what it was made of.
  [
    /\s+(?:instead of|rather than|and not|not)\s+(?:an?\s+|the\s+|this\s+)?(?:[\w-]+\s+)?(?:brush\s?work|brush\s?strokes|impasto|line\s?work|rendering|cut[- ]?(?:out\s+)?paper|papercut|collage|print|linocut|photo(?:graph)?|drawing|painting|illustration|vector(?: art)?|flat (?:shapes|colours?))\b/gi,
    '',
  ],
  [/\bwith\s+(?:visible|thick|rough|broad|bold|loose)\s+brush\s?(?:strokes|work|marks)\b/gi, 'with brush strokes'],
  [
    /\b(?:i(?:['’]d)?\s+)?(?:imagined|pictured|envisioned|had in mind|was thinking of|think of)\s+(?:it|this|something)?\s*(?:rather\s+|more\s+)*(?:like|as)\s+/gi,
    'make it look like ',
  ],
  // "I don't want the lines on the paper": they go.
  [
    /\b(?:i|we)\s+(?:do\s*n['’]?t|do not)\s+(?:want|need|like)\s+(?:the|those|these|any|all these)\s+([\w-]+)\s+(?:on|in|around|behind|over)\s+(?:the|my)\s+(?:paper|page|picture|cover|background|sheet|sky)\b/gi,
    'remove the $1',
  ],
]

export const placesRephrased = (wish: string): string => retold(phrasings, wish)
