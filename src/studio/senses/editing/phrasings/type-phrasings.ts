// Turns of phrase about lines of type and about effects, told as plain orders: "bring it down by a third" is "make it smaller by 33 percent",
// "turn the glitches down" is "less glitches".

type Phrasing = readonly [phrase: RegExp, plain: string | ((...found: string[]) => string)]

const line = String.raw`(?:(?:the|my|our|that|this)\s+(?:book(?:['’]s)?\s+)?|^)(?:title|headline|sub-?\s?title|tag\s?line|strap\s?line|by-?line|(?:author(?:['’]s)?|pen)\s+name|author|name|text|lettering|font|type|letters)(?:['’]s)?(?:\s+(?:text|font|line|size))?`
const it = `(${line}|it|them|that|this|both|everything)`

/** What lies over a picture or on its letters and can be had in any strength. */
const effect = String.raw`(?:(?:all\s+)?(?:the|that|this|those|these|its|my)\s+)?(?:(?!title|name|sky)[\w-]+\s+){0,2}?(?:glitch(?:es|iness)?|scan\s?lines|static|distortion|noise|grain(?:iness)?|texture|textures|grit|scratches|glow(?:ing)?|bloom|halo|haze|fog|mist|smoke|rain|snow|clouds|stars|sparks|sparkles|embers|shadows?|vignette|dark edges|rays|beams|light rays|sunbeams|outlines?|halftone|contrast|saturation|brightness|colou?rs?)(?:\s+(?:effects?|overlay|filter|lines))?`

const about = String.raw`(?:(?:about|around|roughly|approximately|maybe|perhaps|some|at least|say|like|nearly|almost|a good)\s+)*`
const shares: Readonly<Record<string, number>> = {
  'two thirds': 67,
  'three quarters': 75,
  third: 33,
  quarter: 25,
  half: 50,
  fifth: 20,
  tenth: 10,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
}
const share = String.raw`(?:an?\s+|one\s+)?(two[ -]thirds|three[ -]quarters|third|quarter|half|fifth|tenth)`
const percent = (words: string): string => `${shares[words.toLowerCase().replace('-', ' ')] ?? 33} percent`
const measured = String.raw`(?=\s+by\s+${about}\d+ percent\b)`
const orSo = String.raw`(?:\s+or so|\s+or thereabouts)?`

const ofSize = 'smaller|bigger|larger|taller|shorter|wider|narrower|reduced|enlarged'
const downward = '(?:down|back)'
const softly = String.raw`(?:(?:right|way|all the way|a bit|a little|a lot|a touch|slightly|much)\s+)?`
const tooStrong =
  'strong|heavy|much|intense|overpowering|overwhelming|overdone|over the top|prominent|loud|harsh|thick|dominant|distracting'

const beside = '(?:above|below|under|beneath|underneath|over|on top of|between)'
const stands =
  '(?:stands?|sits?|is|are|goes|comes|appears?|lies|ends up|rests|hangs|(?:can|will|would|should) (?:stand|sit|be|go|come))'

const pieces = '(?:lines?|words?|rows?|parts|halves|letters)'
const alike = String.raw`(?:(?:should|must|could|can|to|be|are|is|have|has|set|made|all|both|in|at|of|entirely|throughout)\s+)*(?:the\s+|an?\s+)?(?:same|one|single|equal|identical|uniform|even)\s+(?:font\s+|type\s+|letter\s+)?(?:size|height)\b`

const phrasings: readonly Phrasing[] = [
  [/(\d+)\s*(?:%|per cent\b|percents\b)/gi, '$1 percent'],
  [/\b(ten|fifteen|twenty|thirty|forty|fifty)\s+percent\b/gi, (_, words = '') => percent(words)],
  [new RegExp(`\\bby\\s+${about}${share}\\b${orSo}`, 'gi'), (_, words = '') => `by ${percent(words)}`],
  [new RegExp(`\\b${about}${share}\\s+(?=(?:${ofSize})\\b)`, 'gi'), (_, words = '') => `${percent(words)} `],
  [/\b((?:cut|slice|split|reduce|shrink)\b[^,.;!?]{0,40}?)\s+(?:in|to|by)\s+half\b/gi, '$1 by 50 percent'],
  [/\bhalf\s+as\s+(?:big|large)\s+again\b/gi, 'bigger by 50 percent'],
  [
    /\b(?:to\s+)?half\s+(?:(?:the|its|their|that|of the|of its)\s+(?:current\s+|present\s+)?size|as (?:big|large)|size)\b/gi,
    'smaller by 50 percent',
  ],
  [
    /\b(?:to\s+)?two[ -]thirds\s+(?:of\s+)?(?:the|its|their|that)\s+(?:current\s+|present\s+)?size\b/gi,
    'smaller by 33 percent',
  ],
  [
    new RegExp(
      `\\b(?:bring|take|cut|scale|knock|drop|pull|tone|turn|size|dial|reduce|decrease|shrink|lower)\\s+(?:the\\s+size\\s+of\\s+)?${it}(?:\\s+${downward})?(?:\\s+in\\s+size)?${measured}`,
      'gi',
    ),
    'make $1 smaller',
  ],
  [
    new RegExp(
      `\\b(?:bring|scale|bump|size|push|turn|increase|enlarge|raise|boost|blow)\\s+(?:the\\s+size\\s+of\\s+)?${it}(?:\\s+up)?(?:\\s+in\\s+size)?${measured}`,
      'gi',
    ),
    'make $1 bigger',
  ],
  [new RegExp(`\\b(?:come|go|be (?:brought|taken|scaled))\\s+down(?:\\s+in\\s+size)?${measured}`, 'gi'), 'be smaller'],
  [
    /\b(?:come|go)\s+(down|up)\s+in\s+size\b/gi,
    (_, way = '') => (way.toLowerCase() === 'up' ? 'be bigger' : 'be smaller'),
  ],
  [
    new RegExp(
      `\\b(?:bring|take|scale|knock|size|bump)\\s+${it}\\s+${downward}\\s+(?:in\\s+size|(?:a|one|two|a few|some)\\s+(?:sizes?|notch(?:es)?|points?))`,
      'gi',
    ),
    'make $1 smaller',
  ],
  [
    new RegExp(
      `\\b(?:bring|scale|size|bump|push|move|take|put|go)\\s+${it}\\s+up\\s+(?:in\\s+size|(?:a|one|two|a few|some)\\s+(?:sizes?|notch(?:es)?|points?))`,
      'gi',
    ),
    'make $1 bigger',
  ],
  [
    new RegExp(`\\b(?:scale|size)\\s+(?:down\\s+)?${it}(?:\\s+down)?\\b(?=\\s*(?:[,.;!?]|please|a |$))`, 'gi'),
    'make $1 smaller',
  ],
  [
    new RegExp(
      `\\b(?:drop|lower|sink|slip|pull|tuck|take)\\s+${it}\\s+(?:(?:right\\s+)?down\\s+)?(?=(?:to|towards?|at|into)\\s+the\\b)`,
      'gi',
    ),
    'move $1 ',
  ],
  // "Turn the glitch effect down a lot", "dial back the grain", "go easy on the fog".
  [
    new RegExp(
      `\\b(?:turn|tone|dial|dim|wind|scale|rein|ease|pull|bring|take|cut|knock|crank)\\s+(${effect})\\s+${softly}(?:down|back|in)\\b`,
      'gi',
    ),
    'less $1',
  ],
  [
    new RegExp(
      `\\b(?:(?:turn|tone|dial|wind|scale|rein|pull|bring|cut|take)\\s+(?:down|back|in)|(?:go\\s+)?(?:a\\s+bit\\s+)?eas(?:y|ier)\\s+on|(?:ease|lighten|let)\\s+(?:up|off)\\s+(?:on\\s+)?|hold\\s+back\\s+(?:on\\s+)?|lessen|weaken|subdue|quieten|soften|mute|reduce|decrease)\\s+(${effect})(?=\\s*(?:[,.;!?]|$)|\\s+(?:a |and|but|so|please|on|in|of|behind|around|by|quite|very|much|slightly|significantly|considerably|it|overall|everywhere))`,
      'gi',
    ),
    'less $1',
  ],
  [
    new RegExp(
      `\\b((?:the|that|this|those|these|(?:the|my)\\s+[\\w-]+['’]s)\\s+${effect}(?:\\s+(?:of|from|on|around|behind|in)\\s+(?:the|my|its)\\s+[\\w-]+(?:\\s+(?:letters|lettering|text|words|name))?)?)\\s+(?:is|are|looks?|feels?|seems?)\\s+(?:(?:just|a bit|a little|far|way|much|rather|quite|so|really|simply)\\s+)*too\\s+(?:${tooStrong})\\b(?:\\s*[,.;:–-]+\\s*(?:(?:so|and|please|just|can you|could you)\\s+)*(?:turn|tone|dial|bring|take|cut|pull|reduce|lower|soften|lessen|weaken|thin)\\s+(?:it|them|that)\\b(?:\\s+(?:down|back|out))?)?`,
      'gi',
    ),
    'less $1',
  ],
  [new RegExp(`\\b(?:turn|switch)\\s+(${effect})\\s+off\\b`, 'gi'), 'remove $1'],
  // "The glow is too much, can it go?"
  [
    /\bless\s+([^,.;!?]{2,60}?)\s*[,.;–-]+\s*(?:can|could|should|may|must)\s+(?:it|they|that|those)\s+(?:please\s+)?(?:go|be\s+(?:gone|removed|dropped)|disappear)\b/gi,
    'remove $1',
  ],
  // "Drop the pink shadow behind the title": the shadow of its letters, whatever its colour.
  [
    new RegExp(
      `\\b((?:remove|drop|lose|delete|strip(?: away| off)?|kill|erase|eliminate|scrap|clear|take (?:away|off|out)|get rid of|ditch|no|without|less)\\s+(?:the\\s+|that\\s+)?)(?:(?!the\\b|that\\b)[\\w-]+\\s+){1,2}?(shadows?|outlines?|glow|halo|offset)\\s+(behind|around|on|of|under|from)\\s+(${line})`,
      'gi',
    ),
    '$1$2 $3 $4',
  ],
  // "Both lines of the title should be the same size".
  [
    new RegExp(
      `\\b(?:(?:both|all|the\\s+two|the\\s+three|every|each)\\s+(?:(?:of\\s+)?the\\s+)?|the\\s+)?${pieces}\\s+(?:of|in)\\s+(${line})\\s+${alike}`,
      'gi',
    ),
    'set $1 in even lines',
  ],
  [new RegExp(`(${line})\\s+${alike}(?!\\s+as\\b)`, 'gi'), '$1 in even lines'],
  [
    new RegExp(
      `\\b(?:both|all|the\\s+two|the\\s+three|every|each)\\s+(?:(?:of\\s+)?the\\s+)?${pieces}\\s+${alike}(?!\\s+as\\b)`,
      'gi',
    ),
    'set the title in even lines',
  ],
  // "The last words as big as the two above them".
  [
    new RegExp(
      `(${line})\\s+(?:(?:deserves?|needs?|ought|has|wants?|should|could|must|to|be|set|made)\\s+)*(?:just\\s+)?as\\s+(?:big|large|tall|high)\\s+as\\s+(?:the\\s+)?(?:(?:other|first|two|three|rest|words?|lines?|ones?|of|the|it)\\s*)+(?:above|below|before|around|over)?(?:\\s+(?:it|them))?(?=\\s*(?:[,.;!?]|$))`,
      'gi',
    ),
    'set $1 in even lines',
  ],
  [
    /\b(?:lose|drop|without|remove|lose)\s+(?:its|the|that|their)\s+wide\s+(?:letter[- ]?)?spacing\b/gi,
    'tighter letter spacing',
  ],
  [/\b(twice|double)\s+the\s+(?:height|size)\b/gi, '$1 as big'],
  // "With a white fill and a dark edge".
  [
    /\b(?:with\s+)?(?:the\s+|an?\s+)?([\w-]+)\s+fill\s+and\s+(?:an?\s+|the\s+)?([\w-]+)\s+(?:edge|edges|rim|border|line)\b/gi,
    'in $1 with a $2 outline',
  ],
  // "The title in typewriter": letters, and no machine.
  [
    new RegExp(
      `(${line}[^.!?]*?\\bin\\s+(?:an?\\s+)?(?:old\\s+)?)(typewriter|brush|marker|stencil)\\b(?!\\s+(?:font|type|lettering|letters|face|text|script))`,
      'gi',
    ),
    '$1$2 font',
  ],
  // "The letters of the title are too far apart".
  [
    new RegExp(
      `\\b(?:the\\s+)?letters\\s+(?:of|in)\\s+(${line})\\s+(?:are|look|seem|stand)\\s+(?:(?:a bit|far|way|much|a little)\\s+)*too\\s+(?:far apart|wide(?:ly)?(?: apart| spaced)?|spaced out|loose|distant)`,
      'gi',
    ),
    'tighter letter spacing for $1',
  ],
  [
    new RegExp(
      `\\b(?:the\\s+)?letters\\s+(?:of|in)\\s+(${line})\\s+(?:are|look|seem|stand)\\s+(?:(?:a bit|far|way|much|a little)\\s+)*(?:too\\s+(?:close|tight|near|dense|narrow|cramped)(?:ly)?(?: together| spaced)?|cramped|crammed|squeezed)`,
      'gi',
    ),
    'wider letter spacing for $1',
  ],
  [
    new RegExp(
      `\\b(?:only|just)\\s+(?:the\\s+)?(?:first|initial)\\s+letters?(?:\\s+(?:of|in)\\s+(?:(?:each|every)\\s+word\\s+(?:of|in)\\s+)?(${line}|it))?\\s+(?:(?:should|must|to|be|being|in|as|a)\\s+)*(?:capital(?:s|i[sz]ed)?(?:\\s+letters)?|upper[ -]?case)`,
      'gi',
    ),
    (_, of = 'it') => `mixed case for ${of}`,
  ],
  // "I only want the ship, no compass": it is there.
  [
    /\b(?:i|we)(?:['’]d)?\s+(?:really\s+)?(?:only|just)\s+(?:want|need|like)\s+(the\s+[\w-]+(?:\s+and\s+the\s+[\w-]+)*)(?=\s*,\s*(?:no|not|without)\b)/gi,
    'keep $1',
  ],
  // "Move the tagline down so that it stands right above my name".
  [
    new RegExp(
      `\\s*,?\\s*\\b(?:so(?:\\s+that)?|until|and\\s+(?:make|have)\\s+sure)\\s+(?:it|they)\\s+${stands}\\s+(?=(?:right|just|directly|straight|immediately|close|closely)?\\s*${beside}\\b)`,
      'gi',
    ),
    ' ',
  ],
  [new RegExp(`\\b(?:right|just|directly|straight|immediately|close|closely|exactly)\\s+(?=${beside}\\b)`, 'gi'), ''],
  [new RegExp(`\\b(?:down|up|further down|further up)\\s+(?:to\\s+)?(?=${beside}\\s+${line})`, 'gi'), ''],
  [
    /(\b(?:name|author|sub-?title|tag\s?line)\b[^.!?]*?)\b(?:closer|nearer|close|next)\s+to\s+the\s+title\b/gi,
    '$1below the title',
  ],
  [
    new RegExp(`\\b(?:in\\s+)?between\\s+(${line})\\s+and\\s+(${line})`, 'gi'),
    (_, one = '', other = '') =>
      /\b(?:name|author|by-?line)\b/i.test(`${one} ${other}`) ? 'below the title' : 'above the subtitle',
  ],
]

export const typeRephrased = (wish: string): string =>
  phrasings.reduce(
    (told, [phrase, plain]) =>
      typeof plain === 'string'
        ? told.replace(phrase, plain)
        : told.replace(phrase, (...found: string[]) => plain(...found)),
    wish,
  )
