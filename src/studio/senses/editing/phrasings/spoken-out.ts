// Notes in the shortest words, told in full: "rays in pink + white", "wolf where the stag is", "lights on in every window".
import { colourPattern as colour, type Phrasing, retold } from './said-patterns.ts'

const name = String.raw`(?:[\w'’-]+\s+){0,2}?[\w'’-]+`
const end = String.raw`(?=\s*(?:[,.;!?]|$))`
const start = String.raw`(^|[,.;!?]\s*)`
const windows = String.raw`(?:(?:every|each|all(?:\s+of)?|both|some)\s+)?(?:the\s+)?(?:[\w-]+\s+)?windows?`

const scene = String.raw`\b(?:set|put|place|locate|move|transport|shift|have|make)\s+(?:it|this|everything|(?:the\s+)?(?:whole\s+)?(?:scene|picture|story|setting|cover|action))(?:\s+(?:take\s+place|play|happen|be\s+set|set))?\s+(?:by|at|on|in|to|near|into)\s+(?:the|an?)\s+(?:[\w-]+\s+)?`

const ofHouse = '(?:doors?|windows?|walls?|roofs?|shutters|trim|gables?|frames?)'

const phrasings: readonly Phrasing[] = [
  [/\s+[+&]\s+|(?<=\w)\s+(?:n|'n'|’n’)\s+(?=\w)/gi, ' and '],
  [/\bw\s+(?=[a-z])/gi, 'with '],
  // "A soft grey blue": one colour.
  [/\b(gr[ea]y|blue|green)\s+(blue|green|gr[ea]y)\b(?!\s+and\b)/gi, '$1-$2'],
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
  // "No couple, just the woman": the man goes.
  [
    /\b(?:no|without the|remove the|not a)\s+couple\b[^.!?]*?\b(?:just|only)\s+(?:the|a)\s+(?:woman|girl|lady)\b[^.!?]*/gi,
    'remove the man',
  ],
  [
    /\b(?:no|without the|remove the|not a)\s+couple\b[^.!?]*?\b(?:just|only)\s+(?:the|a)\s+(?:man|boy|gentleman)\b[^.!?]*/gi,
    'remove the woman',
  ],
  // "As if a storm is about to break".
  [
    /[,;]?\s*\bas\s+(?:if|though)\s+(?:a|the)\s+(?:thunder)?storm\s+(?:is|was|were)\s+(?:just\s+)?(?:about\s+to\s+\w+|coming|brewing|gathering|breaking|rolling\s+in)\b/gi,
    ', stormy',
  ],
  // "With white doors and windows": both are white.
  [
    new RegExp(String.raw`\bwith\s+(${colour})\s+(${ofHouse})\s+and\s+(?=${ofHouse}\b)`, 'gi'),
    'with $1 $2 and with $1 ',
  ],
  // "Flowers and leaves at the foot of the frame": what grows there, and none that fall.
  [/\b((?:flowers|blooms|blossoms|roses)\s+and\s+)(?:the\s+)?leaves\b/gi, '$1the foliage'],
  // "A whale rising out of the water": in it.
  [
    /\b(?:be\s+)?(?:coming|rising|rearing|breaking|jumping|leaping|emerging|surfacing)(?:\s+up)?(?:\s+out)?\s+(?:of|from)\s+the\s+(water|sea|waves|ocean|lake)\b/gi,
    'in the $1',
  ],
  // "A light, modern sans": thin letters. "Without the feet on the letters": a sans.
  [
    /\blight,?\s+(?=(?:(?:modern|clean|plain|simple|elegant),?\s+)?(?:sans|serif|typeface|font|face|lettering)\b)/gi,
    'thin ',
  ],
  [/,?\s*\bwithout\s+(?:the\s+|those\s+|any\s+)?(?:[\w-]+\s+)?feet\s+on\s+the\s+letters\b/gi, ''],
  [/\b(pale|light|soft)\s+icy\s+(?=\w)/gi, '$1 '],
  // "Take the dog out, I'd like just the two children": they are there.
  [
    /\b((?:take|remove|lose|drop|delete|leave\s+out|no|without)\b[^,.;!?]*[,;])\s*(?:(?:i['’]?d\s+like|i\s+want|leave|keep|show|with)\s+)?(?:just|only)\s+the\s+(?:two|three|four|other)\s[^,.;!?]*/gi,
    '$1',
  ],
  [
    /\s+(?:at|around|on|along|under)\s+the\s+(?:bottom|foot|top|sides?|edges?)\s+of\s+the\s+(?:[\w-]+\s+)?frame\b/gi,
    '',
  ],
  // "The front of the house" is all that is seen of it.
  [
    /\bthe\s+(?:front|outside|exterior|facade)\s+of\s+the\s+(?=house|barn|manor|castle|cottage|cabin|building|church)/gi,
    'the ',
  ],
  // "Nobody can read the line under the title", "put the line under the title in italics": the subtitle.
  [
    /(?<!\b(?:put|move|place|bring|set|shift)\s+)\b(?:the|that)\s+(?:little\s+|small\s+)?line\s+(?:right\s+|just\s+)?(?:under|below|beneath|underneath)\s+the\s+title\b/gi,
    'the subtitle',
  ],
  [
    /\b(put|set)\s+(?:the|that)\s+(?:little\s+|small\s+)?line\s+(?:right\s+|just\s+)?(?:under|below|beneath|underneath)\s+the\s+title\s+(?=in\s)/gi,
    '$1 the subtitle ',
  ],
  // "The mustard is too loud for me, could the background be blue?": what is asked says enough.
  [
    new RegExp(
      String.raw`\bthe\s+${colour}\s+is\s+(?:far\s+|much\s+|a\s+bit\s+|a\s+little\s+)?too\s+(?:loud|strong|garish|dominant|heavy)(?:\s+for\s+(?:me|us|my\s+taste))?\s*[,.;]\s*(?=(?:please|could|can|make|i['’]?d|i\s+would|how\s+about)\b)`,
      'gi',
    ),
    '',
  ],
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
