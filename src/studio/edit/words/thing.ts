// Reads the name of a thing in the caller's own words: `rowing boat`, `old lighthouse`, `fox's tail`, `left crow`, `red scarf`.
import { type Token, tokensOf } from '../../brief/tokens.ts'
import type { Which } from '../../direction/adjustments.ts'
import { spansIn } from '../../senses/editing/lexicon/colour-spans.ts'
import { isPartWord } from '../../senses/editing/lexicon/looks-of-parts.ts'
import { isOwnPair } from '../../senses/editing/lexicon/own-parts.ts'
import { partsCalled } from '../../senses/editing/lexicon/painted-parts.ts'
import { thingAt } from '../../senses/editing/lexicon/read-thing.ts'
import { sceneryOf } from '../../senses/editing/lexicon/scenery.ts'
import { spelled } from '../../senses/editing/lexicon/spelling.ts'
import { type NamedColour, type Subject, theHero } from '../../senses/editing/wish.ts'
import { bareName, pickedFrom, withoutKind } from './names.ts'

export interface Thing {
  readonly subject: Subject
  /** Whose part it is. */
  readonly owner: Subject | null
  readonly which: Which | null
  /** The colour that it is called by. */
  readonly near: NamedColour | null
  readonly isPlural: boolean
}

const owned = /^(.+?)(?:['’]s|s['’])\s+(.+)$/i
const partOf = /^(.+?)\s+(?:of|on)\s+(?:the|his|her|its|their|my|a|an)\s+(.+)$/i

interface Named {
  readonly subject: Subject
  readonly isPlural: boolean
  /** The first word of the name: what stands before it only describes. */
  readonly from: number
}

type Spelled = readonly Token[]

const textOf = (tokens: readonly Token[], from: number): string =>
  tokens
    .slice(from)
    .map(({ text }) => text)
    .join(' ')

/** Whether a motif goes by this word: a sailboat is a boat. */
const isCalledSo = (motif: string, last: Token | undefined): boolean =>
  last !== undefined &&
  motif.split('-').some((name) => [last.word, last.singular].some((word) => word.length > 2 && name.endsWith(word)))

const isNoun = (tokens: Spelled, word: string, at: number): boolean =>
  partsCalled(word).length > 0 || thingAt(tokens, at)?.isExact === true

/** The longest name of something that can be painted at the end of the words. */
const motifNamed = (tokens: Spelled): Named | null => {
  for (const from of tokens.keys()) {
    const found = thingAt(tokens, from)
    if (found?.to !== tokens.length) continue
    const { motif, kin, isExact, standIns: others, isPlural } = found
    const isItsName = isCalledSo(motif, tokens.at(-1))
    // What a word only brings to mind is not what it names: a widow is no bench.
    if (!isExact && (from > 0 || !isItsName)) continue
    // A word for many is the name of each: a rose is one of the flowers.
    const isOwnName = isItsName || kin.length > 1
    // `paper boat`: a noun before a noun makes another thing of it, an adjective does not.
    const isOther = tokens.slice(0, from).some(({ word }, at) => isNoun(tokens, word, at))
    // A bank of fog is not even near to the coins of a bank.
    if (isOther && !(isExact && isOwnName)) continue
    const said = textOf(tokens, isOther ? 0 : from)
    const near = !isOther || others.length > 0 ? others : [motif]
    return { subject: { motif, kin, said, isExact, standIns: near }, isPlural, from }
  }
  return null
}

const isPartName = (said: string): boolean =>
  partsCalled(said).length > 0 || sceneryOf(said).length > 0 || isPartWord(said) || isOwnPair(said)

/** A part of pictures that is no motif: `roof`, `meadow`, `last bar`. */
const partNamed = (tokens: readonly Token[]): Named | null => {
  const isPlural = tokens.at(-1)?.word !== tokens.at(-1)?.singular
  for (const from of [Math.max(0, tokens.length - 2), tokens.length - 1]) {
    const said = textOf(tokens, from)
    const isName = from === tokens.length - 1 ? isPartName(said) : isOwnPair(said)
    if (isName) return { subject: { ...theHero, motif: said, said }, isPlural, from }
  }
  return null
}

const namedBy = (tokens: Spelled): Named | null => {
  const [motif, part] = [motifNamed(tokens), partNamed(tokens)]
  // `last bar` is more than a bar.
  if (motif && part && part.from < motif.from) return part
  return motif ?? part
}

const unspelled = (said: string): Spelled => tokensOf(said).map((token) => ({ ...token, opensSentence: false }))

/** Shorter words have too many neighbours to be taken for one of them. */
const shortest = 6

const forgiven = (said: string): Spelled =>
  spelled(unspelled(said), (word) => word.length < shortest || namedBy(unspelled(word)) !== null)

const nobody = (said: string): Named => ({
  subject: { ...theHero, motif: said, said },
  isPlural: /[^s]s$/.test(said),
  from: 0,
})

const read = (said: string): Named => {
  const plain = withoutKind(said)
  return namedBy(unspelled(said)) ?? namedBy(forgiven(said)) ?? (plain === said ? nobody(said) : read(plain))
}

/** The colour before a name: of `red scarf`, but not of `lavender`, nor of `black hole`, which is no hole. */
const colourBefore = (said: string): { readonly near: NamedColour | null; readonly rest: string } => {
  const tokens = tokensOf(said)
  const [span] = spansIn(tokens)
  if (span === undefined || span.from > 0 || span.to >= tokens.length) return { near: null, rest: said }
  const rest = textOf(tokens, span.to)
  const [whole, kind] = [said, rest].map((words) => namedBy(unspelled(words))?.subject)
  // A white flower may be the name of one flower: it is white all the same.
  const isOfKind = whole?.motif === kind?.motif || (kind?.kin.includes(whole?.motif ?? '') ?? false)
  const isOther = startsName(said) && !isOfKind
  return isOther ? { near: null, rest: said } : { near: span.colour, rest }
}

const ownerAndPart = (said: string): readonly [owner: string, part: string] | null => {
  const [, owner, part] = owned.exec(said) ?? []
  if (owner !== undefined && part !== undefined) return [owner, part]
  const [, piece, whole] = partOf.exec(said) ?? []
  // `bottle of the poison` may be the name of one thing.
  return piece === undefined || whole === undefined || startsName(said) ? null : [whole, piece]
}

const bare = (said: string): string => bareName(said.toLowerCase())

/** Names that begin like a place are names first: `top hat`. */
const startsName = (said: string): boolean => namedBy(unspelled(said))?.from === 0

/** The thing that is meant; one that nobody knows has its words for its name. */
export const thingCalled = (words: string): Thing => {
  const whole = bare(words)
  const { which, rest } = startsName(whole) ? { which: null, rest: whole } : pickedFrom(whole)
  const split = ownerAndPart(rest)
  const owner = split === null ? null : thingCalled(split[0])
  const piece = bare(split?.[1] ?? rest)
  const { near, rest: name } = colourBefore(piece)
  const { subject, isPlural } = read(name)
  return { subject, owner: owner?.subject ?? null, which: which ?? owner?.which ?? null, near, isPlural }
}
