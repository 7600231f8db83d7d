// Reads a clause into marks: at every word the longest expression that anybody knows.

import { nameColour } from '../../../brief/colour-names.ts'
import type { Match } from '../../../brief/expression-index.ts'
import { colourAt } from '../../../brief/find-colours.ts'
import { type Vocabulary, vocabularyFor } from '../../../brief/vocabulary.ts'
import { oklch } from '../../../colour/colour.ts'
import { briefWords, editWords } from '../lexicon/index.ts'
import type { Mark, Placed } from '../lexicon/mark.ts'
import { occasions } from '../lexicon/occasions.ts'
import { type Candidate, isUnlikeAnything, thingAt } from '../lexicon/read-thing.ts'
import { mayName } from '../lexicon/small-words.ts'
import type { SpelledToken } from '../lexicon/spelling.ts'

const first = (matches: readonly Match<Mark>[]): Candidate | undefined => {
  const [match] = matches
  const mark = match?.meanings[0]
  return match && mark ? { mark, to: match.to } : undefined
}

/** Colours that were written as hex codes come as words of this form. */
const hexWord = /^hex([0-9a-f]{6})$/

const colour = (tokens: readonly SpelledToken[], at: number): Candidate | undefined => {
  const hex = hexWord.exec(tokens[at]?.word ?? '')?.[1]
  if (hex !== undefined)
    return { mark: { is: 'colour', colour: { name: nameColour(`#${hex}`), hex: `#${hex}`, metal: null } }, to: at + 1 }
  const match = colourAt(tokens, at)
  if (!match) return undefined
  if (match.colour === null) return undefined
  // "The grass greener" is no grass green.
  if (tokens.slice(at + 1, match.to).some(({ isComparative }) => isComparative)) return undefined
  const { l, c, h, metal } = match.colour
  const said = tokens
    .slice(at, match.to)
    .map(({ word }) => word)
    .join(' ')
  return { mark: { is: 'colour', colour: { name: said, hex: oklch(l, c, h), metal } }, to: match.to }
}

/** A word that nobody knows, right after a thing: together they name something else. */
const namesMore = (tokens: readonly SpelledToken[], at: number, vocabulary: Vocabulary): boolean => {
  const token = tokens[at]
  return (
    token !== undefined &&
    mayName(token.word) &&
    longestAt(tokens, at, vocabulary) === undefined &&
    occasions.matchesAt(tokens, at).length === 0
  )
}

/** The longest expression at a place. What a word only brings to mind counts where it says nothing else: `rainy day`. */
const longestAt = (tokens: readonly SpelledToken[], at: number, vocabulary: Vocabulary): Candidate | undefined => {
  const thing = thingAt(tokens, at, vocabulary)
  const candidates: readonly Candidate[] = [
    first(editWords.matchesAt(tokens, at)),
    colour(tokens, at),
    ...(thing?.mark.isExact ? [thing] : []),
    ...(isUnlikeAnything(tokens, at, at + 1) ? [] : [first(briefWords.matchesAt(tokens, at))]),
  ].filter((candidate) => candidate !== undefined)
  return candidates.toSorted((one, other) => other.to - one.to)[0] ?? thing
}

const textOf = (tokens: readonly SpelledToken[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
    .replace(/['’]s$/, '')

/** Verbs of somebody else: what happens, not what is wished. */
const tells = /^(?!(?:needs|becomes|replaces|looks|feels|has|this|is)$)[a-z]+[^s]s$/

/** All that the words at one place say. */
const placedAt = (tokens: readonly SpelledToken[], at: number, vocabulary: Vocabulary): readonly Placed[] => {
  const longest = longestAt(tokens, at, vocabulary)
  const [occasion] = occasions.matchesAt(tokens, at)
  if (occasion && (longest === undefined || occasion.to >= longest.to)) {
    const said = textOf(tokens, at, occasion.to)
    return occasion.meanings.flat().map((mark) => ({ mark, from: at, to: occasion.to, said, thing: null }))
  }
  if (!longest) return []
  const { mark, to } = longest
  const placed: Placed[] = []
  if (tokens[at]?.isComparative) placed.push({ mark: { is: 'more' }, from: at, to: at, said: '', thing: null })
  const said = textOf(tokens, at, to)
  // "The fog hides the castle" tells, it does not ask.
  if (mark.is === 'verb' && to === at + 1 && tells.test(tokens[at]?.word ?? '')) return []
  if (mark.is !== 'motif') {
    // Of the words for the cover and its type only `book` is a thing as well.
    const thing = mark.is !== 'target' || /^books?$/.test(said) ? thingAt(tokens, at, vocabulary) : undefined
    return [...placed, { mark, from: at, to, said, thing: thing?.to === to ? thing.mark : null }]
  }
  // "Red rose" names a thing, and its colour with it.
  const shade = colour(tokens, at)
  if (shade && shade.to < to) placed.push({ mark: shade.mark, from: at, to: shade.to, said: '', thing: null })
  if (!namesMore(tokens, to, vocabulary)) return [...placed, { mark, from: at, to, said, thing: null }]
  const part: Mark = { ...mark, isExact: false, isPart: true }
  return [...placed, { mark: part, from: at, to: to + 1, said: textOf(tokens, at, to + 1), thing: null }]
}

/** The marks of a clause in order. Words that say nothing are left out. */
export const readMarks = (tokens: readonly SpelledToken[]): readonly Placed[] => {
  const vocabulary = vocabularyFor(tokens)
  const marks: Placed[] = []
  for (let at = 0; at < tokens.length; ) {
    const placed = placedAt(tokens, at, vocabulary)
    marks.push(...placed)
    at = placed.at(-1)?.to ?? at + 1
  }
  return marks
}
