// What should go, told in a roundabout way: "there are birds behind him and I don't want any", "what's that pink tree by his tail? Delete it".
import {
  colourPattern as colour,
  type Phrasing,
  removePattern as removes,
  retold,
  thePattern as the,
} from '../said-patterns.ts'

const phrasings: readonly Phrasing[] = [
  // "There are birds behind his head and I don't want any".
  [
    /\bthere\s+(?:are|is)\s+((?:[\w-]+\s+)?[\w-]+?)(?:\s+[\w-]+ing)?(?:\s+(?:in|on|at|off|behind|above|below|under|over|around|by|near|from)\s[^,.;!?]*?)?\s*[,;]?\s+(?:and|but)\s+(?:i|we)\s+(?:do\s*n['’]?t|do\s+not)\s+(?:want|need|like)\s+(?:any|them|it|one)(?:\s+of\s+(?:them|those|that))?(?:\s+(?:there|here))?(?=\s*(?:[,.;!?]|$))/gi,
    'remove the $1',
  ],
  // "Take her off the cover".
  [
    /\btake\s+(?:her|him)\s+(?:off|out\s+of|from|away\s+from)\s+(?:the|this|my)\s+(?:cover|picture|image|scene|front)\b/gi,
    'remove the hero',
  ],
  [
    new RegExp(
      `\\btake\\s+(it|them|${the}\\s+(?:[\\w-]+\\s+)?[\\w-]+)\\s+(?:off|out\\s+of|from)\\s+(?:the|this|my)\\s+(?:cover|picture|image|scene|front)\\b`,
      'gi',
    ),
    'remove $1',
  ],
  // "Delete the two dark orbs": how they look now.
  [
    new RegExp(
      `\\b(${removes}\\s+(?:(?:the|all|any|those|these|two|three|both)\\s+)*)(?:dark|bright|pale|light|shiny|glowing|gloomy)\\s+(?!${colour})(?=[a-z])`,
      'gi',
    ),
    '$1',
  ],
  // "No drips running off the letters".
  [
    /\bno\s+([\w-]+)\s+(?:running|dripping|flowing|hanging|coming|falling|oozing)\s+(?:off|from|down|out\s+of|under)\s+(?:the|my|it|its)(?:\s+[\w-]+)?/gi,
    'no $1',
  ],
  // "Do away with the wreath", "I'd rather not have the woman here, only the barn and the road".
  [/\bdo\s+away\s+with\s+/gi, 'remove '],
  [
    /\bi(?:['’]d|\s+would)\s+rather\s+not\s+(?:have|see|show)\s+(the\s+[\w-]+)(?:\s+(?:here|there|at\s+all|on\s+it))?(?:\s*,\s*(?:only|just)\s+[^.;!?]*)?/gi,
    'remove $1',
  ],
  // "What's that pink tree by the fox's tail? Delete it."
  [
    new RegExp(
      String.raw`\bwhat(?:['’]s|\s+is)\s+(?:that|this|the)\s+((?:[\w-]+\s+){0,2}?[\w-]+?)(?:\s+(?:by|near|beside|behind|under|on|in|next\s+to)\s+(?:his|her|the|its)\s+[\w'’-]+(?:\s+[\w-]+)?)?\s*\?\s*(?:please\s+)?(?:take\s+(?:it|them)\s+(?:out|away|off)|${removes}\s+(?:it|them))`,
      'gi',
    ),
    'remove the $1',
  ],
  // "No light in the house": the house stays.
  [/\b(no\s+lights?)\s+(?:in|on|inside|from)\s+the\s+[\w-]+/gi, '$1'],
  // "Lose the little pink tree": its colour says which.
  [
    new RegExp(
      `\\b(${removes}\\s+(?:the|that|those|these)\\s+)(?:(?:little|small|tiny|big|large|huge|spiky|odd|silly)\\s+)+(?=${colour}\\s+[a-z])`,
      'gi',
    ),
    '$1',
  ],
  // "Take out the stars, only hearts": those are there.
  [new RegExp(`(\\b${removes}\\s+the\\s+[\\w-]+)\\s*,\\s*(?:only|just)\\s+[\\w-]+s(?=\\s*(?:[.;!?]|$))`, 'gi'), '$1'],
  // "That spiky pink tree by his tail, my daughter thinks it's a brush. Take it out".
  [
    new RegExp(
      String.raw`(^|[.!?]\s+)(?:that|those|the)\s+((?:[\w-]+\s+){0,2}?[\w-]+?)(?:\s+(?:by|near|beside|behind|under|on|in|next\s+to)\s+(?:his|her|the|its)\s+[\w-]+)?\s*,\s+[^.!?]*[.!?]\s*(?:so\s+)?(?:please\s+)?(?:take\s+(?:it|them)\s+(?:out|away|off)|${removes}\s+(?:it|them))(?:\s+please)?(?=\s*(?:[.;!?]|$))`,
      'gi',
    ),
    '$1remove the $2',
  ],
  // "No paper clip on the photograph": the photograph stays.
  [
    /\bno\s+((?:[\w-]+\s+)?[\w-]+)\s+on\s+the\s+(?!title|subtitle|author|cover|type|text|letters)[\w-]+(?=\s*(?:[,.;!?]|$|\s+please))/gi,
    'no $1',
  ],
]

export const removalsTold = (wish: string): string => retold(phrasings, wish)
