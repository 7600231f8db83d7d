// What is said of letters in everyday words: "the series line", "can the title come down a size?", "that weird reflection on the floor".
import { linePattern as line, type Phrasing, retold } from '../said-patterns.ts'

const phrasings: readonly Phrasing[] = [
  // "The line at the top about the counsellors".
  [
    /\bthe\s+(?:(?:small|tiny|little|thin|short)\s+)*(?:line|sentence|caption|text)\s+(?:right\s+)?at\s+the\s+(?:very\s+)?(?:top|bottom)\s+(?:about|with|saying|that\s+(?:says|reads))\s+(?:the\s+)?[\w'’-]+(?:\s+[\w'’-]+){0,3}?(?=\s+(?:is|should|could|looks|needs)\b)/gi,
    'the subtitle',
  ],
  // "I want the type to fill the whole cover".
  [
    /\b(?:i\s+want|i['’]d\s+like|make|let|have)\s+(?:the\s+)?(?:title|type|lettering|letters|text)\s+(?:to\s+)?fill\s+the\s+(?:whole|entire|full)\s+(?:cover|page|width|front)\b/gi,
    'make the title much bigger',
  ],
  // "Slim down the lettering": down is no place then.
  [/\b(?:slim|thin)\s+down\s+(?=(?:the|my)\s)/gi, 'thinner '],
  // "Make the title smaller so that it fits on one line": as small as that takes.
  [
    new RegExp(
      `\\b(?:make|set|shrink|reduce|size)\\s+(${line})(?:\\s+[\\w-]+){0,3}?\\s+(?:so\\s+(?:that\\s+)?|until\\s+|enough\\s+(?:so\\s+)?(?:that\\s+)?)(?:it|they)\\s+(?:(?:can|could|will|would|all)\\s+)?(?:fits?|goes|sits?|stands?|stays?|is|are)\\s+(?:in|on|into|onto)\\s+(one|a\\s+single|two)\\s+(lines?)\\b`,
      'gi',
    ),
    'set $1 on $2 $3',
  ],
  // "Move the title down to the middle": where it ends says how it goes.
  [/\b(?:up|down|back|over)\s+(?=(?:in)?to\s+the\s+(?:middle|cent(?:re|er))\b)/gi, ''],
  // "I can barely read the subtitle. Bigger please."
  [
    /\b(?:(?:i|we|you|people|readers|nobody|no\s+one)\s+)?(?:can\s+)?(?:barely|hardly|can['’]?t|cannot|scarcely|can)\s+(?:even\s+|really\s+)?read\s+((?:the|my)\s+(?:subtitle|tagline|title|name|author(?:['’]s)?(?:\s+name)?))\b[^.,;!?]*[.,;!]\s*(?:so\s+)?(?:please\s+)?(?:make\s+(?:it|that)\s+)?(?=(?:much\s+|a\s+lot\s+|a\s+bit\s+)?(?:bigger|larger|bolder)\b)/gi,
    'make $1 ',
  ],
  // "The title mustn't drip blood any more".
  [
    /\b(?:the\s+)?(?:title|letters|lettering)\s+(?:must\s*n['’]?t|must\s+not|should\s*n['’]?t|should\s+not|can['’]?t)\s+(?:drip|bleed|ooze)\b[^,.;!?]*/gi,
    'remove the drips',
  ],
  // "The journal title", "the quote under the title".
  [/\b(?:journal|book|novel|planner|notebook|diary)\s+title\b/gi, 'title'],
  [
    /\bthe\s+(?:quote|quotation|motto|saying|caption|strap)\s+(?:under|below|above|beneath)\s+the\s+title\b/gi,
    'the subtitle',
  ],
  // "I don't want the letters reflected on the floor".
  [
    /\bi\s+(?:do\s*n['’]?t|do\s+not)\s+(?:want|like|need)\s+the\s+(?:letters|title|lettering|text)\s+(?:reflected|mirrored)\b[^,.;!?]*/gi,
    'remove the reflection',
  ],
  // "Can the title come down a size?"
  [
    /\b(?:could|can|should|may)\s+((?:the|my)\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:please\s+)?(?:come|go|drop)\s+down\s+(?:a|one|two|half\s+a)\s+(?:sizes?|notch(?:es)?|points?|steps?)\b/gi,
    'make $1 smaller',
  ],
  // "The series line", "the line about trusting no one": what stands under the title.
  [/\bthe\s+(?:series|selling|promo|teaser|hook|bottom|small|little|tiny)\s+line\b/gi, 'the subtitle'],
  // "The mirrored letters under the title", "ghost lettering", "that weird reflection on the floor": what its letters throw.
  [
    /\b(?:the\s+|any\s+|that\s+|those\s+)?(?:mirrored|reflected|ghost(?:ed|ly)?|upside[- ]down)\s+(?:letters|lettering|text|type|title|words|copy|writing)(?:\s+(?:under|beneath|below|behind|on)\s+(?:the\s+)?[\w-]+)?/gi,
    'the reflection',
  ],
  [
    /\b(?:the\s+|any\s+|that\s+)?(?:(?:mirrored|mirror|weird|odd|strange|ugly|faint)\s+)*reflections?\s+(?:under|beneath|below|behind|of|from|on)\s+(?:the\s+)?(?:title|letters|lettering|text|floor|ground)\b/gi,
    'the reflection',
  ],
  [
    /\bthe\s+title\s+(?:should\s*n['’]?t|should\s+not|must\s*n['’]?t|does\s*n['’]?t\s+need\s+to)\s+have\s+(?:the\s+|that\s+|an?\s+)?(?:(?:weird|odd|strange|ugly)\s+)?(?=reflection|shadow|outline|glow)/gi,
    'remove the ',
  ],
  [/\bremove\s+the\s+the\s+/gi, 'remove the '],
  // "No glitch lines through the title letters", "no glitch distortion on the type".
  [
    /\bno\s+(?:glitch(?:es|y|ing)?|distortion|distorted|broken|static|noise|interference)(?:\s+[\w-]+)?\s+(?:on|in|through|across|over|of|around)\s+(?:the\s+)?(?:title|letters|lettering|type|text|words)(?:\s+(?:letters|lettering|text|itself|words))?/gi,
    'no glitches',
  ],
  [
    /\bkeep\s+(?:the\s+)?(?:(?:title|type|text)\s+)?(?:letters|lettering|title|type|text|them)\s+clean\b[:;,]?\s*/gi,
    '',
  ],
]

export const lettersTold = (wish: string): string => retold(phrasings, wish)
