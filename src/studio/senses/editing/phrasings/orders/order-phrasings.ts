// Orders as they stand in briefs, told as plain ones: "fit the dog with a cape" is "give the dog a cape", "take this street into a snowy evening"
// is "turn this street into …".
import { typePattern as line, namePattern as name, type Phrasing, retold, thePattern as the } from '../said-patterns.ts'
import { withWholeNames } from './bare-names.ts'
import { withoutDescriptions } from './descriptions.ts'
import { everydayOrders } from './everyday-orders.ts'
import { coloursMatched } from './matched-colours.ts'
import { meansTold } from './told-means.ts'

const start = String.raw`(^|[.;:!?]\s+|,\s+(?:and\s+)?|\band\s+)(please\s+)?`
const hours =
  '(?:sunset|sunrise|dusk|dawn|day|daylight|night|noon|midday|morning|afternoon|evening|twilight|midnight|summer|winter|spring|autumn)'

const phrasings: readonly Phrasing[] = [
  // "To the bottom of the cover": to the bottom.
  [/\b(top|bottom|foot|head)\s+of\s+the\s+(?:cover|page|picture|image|sheet)\b/gi, '$1'],
  [new RegExp(`${start}clear\\s+(?=(?:the|all|any)\\s+(?!sk(?:y|ies)\\b|weather\\b))`, 'gi'), '$1$2remove '],
  [
    /\b((?:replace|swap|exchange|turn|change|trade|remove|recolou?r|tint|make|enlarge|shrink|move)\s+)the\s+(?:setting|rising|evening|morning)\s+sun\b/gi,
    '$1the sun',
  ],
  // "A serif should supersede the script of the title": the title is set in it.
  [
    /\b(an?\s+(?:[\w-]+\s+){0,4}?(?:serif|sans|script|face|font|typeface|lettering|slab))\s+(?:should|could|must|would)\s+(?:supersede|replace|supplant|take\s+over\s+from|stand\s+in\s+for)\s+the\s+(?:[\w-]+\s+){0,3}?[\w-]+\s+(?:of|on|in)\s+the\s+(title|subtitle|author(?:['’]s)?(?:\s+name)?)/gi,
    'set the $2 in $1',
  ],
  // "Lift the title block into the sky": up.
  [
    new RegExp(
      `\\b(${the}\\s+(?:entire\\s+|whole\\s+)?${line})(?:\\s+block|\\s+lock-?up)?\\s+(?:up\\s+)?into\\s+the\\s+(?:[\\w-]+\\s+)?(?:sky|clouds|top)\\b(?:\\s+(?:above|over)\\s+the\\s+[\\w-]+(?:\\s+(?!and\\b|but\\b|with\\b)[\\w-]+)?)?`,
      'gi',
    ),
    '$1 to the top',
  ],
  // "Lay a moonlit night over the forest instead of this dusk".
  [
    new RegExp(
      `\\b(?:lay|cast|spread|draw|drape)\\s+(an?\\s+(?:[\\w-]+\\s+){0,3}?${hours})\\s+over\\s+${the}\\s+[\\w-]+`,
      'gi',
    ),
    'make it $1',
  ],
  // "Rebalance the scheme so that the circle turns green".
  [
    /^\W*(?:please\s+)?(?:rebalance|adjust|rework|revise|retune|reweight|change|tweak)\s+the\s+(?:colou?r\s+)?(?:scheme|palette|colou?rs|grading|balance|colou?ring)\s+so\s+(?:that\s+)?([^,.;!?]*?)\s+(?:turns?|becomes?|goes|go|reads?|is|are)\s+/gi,
    '$1 should be ',
  ],
  // "A basket belongs on the grass", "a pair of eyes would raise the tension; include them".
  [
    /(^|[.!?;]\s+)((?:an?|two|three|some)\s+[^,.;!?]{2,60}?)\s+(?:belongs?|should\s+go|could\s+go)\s+(?=(?:on|in|at|near|by|beside|under|above|below|behind|between|next)\b)/gi,
    '$1add $2 ',
  ],
  [
    /(^|[.!?;]\s+)((?:an?|two|three|some)\s+[^,.;!?]{2,90}?)\s+would\s+(?:add|raise|heighten|lift|bring|lend|strengthen|deepen|increase|complete|enrich|enliven|help)\b[^,.;!?]*(?:[,.;]\s*(?:so\s+|please\s+)*(?:include|add|place|put)\s+(?:it|them|one)\b(?:\s+[a-z]+ly)?)?/gi,
    '$1add $2',
  ],
  [/\b(an?)\s+second\s+(?=[a-z])/gi, 'another '],
  // "The sun over empty water": nothing is on it.
  [
    /\b((?:over|on|of|across|above)\s+(?:an?\s+|the\s+)?)(?:empty|open|bare)\s+(?=(?:water|sea|ocean|road|street|sky|field|land)s?\b)/gi,
    '$1',
  ],
  // "Too many hearts, please delete them all".
  [
    /\btoo\s+many\s+([\w-]+)\s*[,.;!]\s*(?:so\s+)?(?:please\s+)?(?:(?:can|could)\s+(?:you|we)\s+)?(?:please\s+)?(?:delete|remove|take|lose|erase|drop|get\s+rid\s+of)\s+(?:them\s+all|all\s+of\s+them|every\s+one(?:\s+of\s+them)?)(?:\s+(?:out|away|off))?(?=\s*[,.;!?]|\s+and\b|\s*$)/gi,
    'remove all the $1',
  ],
  // "Don't show the bars at the top".
  [/\b(?:don['’]?t|do\s+not)\s+(?:show|display|draw|paint)\s+(?=(?:the|those|these|that)\s)/gi, 'remove '],
  [/\bplain\s+(?=black\s+and\s+white\b|monochrome\b|gr[ea]yscale\b)/gi, ''],
  // "With the lower panel shifted to navy": it should be.
  [
    /[,;]?\s+with\s+(the\s+(?:[\w'’-]+\s+){0,3}?[\w-]+)\s+(?:shifted|changed|turned|taken|toned|painted|recolou?red|tinted|darkened|lightened|warmed|cooled)\s+(?:in)?to\s+/gi,
    '. Change $1 to ',
  ],
  // "Without the woman the barn could stand alone, so take her out".
  [
    /^\W*without\s+(the\s+[\w-]+)\b[^.!?]*?,?\s+so\s+(?:please\s+)?(?:take|leave|cut|edit|drop|remove)\s+(?:her|him|it|them)(?:\s+(?:out|away|off))?/gi,
    'remove $1',
  ],
  [
    new RegExp(
      `\\buse\\s+((?:an?\\s+)?(?:[\\w-]+\\s+)?[\\w-]+)\\s+(?:on|for)\\s+((?:both\\s+)?${the}\\s+${line}(?:\\s+and\\s+(?:${the}\\s+)?${line})?)(?=\\s*(?:[,.;!?]|$)|\\s+so\\b)`,
      'gi',
    ),
    'set $2 in $1',
  ],
  // "Swap the man for a woman reading a book": no book that it is for.
  [
    new RegExp(
      `\\b(?:swap|exchange|trade|switch)\\s+(?:out\\s+)?(${the}\\s+[^,.;!?]{2,60}?)\\s+for\\s+(?=an?\\s)`,
      'gi',
    ),
    'replace $1 with ',
  ],
  // "Have the lanterns glow": those that are there.
  [
    new RegExp(`${start}have\\s+(?=${the}\\s(?![^,.;]*\\b(?:removed|replaced|swapped|taken|gone)\\b))`, 'gi'),
    '$1$2make ',
  ],
  // "Take this storefront into a snowy evening": it does not go.
  [new RegExp(`\\btake\\s+(${name})\\s+(?:in)?to\\s+(?=(?:an?|deep|full|late|early)\\s)`, 'gi'), 'turn $1 into '],
  [
    new RegExp(
      `\\bmove\\s+(${name})\\s+(?=(?:from\\s+${hours}\\s+)?(?:in)?to\\s+(?:an?\\s+)?(?:[\\w-]+\\s+){0,2}?${hours}\\b)`,
      'gi',
    ),
    'turn $1 ',
  ],
  // "Fit the puppy with a red cape".
  [
    new RegExp(`\\b(?:fit|equip|outfit|adorn|provide|kit\\s+out)\\s+(${name})\\s+(?:out\\s+)?with\\s+(?=an?\\s)`, 'gi'),
    'give $1 ',
  ],
  // "Fill the alley with rain": where it falls is there.
  [
    new RegExp(
      `\\b(?:fill|flood|shroud|wrap|blanket|drench|cloak|veil)\\s+${the}\\s+(?!(?:[\\w-]+\\s+)?${line}\\b)(?:[\\w-]+\\s+)?[\\w-]+\\s+(?:with|in)\\s+(?=(?:[\\w-]+\\s+){0,2}?(?:rain|fog|mist|snow|haze|smoke|stars|light|sparks|clouds|petals|leaves)\\b)`,
      'gi',
    ),
    'add ',
  ],
  // "Removing most of the magenta from the haze": less of it.
  [
    /\bremov(?:e|ing)\s+(?:most|much|some|a\s+lot|almost\s+all)\s+of\s+the\s+(\w+)(?:\s+(?:from|in)\s+the\s+(?:[\w-]+\s+)?[\w-]+)?/gi,
    'less $1',
  ],
  // "Light more of the manor's windows".
  [/\blight\s+(?:up\s+)?(?:more|all|most)\s+(?:of\s+)?(?:the\s+)?(?:[\w-]+['’]s\s+)?windows\b/gi, 'lit windows'],
  // "Centre it, together with the subtitle": both.
  [
    /\s*,?\s+(?:together|along)\s+with\s+(?=(?:the\s+|my\s+)?(?:title|sub|tag|author|studio|imprint|name|publisher))/gi,
    ' and ',
  ],
  // "Hang the name on that same margin": as the line before.
  [
    new RegExp(
      `\\b(?:hang|set|put|align|place|range)\\s+(${name})\\s+(?:on|to|at|along|with|from)\\s+(?:that|the)\\s+same\\s+(?:margin|edge|axis|line|side|baseline)\\b`,
      'gi',
    ),
    '$1 too',
  ],
  // "The author's name in the bottom band": where it stands.
  [
    new RegExp(
      `\\b((?:bring|make|set|render|recolou?r|colou?r|turn|tint|reduce|enlarge|shrink|increase|scale)\\s+${the}\\s+${line})\\s+(?:in|on|within|inside)\\s+the\\s+(?:[\\w-]+\\s+)?(?:band|panel|strip|label|bar|box|banner|plate|card)\\b`,
      'gi',
    ),
    '$1',
  ],
  // "The small line beneath the title".
  [
    /\b(?:the|that|this)\s+(?:(?:small|tiny|little|thin|faint|capital|capitalised|italic|red|white|grey|gold|short|single)\s+)+(?:line|text|caption|type|lettering|copy)\s+(?:of\s+text\s+)?(?:right\s+|just\s+|directly\s+)?(?:above|over|below|beneath|underneath|under)\s+the\s+title\b/gi,
    'the subtitle',
  ],
  // "Improve the contrast of the subtitle with bold capitals".
  [
    new RegExp(
      `\\b(?:improve|raise|increase|strengthen|boost)\\s+the\\s+(?:contrast|legibility|readability|presence|visibility|prominence)\\s+of\\s+(${the}\\s+${line})\\s+with\\s+`,
      'gi',
    ),
    'set $1 in ',
  ],
  // "Bump the name up to half the height of the title": larger.
  [
    new RegExp(
      `\\b(?:bump|scale|size|blow)\\s+(${the}\\s+${line})\\s+up(?:\\s+to\\s+(?:about\\s+|roughly\\s+|around\\s+)?[^,.;!?]*?\\b(?:height|size|width)\\b)?`,
      'gi',
    ),
    'make $1 bigger',
  ],
  [
    new RegExp(
      `\\bbring\\s+(${the}\\s+${line})\\s+down\\s+(?:a|one|two)\\s+(?:sizes?|notch(?:es)?|points?|steps?)\\b`,
      'gi',
    ),
    'make $1 smaller',
  ],
  // "Nightfall suits this thriller better".
  [
    /(^|[.!?]\s+)((?:an?\s+)?(?:[\w-]+\s+)?[\w-]+)\s+(?:suits|fits|serves)\s+(?:this|the|our|my)\s+(?:[\w-]+\s+)?[\w-]+\s+(?:better|best|more)\b/gi,
    '$1$2',
  ],
  [
    /\b(?:our|the|my)\s+(?:[\w-]+\s+){0,2}(?:list|brand|imprint|catalogue|campaign|series|season|audience|market)\s+(?:needs|wants|requires|calls\s+for)\s+(?=an?\s)/gi,
    'I want ',
  ],
]

export const ordersRephrased = (wish: string): string =>
  retold(phrasings, withoutDescriptions(coloursMatched(meansTold(withWholeNames(everydayOrders(wish))))))
