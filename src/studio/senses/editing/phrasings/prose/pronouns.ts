// What a pronoun stands for, where something else was said in between: "the children are lovely, but my hero is alone, please take them out".
import { lastThingIn } from '../../sentence/last-thing.ts'

const name = String.raw`(?:the|these|those|that|this)\s+(?:[\w'’-]+\s+){0,7}?[\w'’-]+(?:\s+and\s+(?:the\s+)?(?:[\w'’-]+\s+)?[\w'’-]+)?`
const tells = `(?:is|are|was|were|isn['’]?t|aren['’]?t|wasn['’]?t|looks?|feels?|seems?|has|have|does(?:n['’]?t| not)|do(?:n['’]?t| not)|never|doesn['’]?t|worr(?:y|ies)|died|dies|belongs?|reminds?|makes?|gets?|confuses?|baffles?|puzzles?|bothers?|annoys?|distracts?|shouts?|screams?|clash(?:es)?|fights?|puts?|gives?|reads?|spoils?|ruins?|steals?|says?|means?|scares?|will|would)`

const told = new RegExp(
  String.raw`(?:^|[.!?;,]\s+|\s[-–—]\s)(?:(?:only|but|and|so|sadly|unfortunately|honestly)\s+)?(${name})\s+${tells}\b`,
  'gi',
)

const removes =
  /\b((?:remove|delete|drop|lose|erase|scrap|ditch|cut|replace|swap|exchange|take|leave|get rid of)\s+)(?:(?:away|out)\s+)?(it|them|her|him|those|both)\b(?!\s+(?:from|down|back|up|to|as|alone|where|like|in(?!\s+favou?r)|(?<!those\s)on|[a-z]+s)\b|['’])/i

const ofType =
  /\b(?:title|subtitle|tagline|name|author|byline|text|font|lettering|letters|typeface|type|words|cover|picture|image|background|book|story|whole thing)$/i

const isMany = (what: string): boolean => /\sand\s|[^s]s$/i.test(what)

/** "The tree beside the fox's tail": the tree. */
const beside = /\s+(?:beside|next to|behind|by|near|under|above|in front of)\s+(?:the|my|his|her)\s.*$/i

interface Told {
  readonly what: string
  readonly from: number
}

/** The last thing that was told of before a place, one or several as the pronoun asks. */
const toldBefore = (wish: string, at: number, pronoun: string): Told | null => {
  const found = [...wish.slice(0, at).matchAll(told)]
    .map(({ index, 0: all, 1: what = '' }) => ({ what: what.replace(beside, ''), from: index + all.indexOf(what) }))
    .filter(({ what }) => !ofType.test(what))
  const many = /^(?:them|those|both)$/i.test(pronoun)
  return found.findLast(({ what }) => isMany(what) === many) ?? null
}

/** Whether a thing is named between a statement and the pronoun by the wish itself: "add a dog and make it brown". */
const isNamedHere = (wish: string, at: number): boolean => {
  const sentence =
    wish
      .slice(0, at)
      .split(/[.!?;,]\s+|\s[-–—]\s/)
      .at(-1) ?? ''
  return /\b(?:the|an?|my|his|her|some)\s+\w/i.test(sentence)
}

const lower = (what: string): string => what.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())

/** "Our farm had two horses, could you paint them on the left": they come. */
const owned =
  /\b(?:had|has|have|owns?|owned|keeps?|kept)\s+((?:an?|two|three|four|some)\s+(?:[\w-]+\s+)?[\w-]+)(?:\s+(?:in|on|at)\s+(?:her|his|the|their)\s+[\w-]+)?(\s*[,.;–-]+\s*(?:so\s+|and\s+)?(?:please\s+|maybe\s+|perhaps\s+)?(?:(?:can|could|would)\s+(?:you|we)\s+)?(?:please\s+)?)(?:paint|add|show|draw|put|include|have|place)\s+(?:it|them|one|her|him)\b(?!\s+(?:white|black|red|blue|green|brown|gold))/gi

/** "My story is about a crow, so replace it with one". */
const subjectOf =
  /\b(about|with|has|have|is)\s+(an?\s+[\w-]+)\b([^.!?]*\b(?:replace|swap|exchange|change|use|show|put)\b[^.!?]*?\b(?:with|for|by|into|to|show|use)\s+)(?:one|that)(?=\s*(?:[,.;!?]|$|instead|please))/gi

/** "I like the arches, but please make them green". */
const liked =
  /\b(?:i|we)\s+(?:really\s+|quite\s+)?(?:like|love|adore)\s+(the\s+(?:[\w-]+\s+)?[\w-]+)\s*,?\s+but\s+((?:please\s+|could\s+you\s+|can\s+you\s+)*(?:make|paint|turn|colou?r|move|could|can|should)\s+)(?:it|them|they)\b/gi

/** "The castle is lovely, but it should be smaller". */
const praised =
  /\b(the\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:is|are|looks?)\s+(?:really\s+|very\s+|quite\s+|so\s+)?(?:lovely|perfect|nice|fine|great|good|beautiful|charming|wonderful|gorgeous|okay|ok)\s*,?\s+(?:but|yet|though)\s+(?:it|they|he|she)\s+(?=should|could|must|needs?|ought|has|have)/gi

/** "Use a rose in their place". */
const inItsPlace =
  /\b(?:use|put|have|show|add|paint|place)\s+((?:an?|some|two|three)\s+(?:[\w-]+\s+){0,3}?[\w-]+)\s+in\s+(its|their|his|her)\s+place\b/gi

const objectOf: Readonly<Record<string, string>> = { its: 'it', their: 'it', his: 'him', her: 'her' }

export const withNamedPronouns = (wish: string): string => {
  const given = wish
    .replace(owned, '$2add $1')
    .replace(subjectOf, '$1 $2$3$2')
    .replace(liked, '$2$1')
    .replace(praised, '$1 ')
    .replace(
      inItsPlace,
      (_, what: string, whose: string) => `replace ${objectOf[whose.toLowerCase()] ?? 'it'} with ${what}`,
    )
  const found = removes.exec(given)
  const [all = '', verb = '', pronoun = ''] = found ?? []
  if (!found || isNamedHere(given, found.index)) return given
  const one = toldBefore(given, found.index, pronoun)
  if (one === null) {
    // "Having a gun on the front will cost me orders, so take it away": things that are there are told of as such.
    const named = [...given.slice(0, found.index).matchAll(/\ban?\s+(?:[\w-]+\s+)?[\w-]+/gi)].map(([words]) =>
      lastThingIn(words),
    )
    const thing = named.findLast((each) => each !== null) ?? null
    return thing === null || /^(?:her|him)$/i.test(pronoun)
      ? given
      : `${given.slice(0, found.index)}${verb}the ${thing}${given.slice(found.index + all.length)}`
  }
  // What was told of it is no wish beside that.
  const between = given.slice(one.from, found.index).replace(/^.*?(?:[,.;!?]\s+|\s[-–—]\s)(?:(?:and|so)\s+)?/s, '')
  return `${given.slice(0, one.from)}${between}${verb}${lower(one.what)}${given.slice(found.index + all.length)}`
}
