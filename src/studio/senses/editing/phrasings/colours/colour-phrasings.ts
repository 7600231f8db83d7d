// Turns of phrase about colours told as plain orders: "everything green should become amber" is "change green to amber".
import { isOwnWord } from '../../lexicon/own-words.ts'
import { colourOf, hasColour, isColour, startsInColour } from '../../sentence/said-colours.ts'
import { mayPattern as may } from '../said-patterns.ts'
import { withDresses, withGivenColours, withStripes } from './worn-colours.ts'

const bits =
  '(?:\\s+(?:bits?|parts?|things?|areas?|elements?|accents?|stuff|ones?|tones?|shapes?|details?))?(?:\\s+(?:now|at the moment|currently|at present|right now))?'
const becoming =
  '(?:(?:be|become)(?:\\s+(?:changed|turned)\\s+(?:in)?to)?|turn(?:\\s+(?:in)?to)?|go|change\\s+(?:in)?to)'
/** All that is of one colour. */
const all = `(?:everything|anything|whatever|all(?:\\s+(?:of\\s+)?(?:the|that))?)\\s+(?:(?:that|which)?(?:['’]s|\\s*\\bis|\\s*\\bare)\\s+(?:in\\s+)?|that\\s+|in\\s+)?(?:the\\s+)?`

const allShould = new RegExp(
  `\\b(?:${may}\\s+)?${all}([\\w-]+(?:\\s+[\\w-]+)??)${bits}\\s+(?:${may}\\s+)?(?:please\\s+)?${becoming}\\s+`,
  'gi',
)
const turnAll = new RegExp(
  `\\b(?:turn|make|change|paint|switch|swap|replace|recolou?r)\\s+${all}([\\w-]+(?:\\s+[\\w-]+)??)${bits}\\s+(?:(?:in)?to|with|for|by)\\s+`,
  'gi',
)

const allInstead = new RegExp(
  `\\b(?:turn|make|paint)\\s+${all}([\\w-]+)\\s+((?:[\\w-]+\\s+)?[\\w-]+)\\s+instead\\b`,
  'gi',
)

const wherever =
  /\b(?:wherever|everywhere)\s+(?:there(?:['’]s|\s+is)|it(?:['’]s|\s+is)|you\s+(?:see|have|used))\s+(?:now\s+)?([\w-]+(?:\s+[\w-]+)??)(?:\s+now)?\s*,\s*(?:(?:please|i['’]?d|i would|i|we|want|like|love|rather|prefer|use|put|make|it|have|see|should|be)\s+)+/gi

const tiredOf =
  /\b(?:i(?:['’]?m| am)|we(?:['’]?re| are)|i have|i['’]ve)\s+(?:(?:a bit|a little|really|so|just|not)\s+)*(?:tired of|sick of|fed up with|bored (?:of|with|by)|over|done with|had enough of|into|wild about|crazy about|happy with|sold on|mad about)\s+(?:(?:all|the|this|that|so much)\s+)*([\w-]+(?:\s+[\w-]+)??)(?=\s*[,.;!?]|\s+(?:and|so|but)\b)/gi
const isNotMine =
  /\b(?:the|this|that|all the)\s+([\w-]+(?:\s+[\w-]+)??)\s+(?:isn['’]?t|is not|is just not|isn['’]?t really)\s+(?:really\s+)?(?:me|for me|my (?:thing|taste|colou?r|favou?rite)|to my (?:taste|liking)|what i (?:want|had in mind))\b/gi

/** What is wished to look like something bright has its colours. */
const likenesses: readonly (readonly [like: string, colours: string])[] = [
  ['(?:a\\s+)?(?:fire|flames?|lava|embers?|burning)', 'orange and red'],
  ['(?:ice|frost)', 'icy blue'],
  ['blood', 'blood red'],
]
const ofAir = '(?:smoke|mist|fog|haze|glow|aura|nebula|clouds?|swirls?|light|magic|energy|beams?|rays?|hair|water)'

const withLikeness = (wish: string): string =>
  likenesses.reduce((told, [like, colours]) => {
    const looks = new RegExp(
      `(\\bthe\\s+(?:[\\w-]+\\s+)?${ofAir}\\b[^,.;!?]*?)\\s+(?:(${may})\\s+)?(?:(?:to\\s+)?(?:look|be|glow|shine|burn)\\s+)(?:(?:more|just|rather)\\s+)?like\\s+${like}\\b(\\s*,\\s*)?([\\w-]*)`,
      'gi',
    )
    return told.replace(looks, (_, thing: string, should = '', comma = '', next = '') => {
      const lead = should === '' ? ' ' : ` ${should} be `
      if (comma !== '' && isColour(next)) return `${thing}${lead}${next}`
      return `${thing}${lead}${colours}${comma}${next === '' || comma !== '' ? '' : ' '}${next}`
    })
  }, wish)

/** "A cold blue, not that warm yellow": the one instead of the other. */
const notColour =
  /,?\s+(?:and\s+|but\s+)?(?:not|no longer|never)\s+(?:in\s+)?(?:(?:that|the|this|these|those|such|so|all|a|an)\s+)*((?:[\w-]+\s+){0,2}?[\w-]+?)(?:\s+(?:ones?|any\s?more|any\s?longer))?(?=\s*(?:[,.;!?]|$))/gi

/** "Swap the dark blue for wine red": of colours alone, each is changed wherever it is. */
const swapped =
  /\b(?:swap|switch|exchange|trade|replace|change|turn)\s+(?:out\s+)?(?:(?:all|of|the|that|this|every|bit)\s+)*((?:[\w-]+\s+)?[\w-]+)\s+(?:for|with|by|to|into)\s+((?:an?\s+|the\s+|some\s+)?(?:[\w-]+\s+){0,2}?[\w-]+)(?:(?:\s+instead)?,?\s+(?:across|throughout|all over|over|on|in|everywhere on|all across)\s+(?:the\s+)?(?:whole|entire|full)?\s*(?:cover|picture|image|thing|page|design)|,?\s+(?:everywhere|throughout|all over|wherever it (?:is|appears))|(?=\s*(?:[,.;!?]|$)))/gi

/** "Red and white stripes": what has them is of both colours. */
const striped =
  /\b(?:have|has|get|in|with)\s+((?:[\w-]+\s+){0,2}?[\w-]+\s+and\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:stripes|checks|dots|spots|squares)\b/gi

/** "A warmer, peachy colour". */
const ofColour = /\ban?\s+(?:[\w-]+,?\s+){1,2}?([\w-]+)\s+(?:colou?r|tone|shade|hue)\b/gi

/** "Could the big square be red": its size only says which is meant. */
const sizedThing =
  /\b(the|that|this|those|these)\s+(?:big|large|huge|giant|great|tall|small|little|tiny|long|thick|thin)\s+(?=[\w-]+\b(?!\s+(?:one|ones)\b)[^,.;!?]*)/gi

const isToBeColoured = (rest: string): boolean => hasColour(rest) && !startsInColour(rest)

/** "Everything in silver rather than copper". */
const allRather =
  /\b(?:everything|all of it|all|the whole (?:cover|thing|picture))\s+(?:(?:should|could|must|can|to)\s+be\s+)?(?:in\s+)?((?:[\w-]+\s+)??[\w-]+)(?:\s+(?:silk|satin|velvet|fabric|cloth|foil|ink|paper|light|tones?))?\s+(?:instead of|rather than)\s+((?:[\w-]+\s+)?[\w-]+)/gi

/** "The cover in black with a yellow title": the first is what all else stands on. */
const coverWith =
  /\b(?:the\s+(?:whole\s+)?cover|it|everything|the\s+background)\s+(?:be\s+|to\s+be\s+)?(?:in\s+)?((?:[\w-]+\s+)?[\w-]+)\s+with\s+(?=(?:an?\s+|the\s+)?(?:[\w-]+\s+){1,2}(?:title|lettering|text|letters|type|author))/gi

/** "I'd rather have it in silver than in copper". */
const ratherThan =
  /\b(?:in|be)\s+(?:an?\s+)?((?:[\w-]+\s+)?[\w-]+)\s+than\s+in\s+((?:[\w-]+\s+)?[\w-]+)(?=\s*(?:[,.;!?]|$))/gi

/** "Turquoise where it is red now". */
const whereIs =
  /,?\s+where(?:ver)?\s+(?:it|they)(?:['’](?:s|re)|\s+(?:is|are|was|were))\s+(?:now\s+)?((?:[\w-]+\s+)?[\w-]+?)(?:\s+(?:now|at the moment|currently))?(?=\s*(?:[,.;!?]|$))/gi

/** "Paint the fins turquoise": nothing is drawn that is not there. */
const paintThing = /\b(?:paint|colou?r|dye)\s+(?=(?:the|his|her|its|their|my|all|it|them)\s)([^,.;!?]*)/gi

const forColour =
  (plain: (colour: string) => string) =>
  (found: string, colour: string): string =>
    isColour(colour) ? plain(colour) : found

/** "I'd like change purple to rose", as it stands when the exchange is told as an order. */
const wantedChange =
  /\b(?:i['’]d|i|we['’]d|we|could we|can we|could i|can i)\s+(?:would\s+)?(?:like|love|prefer|want|have|get)\s+(?=change\s)/gi

/** "The colours towards rose": no rose is asked for. */
const towardsRose =
  /\b((?:colou?rs?|colou?ring|palette|tones?|hues?|shades?|tints?|scheme)(?:\s+[\w-]+){0,2}?\s+(?:towards?|to|into|in)\s+(?:(?:an?|more|of|soft|the)\s+)*)roses?\b(?!\s+(?:gold|pink|red|garden))/gi

/** "The breast of the bird": the piece is what is spoken of. */
const pieceOfThing = /\bthe\s+([\w-]+)\s+(?:of|on)\s+(?:the|my|this|that|his|her)\s+[\w-]+\b(?!['’])/gi

/** "Black and white with a hint of red": the title is what has it, and all else is grey. */
const hintOf =
  /\b(black[- ]and[- ]white|monochrome|gr[ae]y\s?scale|shades of gr[ae]y)\b([^.;!?]*?),?\s+(?:with|and|plus|but(?: with)?)\s+(?:just\s+|only\s+)?(?:an?|one|some)\s+(?:(?:little|small|single|tiny|bright)\s+)?(?:hint|touch|splash|pop|dash|accent|bit|spot|flash)s?\s+of\s+((?:[\w-]+\s+)?[\w-]+)/gi

/** Colours that are named together, or that are named like a thing. */
const withLists = (wish: string): string =>
  wish
    .replace(towardsRose, '$1rose pink')
    // "A hopeful sunrise, all peach and gold".
    .replace(/,\s+all\s+([\w-]+)\s+and\s+([\w-]+)(?=\s*[,.;!?]|\s*$)/gi, (found, one: string, other: string) =>
      isColour(one) && isColour(other) ? `, ${one} and ${other} colours` : found,
    )
    // "The flowers all peach and coral".
    .replace(/\b((?:the|those|these)\s+[\w-]+s)\s+all\s+(?=([\w-]+))/gi, (found, things: string, next: string) =>
      startsInColour(next) ? `${things} ` : found,
    )
    .replace(hintOf, (found, grey: string, between: string, colour: string) =>
      isColour(colour) ? `${grey}${between}, and the title ${colour}` : found,
    )

export const coloursTold = (wish: string): string =>
  withGivenColours(withLists(withDresses(withLikeness(withStripes(wish)))))
    .replace(pieceOfThing, (found, piece: string) => (isOwnWord(piece) ? `the ${piece}` : found))
    .replace(ofColour, (found, colour: string) => (isColour(colour) ? `a ${colour} colour` : found))
    .replace(striped, (found, colours: string) => (startsInColour(colours) ? `be ${colours}` : found))
    .replace(sizedThing, (found, the: string, at: number, all: string) =>
      isToBeColoured(all.slice(at + found.length).replace(/[.!?].*$/s, '')) ? `${the} ` : found,
    )
    .replace(notColour, (found, refused: string) => (isColour(refused) ? ` instead of ${refused}` : found))
    .replace(swapped, (found, from: string, to: string) =>
      isColour(from) && colourOf(to) !== null ? `change ${from} to ${to}` : found,
    )
    .replace(paintThing, (found, what: string) => (hasColour(what) ? `make ${what}` : found))
    .replace(
      allShould,
      forColour((colour) => `change ${colour} to `),
    )
    .replace(
      turnAll,
      forColour((colour) => `change ${colour} to `),
    )
    .replace(ratherThan, (found: string, to: string, from: string) =>
      isColour(from) && isColour(to) ? `in ${to} instead of ${from}` : found,
    )
    .replace(whereIs, (found: string, from: string) => (isColour(from) ? ` instead of ${from}` : found))
    .replace(coverWith, (found: string, colour: string) => (isColour(colour) ? `${colour} background and ` : found))
    .replace(allRather, (found: string, to: string, from: string) =>
      isColour(from) && isColour(to) ? `change ${from} to ${to}` : found,
    )
    .replace(allInstead, (found: string, from: string, to: string) =>
      isColour(from) && isColour(to) ? `change ${from} to ${to}` : found,
    )
    .replace(
      wherever,
      forColour((colour) => `change ${colour} to `),
    )
    .replace(wantedChange, '')
    .replace(
      tiredOf,
      forColour((colour) => `I don't like the ${colour}`),
    )
    .replace(
      isNotMine,
      forColour((colour) => `I don't like the ${colour}`),
    )
