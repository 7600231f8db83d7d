// Reads a clause into marks: at every word the longest expression that anybody knows.

import { nameColour } from '../../brief/colour-names.ts'
import type { Match } from '../../brief/expression-index.ts'
import { colourAt } from '../../brief/find-colours.ts'
import { groups, type Vocabulary, vocabularyFor } from '../../brief/vocabulary.ts'
import { oklch } from '../../colour/colour.ts'
import { briefWords, editWords } from './lexicon/index.ts'
import type { Mark, Placed } from './lexicon/mark.ts'
import type { SpelledToken } from './spelling.ts'

/** Calls under this only bring a motif to mind. */
const namesFrom = 0.7
const leastCall = 0.4

interface Candidate {
  readonly mark: Mark | null
  readonly to: number
}

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
  const { l, c, h, metal } = match.colour
  const said = tokens
    .slice(at, match.to)
    .map(({ word }) => word)
    .join(' ')
  return { mark: { is: 'colour', colour: { name: said, hex: oklch(l, c, h), metal } }, to: match.to }
}

const motif = (tokens: readonly SpelledToken[], at: number, vocabulary: Vocabulary): Candidate | undefined => {
  const [group] = groups.matchesAt(tokens, at)
  const kin = group?.meanings.flat() ?? []
  for (const match of vocabulary.matchesAt(tokens, at)) {
    const calls = match.meanings.filter(({ motif: id, weight }) => id !== null && weight >= leastCall)
    const [loudest] = calls.toSorted((one, other) => other.weight - one.weight)
    if (!loudest?.motif) continue
    if (loudest.weight < namesFrom && kin.length > 0) continue
    const named = calls.filter(({ weight }) => weight >= loudest.weight).flatMap(({ motif: id }) => id ?? [])
    const last = tokens[match.to - 1]
    return {
      mark: {
        is: 'motif',
        motif: loudest.motif,
        kin: [...new Set([...named, ...kin])],
        isExact: loudest.weight >= namesFrom,
        isPlural: last !== undefined && last.word !== last.singular,
      },
      to: match.to,
    }
  }
  const [example] = kin
  if (group === undefined || example === undefined) return undefined
  const last = tokens[group.to - 1]
  const isPlural = last !== undefined && last.word !== last.singular
  return { mark: { is: 'motif', motif: example, kin, isExact: true, isPlural }, to: group.to }
}

/** The marks of a clause in order. Words that say nothing are left out. */
export const readMarks = (tokens: readonly SpelledToken[]): readonly Placed[] => {
  const vocabulary = vocabularyFor(tokens)
  const marks: Placed[] = []
  for (let at = 0; at < tokens.length; ) {
    const thing = motif(tokens, at, vocabulary)
    const isNamed = thing?.mark?.is === 'motif' && thing.mark.isExact
    const ofBrief = first(briefWords.matchesAt(tokens, at))
    const candidates = [
      first(editWords.matchesAt(tokens, at)),
      colour(tokens, at),
      ...(isNamed ? [thing, ofBrief] : [ofBrief, thing]),
    ].filter((candidate) => candidate !== undefined)
    const [longest] = candidates.toSorted((one, other) => other.to - one.to)
    if (!longest) {
      at++
      continue
    }
    const words = tokens.slice(at, longest.to)
    if (words[0]?.isComparative) marks.push({ mark: { is: 'more' }, from: at, to: at, said: '' })
    // "Red rose" names a thing, and its colour with it.
    const shade = longest.mark?.is === 'motif' ? colour(tokens, at) : undefined
    if (shade?.mark && shade.to < longest.to) marks.push({ mark: shade.mark, from: at, to: shade.to, said: '' })
    if (longest.mark)
      marks.push({ mark: longest.mark, from: at, to: longest.to, said: words.map(({ text }) => text).join(' ') })
    at = longest.to
  }
  return marks
}
