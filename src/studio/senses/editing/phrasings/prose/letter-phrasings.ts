// Turns of phrase of authors who write to their designer, told as plain orders: what is meant to be, what is missed, what should be like what.
import { linePattern as line, type Phrasing, retold } from '../said-patterns.ts'

const phrasings: readonly Phrasing[] = [
  [
    /\bturning\s+(it|him|her|them|(?:the|my)\s+[\w-]+)\s+a?round\s+(?:would|could|might|should)\b[^.!?]*/gi,
    '$1 should face the other way',
  ],
  [/\b(?:could|can)\s+do\s+with\s+being\b/gi, 'should be'],
  // "It's meant to be a rainy Tuesday, and now it looks like a heatwave".
  [
    /\bit(?:['’]s|\s+is|\s+was)\s+(?:meant|supposed)\s+to\s+be\s+([^.;!?]*?),?\s+(?:and|but|yet)\s+(?:(?:now|at\s+the\s+moment|as\s+it\s+is|at\s+present)\s*,?\s+)?(?:it|this)\s+(?:looks|feels|reads|seems)\b[^.!?]*/gi,
    'make it $1',
  ],
  // "I'd love the whole pattern to feel fresher": the picture.
  [
    /\b(?:i['’]d\s+(?:like|love|prefer)|let|have|i\s+want)\s+the\s+(?:(?:whole|entire)\s+)?(?:pattern|thing|cover|scene|picture|design|drawing|image|art|artwork|illustration)\s+(?:to\s+)?(?:feel|look|seem|be)\s+/gi,
    'make it ',
  ],
  // "My name should look the same": as the title.
  [
    new RegExp(String.raw`(${line})\s+(?:should|could|must)\s+(?:look|be)\s+the\s+same(?=\s*(?:[.;!?,]|$))`, 'gi'),
    '$1 in the same lettering as the title',
  ],
  // "To the top, where my name is now": who stood there.
  [
    /,\s+where\s+(?:my\s+name|the\s+(?:sub)?title|the\s+author(?:['’]s\s+name)?)\s+(?:is|stands|sits|was)(?:\s+now)?(?=\s*(?:[,.;!?]|$))/gi,
    '',
  ],
  // "Under the yellow band": where the title is.
  [/\b(under|below|beneath|above)\s+the\s+(?:[\w-]+\s+)?(?:band|banner|panel|strip|box|label)\b/gi, '$1 the title'],
  // "I've seen covers done in charcoal; might ours follow that road?"
  [
    /\bi(?:['’]ve|\s+have)?\s+(?:seen|saw|admire|love|like)\s+(?:some\s+|other\s+|the\s+)?covers\s+(?:that\s+(?:are|were)\s+)?(?:done|painted|drawn|made|printed|set)\s+(?:in|with|like|as)\s+([^,.;!?]*?)(?:\s+(?:that|which)\s+[^.;!?]*)?[.;,]\s*(?:and\s+)?(?:might|could|can|would|may)\s+(?:ours|mine|we|this\s+one)\b[^.!?]*/gi,
    'make it look like $1',
  ],
  // "Cover the hills in snow": it lies.
  [
    /\bcover(?:ing|ed)?\s+(?:the|those|these|all\s+the)\s+[\w-]+(?:\s+and\s+(?:the\s+)?[\w-]+)?\s+(?:in|with)\s+(?:thick\s+|deep\s+|fresh\s+)?(snow|frost)\b/gi,
    '$1 on the ground',
  ],
  // "Her hat blew off, so she shouldn't be wearing it".
  [
    /\b(?:her|his|the|their)\s+([\w-]+)\s+[^.!?]*?,\s+so\s+(?:she|he|they|it)\s+(?:should\s*n['’]?t|must\s*n['’]?t|can['’]?t|can\s*not)\s+(?:still\s+)?be\s+(?:wearing|holding|carrying)\s+(?:it|them|one)\b/gi,
    'remove the $1',
  ],
  // "Targets are a bit aggressive, so hearts instead?"
  [
    /(^|[.!?]\s+)(?:the\s+)?((?:[\w-]+\s+)?[\w-]+s?)\s+(?:is|are|feels?|looks?|seems?)\s+[^.!?]*?,\s+so\s+(?:maybe\s+|perhaps\s+|how\s+about\s+|what\s+about\s+)?((?:an?\s+|some\s+)?(?:[\w-]+\s+)?[\w-]+)\s+instead(?=\s*(?:[.!?,]|$|please))/gi,
    '$1replace the $2 with $3',
  ],
  [/\bthin\s+(them|those)\s+out\b/gi, 'fewer of $1'],
  [/\bhad\s+better\s+be\b/gi, 'should be'],
  // "Thin out the flowers": fewer of them.
  [/\bthin\s+out\s+(?:the|those|these|all\s+the)\s+/gi, 'fewer '],
  [
    /\b(?:i['’]d\s+(?:like|love|prefer)\s+)?something\s+(?:(?:a\s+bit|much|rather)\s+)?(?:closer|nearer)\s+to\s+(?=an?\s)/gi,
    'make it look like ',
  ],
  // "A mosque with its minarets": they are a part of it.
  [
    /\b(an?\s+(?:[\w-]+\s+)?[\w-]+)\s+with\s+(?:its|his|her|their)\s+(?:own\s+)?(?:[\w-]+\s+)?[\w-]+(?=\s*(?:[,.;!?]|$))/gi,
    '$1',
  ],
  // "Let a dragon fly past the moon": it comes.
  [/\blet\s+(an?\s+(?:[\w-]+\s+){0,2}?[\w-]+|some\s+[\w-]+)\s+(fly|soar|circle)\s+/gi, 'add $1 $2ing '],
  [
    /\blet\s+(an?\s+(?:[\w-]+\s+){0,2}?[\w-]+|some\s+[\w-]+)\s+(?:sat|stood|lay|hung|perched|peeped|flew|sit|stand|lie|walk|run|swim|sail|hang|wait|sleep|peek|perch|glide|drift|float|rest|settle|land|hover|climb|dance|play|follow)\s+/gi,
    'add $1 ',
  ],
  // "Take it towards a film poster": make it look like one.
  [
    /\b(?:take|push|move|steer|nudge|bring)\s+(?:it|this|things|the\s+(?:cover|look|style|picture|whole\s+thing))\s+(?:(?:more|closer|a\s+bit|further)\s+)*(?:towards?|in\s+the\s+direction\s+of)\s+/gi,
    'make it look like ',
  ],
  // "It reads as a warm evening, whereas my woods are in blue moonlight": what comes after is how it should be.
  [
    /(^|[.!?]\s+)(?:(?:now|at\s+the\s+moment|as\s+it\s+is|at\s+present|currently|for\s+now)\s*,?\s+)?(?:it|this|the\s+(?:cover|picture|scene))\s+(?:reads|feels|looks|comes\s+across|seems)\s+(?:as|like)\s+[^,.;!?]*,\s+(?:whereas|while|when|but)\s+(?:in\s+(?:my|the)\s+[\w-]+\s+)?(?:my|the|our)\s+[\w-]+\s+(?:is|are|happens?|takes?\s+place|plays?)\s+(?:(?:all|at\s+(?:their|its)\s+\w+|really|mostly)\s+)*(?:about\s+|in\s+|at\s+)?/gi,
    '$1make it ',
  ],
  // "The flowers and leaves should feel autumnal": all of the picture.
  [
    /\b(?:i['’]d\s+(?:like|love|prefer)|make|let|have|i\s+want)\s+(?:the|my)\s+(?:[\w-]+\s+)?[\w-]+(?:\s+and\s+(?:the\s+)?[\w-]+)?\s+(?:to\s+)?(?:feel|look|seem)\s+(?:(?:properly|really|more|truly|a\s+bit|quite)\s+)*(?=(?:autumnal|wintry|summery|spring-?like|springlike|festive|christmassy)\b)/gi,
    'make it look ',
  ],
  // "There is no football anywhere": it is missed. What is asked for then is told after it.
  [
    /(^|[.!?;]\s+|,\s+(?:and|but|yet)\s+)there(?:['’]s|\s+is|\s+are|\s+isn['’]?t|\s+aren['’]?t)\s+(?:no|not\s+an?(?:\s+single)?|an?|any|one)\s+(?:[\w-]+\s+)?[\w-]+\s+(?:anywhere|to\s+be\s+seen|in\s+sight)\b[^.!?;]*[.!?;]\s*(?=\S)/gi,
    '$1',
  ],
  // "I'd love to see it so": what was told is asked for.
  [
    /,?\s*(?:and\s+)?(?:i['’]d|i\s+would)\s+(?:love|like)\s+(?:to\s+(?:see|have)\s+)?(?:it|them)\s+(?:so|that\s+way|like\s+that)(?=\s*[.!?])/gi,
    '',
  ],
  // "Tone it down to pastels": the pastels are asked for.
  [
    /\b(?:tone|calm|bring|take|quieten|turn)\s+(?:it|everything|(?:the|my)\s+(?:[\w-]+\s+){0,2}?[\w-]+)\s+down\s+to\s+(?=(?:pastels?|muted|soft|earth|neutral|pale|gentle|quiet)\b)/gi,
    'make it ',
  ],
  // "Centre it in the white box": where it stands.
  [
    /\b(?:in|on|inside|within)\s+the\s+(?:(?:white|black|red|blue|pale|cream|dark|yellow|green|pink|gr[ea]y|brown)\s+)(?:box|panel|label|card|plate|strip)\b(?=\s*[,.;!?]|\s*$)/gi,
    '',
  ],
  // "Swirling about the foot of the house": around it.
  [
    /\b(?:about|around|round|at|by)\s+the\s+(?:foot|feet|base|bottom)\s+of\s+(the|his|her|that)\s+(?!cover|page|picture|image|title|front|sheet|panel|label|box)(?=[\w-]+)/gi,
    'around $1 ',
  ],
]

export const lettersRephrased = (wish: string): string => retold(phrasings, wish)
