// Notes in the shortest words, told in full: "rays in pink + white", "wolf where the stag is", "lights on in every window".
import { colourPattern as colour, type Phrasing, retold } from './said-patterns.ts'

const name = String.raw`(?:[\w'’-]+\s+){0,2}?[\w'’-]+`
const end = String.raw`(?=\s*(?:[,.;!?]|$))`
const start = String.raw`(^|[,.;!?]\s*)`
const windows = String.raw`(?:(?:every|each|all(?:\s+of)?|both|some)\s+)?(?:the\s+)?(?:[\w-]+\s+)?windows?`

const scene = String.raw`\b(?:set|put|place|locate|move|transport|shift|have|make)\s+(?:it|this|everything|(?:the\s+)?(?:whole\s+)?(?:scene|picture|story|setting|cover|action))(?:\s+(?:take\s+place|play|happen|be\s+set|set))?\s+(?:by|at|on|in|to|near|into)\s+(?:the|an?)\s+(?:[\w-]+\s+)?`

const phrasings: readonly Phrasing[] = [
  [/\s+[+&]\s+|(?<=\w)\s+(?:n|'n'|’n’)\s+(?=\w)/gi, ' and '],
  [/\bw\s+(?=[a-z])/gi, 'with '],
  // "Pale flowers → deep crimson".
  [
    new RegExp(String.raw`${start}(?:the\s+)?([^,.;!?→>]+?)\s*(?:→|[-=]+>)\s*([^,.;!?→>]+?)${end}`, 'gi'),
    '$1change the $2 to $3',
  ],
  [/\bnon[- ](?=italic|bold|script|capital)/gi, 'not '],
  [/\bmagic(?:al)?\s+(?=circle|ring|sigil|symbol|seal)/gi, ''],
  [/\b(?:someone|somebody)\b(?=\s+(?:\w+ing|in|at|on|by|beside|behind|under|next|with)\b)/gi, 'a person'],
  // "Bird looking the other way".
  [
    new RegExp(
      String.raw`${start}(?:the\s+)?(${name})\s+(?:looking|facing|turned|flipped|pointing)\s+(?:in\s+)?(?:the\s+)?(?:other|opposite)\s+(?:way|direction)(?:\s+(?:round|around))?${end}`,
      'gi',
    ),
    '$1the $2 should face the other way',
  ],
  // "A woman in that man's place".
  [
    new RegExp(
      String.raw`\b(?:i['’]?d\s+(?:like|love|prefer)\s+|i\s+want\s+|put\s+|show\s+)?(an?\s+${name})\s+in\s+(?:the|that|this)\s+([\w-]+)['’]s\s+place${end}`,
      'gi',
    ),
    'replace the $2 with $1',
  ],
  // "Barely any trees visible".
  [
    /\b(?:barely|hardly|scarcely)\s+any\s+([\w-]+)(?:\s+(?:visible|left|there|to\s+be\s+seen|in\s+sight))?/gi,
    'fewer $1',
  ],
  // "Dusty pink where the circle is orange".
  [
    new RegExp(
      String.raw`${start}(${colour})\s+where\s+(the\s+${name})\s+(?:is|are)\s+(?:now\s+)?${colour}(?:\s+now)?${end}`,
      'gi',
    ),
    '$1make $3 $2',
  ],
  // "Teal for every red tile".
  [
    new RegExp(
      String.raw`\b(${colour})\s+(?:for|on)\s+(?:every|each|all(?:\s+the)?|any)\s+(${colour})\s+[\w-]+\b`,
      'gi',
    ),
    'change $2 to $1',
  ],
  // "Crowd the back with pines".
  [
    /\b(?:crowd|pack|litter|dot|scatter|sprinkle|stud)\s+the\s+[\w-]+\s+with\s+(?:(?:extra|more|lots\s+of|many|some|a\s+few)\s+)*/gi,
    'add many ',
  ],
  // "Visible brushstrokes" are no letters that cannot be read.
  [/\bvisible\s+(?=(?:carving|brush|paint|pencil|ink|chisel|print)?\s*(?:marks|strokes|grain|texture))/gi, ''],
  [/\bvisible\s+(?=brushwork|brushstrokes|texture|grain|strokes)/gi, ''],
  // "Only hearts floating around, no stars": the hearts are there.
  [
    new RegExp(String.raw`${start}(?:only|just)\s+(?:the\s+)?[\w-]+s\b[^,.;!?]*[,;]\s*(?=(?:no|without)\s)`, 'gi'),
    '$1',
  ],
  // "Set it by the sea": the sea is the place, and no wave that comes.
  [new RegExp(`${scene}(?:sea|seaside|beach|coast|shore|ocean|harbour|harbor)${end}`, 'gi'), 'a seaside setting'],
  [new RegExp(`${scene}(?:meadows?|countryside|country|fields?|farm)${end}`, 'gi'), 'a countryside setting'],
  // "Thicker line": the lines of the drawing.
  [
    /\b(thicker|thinner|bolder|finer|heavier)\s+line(?:work)?\b(?!\s+(?:of|spacing|height|between))/gi,
    'make the lines $1',
  ],
  [/\b(title|subtitle|tagline)\s+and\s+name\b/gi, '$1 and my name'],
  // "Left align title, subtitle and name".
  [
    /\b((?:the\s+)?(?:title|subtitle|name|author|tagline)),\s+(?=(?:the\s+|my\s+)?(?:title|subtitle|name|author|tagline)\s+and\b)/gi,
    '$1 and ',
  ],
  [/\bw\/o\s+/gi, 'without '],
  [/\bw\/\s*/gi, 'with '],
  // "Wolf where the stag is": it comes for the stag.
  [
    new RegExp(
      String.raw`${start}(?:an?\s+)?(${name})\s+where\s+(the\s+${name})\s+(?:is|are|was|were|stands?|sits?)(?:\s+now)?${end}`,
      'gi',
    ),
    '$1replace $3 with a $2',
  ],
  // "A battle axe would suit better than a sword".
  [
    new RegExp(
      String.raw`${start}(?:i\s+think\s+|maybe\s+)?(?:an?\s+)?(${name})\s+would\s+(?:suit|fit|work|be|look|do|feel|seem)\s+(?:[\w-]+\s+){0,3}?(?:better|[\w-]+er|more\s+[\w-]+)\s+than\s+(?:an?\s+|the\s+|that\s+|this\s+)(${name})${end}`,
      'gi',
    ),
    '$1replace the $3 with a $2',
  ],
  // "Navy wherever it's brown now".
  [
    new RegExp(
      String.raw`${start}(${colour})\s+(?:where|wherever|everywhere)\s+(?:it|there)(?:['’]s|\s+is)\s+(?:now\s+)?(${colour})(?:\s+now)?${end}`,
      'gi',
    ),
    '$1change $3 to $2',
  ],
  // "Cyan instead of all that purple".
  [
    new RegExp(
      String.raw`${start}(${colour})\s+(instead\s+of|rather\s+than)\s+(?:all\s+)?(?:the|that|this)\s+(?=${colour}${end})`,
      'gi',
    ),
    '$1$2 $3 ',
  ],
  // "Only white roses": those that are there.
  [
    new RegExp(String.raw`${start}(?:only|just|all|nothing but)\s+(${colour})\s+([a-z-]+s)${end}`, 'gi'),
    '$1make the $3 $2',
  ],
  // "Lights on in every window", "all the windows lit", "the city windows unlit".
  [
    new RegExp(String.raw`\blights?\s+(?:on|burning|shining|glowing)\s+(?:in|behind)\s+(${windows})\b`, 'gi'),
    'make the windows warm yellow',
  ],
  [
    new RegExp(String.raw`(?<!\bthe\s)\b(${windows})\s+(?:all\s+)?(?:lit(?:\s+up)?|aglow|alight)${end}`, 'gi'),
    'make the windows warm yellow',
  ],
  [
    new RegExp(String.raw`\b${windows}\s+(?:all\s+)?(?:unlit|dark|blacked\s+out|not\s+lit)${end}`, 'gi'),
    'make the windows black',
  ],
  // "Centre the text in the white box": where it stands anyway.
  [
    new RegExp(
      String.raw`\b((?:cent(?:er|re)|align|move|put|place)\b[^,.;!?]*?)\s+(?:in|inside|within|on)\s+(?:the|its|that)\s+(?:${colour}\s+)?(?:box|panel|label|plate|card|plaque|cartouche)\b`,
      'gi',
    ),
    '$1',
  ],
  // "Bigger and not so faint".
  [/\b(?:not|less)\s+(?:so\s+|as\s+|that\s+|too\s+)?(?:faint|hard\s+to\s+(?:read|see)|weak)\b/gi, 'easier to read'],
]

export const spokenOut = (wish: string): string => retold(phrasings, wish)
