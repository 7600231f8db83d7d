// Reads the name of a thing: a motif by the words that books have for it, by its own name, or what comes nearest to it.

import { z } from 'zod'
import type { Token } from '../../../brief/tokens.ts'
import { groups, type Vocabulary } from '../../../brief/vocabulary.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import data from './data/nouns.json' with { type: 'json' }
import { standIns } from './stand-ins.ts'
import { expressions, setOf } from './word-table.ts'

/** Calls under this only bring a motif to mind. */
const namesFrom = 0.7
const leastCall = 0.4

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

const isPluralAt = (tokens: readonly Token[], to: number): boolean => {
  const last = tokens[to - 1]
  if (last === undefined) return false
  return invariant.has(last.word) ? !single.has(tokens[to - 2]?.word ?? '') : last.word !== last.singular
}

/** Words that are the same for one and for many: without an article many are meant. */
const invariant = setOf(nouns.invariant)
const single = setOf(nouns.single)

const standIn = (tokens: readonly Token[], at: number): ReadThing | undefined => {
  const [match] = standIns.matchesAt(tokens, at)
  const near = match?.meanings[0]
  const id = near?.[0]
  if (match === undefined || near === undefined || id === undefined) return undefined
  // "A pile of books" is one thing, "loaves of bread" are many: what stands before `of` tells.
  const of = tokens.slice(at, match.to).findIndex(({ word }) => word === 'of')
  const isPlural = isPluralAt(tokens, of > 0 ? at + of : match.to)
  const others = near.length > 1 ? near : []
  return {
    motif: id,
    kin: [id],
    isExact: true,
    standIns: others,
    isPlural,
    to: match.to,
  }
}

/** A motif by the very name it has here, where no text of a book would mean it by that word alone: `cross`, `ring`. */
const byName = (tokens: readonly Token[], at: number): ReadThing | undefined => {
  const id = [tokens[at]?.word, tokens[at]?.singular].find((name) => name !== undefined && findMotif(name))
  if (id === undefined) return undefined
  const isPlural = isPluralAt(tokens, at + 1)
  return {
    motif: id,
    kin: [id],
    isExact: false,
    standIns: [],
    isPlural,
    to: at + 1,
  }
}

const motif = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): ReadThing | undefined => {
  const [group] = groups.matchesAt(tokens, at)
  const kin = group?.meanings.flat() ?? []
  for (const match of vocabulary.matchesAt(tokens, at)) {
    const calls = match.meanings.filter(({ motif: id, weight }) => id !== null && weight >= leastCall)
    const [loudest] = calls.toSorted((one, other) => other.weight - one.weight)
    if (!loudest?.motif) continue
    if (loudest.weight < namesFrom && kin.length > 0) continue
    // "A woman in the window" is somebody at a place, whatever books are called so.
    if (tokens.slice(at + 1, match.to).some(({ word }) => word === 'the')) continue
    const named = calls.filter(({ weight }) => weight >= loudest.weight).flatMap(({ motif: id }) => id ?? [])
    return {
      motif: loudest.motif,
      kin: [...new Set([...named, ...kin])],
      isExact: loudest.weight >= namesFrom,
      standIns: [],
      isPlural: isPluralAt(tokens, match.to),
      to: match.to,
    }
  }
  const [example] = kin
  if (group === undefined || example === undefined) return undefined
  const isPlural = isPluralAt(tokens, group.to)
  return {
    motif: example,
    kin,
    isExact: true,
    standIns: [],
    isPlural,
    to: group.to,
  }
}

/** Whether a word names what nothing here is like. */
const isUnlikeAnything = (tokens: readonly Token[], at: number, to: number): boolean => {
  const [match] = standIns.matchesAt(tokens, at)
  return match !== undefined && match.to >= to && match.meanings[0]?.length === 0
}

/** The thing that starts at a word: what nobody can paint outranks what books mean by the same word. */
export const thingAt = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): ReadThing | undefined => {
  const found = motif(tokens, at, vocabulary) ?? byName(tokens, at)
  if (isUnlikeAnything(tokens, at, found?.to ?? at)) return undefined
  const near = standIn(tokens, at)
  return near && (found === undefined || near.to >= found.to) ? near : found
}
