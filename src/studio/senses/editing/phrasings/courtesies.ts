// Takes the manners of letters out of an edit: "feel free to", "believe it or not", "if you'd be so kind"; and says who wishes in one way.

const tail = String.raw`(?=\s*(?:[,.;:!?]|$))`

/** What stands between commas, or at the end, and says nothing of the cover. */
const asides = new RegExp(
  String.raw`(?:^|[,;–—]\s*|\s+)(?:if (?:it(?:['’]s not| is not| is\s?n['’]?t|isn['’]?t) too much (?:trouble|to ask|bother|work)|you (?:would(?:n['’]?t mind)?|please|can|could|may|don['’]?t mind)|you['’]d be so kind|you have such a thing|(?:both|that|this|it) (?:can be (?:managed|done|arranged)|is (?:possible|feasible|at all possible|not too much trouble))|i may|at all possible|possible)|believe it or not|don['’]?t you (?:think|agree)|would(?:n['’]?t)? you(?: (?:say|agree))?|can it|to be (?:frank|honest|fair)|in my (?:opinion|view)|i(?:['’]m| am) told|after all|that['’]?s all i ask|while you(?:['’]re| are) at it|no end|as it were|so to speak|by the way|and (?:she|he|they|you|we) (?:may|might|could) (?:well )?be right|all things considered|for what it['’]?s worth|thank you|thanks|for me)${tail}`,
  'gi',
)

/** "In chapter three", "page four": where in the book it is told. */
const whereTold =
  /,?\s*\b(?:(?:in|by|from|on|of|at|around|since|until|for all of|throughout)\s+)?(?:the\s+)?(?:chapter|page|book|part|volume|act)\s+(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b/gi

const wishes: readonly (readonly [said: RegExp, plain: string])[] = [
  [/,?\s+(?:which|and\s+that|that)(?:\s+is|['’]s)\s+(?:the\s+reason\s+)?why\s+/gi, '. '],
  // "We would prefer a dove to the cross".
  [
    /\b(?:i|we)(?:['’]d|\s+would)\s+(?:much\s+|rather\s+)?prefer\s+(an?\s+[^,.;!?]{2,60}?)\s+to\s+(the\s+[\w-]+(?:\s+[\w-]+)?)(?=\s*(?:[,.;!?]|$))/gi,
    'replace $2 with $1',
  ],
  [/\b(?:i['’]d|i\s+would|may\s+i|could\s+i|can\s+i)\s+ask\s+(?:you\s+)?for\s+/gi, "I'd like "],
  [/\b(?:please\s+)?(?:do\s+)?feel\s+free\s+to\s+/gi, 'please '],
  [/\bkindly\s+/gi, 'please '],
  [/\bright\s+now\b/gi, 'now'],
  [
    /\b(?:i['’]d|i\s+would)\s+(?:be\s+(?:so\s+)?(?:glad|happy|pleased|relieved)|like|love)\s+to\s+see\s+(it|them|(?:the|those|that)\s+[\w-]+)\s+(?:gone|go|disappear|vanish)\b/gi,
    'please remove $1',
  ],
  [/\bwhat\s+if\s+((?:the|my|his|her)\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:were|was)\s+/gi, '$1 should be '],
  // "I'd be so pleased if one sat among the leaves".
  [
    /\b(?:i['’]d|i\s+would|it\s+would)\s+be\s+(?:so\s+|very\s+|most\s+|really\s+)?(?:pleased|glad|grateful|delighted|thrilled|happy|lovely|wonderful|nice|great)\s+if\s+(?=(?:an?|one|some|two|three|a\s+few)\s)/gi,
    'please let ',
  ],
  // "If the ship could be a steamer I'd be thrilled".
  [
    /(^|[.!?]\s+)if\s+((?:the|my|those|these|his|her)\s+[^,.;!?]*?)\s+could\s+([^,.;!?]*?),?\s+(?:i(?:['’]d|\s+would)|it\s+would)\s+be\s+(?:so\s+|very\s+|most\s+)?[a-z]+/gi,
    '$1$2 should $3',
  ],
  [/[,;]\s*without\s+(?:it|them|that)\s*,?\s+(?:he|she|it|they|the\s+[\w-]+)\s+(?:would|will|might)\b[^.!?]*/gi, ''],
  [/\bis\s+there\s+(?:any|a|some)\s+(?:way|chance)\s+(?:that\s+)?(?=(?:the|my|those|these)\s)/gi, ''],
  [
    /\b(?:could|may|might)\s+i\s+(?:trouble|ask|beg)\s+you\s+to\s+|\bwould\s+you\s+be\s+so\s+(?:good|kind)\s+as\s+to\s+/gi,
    'please ',
  ],
  // "I'm afraid", "I have to say": what follows is said.
  [
    /(^|[.;!?,]\s+|\b(?:but|and|so)\s+)(?:i(?:['’]m|\s+am)\s+(?:afraid|sorry\s+to\s+say|told|sure)|i\s+(?:fear|must\s+(?:say|admit|confess)|have\s+to\s+(?:say|admit|confess)|admit|confess|suspect|can['’]?t\s+help\s+(?:feeling|thinking))|it\s+seems\s+to\s+me|it\s+strikes\s+me|the\s+truth\s+is|frankly|honestly)\s+(?:that\s+)?/gi,
    '$1',
  ],
  [/(^|[.;!?]\s+)(?:i(?:['’]ve|\s+have)\s+)?nothing\s+against\s+[^,.;!?]*,?\s+(?:but|only|yet)\s+/gi, '$1'],
  [
    /\bit(?:['’]d|\s+would)\s+be\s+(?:such\s+)?(?:a\s+(?:shame|pity)|odd|strange|wrong|sad)\s+not\s+to\s+(?:have|see|show|include)\s+/gi,
    "I'd like ",
  ],
  [
    /\b(?:my|our|the)\s+(?:[\w-]+\s+)?[\w-]+\s+(?:insists?|suggests?|reckons?|swears?|argues?|maintains?|hopes?|points\s+out|tells\s+me|assures\s+me|keeps\s+saying|is\s+convinced|is\s+sure)\s+(?:that\s+)?(?=(?:the|it|they|he|she|my|a|this|that)\s)/gi,
    '',
  ],
  // "He'd look more heroic with a red cape".
  [/\b(?:i\s+think\s+)?(?:he|she)(?:['’]d|\s+would)\s+look\s+[^,.;!?]*?\bwith\s+(?=an?\s)/gi, 'give him '],
  [/\bwould\s+you\s+mind\s+(?:trying|using|having|giving)\s+/gi, "I'd like "],
  [/\b(?:what|how)\s+would\s+you\s+(?:say\s+to|think\s+of|feel\s+about)\s+/gi, 'how about '],
  // "My daughter would love the sky to be pink", "she'd prefer": whoever wishes it.
  [
    /(?<=^|[,;.!?]\s*|\b(?:so|and|but|because|that)\s+)(?:(?:my|our|the)\s+(?:[\w-]+\s+)?[\w-]+\s+would|(?:she|he|they|we)(?:['’]d|\s+would))\s+(?:really\s+|much\s+)?(?:love|like|prefer|want)\b/gi,
    "I'd like",
  ],
  [
    /\b(i['’]d|i\s+would)\s+be\s+(?:so\s+|very\s+|much\s+|far\s+|most\s+)?(?:happ(?:y|ier)|glad(?:der)?|delighted|thrilled|pleased|over the moon)\s+(?:with|to\s+(?:have|see|get))\s+/gi,
    "I'd like ",
  ],
  [
    /\b(?:i['’]d|i\s+would)\s+(?:expect|hope|be\s+grateful|be\s+glad)\s+to\s+(?:see|have|find)\s+/gi,
    "I'd like to see ",
  ],
  [/\bi\s+(?:would|['’]?d)\s+much\s+prefer\s+/gi, "I'd prefer "],
  [/\bi['’]d\s+much\s+prefer\s+/gi, "I'd prefer "],
  [/\b(?:what|how)\s+if\s+(?=(?:the|my|it|we|you)\b)/gi, 'could '],
]

export const withoutCourtesies = (wish: string): string =>
  wishes
    .reduce((told, [said, plain]) => told.replace(said, plain), wish.replace(asides, '').replace(whereTold, ''))
    .replace(/^\s*[,;]\s*/, '')
