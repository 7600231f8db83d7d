// What only describes, taken out of a wish: where something is, how it follows from the rest, that it is as it was.
import { typePattern as line, type Phrasing, thePattern as the } from '../said-patterns.ts'

const hours =
  '(?:sunset|sunrise|dusk|dawn|day|daylight|night|noon|midday|morning|afternoon|evening|twilight|midnight|summer|winter|spring|autumn)'

const described: readonly Phrasing[] = [
  // "Under the spotlight, show a knight": where it is all the same.
  [
    /^\W*(?:under|within|inside|on|in|at|behind|above|below|beneath|around|across|over|along)\s+(?:the|its)\s+(?!(?:[\w-]+\s+)?(?:left|right|top|bottom|background|foreground|distance|sky|corner|middle|cent(?:re|er)|title|subtitle|water|ground|story|book|novel|series|same)\b)(?:[\w'’-]+\s+){0,3}?[\w-]+,\s+(?=[a-z]+\s+(?:the|an?|its|two|three|some|his|her)\b)/gi,
    '',
  ],
  [
    /,?\s+in\s+the\s+(?:[\w-]+\s+)?(?:line|style|manner|language|idiom|technique|spirit)\s+of\s+(?:the|this)\s+(?:[\w-]+\s+)?(?:plate|cover|picture|illustration|scene|rest|artwork|others?|ship|original)\b/gi,
    '',
  ],
  // "Let moonlight become the only light": what is left.
  [
    /(?:,?\s+and|,)?\s+let(?:ting)?\s+[^,.;!?]*?\b(?:be(?:come)?|serve\s+as|act\s+as)\s+the\s+(?:only|sole|main)\s+(?:light|source|accent|focus|focal\s+point)[^,.;!?]*/gi,
    '',
  ],
  [new RegExp(`,\\s*(?:aligned|flush|level|in\\s+line)\\s+with\\s+${the}\\s+${line}\\b`, 'gi'), ''],
  // "Its eyes catching the light", "a gold that contrasts with the smoke", "echoing the tones of the leaves".
  [/,\s+(?:with\s+)?(?:its|his|her|their)\s+[\w-]+\s+(?:[a-z]+ing|[a-z]+ed)\b[^,.;!?]*/gi, ''],
  [
    /,?\s+(?:that|which)\s+(?:contrasts?|harmoni[sz]es?|chimes?|blends?|matches|echoes|recalls?|picks?\s+up|complements?|goes|sits?\s+well)\b[^,.;!?]*/gi,
    '',
  ],
  [/,\s+(?:echoing|contrasting|matching|recalling|complementing|mirroring|picking\s+up|balancing)\s+[^,.;!?]*/gi, ''],
  [
    /,\s*((?:tiny|small|minute|dwarfed))\s+(?:against|beside|before|under|below|beneath|in\s+front\s+of)\s+the\s+[^,.;!?]*/gi,
    '',
  ],
  [
    new RegExp(`\\s+(?:instead\\s+of|rather\\s+than|in\\s+place\\s+of)\\s+${the}\\s+(?:[\\w-]+\\s+)?${hours}\\b`, 'gi'),
    '',
  ],
  // "His shadow consistent with the light": as it must be.
  [
    /,\s+(?:his|her|its|their)\s+[^,.;!?]*?\b(?:consistent|in\s+keeping|in\s+line|aligned|in\s+harmony)\s+with\b[^,.;!?]*/gi,
    '',
  ],
  [
    /,?\s+(?:low|high|small|large|deep|far)?\s*(?:in|within|inside)\s+the\s+(?:whole\s+|entire\s+)?(?:frame|composition|layout)\b/gi,
    '',
  ],
  [/\s+(?:third|half)\s+of\s+the\s+(?:composition|page|cover|picture|frame|image)\b/gi, ''],
  [
    /\s+(?:across|over|throughout)\s+the\s+(?:whole\s+|entire\s+|existing\s+|current\s+)?(?:frame|page|cover|picture|scene|composition|image|sheet|spread)\b/gi,
    '',
  ],
  // "Standardise the gold accents on pink, meaning the ribbon and the rings".
  [/,\s+(?:meaning|that\s+is|namely|i\.e\.)\s+[^,.;!?]*/gi, ''],
  [new RegExp(`\\bfrom\\s+(?:an?\\s+|the\\s+)?(?:[\\w-]+\\s+)?${hours}\\s+(?=(?:in)?to\\s)`, 'gi'), ''],
  // "Let the sky fill the gap": that is what comes of it.
  [
    new RegExp(
      `(?:,?\\s+and)?\\s+let(?:ting)?\\s+${the}\\s+(?:[\\w-]+\\s+)?[\\w-]+\\s+(?:fill|close|take|cover|occupy)\\s+${the}\\s+(?:gap|space|void|hole|room|place|area|page|sheet|cover|rest)\\b`,
      'gi',
    ),
    '',
  ],
  // "Make the sun and its glow on the wall orange": what shines takes its glow along.
  [
    /\s+and\s+(?:its|their|his|her)\s+(?:spill|reflections?|glow|light|cast)(?:\s+(?:on|in|over|across)\s+the\s+[\w-]+)?(?=\s+(?:an?\s+)?(?:[\w-]+\s+)?[\w-]+)/gi,
    '',
  ],
  [/(?:,?\s+(?:but|and)\s+)add(?:ing)?\s+no\s+(?:new\s+|further\s+|other\s+|extra\s+)?[\w-]+/gi, ''],
  [/,?\s+as\s+an?\s+(?:(?:dark|black|plain|flat|crisp|solid)\s+)?silhouette\b/gi, ''],
  [
    /,\s*(?:engraved|drawn|painted|cut|rendered|printed|inked|carved|held|lit|set|given|treated|finished|shaded|coloured)\s+(?:at\s+an?\s+similar|like|in\s+the\s+same|with\s+the\s+same|as|the\s+same|to\s+match)\b[^,.;!?]*/gi,
    '',
  ],
  // "With equivalent line weight", "at a modest scale": as it was, or near to it.
  [
    /,?\s+(?:with|at|of|in|on)\s+(?:an?\s+|the\s+)?(?:equivalent|comparable|identical|similar|modest|discreet|unobtrusive|corresponding|matching|existing|current|understated)\s+(?!colou?r|font|face|shade|ink|red|blue|green|gold|white|black|palette|tones?)[^,.;!?]*/gi,
    '',
  ],
  [/,\s*(?:understated|discreet|modest|unobtrusive|restrained)\s+in\s+(?:scale|size|tone)\b/gi, ''],
]

/** "…, in the same flat treatment": how it was before, once something else is asked for. */
const sameAsNow =
  /,?\s+(?:in|at|with|on|under|against|within|over|to)\s+(?:the|that|its|this)\s+same\s(?![^,.;!?]*\b(?:as|like)\b)[^,.;!?]*?(?=\s*(?:[,.;!?]|$)|\s+(?:and|but)\s+(?:make|add|remove|put|move|turn|change|give|set|use|the|my|centred|centered)\b)(?:\s+and\s+cent(?:red|ered)[^,.;!?]*)?/gi
const asksMore =
  /\b(?:replace|swap|exchange|substitute|switch|trade|instead|rather than|in place of|in lieu of|add|put|place|show|supersede)\b/i

export const withoutDescriptions = (wish: string): string =>
  described
    .reduce((told, [phrase, plain]) => told.replace(phrase, plain), wish)
    .replace(sameAsNow, (found: string, at: number, all: string) =>
      found.startsWith(',') || asksMore.test(all.slice(0, at)) ? '' : found,
    )
