// Reads the name of a thing: a motif by the names in its record, a word for many motifs, or what comes nearest to it.
import { z } from 'zod'
import type { Match } from '../../../brief/expression-index.ts'
import type { Token } from '../../../brief/tokens.ts'
import { kindsInTexts } from '../../../motifs/motif-kinds.ts'
import { isAnother, motifsHeaded, namesInTexts } from '../../../motifs/motif-names.ts'
import data from './data/nouns.json' with { type: 'json' }
import { standIns } from './stand-ins.ts'
import { expressions, setOf } from './word-table.ts'

export interface ReadThing {
  readonly motif: string
  /** All motifs that the word names: every one goes when it is to go. */
  readonly kin: readonly string[]
  readonly isExact: boolean
  /** Where the word names what nobody can paint: what can stand in for it, nearest first. */
  readonly standIns: readonly string[]
  readonly isPlural: boolean
  /** The token after its last. */
  readonly to: number
}

const nouns = z.strictObject({ invariant: expressions, single: expressions }).parse(data)

/** Words that are the same for one and for many: without an article many are meant. */
const invariant = setOf(nouns.invariant)
const single = setOf(nouns.single)

const isPluralAt = (tokens: readonly Token[], from: number, to: number): boolean => {
  // "A pile of books" is one thing, "loaves of bread" are many: what stands before `of` tells.
  const of = tokens.slice(from, to).findIndex(({ word }) => word === 'of')
  const end = of > 0 ? from + of : to
  const last = tokens[end - 1]
  if (last === undefined) return false
  return invariant.has(last.word) ? !single.has(tokens[end - 2]?.word ?? '') : last.word !== last.singular
}

const thing = (
  tokens: readonly Token[],
  { from, to }: Match<unknown>,
  kin: readonly string[],
  { isExact = true, others = [] }: { readonly isExact?: boolean; readonly others?: readonly string[] } = {},
): ReadThing | undefined => {
  const [motif] = kin
  const isPlural = isPluralAt(tokens, from, to)
  return motif === undefined ? undefined : { motif, kin: [...new Set(kin)], isExact, standIns: others, isPlural, to }
}

/** Motifs that end in the same word: every boat goes by `boat`. */
const headedBy = (tokens: readonly Token[], { from, to }: Match<unknown>): readonly string[] =>
  to === from + 1 ? motifsHeaded(tokens[from]?.singular ?? '') : []

const byName = (tokens: readonly Token[], at: number): ReadThing | undefined => {
  const before = tokens.slice(0, at).map(({ word }) => word)
  const [match] = namesInTexts()
    .matchesAt(tokens, at)
    .filter(({ meanings }) => meanings.some((id) => id !== null && !isAnother(id, before)))
  const [id = null] = match?.meanings ?? []
  if (match === undefined || id === null) return undefined
  const kind = kindsInTexts()
    .matchesAt(tokens, at)
    .find(({ to }) => to === match.to)
  return thing(tokens, match, [id, ...(kind?.meanings.flat() ?? []), ...headedBy(tokens, match)])
}

const byKind = (tokens: readonly Token[], at: number): ReadThing | undefined => {
  const [match] = kindsInTexts().matchesAt(tokens, at)
  return match && thing(tokens, match, match.meanings.flat())
}

const standIn = (tokens: readonly Token[], at: number): ReadThing | undefined => {
  const [match] = standIns.matchesAt(tokens, at)
  const near = match?.meanings[0] ?? []
  return match && thing(tokens, match, near.slice(0, 1), { others: near })
}

/** A lamp is some lamp, whichever is drawn; where one motif alone ends so, the word means another thing: a collar is not a clerical one. */
const byHead = (tokens: readonly Token[], at: number): ReadThing | undefined => {
  const match = { from: at, to: at + 1, meanings: [] }
  const several = headedBy(tokens, match)
  return several.length > 1 ? thing(tokens, match, several, { isExact: false }) : undefined
}

/** The thing that starts at a word; the longest name is the one that is meant. */
export const thingAt = (tokens: readonly Token[], at: number): ReadThing | undefined => {
  const found = [byName, standIn, byKind, byHead].flatMap((by) => by(tokens, at) ?? [])
  const longest = Math.max(...found.map(({ to }) => to))
  return found.find(({ to }) => to === longest)
}
