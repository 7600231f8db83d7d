// From the network's answer to edits: each of its slots either is empty or says what to do, to what, and how.
import { type Edit, type EditOperation, type EditReading, editOperationNames } from '../../contract/edit.ts'
import { editNothings, editOperations, editPlaces, editRelations, editSizes } from '../../contract/edit-vocabulary.ts'
import { best, type Classes, cut, type Scores } from '../network/classes.ts'
import type { Encoded } from '../network/network.ts'
import { numberIn } from '../words/numbers.ts'
import { bestPair, withOwner, wordsOf } from './spans.ts'

export type Answer = Readonly<Record<string, Float32Array>>

const one = <const Names extends readonly string[]>(names: Names, name: string): Names[number] | null =>
  names.find((each) => each === name) ?? null

/** What an operation is done to where nobody says it. */
const unsaidTargets: Partial<Record<EditOperation, string>> = {
  resize: 'hero',
  move: 'hero',
  flip: 'hero',
  rotate: 'hero',
  replace: 'hero',
  background: 'background',
  border: 'border',
  palette: 'palette',
  setText: 'title',
  cutText: 'allText',
  font: 'title',
  textEffect: 'title',
  case: 'title',
  spacing: 'title',
  align: 'allText',
}

/** What is meant where an operation goes without saying how. */
const unsaidValues: Partial<Record<EditOperation, string>> = { swap: 'places', flip: 'horizontal' }

/** Operations whose value is a text of the caller, to be copied letter by letter. */
const isText = (op: EditOperation): boolean => op === 'setText' || op === 'cutText'

interface Slot {
  /** A name of a closed list, or words of the message; null where it is empty. */
  readonly said: string | null
  readonly share: number
}

const empty: Slot = { said: null, share: 1 }

const mostCounted = 1000

const wholeNumberIn = (words: string): number | null => {
  const number = numberIn(words)
  return number === null ? null : Math.min(mostCounted, Math.round(number))
}

/** Each slot that could be wrong makes the edit as a whole less sure. */
const sureness = (op: number, slots: readonly Slot[]): number =>
  slots.reduce((sure, { share }) => sure * Math.sqrt(share), op)

interface Message {
  readonly text: string
  readonly encoded: Encoded
  readonly classes: Classes['edits']
  readonly spans: Float32Array
}

const decodeEdit = ({ text, encoded, classes, spans }: Message, scores: Scores, at: number): Edit | null => {
  const named = best(scores.op, classes.classes.op ?? [])
  const op = one(editOperationNames, named.name)
  if (op === null) return null
  const { values, isOpen } = editOperations[op]
  const mayBe = (value: string): boolean =>
    value === 'none' || (value === 'span' ? isOpen : values.some((each) => each === value))
  const pointer = (slot: string, end: number): Float32Array => {
    const row = (classes.spans.indexOf(slot) * 2 + end) * classes.most + at
    return spans.subarray(row * encoded.rows, (row + 1) * encoded.rows)
  }
  const slot = (name: string, may?: (value: string) => boolean): Slot => {
    const { name: said, share } = best(scores[name], classes.classes[name] ?? [], may)
    if (said === 'none') return { said: null, share }
    if (said !== 'span') return { said, share }
    const pair = bestPair(pointer(name, 0), pointer(name, 1), encoded.pieces.length)
    const isOwned = name === 'target' && !isText(op)
    const words = pair === null ? '' : (isOwned ? withOwner : wordsOf)(text, encoded.pieces, pair, isText(op))
    return words === '' ? { said: null, share } : { said: words, share }
  }
  const has = (name: string): Slot => (slotsOf(op).includes(name) ? slot(name) : empty)
  const [target, value] = [slot('target'), slot('value', mayBe)]
  const [colour, not, place, of] = [has('colour'), has('not'), has('place'), has('of')]
  const [count, size, amount] = [has('count'), has('size'), has('amount')]
  return {
    op,
    target: target.said ?? unsaidTargets[op] ?? 'picture',
    value: value.said ?? unsaidValues[op] ?? null,
    colour: colour.said,
    not: not.said,
    place: place.said === null ? null : one([...editPlaces, ...editRelations], place.said),
    of: of.said,
    count: count.said === null ? null : wholeNumberIn(count.said),
    size: size.said === null ? null : one(editSizes, size.said),
    amount: amount.said,
    confidence: sureness(named.share, [target, value, colour, not, place, of, count, size, amount]),
  }
}

/** The slots beside target and value that an operation has; what another has is no part of it. */
const slotsOf = (op: EditOperation): readonly string[] => furtherSlots[op] ?? []

const furtherSlots: Partial<Record<EditOperation, readonly string[]>> = {
  recolour: ['amount', 'colour', 'not', 'of'],
  add: ['colour', 'count', 'of', 'place', 'size'],
  replace: ['colour', 'size'],
  move: ['amount', 'of', 'place'],
  resize: ['amount', 'of'],
  count: ['amount', 'count'],
  rotate: ['amount'],
  swap: ['of'],
  light: ['amount'],
  weather: ['amount'],
  mood: ['amount'],
  palette: ['amount', 'colour', 'count'],
  border: ['colour'],
  texture: ['amount'],
  focus: ['amount'],
  crop: ['amount'],
  setText: ['of', 'place'],
  font: ['of'],
  textEffect: ['amount'],
  spacing: ['amount', 'of'],
  order: ['of', 'place'],
}

/** Runs of pieces that must stay, as words. */
const keptWords = (text: string, { pieces }: Encoded, keep: Float32Array): readonly string[] => {
  const isKept = (piece: number): boolean => (keep[(piece + 1) * 2 + 1] ?? 0) > (keep[(piece + 1) * 2] ?? 0)
  const runs: [number, number][] = []
  for (const [at] of pieces.entries()) {
    const last = runs.at(-1)
    if (!isKept(at)) continue
    if (last && last[1] === at - 1) last[1] = at
    else runs.push([at, at])
  }
  return runs.map((run) => wordsOf(text, pieces, run, false)).filter((words) => words !== '')
}

/** Fixed targets that must stay; each is said by itself, so that several may be. */
const keptTargets = (scores: Float32Array, targets: readonly string[]): readonly string[] =>
  targets.filter((_, at) => (scores[at] ?? 0) > 0)

export const decodeEdits = (text: string, encoded: Encoded, answer: Answer, classes: Classes['edits']): EditReading => {
  const { classes: rows, spans, keep, message } = answer
  if (!rows || !spans || !keep || !message) throw new Error('expected a whole answer about edits')
  const wide = rows.length / classes.most
  const edits = Array.from({ length: classes.most }, (_, at) =>
    decodeEdit({ text, encoded, classes, spans }, cut(rows.subarray(at * wide, (at + 1) * wide), classes.classes), at),
  ).filter((edit) => edit !== null)
  const nothing = best(message.subarray(classes.targets.length), classes.nothings, (name) => name !== 'edits')
  const fixed = keptTargets(message.subarray(0, classes.targets.length), classes.targets)
  const kept = [...fixed, ...keptWords(text, encoded, keep)]
  return {
    edits,
    keep: [...new Set(kept)].slice(0, classes.most),
    nothing: edits.length === 0 ? (one(editNothings, nothing.name) ?? 'remark') : null,
  }
}
