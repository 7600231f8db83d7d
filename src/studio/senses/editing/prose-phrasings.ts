// Turns of phrase of people who write letters, told as plain orders: what a comparison is drawn with, what only points back, what falls down.

const line = String.raw`(?:the\s+(?:book\s+)?(?:title|subtitle|sub-title|tagline|author(?:['’]s)?(?:\s+name)?|name)|my\s+name)`
const ofType = String.raw`(?:title|sub-?\s?title|tag\s?line|strap\s?line|by-?line|name|author|text|line)`

const phrasings: readonly (readonly [phrase: RegExp, plain: string])[] = [
  // "Rain pouring down": it falls, and nothing is moved.
  [
    /\b(pouring|pelting|streaming|beating|lashing|sheeting|falling|raining|snowing|floating|drifting|drizzling|shining|beaming|hanging|raining|trickling|fluttering)\s+down\b/gi,
    '$1',
  ],
  // "More like a picture book than a comic", "more dusk than night": what follows is what it is now.
  [
    /\b(more\s+(?:of\s+an?\s+|like\s+|in\s+the\s+style\s+of\s+)?[^,.;:!?]{2,60}?)\s+(?:rather\s+)?than\s+(?:of\s+|like\s+|in\s+)?[^,.;:!?]*?(?=\s*(?:[,.;:!?]|$)|\s+(?:and|but)\s+(?:please|make|add|remove|put|move|the|my|could|can)\b)/gi,
    '$1',
  ],
  // "The boy should hold a balloon instead of the bear": the one comes for the other.
  [
    /\b(?:the|my|our|this|that)\s+[\w-]+\s+(?:should|could|must|ought to|needs to|has to)\s+(?:be\s+)?(?:hold|holding|carry|carrying|wear|wearing|have|ride|riding)\s+(an?\s+(?:[\w-]+\s+){0,2}?[\w-]+)\s+(?:instead of|rather than|and not|not)\s+(?:an?|the|his|her|this|that)\s+((?:[\w-]+\s+)?[\w-]+)(?=\s*(?:[,.;!?]|$|please\b|and\b))/gi,
    'replace the $2 with $1',
  ],
  // "Up to the top above the couple": where that is.
  [
    new RegExp(
      String.raw`\b((?:to|at|in)\s+the\s+(?:very\s+)?(?:top|bottom|foot))\s*,?\s+(?:above|over|below|beneath|under|underneath)\s+(?:the|his|her|their|its)\s+(?!(?:[\w-]+\s+)?${ofType}\b)(?:[\w-]+\s+)?[\w-]+(?=\s*(?:[,.;!?]|$|and\b|but\b))`,
      'gi',
    ),
    '$1',
  ],
  // "At the very bottom under my name": beside that line, wherever it is.
  [
    new RegExp(
      String.raw`\b(?:to|at|in)\s+the\s+(?:very\s+)?(?:top|bottom|foot)\s*,?\s+(?:right\s+|just\s+|directly\s+)?(above|below|beneath|under|underneath)\s+(${line})\b`,
      'gi',
    ),
    '$1 $2',
  ],
  // "On yellowed paper": an old print is, and the paper shows it.
  [
    /\s+(?:on|with)\s+(?:an?\s+|some\s+)?(?:(?:old|aged|worn|brittle|thick)\s*,?\s+)*(?:yellowed|yellowing|yellowish|browned|tea[- ]stained)\s+(?:(?:old|aged)\s+)?(?:paper|page|parchment|vellum|sheet)\b/gi,
    ', parchment background',
  ],
]

/** "Can you paint it that way?": what was told is what is asked for. */
const asTold =
  /(?:^|[,;:.!?–-]+\s*|\s+(?:so|and)\s+)(?:so\s+|and\s+)?(?:please\s+)?(?:(?:can|could|would)\s+(?:you|we)\s+)?(?:please\s+)?(?:paint|make|do|show|draw|have|change|colou?r|adjust|fix|match|correct)\s+(?:it|them|that|this)(?:\s+(?:look|be))?(?:\s+(?:that way|this way|like that|like this|the same way|to match|accordingly|too))?(?:\s+please)?\s*(?=[.!?]|$)/gi

const pointsBack = /\b(?:that way|this way|like that|like this|the same way|to match|accordingly)\b/i

export const proseRephrased = (wish: string): string =>
  phrasings
    .reduce((told, [phrase, plain]) => told.replace(phrase, plain), wish)
    .replace(asTold, (found: string, at: number) => (at > 0 && pointsBack.test(found) ? '' : found))
