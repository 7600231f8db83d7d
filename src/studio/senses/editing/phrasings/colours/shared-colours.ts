// A colour that is said once of two things, told of each: "the roof and the door dark green" is "the roof dark green and the door dark green".
import { colourAt } from '../../../../brief/find-colours.ts'
import { type Token, tokensOf } from '../../../../brief/tokens.ts'
import { vocabularyFor } from '../../../../brief/vocabulary.ts'
import { partsCalled } from '../../lexicon/painted-words.ts'
import { isPartWord } from '../../lexicon/part-words.ts'
import { thingAt } from '../../lexicon/read-thing.ts'
import { isColour, startsInColour } from '../../sentence/said-colours.ts'

const articles = /^(?:the|his|her|its|their|my|our|these|those|all|both)$/i
const places = /^(?:at|in|on|behind|under|over|above|below|near|beside|around|of|by|along|across)$/i
/** Words that lead from things to their colour. */
const leading =
  /^(?:should|could|can|must|would|to|be|run|went|become|turn|turned|go|painted|coloured|colored|in|into|both|all|a|an|have|has|is|are|made|needs?|changed)$/i
const ofType =
  /^(?:title|subtitle|tagline|name|author|text|letters|lettering|font|background|backdrop|cover|picture|everything|type|words|byline)$/i
/** Words that no thing is called by: what comes after them is another wish. */
const verbs =
  /^(?:make|turn|paint|change|add|remove|give|put|set|move|keep|leave|colou?r|let|bigger|smaller|larger|darker|lighter|brighter|cool|warm|mute|lighten|darken|brighten|soften|deepen|tint|shift|recolou?r|enlarge|shrink|raise|lower|not|no|more|less|then|also|please|with|without|for|from|like|i|we|you|it)$/i

const colourAtWord = (words: readonly string[], at: number): number => {
  const match = colourAt(tokensOf(words.slice(at, at + 5).join(' ')), 0)
  return match?.colour ? at + match.to : at
}

const bare = (word: string): string => word.replace(/[^\p{L}\p{N}'’-]/gu, '')

const isThing = (word: string): boolean => {
  const name = bare(word).toLowerCase()
  if (name === '' || name === 'top' || ofType.test(name)) return false
  if (partsCalled(name).length > 0 || isPartWord(name)) return true
  const tokens: readonly Token[] = tokensOf(name)
  const spelled = tokens.map((token) => ({ ...token, isComparative: false }))
  return thingAt(spelled, 0, vocabularyFor(tokens))?.mark.isExact === true
}

interface Named {
  readonly from: number
  readonly to: number
  /** "The rocket's": whose parts they are. */
  readonly owner: string | null
  readonly isCalled: boolean
}

const possessive = /['’]s$|s['’]$/
const ofSomebody = /^(?:his|her|its|their|my|our)$/i

/** The thing whose name ends before a word: "the bear's striped jumper". */
const thingBefore = (words: readonly string[], to: number): Named | null => {
  for (let from = to - 1; from >= Math.max(0, to - 5); from--) {
    const word = words[from] ?? ''
    if (/[,.;:!?]$/.test(word)) return null
    if (articles.test(word)) {
      const inside = words.slice(from + 1, to)
      const owns = inside.findIndex((each) => possessive.test(each))
      const owner = owns >= 0 && owns < inside.length - 1 ? [word, ...inside.slice(0, owns + 1)].join(' ') : null
      // "The orange hubs": whatever they are, they are called by their colour.
      const isCalled = inside.length > 1 && isColour(inside.slice(0, -1).join(' '))
      const isNamed = inside.length > 0 && (owner !== null || isCalled || isThing(inside.at(-1) ?? ''))
      return isNamed ? { from, to, isCalled, owner: owner ?? (ofSomebody.test(word) ? word : null) } : null
    }
    // "The sky blue and …" is told already; of "the gold circle and …" the gold is a name.
    if (verbs.test(word) || places.test(word) || colourAtWord(words, from) === to) return null
    // "Moon and crown in pink": a wish may begin with a name alone.
    if (from === 0 && to === 1 && isThing(word)) return { from, to, isCalled: false, owner: null }
  }
  return null
}

/** The thing that is named from a word on, up to the words that lead to its colour. */
const thingFrom = (words: readonly string[], from: number, { owner, isCalled }: Named): Named | null => {
  const hasArticle = articles.test(words[from] ?? '')
  const first = hasArticle ? from + 1 : from
  for (let to = first + 1; to <= Math.min(words.length - 1, first + 3); to++) {
    const word = words[to - 1] ?? ''
    if (verbs.test(word) || leading.test(word) || places.test(word) || /[,.;:!?]$/.test(word)) return null
    if (colourAtWord(words, to - 1) > to - 1 && to - 1 > from) return null
    const isNamed = isThing(word) || ((owner !== null || isCalled) && !hasArticle)
    const next = words[to] ?? ''
    const isLast = leading.test(next) || places.test(next) || colourAtWord(words, to) > to
    if (isNamed && isLast) return { from, to, isCalled: false, owner: null }
  }
  return null
}

/** The words that lead to the colour, and where it ends; null where none comes. */
const colourAfter = (
  words: readonly string[],
  from: number,
): { readonly start: number; readonly to: number } | null => {
  let at = from
  // "The leaves at the bottom to be red": where they are is said between.
  if (places.test(words[at] ?? '') && articles.test(words[at + 1] ?? '') && colourAtWord(words, at + 1) === at + 1)
    at += 3
  const start = at
  while (leading.test(words[at] ?? '') && at < from + 9) at++
  for (const back of [0, 1]) {
    const to = colourAtWord(words, at + back)
    if (to > at + back) return { start, to }
  }
  return null
}

const sharedIn = (sentence: string): string => {
  const words = sentence.split(/\s+/)
  for (const [at, word] of words.entries()) {
    if (!/^(?:and|&)$/i.test(word)) continue
    const one = thingBefore(words, at)
    const other = one ? thingFrom(words, at + 1, one) : null
    const colour = other ? colourAfter(words, other.to) : null
    if (!one || !other || !colour) continue
    // "Red and white stripes": all that is said of the colour is said of both.
    const rest = words.slice(colour.start)
    const end = rest.findIndex((each, nth) => /[,.;:!?]$/.test(each) && nth >= colour.to - colour.start - 1)
    const said = end < 0 ? rest : rest.slice(0, end + 1)
    const after = end < 0 ? [] : rest.slice(end + 1)
    const stop = /[,.;:!?]+$/.exec(said.at(-1) ?? '')?.[0] ?? ''
    const plain = said.join(' ').replace(/[,.;:!?]+$/, '')
    const isOther = articles.test(words[other.from] ?? '')
    const isNamed = articles.test(words[one.from] ?? '')
    const whose = isOther ? [] : [one.owner ?? (isNamed ? (words[one.from] ?? 'the') : 'the')]
    return [
      ...words.slice(0, at),
      plain,
      'and',
      ...whose,
      ...words.slice(other.from, colour.start),
      `${plain}${stop}`,
      ...after,
    ].join(' ')
  }
  return sentence
}

/** "Silver instead of copper for the moon and the crown": the things come first. */
const colourFor =
  /^(\W*(?:so\s+)?(?:please\s+)?(?:use\s+)?)([\w -]+?)\s+(?:for|on)\s+((?:both\s+)?(?:the|those|these|his|her|its|their)\s+[\w'’-]+(?:\s+(?!and\b)[\w'’-]+)?(?:\s+and\s+(?:the\s+|his\s+|her\s+)?[\w'’-]+)?)(?=\s*[,.;!?]|\s*$)/i

/** "Instead of violet I'd like ice blue": what comes is said first. */
const insteadFirst =
  /^\W*(?:instead of|rather than)\s+(?:the\s+|that\s+|all that\s+)?((?:[\w-]+\s+)?[\w-]+),?\s+(?:(?:i['’]d|i would|we['’]d|i|could we|can we|could you|can you|please)\s+)*(?:(?:like|love|prefer|want|have|use|try|see)\s+)+(?:an?\s+)?((?:[\w-]+\s+){0,2}?[\w-]+)(?=\s+(?:for|on)\s|\s*[,.;!?]|\s*$)/i

const thingsFirst = (sentence: string): string =>
  sentence
    .replace(insteadFirst, (found, from: string, to: string) =>
      isColour(from) && isColour(to) ? `${to} instead of ${from}` : found,
    )
    .replace(colourFor, (found, lead: string, colour: string, things: string) =>
      startsInColour(colour) && isThing(things.split(/\s+/).at(-1) ?? '')
        ? `${lead}${things.replace(/^both\s+/i, '')} in ${colour}`
        : found,
    )

/** "The hat, the scarf and the coat": a list is joined throughout. */
const listed =
  /\b((?:the|his|her|its|their)\s+(?:[\w-]+\s+)?([\w'’-]+)),\s+(?=(?:(?:the|his|her|its|their)\s+)?(?:[\w-]+\s+)?[\w'’-]+(?:,)?\s+and\s)/gi

const asList = (sentence: string): string =>
  sentence.replace(listed, (found, named: string, last: string) => (isThing(last) ? `${named} and ` : found))

/** Things that one colour may be said of. */
const mostListed = 4

const sharedByAll = (sentence: string): string => {
  let told = sentence
  for (let nth = 1; nth < mostListed; nth++) told = sharedIn(told)
  return told
}

export const withSharedColours = (wish: string): string =>
  wish
    .split(/(?<=[.!?\n])\s+/)
    .map((sentence) => {
      const first = thingsFirst(sentence)
      const list = asList(first)
      const told = sharedByAll(list)
      return told === list ? first : told
    })
    .join(' ')
