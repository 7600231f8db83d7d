// What goes and comes because of what is told of the story: "there was never a barn on our land", "where the graves are, show a tram".
import { type Phrasing, retold } from '../said-patterns.ts'

const one = String.raw`an?\s+(?:[\w-]+\s+){0,3}?[\w-]+`
const other = String.raw`(?:[\w-]+\s+)?[\w-]+`
const politely = String.raw`(?:(?:so|and|then)\s+)?(?:(?:please|just|can you|could you|can we|could we|i['’]d like you to)\s+)*`
const end = String.raw`(?=\s*(?:[,.;!?]|$|please\b|and\b|but\b|or\b|instead\b))`
const leaves = String.raw`(?:go|leave|disappear|vanish|be\s+removed|be\s+gone|come\s+out)`
const must = String.raw`(?:has\s+to|have\s+to|must|should|ought\s+to|needs?\s+to|had\s+better|can|could|may|might\s+as\s+well)`

const phrasings: readonly Phrasing[] = [
  // "Where the gravestones are in the photograph, please show a tram".
  [
    new RegExp(
      String.raw`(^|[.!?;]\s+)where\s+the\s+(${other})\s+(?:is|are|was|were|stands?|sits?|lies)(?:\s+(?:now|in|on|at)\b[^,.;!?]*)?,\s*${politely}(?:show|put|paint|place|have|draw|i['’]d\s+(?:like|love|prefer)|i\s+want)\s+(${one})${end}`,
      'gi',
    ),
    '$1replace the $2 with $3',
  ],
  // "With a moon up there where the sun is now".
  [
    new RegExp(
      String.raw`(?:,\s*(?:and\s+)?\bwith|\b(?:and|like|show|see))\s+(${one}?)(?:\s+(?:up|down|over)\s+there|\s+there)?,?\s+where\s+the\s+(${other})\s+(?:is|are|was|were|stands?|sits?|lies)(?:\s+now)?\b`,
      'gi',
    ),
    '. Replace the $2 with $1',
  ],
  // "About the pink ghosting at the edge of the letters: a title without it, please".
  [
    /\b(?:about|as\s+for|regarding|concerning)\s+(the\s+)(?:[\w-]+\s+)?(ghosting|shadows?|outlines?|glow|halo)\b[^:,.;!?]*?\b(?:letters|lettering|title|type|words)\s*[:,;][^.!?]*?\bwithout\s+(?:it|them|that|one)\b/gi,
    'remove $1$2 of the title',
  ],
  [
    /\b(?:about|as\s+for|regarding|concerning)\s+(the\s+(?:[\w-]+\s+){0,2}?[\w-]+)(?:\s+(?:at|on|in|of|around|behind)\s+the\s[^:,.;!?]*)?\s*[:,;][^.!?]*?\bwithout\s+(?:it|them|that|one)\b/gi,
    'remove $1',
  ],
  // "If a hummingbird took over from the white bird".
  [
    new RegExp(
      String.raw`(?:\bi['’]d\s+be\s+[\w-]+\s+)?(?:\b(?:if|let|could|can|might|should)\s+)?\b(${one}?)\s+(?:took|take|takes|taking|to\s+take)\s+(?:over\s+from|the\s+place\s+of)\s+(?:the|that|this|those|these)\s+((?:[\w-]+\s+){0,3}?[\w-]+)${end}`,
      'gi',
    ),
    'replace the $2 with $1',
  ],
  // "He fights with a bow; the sword only turns up later".
  [
    new RegExp(
      String.raw`\b(?:he|she|they|(?:the|my|our)\s+[\w-]+)\s+(?:fights\s+with|uses|carries|wields|holds|wears|rides|drives|plays|has)\s+(${one}?)\b[^,.;!?]*[,.;]\s+(?:and\s+|but\s+)?the\s+([\w-]+)\s+(?:only\s+|just\s+|first\s+)?(?:turns\s+up|appears|comes|shows\s+up|arrives)\s+(?:only\s+)?(?:later|much\s+later|afterwards|in\s+[^,.;!?]*|at\s+the\s+end)[^.!?]*`,
      'gi',
    ),
    'replace the $2 with $1',
  ],
  // "I was surprised to meet a man in a coat. Put a young woman there".
  [
    new RegExp(
      String.raw`(?:\bi\s+was\s+)?\b(?:surprised|puzzled|sorry|startled|astonished|disappointed)\s+to\s+(?:meet|see|find|discover|get)\s+(?:an?|the)\s+([\w-]+)\b[^.!?]*[.!?]\s*${politely}(?:put|show|have|paint|draw|make\s+it|place|use)\s+(${one}?)(?:\s+(?:there|here|instead))?${end}`,
      'gi',
    ),
    'replace the $1 with $2',
  ],
  // "The fox isn't in this story, so he has to leave", "the small planet doesn't exist and should disappear".
  [
    new RegExp(
      String.raw`(^|[.!?;,]\s+|\b(?:and|but)\s+)((?:the|those|these|that|this)\s+(?:[\w-]+\s+){0,5}?[\w-]+)\s+(?:is\s*n['’]?t|are\s*n['’]?t|is\s+not|are\s+not|was\s+never|were\s+never|does\s*n['’]?t|do\s*n['’]?t|has\s+no|have\s+no|belongs?|is|are|was|were|gives?|makes?|spoils?|looks?|feels?|takes?|distracts?|reminds?|puts?|hides?|gets?|competes?|draws?|steals?|confuses?|puzzles?)\b[^.!?;]*?(?:,?\s+(?:and\s+|so\s+|but\s+|yet\s+)+(?:(?:he|she|it|they)\s+)?)${must}\s+${leaves}\b`,
      'gi',
    ),
    '$1remove $2',
  ],
  // "There was never a barn on our land", "we never had a cat", "I never got the acorns".
  [/\bthere\s+(?:was|were|has|have)\s+never\s+(?:been\s+)?(?:an?|any)\s+([\w-]+)\b[^,.;!?]*/gi, 'remove the $1'],
  [
    /\b(?:(?:i|we|he|she|they)\s+(?:[^,.;!?]{0,40}?\band\s+)?)never\s+(?:had|owned|kept|saw|met|drove|rode|carries|carried|wears|wore|plays|played|rides|drives|has|buys|grows)\s+(?:(?:an?|any)\s+)?([\w-]+)\b/gi,
    'remove the $1',
  ],
  [
    /\b(?:i|we)\s+never\s+(?:really\s+|quite\s+)?(?:got|understood|liked|took\s+to|warmed\s+to|asked\s+for|wanted)\s+(?=the\s)/gi,
    'remove ',
  ],
  // "My congregation prefers a Bible to a cross, so would you use that instead?"
  [
    new RegExp(
      String.raw`(^|[.!?;]\s+)(?:my|our|the)\s+[\w-]+\s+(?:prefers?|likes?|loves?|wants?)\s+(${one}?)\s+(?:to|over|more\s+than|rather\s+than)\s+(?:an?|the)\s+(${other}?)(?:,?\s+so\s+[^.!?]*)?(?=\s*(?:[.!?]|$))`,
      'gi',
    ),
    '$1replace the $3 with $2',
  ],
  // "Bar charts put my readers to sleep".
  [
    /(^|[.!?;]\s+)(?:the\s+)?((?:[\w-]+\s+)?[\w-]+s)\s+(?:put|send|bore|leave)\s+(?:me|us|my\s+[\w-]+|people|everyone)\s+(?:off|to\s+sleep|cold)\b/gi,
    '$1remove the $2',
  ],
  // "The cake belongs to a scene I've since cut".
  [
    /\b(the\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:belongs?|comes?|is|was|are)\s+(?:to|from|in)\s+an?\s+(?:scene|chapter|draft|subplot|version)\s+(?:that\s+)?(?:i(?:['’]ve|\s+have)?|we(?:['’]ve|\s+have)?)\s+(?:since\s+|now\s+|long\s+since\s+|already\s+)?(?:cut|dropped|removed|deleted|thrown\s+out|abandoned|scrapped)\b/gi,
    'remove $1',
  ],
  // "Could the birds vanish and the sun shrink a little?": each by itself.
  [
    new RegExp(
      String.raw`\b(could|can|might|should)\s+((?:the|those|my|his|her)\s+(?:[\w-]+\s+)?[\w-]+)\s+(${leaves}|shrink|grow|move|be\s+[\w-]+)\s+and\s+(?=(?:the|those|my|his|her)\s)`,
      'gi',
    ),
    '$1 $2 $3? $1 ',
  ],
]

export const storyTold = (wish: string): string => retold(phrasings, wish)
