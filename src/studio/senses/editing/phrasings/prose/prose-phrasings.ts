// Turns of phrase of people who write letters, told as plain orders: what a comparison is drawn with, what only points back, what falls down.
import { linePattern as line, type Phrasing, retold } from '../said-patterns.ts'
import { lettersRephrased } from './letter-phrasings.ts'
import { withNamedPronouns } from './pronouns.ts'
import { proseColoursRephrased } from './prose-colours.ts'
import { exchangesTold } from './told-exchanges.ts'

const ofType = String.raw`(?:title|sub-?\s?title|tag\s?line|strap\s?line|by-?line|name|author|text|line)`

const phrasings: readonly Phrasing[] = [
  // "In the book it is a lighthouse, not a manor. Could you change that?"
  [
    /(^|[.!?]\s+)in\s+(?:my|the|our)\s+(?:book|story|novel)\s*,?\s+(?=(?:it|he|she)\s+(?:is|was)\s+an?\s[^.!?]*\bnot\s+an?\s)/gi,
    '$1',
  ],
  // "My son thinks the moon looks green": it does.
  [
    /\b(?:my|our)\s+(?:[\w-]+\s+)?[\w-]+\s+(?:thinks?|says?|feels?|finds?|believes?|said|told\s+me|complained)\s+(?:that\s+)?(?=(?:the|it|this|that|my)\s)/gi,
    '',
  ],
  [/\bwould\s+be\s+(?:just\s+|about\s+)?right\b/gi, 'would be perfect'],
  [/\b(an?\s+(?:[\w-]+\s+)?(?:glass|cup|bottle|mug|pot))\s+of\s+[\w-]+/gi, '$1'],
  [/\bturn\s+((?:the|my)\s+[\w-]+)\s+a?round\b/gi, '$1 should face the other way'],
  // "Too heavy for such a light book".
  [/\s+for\s+such\s+an?\s+(?:[\w-]+\s+){0,2}?(?:book|story|novel|subject|theme|topic|cover|title)\b/gi, ''],
  // "Closer to us": bigger.
  [
    /\b((?:the|my|him|her)(?:\s+[\w-]+)?)\s+(?:to\s+be\s+|should\s+be\s+|could\s+be\s+|to\s+stand\s+|a\s+bit\s+|much\s+)*(?:closer|nearer)\s+to\s+(?:us|me|the\s+(?:viewer|reader|camera))\b/gi,
    '$1 bigger',
  ],

  // "I don't want the leaves to be so dark": they are too dark.
  [
    /\bi\s+(?:do\s*n['’]?t|do\s+not)\s+want\s+((?:the|my)\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:to\s+be\s+|to\s+look\s+)?(?:quite\s+)?so\s+/gi,
    '$1 are too ',
  ],
  // "Make it fill the top half": how far it may grow.
  [
    /\bmake\s+(it|them|(?:the|my)\s+(?!whole\b|entire\b|front\b|back\b|book\b|full\b)[\w-]+)\s+(?:almost\s+|nearly\s+)?(?:fill|take\s+up|cover|span)\s+(?:the|half|almost|nearly|most|more|all)\b[^,.;!?]*/gi,
    'make $1 much bigger',
  ],
  // "The flowers under the window should be sunflowers, not roses": those that are there.
  [
    /\b((?:the|those|these)\s+[\w-]+)\s+(?:under|on|in|at|by|beside|behind)\s+the\s+[\w-]+\s+(should|must|could)\s+be\s+(?=an?\s+(?:[\w-]+\s+)?(?:woman|man|girl|boy|child|dog|cat)\b|[\w-]+s\s*(?:[,.;!?]|$))/gi,
    '$1 $2 be ',
  ],
  [/(\bshould\s+be\s+[\w-]+s),\s+not\s+[\w-]+s(?=\s*(?:[.;!?]|$))/gi, '$1'],
  // "The smaller moon": the small one of them.
  [/\bthe\s+smaller\s+(?!of\b|and\b|the\b|it\b|you\b)(?=[\w-]+)/gi, 'the small '],
  [/\bthe\s+(?:bigger|larger)\s+(?!of\b|and\b|the\b|it\b|you\b)(?=[\w-]+)/gi, 'the large '],
  // "Let the bird be a raven", "let the light be golden".
  [/\blet\s+(?:the\s+)?light\s+be\s+/gi, 'the light should be '],
  [
    /\blet\s+((?:the|my|her|his)\s+[\w-]+)(?:\s+(?:in|on|at|by)\s+the\s+[\w-]+)?\s+be\s+(?=(?:an?\s|in\s)|\w+)/gi,
    '$1 should be ',
  ],
  // "Add a mask and a red cape": both come.
  [/\b(add\s+(?:an?|some)\s+(?:[\w-]+\s+)?[\w-]+)\s+and\s+(?=an?\s)/gi, '$1 and add '],
  [/\badd\s+(?=an?\s+(?:[\w-]+\s+)?(?:cape|cloak)\b)(?![^,.;!?]*\b(?:to|on|for)\s+(?:the|him|her)\b)/gi, 'give him '],
  [
    /[,;–-]+\s*(?:so\s+)?(?:please\s+|(?:can|could)\s+you\s+)+(?:correct|fix|change|adjust)\s+(?:it|that|this)(?=\s*(?:[.!?]|$))/gi,
    '',
  ],
  // "A few white clouds": they are.
  [
    /\b(?:white|gr[ea]y|dark|black|heavy)\s+(?:fluffy\s+|little\s+|rain\s+)?(clouds?)\b(?!\s+(?:should|to|be)\b)/gi,
    '$1',
  ],
  // "He fights with a staff rather than a sword".
  [
    /\b(?:(?:the|my|our)\s+[\w-]+|he|she)\s+(?:fights\s+with|uses|carries|rides|wields|plays|drives|holds|wears|has)\s+(an?\s+(?:[\w-]+\s+)?[\w-]+),?\s+(?:rather\s+than|instead\s+of|and\s+not|not)\s+an?\s+([\w-]+)/gi,
    'replace the $2 with $1',
  ],
  // "Rather than a full one".
  [/\s+(?:rather\s+than|instead\s+of|and\s+not|not)\s+(?:an?|the)\s+[\w-]+\s+one\b/gi, ''],
  [/\bcould\s*n['’]?t\s+(it|we|you|the|they|he|she)\b/gi, 'could $1'],

  [/[,;]?\s+(?:and\s+)?not\s+(?:the\s+other\s+way\s+(?:a?round|about)|vice\s+versa)\b/gi, ''],
  // "Not like a fire", "not just the one on the left": how it is now.
  [/[,;]\s+(?:and\s+)?not\s+(?:so much\s+|just\s+|only\s+)?like\s+(?:an?|the)\s[^,.;!?]*/gi, ''],
  [/[,;]\s+(?:and\s+)?not\s+(?:just|only)\s+(?:in|on|at|the|one|an?)\b[^,.;!?]*/gi, ''],
  [/\b(?:a\s+bit\s+|rather\s+|far\s+|way\s+)?too\s+much\s+like\s+(?:an?\s+|the\s+)?/gi, 'not '],
  // "After the rain": it is over.
  [/\bafter\s+(?:the|a|some)\s+(?:[\w-]+\s+)?(?:rain|storm|thunderstorm|snowfall|shower)\b/gi, ''],
  [/\bought\s+to\b/gi, 'should'],
  // "Rather than on a stage", "instead of in a forest": where it was.
  [
    /\s+(?:instead of|rather than|and not)\s+(?:being\s+)?(?:on|in|at|by|under|inside)\s+(?:an?|the|this)\s+(?!left\b|right\b|top\b|bottom\b|middle\b|cent)[\w-]+(?=\s*(?:[,.;!?]|$))/gi,
    '',
  ],
  // "A pistol, or maybe a passport", "or at least darker": the first will do.
  [
    /,?\s+or\s+(?:maybe|perhaps|possibly|even|else)\s+(?:an?|some|the)\s+(?:[\w-]+\s+)?[\w-]+(?=\s*(?:[,.;!?]|$))/gi,
    '',
  ],
  [/,?\s+or\s+at\s+least\s+[^,.;!?]*/gi, ''],
  // "Too small to be read on a phone": where it is looked at.
  [
    /\s+(?:on|at)\s+(?:an?\s+|my\s+|the\s+|their\s+)?(?:small\s+)?(?:phone|mobile|smartphone|screen|kindle|e-?reader|tablet|thumbnail(?:\s+size)?|amazon)s?\b/gi,
    '',
  ],
  // "As in the tale": where it is told.
  [/,?\s+as\s+(?:it\s+is\s+|they\s+are\s+)?in\s+(?:the|my)\s+(?:tale|story|book|novel|text|legend|poem)\b/gi, ''],
  [
    /\s+(?:in|at|with)\s+the\s+same\s+(?:size|place|position|spot|colou?r|font)\s+as\s+(?:before|now|it\s+is(?:\s+now)?)\b/gi,
    '',
  ],
  // "I'd like the photo to show a bridge": a bridge.
  [
    /\bthe\s+(?:photo(?:graph)?|picture|image|polaroid|painting|drawing|illustration|medallion|circle|window)\s+(?:to|should|could|must)\s+(?:show|contain|depict|be\s+of)\s+(?=(?:an?|two|three|some)\s)/gi,
    '',
  ],
  // "I would like him further away": smaller.
  [
    /\b(?:i\s+(?:would|['’]?d)\s+(?:like|love|prefer)|i['’]d\s+(?:like|love|prefer)|i\s+want|have|put|move|place|push)\s+(him|her|it|them|the\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:to\s+be\s+|a\s+bit\s+|a\s+little\s+|much\s+)*(?:further|farther)\s+(?:away|back|off)\b/gi,
    'make $1 smaller',
  ],
  // "Don't have so many flowers, two or three would be enough": fewer.
  [/\b(?:do\s*n['’]?t|do\s+not)\s+(?:have|put|use|show|paint|want|need)\s+(?:quite\s+)?so\s+many\b/gi, 'fewer'],
  [
    /[,;.]\s+(?:just\s+|only\s+)?(?:one|two|three|four|a\s+few|half)\b[^,.;!?]*\bwould\s+(?:be\s+(?:enough|plenty|fine)|do|suffice)\b/gi,
    '',
  ],
  // "Make the subtitle disappear": without it.
  [
    /\b(?:make|let|have)\s+((?:the|my|this|that|those|these|its|his|her|their)\s+(?:[\w'’-]+\s+){0,3}?[\w'’-]+)\s+(?:disappear|vanish|go away)\b/gi,
    'remove $1',
  ],
  [
    /\bi(?:['’]m|\s+am|\s+was)\s+(?:rather\s+|more\s+)?thinking\s+(?:of|about|more\s+of|along\s+the\s+lines\s+of)\s+/gi,
    'I would like ',
  ],
  // "The title in a script and my name in the same one".
  [
    /\b(in\s+(an?\s+(?:[\w-]+\s+){0,3}?(?:script|font|typeface|lettering|serif|face|handwriting))\b[^.!?]*?)\b(my\s+name|the\s+(?:subtitle|title|author(?:['’]s\s+name)?))\s+(?:set\s+)?(?:in|to|with)\s+the\s+same(?:\s+(?:one|font|script|typeface|lettering|face))?(?=\s*(?:[,.;!?]|$|please))/gi,
    '$1$3 in $2',
  ],
  // "A light in every window": all of them are lit.
  [
    /\b(?:an?\s+)?lights?\s+(?:on\s+|burning\s+)?in\s+(?:every|each|all(?:\s+the)?)\s+(?:single\s+)?windows?\b/gi,
    'lit windows',
  ],
  // "The head must be a woman's": whoever is shown.
  [
    /\bthe\s+(?:head|face|figure|person|silhouette|profile)\s+(?:must|should|has\s+to|needs\s+to)\s+be\s+(an?\s+(?:[\w-]+\s+)?(?:woman|man|girl|boy|child|lady))(?:['’]s)?(?=\s*(?:[,.;!?]|$|please|instead))/gi,
    'replace the hero with $1',
  ],
  // "Could the targets be hearts instead?"
  [
    /\b(?:can|could|may|might)\s+(the\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:please\s+|maybe\s+|perhaps\s+)?be\s+((?:an?\s+)?(?:[\w-]+\s+)?[\w-]+)\s+instead(?=\s*(?:[,.;!?]|$|please))/gi,
    '$1 should be $2',
  ],
  // "There is no camera in my novel. A pistol would fit better": one for the other.
  [
    /\bthere(?:['’]s|\s+is|\s+are)\s+no\s+([\w-]+)\s+in\s+(?:my|the|this|our)\s+(?:book|story|novel|text|series)\s*[,.;!–-]+\s*(?:so\s+)?(?:maybe\s+|perhaps\s+|i\s+think\s+)?(an?\s+(?:[\w-]+\s+)?[\w-]+)\s+would\s+(?:be|fit|suit|work|make)\b[^,.;!?]*/gi,
    'replace the $1 with $2',
  ],
  // "Captain Crumbs is a cat, not a dog, and he wears a red cape".
  [
    /(^|[.!?]\s+)\p{Lu}[\w'’-]*(?:\s+\p{Lu}[\w'’-]*)?\s+(?:is|was|should\s+be)\s+(an?\s+[\w-]+),?\s+(?:and\s+)?not\s+an?\s+([\w-]+)(?:,?\s+and\s+(?:he|she|it)\s+(?:wears|has|carries|holds)\s+(?=an?\s))?/gu,
    '$1replace the $3 with $2, and give him ',
  ],
  [/,\s+and\s+give\s+him\s+(?!an?\s)/gi, ''],
  // "The candles give more light", "night blue", "a soft blue behind the lion".
  [/\b(?:give|shed|cast|throw|spread)\s+(?:off\s+)?(more|less)\s+light\b/gi, '$1 bright'],
  [/\bnight\s+blue\b/gi, 'midnight blue'],
  // "Snow on the pier": it lies.
  [
    /\b(snow|frost)\s+(?:lying\s+)?on\s+(?:the|his|her)\s+[\w-]+(?!\s+(?:should|be|could|must|to|in)\b)(?=\s*(?:[,.;!?]|$|and\b|with\b))/gi,
    '$1 on the ground',
  ],
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
  // "In the upper right, below the title": the corner says where.
  [
    /\b((?:in|into|to|at)\s+the\s+(?:upper|lower|top|bottom)[- ](?:left|right)(?:[- ]hand)?(?:\s+corner)?)\s*,?\s+(?:just\s+|right\s+)?(?:above|below|under|beneath|beside|next\s+to)\s+(?:the|my)\s+[\w-]+(?=\s*(?:[,.;!?]|$))/gi,
    '$1',
  ],
  // "Rather than squeezed in under the title": where it was.
  [
    /,?\s+(?:rather\s+than|instead\s+of|not)\s+(?:being\s+)?(?:squeezed|crammed|tucked|stuck|jammed|hidden|lost|squashed|crowded)\s+[^,.;!?]*/gi,
    '',
  ],
  // "The line about everyone lying": whatever it says, it is the line that is no title.
  [
    /\bthe\s+(?:little\s+|small\s+)?(?:line|sentence|phrase|words|tag|tag\s?line|joke)\s+(?:about|that\s+(?:says|reads|starts)|which\s+(?:says|reads)|saying|starting\s+with)\s+[^,.;!?]*?(?=\s+(?:(?:up|down|over)\s+)?(?:to|at|above|below|under|closer|bigger|larger|smaller|should|could|is|in)\b)/gi,
    'the subtitle',
  ],
  // "A clean modern font": the font is clean, not the picture.
  [
    /\b(?:clean|crisp|neat|tidy|uncluttered|refined|high[- ]contrast|low[- ]contrast)\s*,?\s+(?=(?:[\w-]+\s+){0,2}?(?:font|typeface|lettering|type|sans|serif|letters)\b)/gi,
    '',
  ],
  [/\bmodern\s+(?:font|typeface|lettering)\s+without\s+serifs\b/gi, 'sans serif font'],
  [/\b(?:font|typeface|lettering|letters)\s+without\s+serifs\b/gi, 'sans serif font'],
  [/\b(?:classic|traditional|bookish|literary|old-fashioned|elegant)\s*,?\s+(?=(?:[\w-]+\s+)?serif\b)/gi, ''],
  [/(?<!\ban?\s+(?:\w+\s+)?)\b(?:(?:thin|grey|white)\s+)?(?:plume|wisp|column|trail|curl)s?\s+of\s+smoke\b/gi, 'smoke'],
  // "Something terrible is about to happen".
  [
    /\b(?:i\s+want\s+the\s+(?:sense|feeling)\s+that|as\s+(?:if|though)|like|the\s+(?:sense|feeling)\s+that)\s+something\s+(?:terrible|bad|awful|dreadful|horrible|evil)\s+(?:is|was|were)\s+(?:about|going)\s+to\s+happen\b/gi,
    'make it ominous',
  ],
  // "Give the runner a yellow top": what is worn above.
  [
    /\bgive\s+((?:the|my|our)\s+[\w-]+|him|her)\s+an?\s+((?:[\w-]+\s+){1,2}?)(?:top|tee|t-shirt|shirt|vest)\b/gi,
    'make the jumper $2',
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
    ', cream background',
  ],
]

/** "Can you paint it that way?": what was told is what is asked for. */
const asTold =
  /(?:^|[,;:.!?–-]+\s*|\s+(?:so|and)\s+)(?:so\s+|and\s+)?(?:please\s+)?(?:(?:can|could|would)\s+(?:you|we)\s+)?(?:please\s+)?(?:paint|make|do|show|draw|have|change|colou?r|adjust|fix|match|correct)\s+(?:it|them|that|this)(?:\s+(?:look|be))?(?:\s+(?:that way|this way|like that|like this|the same way|to match|accordingly|too))?(?:\s+please)?\s*(?=[.!?]|$)/gi

const pointsBack = /\b(?:that way|this way|like that|like this|the same way|to match|accordingly)\b/i

export const proseRephrased = (wish: string): string =>
  proseColoursRephrased(retold(phrasings, lettersRephrased(withNamedPronouns(exchangesTold(wish))))).replace(
    asTold,
    (found: string, at: number) => (at > 0 && pointsBack.test(found) ? '' : found),
  )
