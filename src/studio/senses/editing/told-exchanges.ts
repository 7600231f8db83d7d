// Exchanges that are told and not asked for: "put a can where the cake is", "my killer uses an axe, so please change the knife".

const one = String.raw`an?\s+(?:[\w-]+\s+){0,3}?[\w-]+`
const other = String.raw`(?:[\w-]+\s+)?[\w-]+`
const politely = String.raw`(?:(?:so|and|then)\s+)?(?:(?:please|just|can you|could you|can we|could we|i['’]d like you to)\s+)*`
const ofBook = String.raw`(?:in|on)\s+(?:my|the|this|our)\s+(?:book|story|novel|text|series|cover)`
const end = String.raw`(?=\s*(?:[,.;!?]|$|please\b|and\b|but\b|instead\b))`

const phrasings: readonly (readonly [phrase: RegExp, plain: string])[] = [
  // "Put a watering can where the cake is": it comes for the cake.
  [
    new RegExp(
      String.raw`\b(?:put|place|paint|show|have|draw|set)\s+(${one})\s+where\s+the\s+(${other})\s+(?:is|are|was|were|stands?|sits?|lies|lay)(?:\s+now)?\b`,
      'gi',
    ),
    'replace the $2 with $1',
  ],
  // "The killer uses an axe, so please change the knife".
  [
    new RegExp(
      String.raw`\b(?:the|my|our)\s+(?:[\w-]+\s+){1,5}?(?:uses|has|carries|wields|holds|wears|rides|drives|plays|owns)\s+(${one}),?\s+${politely}(?:change|swap|replace|exchange)\s+the\s+(${other})(?:\s+accordingly)?${end}`,
      'gi',
    ),
    'replace the $2 with $1',
  ],
  // "There is no camera in the book, show a suitcase".
  [
    new RegExp(
      String.raw`\bthere(?:['’]s|\s+is|\s+are)\s+no\s+(${other})\s+${ofBook}\s*[,.;–-]+\s*${politely}(?:show|use|put|paint|have|make it|try|draw)\s+(${one})(?:\s+(?:in|at|on)\s+the\s+[\w-]+)?${end}`,
      'gi',
    ),
    'replace the $1 with $2',
  ],
  // "It shouldn't be a woman but a man in a long coat".
  [
    new RegExp(
      String.raw`\b(?:it|this|that|she|he|there)\s+(?:should(?:\s*n['’]?t| not)|is(?:\s*n['’]?t| not)|must(?:\s*n['’]?t| not))\s+(?:be\s+)?an?\s+(${other}),?\s+but\s+(an?\s+[\w-]+)(?:\s+in\s+an?\s+(?:[\w-]+\s+){0,2}?[\w-]+)?${end}`,
      'gi',
    ),
    'replace the $1 with $2',
  ],
  // "Take the hat off the bunny": the bunny stays.
  [
    /\btake\s+(the\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:off|from|out\s+of|away\s+from)\s+(?:of\s+)?(?:the|his|her|its)\s+[\w-]+/gi,
    'remove $1',
  ],
  // "The cross could be larger without it": it is gone already.
  [/\s+without\s+(?:it|them|that)\b/gi, ''],
]

export const exchangesTold = (wish: string): string =>
  phrasings.reduce((told, [phrase, plain]) => told.replace(phrase, plain), wish)
