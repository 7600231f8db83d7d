// The things that a sentence gives a colour to: by which word each is named, and where its name begins.
import type { Token } from '../../../brief/tokens.ts'
import { vocabularyFor } from '../../../brief/vocabulary.ts'
import { spansIn, wordAt } from '../lexicon/colour-spans.ts'
import { isOwnPair } from '../lexicon/own-words.ts'
import { partsCalled } from '../lexicon/painted-words.ts'
import { thingAt } from '../lexicon/read-thing.ts'
import { type Subject, theHero } from '../wish.ts'

/** Words that part a thing from where it is. */
const places =
  /^(?:behind|around|in|at|on|under|over|above|below|of|near|beside|from|outside|across|round|beneath|along|between|through|among|inside|within)$/
export const articles = /^(?:the|those|these|that|this|all|her|his|its|their|my|our)$/
/** What is read elsewhere: letters, and all of the cover. */
const elsewhere =
  /^(?:title|titles|subtitle|tagline|name|author|text|texts|letters|lettering|font|type|words|background|backdrop|cover|colou?rs?|palette|whole|everything|picture|image|it|one|scheme|mood|tones?|accents?|dress|gown)$/

/** "Strip the shadow", "drape the box in red": before an article, the first word of a sentence is what is done. */
const isOrder = (tokens: readonly Token[], at: number): boolean =>
  (at === 0 || wordAt(tokens, at - 1) === 'and') &&
  /^(?:the|an?|this|that|its|everything)$/.test(wordAt(tokens, at + 1))

export const subjectAt = (tokens: readonly Token[], at: number): Subject | null => {
  const word = wordAt(tokens, at)
  if (elsewhere.test(word) || isOrder(tokens, at)) return null
  const spelled = tokens.map((token) => ({ ...token, isComparative: false }))
  const thing = thingAt(spelled, at, vocabularyFor(tokens))
  // "The book on the sill" lies there; another may be the one whose cover this is.
  const isLying = /^books?$/.test(word) && places.test(wordAt(tokens, at + 1))
  const isWhole = thing?.to === at + 1 && (thing.mark.isExact || isLying)
  const isShine = /^(?:glow|aura|halo)$/.test(word)
  const text = (tokens[at]?.text ?? word).replace(/['’]s$/, '')
  // "Crystal balls" are one thing.
  const pair = at > 0 ? thingAt(spelled, at - 1, vocabularyFor(tokens)) : null
  if (pair?.to === at + 1 && pair.mark.isExact)
    return { ...theHero, motif: pair.mark.motif, kin: pair.mark.kin, said: `${tokens[at - 1]?.text ?? ''} ${text}` }
  const both = `${wordAt(tokens, at - 1)} ${word}`
  if (isOwnPair(both)) return { ...theHero, motif: both, said: both }
  if (partsCalled(word).length > 0 || isWhole || isShine)
    return {
      ...theHero,
      ...(thing && isWhole ? { motif: thing.mark.motif, kin: thing.mark.kin } : { motif: word }),
      said: text,
    }
  return null
}

interface Noun {
  readonly at: number
  readonly subject: Subject
}

/** The thing before the words that lead to its colour: not the one that only says where it is. */
export const nounBefore = (tokens: readonly Token[], last: number): Noun | null => {
  for (let at = last; at > Math.max(0, last - 4); at--) {
    const word = wordAt(tokens, at)
    if (!places.test(word)) continue
    const subject = subjectAt(tokens, at - 1)
    if (subject) return { at: at - 1, subject }
    // Somebody's part that is not known by name is read with its owner.
    return null
  }
  // "The awning stripes" are the awning's.
  const owner =
    last > 0 && /^(?:stripes?|colou?rs?|pattern|bits?|pieces?|specks?)$/.test(wordAt(tokens, last))
      ? subjectAt(tokens, last - 1)
      : null
  if (owner) return { at: last - 1, subject: owner }
  const subject = subjectAt(tokens, last)
  return subject ? { at: last, subject } : null
}

export const articleBefore = (tokens: readonly Token[], at: number): number | null => {
  for (let from = at - 1; from >= Math.max(0, at - 4); from--) {
    if (articles.test(wordAt(tokens, from))) return from
    if (tokens[from + 1]?.afterComma || tokens[from]?.possessive) return null
  }
  return null
}

/** "Awning stripes in mint, and leaves in olive": a wish may begin with the name of a thing, and with no article. */
export const startBefore = (tokens: readonly Token[], at: number): number | null => {
  const isName = (nth: number): boolean =>
    subjectAt(tokens, nth) !== null && spansIn(tokens.slice(nth, nth + 1)).length === 0
  if (!isName(at)) return null
  const isFirst = at <= 1 && isName(0)
  const isNext = wordAt(tokens, at - 1) === 'and' && wordAt(tokens, at + 1) === 'in'
  return isFirst ? 0 : isNext ? at : null
}
