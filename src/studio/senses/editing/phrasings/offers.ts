// Wishes that are told as what would be good: "a dove would say mercy", "would a black sky be possible", "fog is what I miss" ask for a dove,
// a black sky and fog.
import { partsCalled } from '../lexicon/painted-words.ts'
import { lastThingIn } from '../sentence/last-thing.ts'
import { hasColour, isColour } from '../sentence/said-colours.ts'

/** What is said of a thing by somebody who would like to have it. */
const praise = String.raw`(?:be\s+(?:(?:such|so|just|about|quite|much|far|really|absolutely|a\s+good\s+deal|rather)\s+)*(?:an?\s+)?(?:heaven(?:ly)?|adorable|lovely|perfect|great|nice|wonderful|ideal|right|charming|kindness|delight|treat|dream|joy|welcome|appropriate|fitting|apt|fun|magical|truer|nearer|closer|kinder|wiser|easier|gentler|plenty|enough|better|best|stronger|more\s+(?:like|fitting|apt|honest|to)\b)|mean\s+(?:a|so|the|everything)|say\s+[a-z]+|speak|suit|fit|match|help|lift|brighten|cheer|soften|transform|break|balance|fill|crown|round\s+off|finish|do(?:\s+(?:nicely|well|the\s+(?:trick|job)))?$|do\s+(?:nicely|well|the\s+trick)|work|fix|cure|rescue|save|solve|sort|delight|please|bring\s+(?:it|us|the\s+cover)|set\s+(?:us|it|me)\s+apart|make\s+(?:(?:much|far|a\s+lot)\s+)?(?:more\s+)?(?:sense|us|me|all\s+the\s+difference|my\s+[a-z]+|the\s+(?:children|kids|readers?|reader)|people|everyone|everybody)|let\s+it|give\s+(?:it|us|me|the)|go\s+(?:down|a\s+long)|warm\s+my|complete|tell\s+(?:people|readers|everyone)|add\s+(?:a\s+(?:touch|note|bit|little)|some|the)|put\s+(?:people|readers|everyone)|draw\s+(?:the\s+)?(?:eye|people|readers)|look\s+(?:lovely|wonderful|great|good|charming|beautiful|perfect|smart|marvellous))`

const may = '(?:would|might|should|could|will)'
/** A thing that is asked for, or several. */
const asked = String.raw`(?!(?:i|we|you|it|he|she|they|this|that|these|those|the|her|his|our|there|what|which|who|nobody|if|how|why|where|when|as|since|because|about|regarding|my|please|could|can|would|should|may|might)\b)[^.;:!?]{3,140}?`

const offered = new RegExp(
  String.raw`(^|[.;!?:]\s+|,\s+(?:and|so|but)\s+|\b(?:so|but)\s+)(?:maybe\s+|perhaps\s+|i\s+think\s+|and\s+)?(${asked}),?\s+${may}\s+(?:really\s+|just\s+|probably\s+|surely\s+|certainly\s+|only\s+|also\s+)?${praise}\b([^.;!?]*)`,
  'gi',
)

const isPossible =
  /\b(?:would|could|might|can|is|are)\s+((?:an?|some|two|three|[\w-]+)\s[^.;!?]{2,100}?)\s+(?:be\s+(?:an\s+option|possible|feasible|too\s+much(?:\s+to\s+ask)?|out\s+of\s+the\s+question|allowed|doable|manageable|on\s+the\s+cards|a\s+(?:bad|silly|mad)\s+idea)|spoil\s+(?:it|things|the\s+\w+)|hurt|ruin\s+it|work(?=\s*\?))\b[^.;!?]*/gi

/** "Fog is the one thing that I miss", "a seedling is the image I keep coming back to". */
const isWanted =
  /(^|[.;!?:]\s+|\b(?:so|but|and)\s+)((?!(?:i|we|you|it|he|she|they|this|that|these|those|the|there|what|which|who|never|nobody|if|how|my|our)\b)(?:(?!,?\s+so\s)[^.;!?]){3,140}?),?\s+(?:is|are|was|were)\s+(?:exactly\s+|just\s+|really\s+|simply\s+)?(?:what|(?:the|my)\s+(?:one\s+)?(?:image|thing|look|picture|idea|one|kind\s+of\s+thing|sort\s+of\s+thing|colour|mood|feeling))\s+(?:that\s+|which\s+)?(?:(?:i|we|he|she|they)(?:['’](?:d|ve|m))?\s+|(?:fills?|grows?|stands?|hangs?|covers?|happens?|matters?)\b)([^,.;!?]*)/gi

/** "What she walks back to is a small church, so show that." */
const whatIs =
  /(^|[.;!?:]\s+)what\s+(?:i|we|he|she|they|it|you|the\s+[\w-]+)\b[^,.;!?]*?\s+(?:is|was|are)\s+((?:an?|some|two|three)\s[^,.;!?]+?)(?:,?\s+(?:so|and)\s+(?:please\s+)?(?:show|paint|draw|use|put|give\s+me)\s+(?:that|it|one|them))?(?=\s*(?:[.;!?]|$))/gi

const hasRoom =
  /\bthere(?:['’]s|\s+is|\s+would\s+be)\s+(?:also\s+|still\s+|plenty\s+of\s+)?room\s+for\s+(?=an?\s|some\s|two\s)/gi
const calls =
  /\b(?:it|the\s+(?:scene|cover|picture|image|whole\s+thing|sky|story))\s+(?:wants|calls\s+for|cries\s+out\s+for|begs\s+for|asks\s+for|could\s+do\s+with)\s+(?!to\b)/gi

/** "I picture them in wine red", "I imagined the mountains rust". */
const pictured =
  /\bi(?:['’]ve)?\s+(?:always\s+|rather\s+|had\s+)?(?:picture|imagine|see|imagined|pictured|envisaged|saw|had\s+imagined)\s+(them|it|him|her|this\s+(?:book|cover|one)|the\s+[\w-]+(?:\s+[\w-]+)?)\s+(?:in|as)\s+(an?\s+)?(?=[\w-]+)([^,.;!?]*)/gi

const lead = (what: string): string =>
  (/^(?:an?|some|two|three|four|a few|[a-z-]+s)\s/i.test(`${what} `) || lastThingIn(what) !== null) &&
  !isColour(what.replace(/^an?\s+/i, '')) &&
  !/\binstead of\b/i.test(what)
    ? "I'd like "
    : ''

const lower = (what: string): string => what.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())

/** "… than a purple haze": what the offered colours should take the place of. */
const insteadOf = (what: string, rest: string): string | null => {
  const [, than] = /\bthan\s+(?:all\s+)?(?:this\s+|that\s+|these\s+|the\s+|an?\s+)?([^,.;!?]+?)\s*$/i.exec(rest) ?? []
  if (than === undefined) return null
  // "An axe would suit him better than a sword".
  if (
    !hasColour(what) &&
    /\bthan\s+(?:an?|the|that|this)\s/i.test(rest) &&
    lastThingIn(than) !== null &&
    lastThingIn(what) !== null
  )
    return `replace the ${than} with ${what}`
  if (!hasColour(what)) return null
  if (isColour(than)) return `${what} instead of ${than}`
  const words = than.split(/\s+/)
  const thing = words.at(-1) ?? ''
  const colours = /\b(?:of|in)\s+(.+)$/i.exec(what)?.[1]
  return partsCalled(thing).length > 0 && hasColour(words.slice(0, -1).join(' ')) && colours !== undefined
    ? `make the ${thing} ${colours}`
    : null
}

/** "… would look lovely in gold", "… would be better at the top": that is what is asked of it. */
const isAbout = (rest: string): boolean =>
  /^\s+(?:in|at|on|as|further|higher|lower|without)\b/i.test(rest) || (hasColour(rest) && !/\bthan\b/i.test(rest))

const better = /\b(?:better|best|closer|nearer|truer)\b/i

const offer = (what: string, said: string, rest: string, gone: string | null): string => {
  const plain = lower(what.trim())
  const exchange = insteadOf(plain, rest)
  if (exchange !== null) return exchange
  // "A mug would suit it better": than what the cover shows.
  const isInstead =
    better.test(said) &&
    /^an?\s(?:[\w-]+\s){0,2}[\w-]+(?:\swith\s(?:an?|some)\s(?:[\w-]+\s)?[\w-]+)?$/i.test(plain) &&
    lastThingIn(plain) !== null
  return isInstead ? `replace the ${gone ?? 'hero'} with ${plain}` : `${lead(plain)}${plain}`
}

export const offersTold = (wish: string): string =>
  wish
    .replace(pictured, (found, what: string, article: string | undefined, looks: string) =>
      hasColour(looks) ? `make ${what.replace(/^this\s+.*$/i, 'it')} ${article ?? ''}${looks}` : found,
    )
    .replace(hasRoom, "I'd like ")
    .replace(calls, "I'd like ")
    .replace(whatIs, "$1I'd like $2")
    .replace(isWanted, (_, start: string, what: string, rest: string) => {
      const place = /\bin\s+(?:its|their|his|her)\s+(?:place|stead|spot)\b/i.exec(rest)?.[0]
      return `${start}I'd like ${lower(what.trim())}${place === undefined ? '' : ` ${place}`}`
    })
    .replace(isPossible, (_, what: string) => offer(what, '', '', null))
    .replace(offered, (found, start: string, what: string, rest: string, at: number, all: string) =>
      isAbout(rest) ? found : `${start}${offer(what, found.slice(what.length), rest, lastThingIn(all.slice(0, at)))}`,
    )
