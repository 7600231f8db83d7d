// Orders about colours in a roundabout way: "deep burgundy where it is green now", "pink sun to acid green", "why is the haze purple? Orange,
// please".
import { isColour } from '../../sentence/said-colours.ts'
import { garmentPattern as garment } from '../said-patterns.ts'

const colour = String.raw`((?:[\w-]+\s+){0,2}?[\w-]+)`

const possessive: Readonly<Record<string, string>> = { her: 'her', him: 'his' }

/** "Deep burgundy where it is green now", "silver foil where it's copper now, both the moon and the crown". */
const whereNow =
  /\b(?:(?:i['’]d\s+(?:like|love|prefer)|i\s+want|(?:could|can)\s+(?:we|you)\s+(?:try|do|have)|try|use|have)\s+(?:(?:this|it)\s+in\s+)?)?((?:[\w-]+\s+){0,2}?[\w-]+)\s+where(?:ver)?\s+(?:(?:there|it|everything)(?:['’]s|\s+is)|they\s+are|you\s+(?:have|used)|we\s+have)\s+(?:now\s+)?([\w-]+(?:\s+[\w-]+)??)(?:\s+(?:now|at the moment|currently|right now))?(?:\s*,\s*(?:both|for|on)\s+(the\s+[\w-]+(?:\s+and\s+(?:the\s+)?[\w-]+)?))?(?=\s*[,.;!?]|\s*$)/gi

/** "Why is everything purple??": it should not be. */
const whyIs =
  /(?:\b(?:so|but|and)\s+)?\bwhy\s+(?:is|does)\s+(?:everything|it|this|all\s+of\s+(?:it|this)|the\s+(?:whole\s+)?(?:thing|cover|picture))\s+(?:have\s+to\s+be\s+|look\s+)?(?:so\s+|all\s+|in\s+)?((?:[\w-]+\s+)?[\w-]+?)\s*(?:[?!.]+|$)/gi

/** "Black and white, except leave the sun red": one thing is of a colour where all else loses its own. */
const exceptIn =
  /\s*[,;.]?\s+(?:except(?:\s+(?:for|that|to))?|but|only)\s+(?:(?:leave|keep|leaving|keeping)\s+)?(the\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:(?:should\s+|can\s+|must\s+)?(?:stays?|remains?|in)\s+)?((?:[\w-]+\s+)?[\w-]+?)(?=\s*[.;!?]|\s*$)/gi

/** "The runner's top and shorts should be yellow": both of them. */
const bothWorn = new RegExp(
  String.raw`\b((?:the\s+[\w-]+['’]s|her|his)\s+)(${garment})\s+and\s+(${garment})\s+(?:(?:should|could|to)\s+be\s+|be\s+|to\s+|in\s+)?${colour}(?=\s*[,.;!?]|\s*$|\s+(?:so|and|please)\b)`,
  'gi',
)

/** "Fiery orange for the smoke", at the head of a sentence. */
const forThing = new RegExp(
  String.raw`(^|[.!?;]\s+)${colour}\s+for\s+(the\s+(?:[\w-]+\s+)?[\w-]+?)(?:\s*,?\s+please)?(?=\s*[.!?;]|\s*$)`,
  'gi',
)

/** "Pink sun to acid green", "pink parts of the heart to bright turquoise": what it is, and what it should be. */
const fromTo = new RegExp(
  String.raw`(^|[.!?;]\s+)(?:the\s+)?([\w-]+)\s+(?:(?:parts?|bits?|pieces)\s+(?:of|on|in)\s+the\s+)?([\w-]+(?:\s+[\w-]+)?)\s+to\s+${colour}(?:\s+(?:please|pls|plz))?(?=\s*[,.!?;]|\s*$)`,
  'gi',
)

/** "Red rose in the middle", "only blue flowers, none of the pink or purple ones": those that are there. */
const thingIs = new RegExp(
  String.raw`(^|[.!?;]\s+)(?:an?\s+)?${colour}\s+([\w-]+)\s+in\s+the\s+(?:middle|cent(?:re|er))(?=\s*[,.!?;]|\s*$|\s+and\b)`,
  'gi',
)
const onlyOf = new RegExp(
  String.raw`(^|[.!?;]\s+|,\s+)(?:only|just|all)\s+${colour}\s+([\w-]+s)\s*,\s+(?:none\s+of\s+the|no)\s+[\w-]+(?:\s+(?:or|and)\s+[\w-]+)?(?:\s+ones)?(?=\s*[,.!?;]|\s*$)`,
  'gi',
)

/** "It burned, so why purple?": a question that a wish answers. */
const whyBare = /(?:^|[.!?]\s+)[^.!?]*?\bwhy\s+([\w-]+)\s*\?+\s+/gi

/** "Turn the pink sun into a yellow one". */
const anotherOne = new RegExp(
  String.raw`\b(?:turn|change|make)\s+the\s+([\w-]+)\s+([\w-]+)\s+(?:in)?to\s+an?\s+${colour}\s+(?:one|\2)\b`,
  'gi',
)

/** "Use yellow gold for the crown and moon". */
const useFor = new RegExp(
  String.raw`\b(?:use|try|go\s+for|choose|pick)\s+(?:an?\s+)?${colour}\s+(?:for|on)\s+(the\s+[\w-]+)(?:\s+and\s+(?:the\s+)?([\w-]+))?(?=\s*[,.!?;]|\s*$)`,
  'gi',
)

/** "I'd prefer silver foil over the copper on the moon and crown". */
const preferredTo = new RegExp(
  String.raw`\b(?:i|we)(?:['’]d|\s+would)?\s+prefer\s+${colour}\s+(?:over|to)\s+(?:the\s+|this\s+|that\s+)?([\w-]+)(?:\s+(?:on|of|for)\s+the\s+[\w-]+(?:\s+and\s+(?:the\s+)?[\w-]+)?)?(?=\s*[,.!?;]|\s*$)`,
  'gi',
)

/** "The marbling is brown and green. It should be blues and teals": not as it is. */
const isButShould =
  /\b(the\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:is|are)\s+([\w-]+)(?:\s+and\s+[\w-]+)?\s*[.;,]\s*(?:but\s+)?(?:it|they)\s+(?:should|ought\s+to|must)\s+be\s+(?=[a-z])/gi

/** "A soft cream ground": what everything is on. */
const groundIn = new RegExp(String.raw`\b(an?\s+|in\s+(?:an?\s+)?)${colour}\s+ground\b`, 'gi')

/** "No purple left anywhere". */
const noneLeft = /\b(no\s+[\w-]+)\s+left(?:\s+(?:anywhere|at\s+all|over|in\s+it))?(?=\s*[,.!?;]|\s*$)/gi

/** "Can the rocket be teal where it's red now?": of the rocket. */
const thingWhere = new RegExp(
  String.raw`\b(?:(?:can|could|should)\s+)?(the\s+[\w-]+)(?:\s+itself)?\s+(?:should\s+|could\s+)?be\s+${colour}\s+where\s+(?:it(?:['’]s|\s+is)|they\s+are)\s+[\w-]+(?:\s+now)?(?=\s*[,.!?;]|\s*$)`,
  'gi',
)

/** "I don't want a red title. Black, please." */
const lineIn = new RegExp(
  String.raw`\b(?:i|we)\s+(?:do\s*n['’]?t|do\s+not)\s+(?:want|like)\s+an?\s+([\w-]+)\s+(title|subtitle|tagline|name)\b[^.!?]*[.!?]\s+${colour}(?:\s*,?\s+please)(?=\s*[.!?]|\s*$)`,
  'gi',
)

/** "Without any pink or lilac". */
const withoutBoth =
  /\s*,?\s+without\s+(?:any|all\s+(?:the|that))\s+([\w-]+)\s+(?:or|and)\s+([\w-]+)(?=\s*[,.;!?]|\s*$)/gi

const withoutAny = /\s+without\s+(?:any|all\s+(?:the|that))\s+((?:[\w-]+\s+)?[\w-]+)(?=\s*[,.;!?]|\s*$)/gi

/** "Why is the haze purple? Flame orange, please." */
const whyThing =
  /\bwhy\s+(?:is|are)\s+(the\s+(?:[\w-]+\s+)?[\w-]+?)\s+(?:so\s+|all\s+)?((?:[\w-]+\s+)?[\w-]+)\s*\?+\s+(?:make\s+(?:it|them)\s+)?((?:[\w-]+\s+)?[\w-]+?)(?:\s*,?\s+please)?(?=\s*[.!]|\s*$)/gi

/** "Emerald gown for the lady": hers should be emerald. */
const gownFor = new RegExp(
  String.raw`(^|[.;!?]\s+|,\s+)(?:an?\s+)?${colour}\s+(${garment})\s+(?:for|on)\s+((?:the\s+)?[\w-]+)(?=\s*[,.;!?]|\s*$|\s+and\b)`,
  'gi',
)

/** "Please print the copper in silver foil instead, both crown and crescent". */
const printedIn =
  /\b(?:print|do|render|put|have|set|make|paint|show)\s+the\s+((?:[\w-]+\s+)?[\w-]+)\s+in\s+((?:[\w-]+\s+){0,2}?[\w-]+)\s+instead(?:\s*,\s*(?:both|for|on)\s+(?:the\s+)?[\w-]+(?:\s+and\s+(?:the\s+)?[\w-]+)?)?(?=\s*[,.;!?]|\s*$)/gi

/** "Switch the brown and gold light to cold blue", "make all the orange and red flowers lavender". */
const ofTwoTo =
  /\b(?:switch|change|turn|make|shift|recolou?r|paint)\s+(?:all\s+)?(?:the\s+|those\s+|these\s+)((?:[\w-]+\s+)?[\w-]+)\s+and\s+([\w-]+)\s+([\w-]+)\s+(?:(?:in)?to\s+)?((?:[\w-]+\s+)?[\w-]+)(?=\s*[,.;!?]|\s*$)/gi

/** "Our brand is navy and teal with a bit of orange", "our series uses amber, not green": what the cover should be in. */
const ofHouse =
  /\b(?:our|my|the)\s+(?:[\w-]+\s+)?(?:brand(?:ing)?|series|house|imprint|company|publisher|school|team|club|list|range)(?:['’]s)?(?:\s+colou?rs?)?\s+(?:is|are|uses|use|comes\s+in|has)\s+([^.;!?]+?)(?=\s*[.;!?]|\s*$)/gi

/** "Navy and teal with a bit of orange": how a cover in several colours is asked for; null where it is something else. */
const inColours = (words: string): string | null => {
  const [wanted = '', refused] = words.split(/,?\s+(?:not|never|rather than|instead of)\s+/i)
  const all = wanted
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s+with\s+/i)
    .map((each) => each.replace(/^(?:just\s+)?(?:an?\s+(?:bit|touch|hint|splash|little|dash)\s+of|some)\s+/i, ''))
  if (!all.every((each) => isColour(each))) return null
  if (refused === undefined) return all.length > 1 ? `use ${all.join(' and ')}` : null
  return isColour(refused) && all.length === 1 ? `change ${refused} to ${wanted}` : null
}

export const coloursOrdered = (wish: string): string =>
  wish
    .replace(thingWhere, (found, what: string, named: string) => (isColour(named) ? `make ${what} ${named}` : found))
    .replace(lineIn, (found, old: string, line: string, named: string) =>
      isColour(old) && isColour(named) ? `make the ${line} ${named}` : found,
    )
    .replace(whereNow, (found, to: string, from: string, things: string | undefined) =>
      !isColour(to) || !isColour(from) ? found : things ? `make ${things} ${to}` : `change ${from} to ${to}`,
    )
    .replace(forThing, (found, start: string, named: string, what: string) =>
      isColour(named) ? `${start}make ${what} ${named}` : found,
    )
    .replace(fromTo, (found, start: string, old: string, what: string, named: string) =>
      isColour(old) && !isColour(what) && isColour(named)
        ? /\b(?:parts?|bits?|pieces)\b/i.test(found)
          ? `${start}change ${old} to ${named}`
          : `${start}make the ${old} ${what} ${named}`
        : found,
    )
    .replace(thingIs, (found, start: string, named: string, what: string) =>
      isColour(named) ? `${start}make the ${what} ${named}` : found,
    )
    .replace(onlyOf, (found, start: string, named: string, what: string) =>
      isColour(named) ? `${start}make the ${what} ${named}` : found,
    )
    .replace(whyBare, (found, named: string) => (isColour(named) ? '' : found))
    .replace(anotherOne, (found, old: string, what: string, named: string) =>
      isColour(old) && isColour(named) ? `make the ${what} ${named}` : found,
    )
    .replace(useFor, (found, named: string, what: string, other: string | undefined) =>
      isColour(named) ? `make ${what}${other ? ` and the ${other}` : ''} ${named}` : found,
    )
    .replace(preferredTo, (found, to: string, from: string) =>
      isColour(to) && isColour(from) ? `change ${from} to ${to}` : found,
    )
    .replace(isButShould, (found, what: string, old: string) => (isColour(old) ? `${what} should be ` : found))
    .replace(groundIn, (found, lead: string, named: string) => (isColour(named) ? `${lead}${named} background` : found))
    .replace(noneLeft, '$1')
    .replace(bothWorn, (found, whose: string, one: string, other: string, named: string) =>
      isColour(named) ? `make ${whose}${one} ${named} and make ${whose}${other} ${named}` : found,
    )
    .replace(whyThing, (found, what: string, old: string, named: string) =>
      isColour(old) && isColour(named) ? `make ${what} ${named}` : found,
    )
    .replace(gownFor, (found, start: string, named: string, what: string, whose: string) =>
      isColour(named)
        ? `${start}make ${/^(?:her|him)$/i.test(whose) ? (possessive[whose.toLowerCase()] ?? 'the') : `${whose}'s`} ${what} ${named}`
        : found,
    )
    .replace(printedIn, (found, from: string, to: string) =>
      isColour(from) && isColour(to) ? `change ${from} to ${to}` : found,
    )
    .replace(ofTwoTo, (found, one: string, other: string, things: string, to: string) =>
      isColour(one) && isColour(other) && !isColour(things) && isColour(to)
        ? /s$/i.test(things)
          ? `make the ${things} ${to}`
          : `change ${one} to ${to}, change ${other} to ${to}`
        : found,
    )
    .replace(whyIs, (found, named: string) => (isColour(named) ? `. No ${named}. ` : found))
    .replace(ofHouse, (found, colours: string) => inColours(colours) ?? found)
    .replace(withoutBoth, (found, one: string, other: string) =>
      isColour(one) && isColour(other) ? `, no ${one}, no ${other}` : found,
    )
    .replace(withoutAny, (found, named: string) => (isColour(named) ? `, no ${named}` : found))
    .replace(exceptIn, (found, what: string, named: string) => (isColour(named) ? `, make ${what} ${named}` : found))
