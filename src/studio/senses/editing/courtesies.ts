// Takes the manners of letters out of an edit: "feel free to", "believe it or not", "if you'd be so kind"; and says who wishes in one way.

const tail = String.raw`(?=\s*(?:[,.;:!?]|$))`

/** What stands between commas, or at the end, and says nothing of the cover. */
const asides = new RegExp(
  String.raw`(?:^|[,;–—]\s*|\s+)(?:if (?:you (?:would(?:n['’]?t mind)?|please|can|could|may|don['’]?t mind)|you['’]d be so kind|you have such a thing|(?:both|that|this|it) (?:can be (?:managed|done|arranged)|is (?:possible|feasible|at all possible|not too much trouble))|i may|at all possible|possible)|believe it or not|don['’]?t you (?:think|agree)|would(?:n['’]?t)? you(?: (?:say|agree))?|can it|to be (?:frank|honest|fair)|in my (?:opinion|view)|i(?:['’]m| am) told|after all|that['’]?s all i ask|while you(?:['’]re| are) at it|no end|as it were|so to speak|by the way|all things considered|for what it['’]?s worth|thank you|thanks|for me)${tail}`,
  'gi',
)

/** "In chapter three", "page four": where in the book it is told. */
const whereTold =
  /,?\s*\b(?:(?:in|by|from|on|of|at|around|since|until|for all of|throughout)\s+)?(?:the\s+)?(?:chapter|page|book|part|volume|act)\s+(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b/gi

const wishes: readonly (readonly [said: RegExp, plain: string])[] = [
  [/,?\s+(?:which|and\s+that|that)(?:\s+is|['’]s)\s+(?:the\s+reason\s+)?why\s+/gi, '. '],
  [/\b(?:i['’]d|i\s+would|may\s+i|could\s+i|can\s+i)\s+ask\s+(?:you\s+)?for\s+/gi, "I'd like "],
  [/\b(?:please\s+)?(?:do\s+)?feel\s+free\s+to\s+/gi, 'please '],
  [/\bkindly\s+/gi, 'please '],
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
  [/\b(?:i['’]d|i\s+would)\s+(?:expect|hope|be\s+grateful|be\s+glad)\s+to\s+(?:see|have|find)\s+/gi, "I'd like to see "],
  [/\bi\s+(?:would|['’]?d)\s+much\s+prefer\s+/gi, "I'd prefer "],
  [/\bi['’]d\s+much\s+prefer\s+/gi, "I'd prefer "],
  [/\b(?:what|how)\s+if\s+(?=(?:the|my|it|we|you)\b)/gi, 'could '],
]

export const withoutCourtesies = (wish: string): string =>
  wishes
    .reduce((told, [said, plain]) => told.replace(said, plain), wish.replace(asides, '').replace(whereTold, ''))
    .replace(/^\s*[,;]\s*/, '')
