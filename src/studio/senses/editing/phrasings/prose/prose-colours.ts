// Turns of phrase about colours of people who write letters, told as plain orders: "purple isn't my colour" is "no purple".
import { colourPattern as colour, linePattern as line, type Phrasing, retold } from '../said-patterns.ts'

const phrasings: readonly Phrasing[] = [
  // "The gold of ripe wheat": gold.
  [
    new RegExp(
      String.raw`\b(?:the|a)\s+(${colour})\s+of\s+(?:(?:an?|the)\s+)?(?:[\w-]+\s+)?(?:wheat|corn|honey|wine|blood|moss|grass|leaves|autumn|summer|rust|clay|sand|roses|plums|coal|ink|snow|milk|the\s+sea)\b`,
      'gi',
    ),
    '$1',
  ],
  // "In blues and teals with a bit of gold": a little of it cannot be painted into a pattern.
  [
    new RegExp(
      String.raw`\b((?:in|be)\s+(?:[\w-]+\s+){0,2}?${colour}\s+and\s+(?:[\w-]+\s+)?${colour})\s+with\s+(?:just\s+|only\s+)?(?:a\s+)?(?:bit|touch|hint|little|dash|splash|accent|accents)\s+(?:of\s+)?${colour}\b`,
      'gi',
    ),
    '$1',
  ],
  // "The pale pink behind the chips": the background.
  [
    new RegExp(
      String.raw`\bthe\s+${colour}\s+(?:behind|around|between)\s+(?:the|her|him|them|everything)(?:\s+(?:[\w-]+\s+)?[\w-]+)?(?=\s+(?:become|be|should|could|to|turn|into)\b)`,
      'gi',
    ),
    'the background',
  ],
  // "The title in black on that red banner": the banner stays.
  [
    new RegExp(
      String.raw`\b(${line}\s+(?:[\w-]+\s+)?(?:in|be)\s+(?:[\w-]+\s+)?${colour})\s+on\s+(?:that|the|this|a)\s+(?:${colour}\s+)?(?:banner|band|bar|panel|background|strip|label|block)\b`,
      'gi',
    ),
    '$1',
  ],
  // "No green in the window, I'd like it ruby and amber".
  [
    new RegExp(
      String.raw`\bno\s+(?:more\s+)?${colour}\s+(?:in|on)\s+(the\s+[\w-]+)(?:\s+please)?\s*[,.;–-]+\s*(?:i['’]?d|i\s+would)\s+(?:like|love|prefer)\s+(?:it|them)\s+(?:to\s+be\s+|in\s+)?`,
      'gi',
    ),
    'make $1 ',
  ],
  // "The green hurts my eyes": less of it.
  [
    new RegExp(
      String.raw`\b(?:the|this|that)\s+(${colour})\s+(?:really\s+)?(?:hurts?|burns?)\s+(?:my|the|our)\s+eyes\b`,
      'gi',
    ),
    'less $1',
  ],
  [
    new RegExp(String.raw`\b(?:airy|sober|friendly|cheerful|elegant|noble|gentle|calm|quiet)\s+(?=${colour}\b)`, 'gi'),
    '',
  ],
  // "Flames, not purple smoke": it goes.
  [
    new RegExp(
      String.raw`,\s+(?:and\s+)?not\s+(?:the\s+|all\s+that\s+)?(?:${colour}\s+)?(smoke|fog|mist|rain|snow|stars|leaves)\b(?=\s*(?:[,.;!?]|$))`,
      'gi',
    ),
    ', no $1',
  ],
  [
    new RegExp(String.raw`(?:,?\s+and\s+)?\bthe\s+light\s+(?:should|could|must)\s+be\s+(?:an?\s+)?(${colour})\b`, 'gi'),
    '. $1 light',
  ],
  // "The house is green, but in my book it's made of red brick": so it should be.
  [
    new RegExp(
      String.raw`\b((?:the|her|his)\s+(?:[\w-]+\s+)?[\w-]+)(?:\s+(?:at|in|on|of|by|behind)\s+the\s+[\w-]+(?:\s+of\s+the\s+[\w-]+)?)?\s+(?:is|are)\s+${colour},?\s+(?:but|and(?=\s+in\s+(?:my|the)\s)|whereas|while|yet)\s+(?:(?:in\s+(?:my|the)\s+(?:book|story|novel|text|legend|tale|series|original)|actually|really)\s*,?\s+)?(?:it|they|he|she)(?:['’](?:s|re)|\s+is|\s+are|\s+was|\s+were|\s+should\s+be)\s+(?:made\s+of\s+|supposed\s+to\s+be\s+)?(${colour})(?:\s+(?:brick|wood|stone|leather))?`,
      'gi',
    ),
    'make $1 $2',
  ],
  // "The red of the title is too aggressive": the title.
  [
    new RegExp(
      String.raw`\bthe\s+${colour}\s+(?:of|in|on)\s+(${line}|the\s+(?:letters|lettering))\s+(?:is|looks|feels|seems)\s+[^,.;!?]*?(?=[,.;!?])`,
      'gi',
    ),
    '$1',
  ],
  // "The red of the title is too loud; a dark grey": that is the title's.
  [
    new RegExp(
      String.raw`^(\s*${line}|the\s+(?:letters|lettering))\s*[;,.]\s*(?:(?:how\s+about|maybe|perhaps|try|so)\s+)?(?=(?:an?\s+)?${colour}\b)`,
      'gi',
    ),
    '$1 in ',
  ],
  // "My grandfather painted the barn blue in 1961, and I'd like it that way".
  [
    new RegExp(
      String.raw`\b(?:my|our|his|her|the)\s+[\w-]+\s+(?:had\s+)?(?:painted|dyed|made)\s+((?:the|his|her)\s+[\w-]+)\s+(${colour})\b[^,.;!?]*`,
      'gi',
    ),
    'make $1 $2',
  ],
  // "I'm no fan of the orange behind the acorns, so let it be lilac".
  [
    new RegExp(
      String.raw`\bi(?:['’]m|\s+am)\s+(?:no|not\s+an?|not\s+much\s+of\s+a)\s+(?:great\s+|big\s+)?(?:fan|friend|lover)\s+of\s+the\s+${colour}\s+(?:behind|around|between)\s+[^,.;!?]*[,.;]\s*(?:so\s+)?(?:please\s+)?(?:let|make|could|can|may)\s+(?:it|that)\s+(?:be\s+)?`,
      'gi',
    ),
    'make the background ',
  ],
  // "The dark background should be teal": how it is now.
  [
    /\bthe\s+(?:dark|light|pale|bright|plain|gloomy|grim)\s+(background|backdrop|sky)\s+(?=(?:to\s+|should\s+|could\s+|must\s+)?(?:be|become|turn)\b)/gi,
    'the $1 ',
  ],
  // "The brown background lighter": what colour it has now.
  [
    new RegExp(
      String.raw`\b(the|his|her|its)\s+${colour}\s+([\w-]+)\s+((?:(?:should|could|can|must|to)\s+)?(?:be\s+)?(?:(?:a bit|a little|much|slightly|a touch|a shade|far|even)\s+)?(?:lighter|darker|brighter|paler|warmer|cooler|colder|softer|deeper)\b)`,
      'gi',
    ),
    '$1 $2 $3',
  ],
  // "… red and the mountains too": red as well.
  [
    new RegExp(
      String.raw`\b(${colour})((?:\s+(?:instead\s+of|rather\s+than)\s+${colour})?)(,?\s+and\s+)((?:the|his|her|my|its)\s+[\w-]+)\s+(?:too|as\s+well|also|likewise)\b`,
      'gi',
    ),
    '$1$2$3$4 $1',
  ],
  // "Should be blue and sit on the left": the same thing.
  [
    new RegExp(
      String.raw`\b((?:the|his|her)\s+[\w-]+)\s+((?:should|could|must)\s+be\s+(?:an?\s+)?${colour})\s*,?\s+and\s+(?:sit|stand|be|lie|hang|go|appear|move|fly)\s+(?=(?:on|at|in|to|further|more|higher|lower)\b)`,
      'gi',
    ),
    '$1 $2. Move $1 ',
  ],
  // "Purple isn't my colour. I was thinking of cold blue": the one for the other.
  [
    new RegExp(
      String.raw`(^|[.!?,;]\s+)(?:the\s+|this\s+|all\s+this\s+)?(${colour})\s+(?:isn['’]?t|is\s+not|is\s+hardly)\s+(?:really\s+)?(?:my\s+(?:colou?r|thing|taste)|for\s+me|right|me)(?:\s+at\s+all)?(?=\s*[,.;!?])`,
      'gi',
    ),
    '$1no $2',
  ],
  [
    new RegExp(
      String.raw`,?\s+and\s+(?:please\s+)?no\s+(${colour})(?:\s+(?:at\s+all|anywhere|any\s+more|anymore))?(?=\s*(?:[,.;!?]|$))`,
      'gi',
    ),
    '. No $1',
  ],
  // "The colour of the leaves, that dark teal": dark teal.
  [
    new RegExp(
      String.raw`\b(?:in\s+)?the\s+(?:same\s+)?(?:colou?r|shade|tone)\s+(?:of|as)\s+the\s+[^,.;!?]*?,\s+(?:that|this|a|an|so|i\.e\.)\s+(${colour})\b`,
      'gi',
    ),
    '$1',
  ],
  // "Could the rays be silver? The title in the same colour".
  [
    new RegExp(
      String.raw`\b(${colour})([^\w.!?;]*[.!?;,]\s+|\s+and\s+)([^.!?]*?)\b(?:have|be|in|be\s+in|get|take)\s+the\s+same\s+(?:colou?r|shade|one)(?:\s+as\s+(?:them|it|that|those))?(?=\s*(?:[,.;!?]|$|please))`,
      'gi',
    ),
    '$1$2$3 be $1',
  ],
  // "I'd like cold blue with a golden moon": the colours of all, and of one thing.
  [
    new RegExp(
      String.raw`\b((?:i['’]d\s+(?:like|love|prefer)|i\s+would\s+(?:like|love|prefer)|i\s+want|what\s+about|how\s+about|maybe|perhaps|try|go\s+for)\s+(?:an?\s+)?(?:[\w-]+\s+)?${colour})\s+with\s+an?\s+(${colour})\s+([\w-]+)`,
      'gi',
    ),
    '$1, and the $3 $2',
  ],
  // "The brown background feels heavy, try a cream with the lines in dark brown": one colour for the ground, one for what is on it.
  [
    new RegExp(
      String.raw`\bthe\s+(?:${colour}\s+)?(background|backdrop)\s+(?:is|feels|looks|seems)\s+(?:[\w-]+\s+){0,2}?(?:heavy|dark|dull|flat|cold|drab|gloomy|harsh|muddy|boring|sad|oppressive|depressing)\s*[,.;–-]+\s*(?:(?:so|please|maybe|perhaps|could\s+you|can\s+we|could\s+we)\s+)*(?:try|use|go\s+for|how\s+about|what\s+about|i['’]d\s+(?:like|love|prefer))\s+(?:an?\s+)?(${colour})(?:\s+(?:one|instead))?(?:\s+with\s+(the\s+[\w-]+)\s+in\s+(?:an?\s+)?(${colour}))`,
      'gi',
    ),
    'make the $1 $2 and $3 $4',
  ],
  [
    new RegExp(
      String.raw`\b((?:an?\s+)(?:[\w-]+\s+)?${colour})\s+behind\s+(?:the\s+(?!title|name|text|subtitle)[\w-]+|him|her|it|them)\b`,
      'gi',
    ),
    '$1 background',
  ],
]

export const proseColoursRephrased = (wish: string): string => retold(phrasings, wish)
