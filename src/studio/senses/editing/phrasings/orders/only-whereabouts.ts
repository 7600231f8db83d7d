// What only says where a thing is, or how it is found: "the book floating in the window is too small", "the pink at the top", "the couple on
// the pier under a moonlit sky".
import {
  colourPattern as colour,
  namePattern as name,
  type Phrasing,
  removePattern as removes,
  retold,
} from '../said-patterns.ts'

const lying =
  '(?:floating|lying|sitting|standing|hanging|resting|perched|hidden|shown|drawn|painted|placed|leaning|hovering)'
const at = String.raw`(?:in|on|at|by|inside|under|beside|near|behind|above)\s+(?:the|his|her|its)\s+(?:[\w-]+\s+)?[\w-]+`
const sky = String.raw`an?\s+(?:[\w-]+\s+){0,3}?(?:sky|moon|stars)`

const phrasings: readonly Phrasing[] = [
  // "The book floating in the window is a bit small, make it bigger".
  [
    new RegExp(
      String.raw`\b(the\s+(?!title|subtitle|tagline|author|text|name)[\w-]+)\s+(?:${lying}\s+)?${at}\s+(?:is|are|looks?|seems?)\s+(?:[\w-]+\s+){0,3}?(?:small|tiny|little|big|large|huge)\s*[,.;–-]+\s*(?:so\s+)?(?:please\s+)?((?:can|could)\s+you\s+)?make\s+(?:it|them)\s+`,
      'gi',
    ),
    'make $1 ',
  ],
  // "Can the couple on the pier be under a moonlit night sky?": they are there.
  [
    new RegExp(
      String.raw`\b(?:(?:can|could|should|may|might)\s+${name}(?:\s+${at})?\s+(?:please\s+)?(?:be|stand|sit|walk|kiss)|(?:put|place|set|show)\s+${name}(?:\s+${at})?)\s+(?:under|beneath|below|against)\s+(?=${sky}\b)`,
      'gi',
    ),
    'make it ',
  ],
  // "Put the mask on red silk": it is there, and so is what it lies on.
  [
    new RegExp(
      String.raw`\b(?:put|place|set|lay|show)\s+${name}\s+(?:on|against|before|over|upon)\s+(?:an?\s+|some\s+)?(${colour})\s+(silk|velvet|satin|cloth|fabric|background|wall|paper|table|ground)(?=\s*(?:[,.;!?]|$))`,
      'gi',
    ),
    'make the $2 $1',
  ],
  // "The pink at the top should be grey": what of it is pink.
  [
    new RegExp(
      String.raw`\b(the\s+${colour})\s+(?:at|on|in|along|towards)\s+the\s+(?:top|bottom|left|right|upper\s+half|lower\s+half|corners?|edges?|sides?|middle)(?:\s+(?:half|part|side|edge))?(?=\s+(?:be|should|could|must|to|into|is|gr[ea]y|[\w-]+)\b)`,
      'gi',
    ),
    '$1',
  ],
  // "Fog drifting over the wet street": the street is there.
  [
    /\b((?:add|with|put|have|more|some|a\s+little|thick|light)\s+(?:[\w-]+\s+){0,2}?(?:fog|mist|haze|snow|rain|smoke|stars|clouds))\s+(?:[a-z]+ing\s+)?(?:over|across|through|along|above|down)\s+the\s+(?:wet|dark|empty|quiet|cobbled|busy|lonely|narrow|whole)\s+[\w-]+/gi,
    '$1',
  ],
  // "The smaller of the two moons".
  [
    /\bthe\s+(smaller|bigger|larger|left|right|upper|lower|darker|lighter)(?:\s+one)?\s+of\s+the\s+(?:two|three)\s+([\w-]+?)s(?=\s*(?:[,.;!?]|$|\s(?:please|and|on|in|should|could))|\s)/gi,
    'the $1 $2',
  ],
  // "A cat on the ledge where the cake is now": it comes for the cake.
  [
    /\b(?:could|can|might|may|should)\s+(an?\s+[\w-]+)\s+(?:please\s+)?(?:sit|stand|be|lie|go|stay)\s+(?:(?:on|in|at|by)\s+the\s+[\w-]+\s+)?where\s+(the\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:is|are|stands?|sits?|lies?)(?:\s+now)?/gi,
    'replace $2 with $1',
  ],
  // "Replace the book in the window with a skull": the window stays.
  [
    new RegExp(
      String.raw`\b((?:replace|swap|exchange|change)\s+the\s+(?!title|subtitle|tagline|author|text|name|word)[\w-]+)\s+${at}\s+(?=(?:with|for|by|to|into)\s+(?:an?|some|two|three|the)\s)`,
      'gi',
    ),
    '$1 ',
  ],
  // "Lose the dog's bow tie": what is his goes.
  [
    new RegExp(
      String.raw`\b(${removes}\s+the\s+)(?!title|subtitle|tagline|author|text|name)[\w-]+['’]s\s+(?=[\w-]+)`,
      'gi',
    ),
    '$1',
  ],
  // "Take the lit windows out of the buildings": the buildings stay.
  [
    /\btake\s+(the\s+(?:[\w-]+\s+){0,2}?[\w-]+)\s+out\s+of\s+the\s+(?!title|subtitle|tagline|author|text|name)[\w-]+(?:['’]s\s+[\w-]+)?/gi,
    'remove $1',
  ],
  // "Move the cottage over to the left side of the teacup".
  [
    new RegExp(
      String.raw`\b((?:move|shift|put|place|bring|slide)\s+${name})\s+(?:over\s+)?(?:to|on|onto)\s+the\s+(left|right)(?:[- ]hand)?(?:\s+side)?\s+of\s+the\s+(?!title|subtitle|cover|page|picture)[\w-]+`,
      'gi',
    ),
    '$1 to the $2',
  ],
]

export const withoutWhereabouts = (wish: string): string => retold(phrasings, wish)
