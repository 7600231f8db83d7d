// From the network's answer to edits: each of its slots either is empty or says what to do, to what, and how.
import { type Edit, type EditOperation, type EditReading, editOperationNames } from '../../contract/edit.ts'
import { editNothings, editOperations, editPlaces, editRelations, editSizes } from '../../contract/edit-vocabulary.ts'
import { best, type Classes, cut, type Scores } from '../network/classes.ts'
import type { Encoded } from '../network/network.ts'
import type { Sureness } from '../network/sureness.ts'
import { numberIn, numbersIn } from '../words/numbers.ts'
import { isAnnounced } from './announced.ts'
import { bestPair, overlaps, type Span, spanOf, withOwner } from './spans.ts'

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
  /** Where its words stand; null where it names what goes by another word. */
  readonly at: Span | null
}

const empty: Slot = { said: null, share: 1, at: null }

const mostCounted = 1000

const wholeNumberIn = (words: string): number | null => {
  const number = numberIn(words)
  return number === null ? null : Math.min(mostCounted, Math.round(number))
}

/** A number is told by all of its words, be the network content with one of them: `two dozen`. */
const wholeNumber = (text: string, span: Span): Span =>
  numbersIn(text).reduce(
    (whole, number) =>
      overlaps(span, number) ? { from: Math.min(whole.from, number.from), to: Math.max(whole.to, number.to) } : whole,
    span,
  )

/** Each slot that could be wrong makes the edit as a whole less sure. */
const sureOf = (op: number, slots: readonly Slot[]): number =>
  slots.reduce((sure, { share }) => sure * Math.sqrt(share), op)

const sameWords = (one: string | null, other: string | null): boolean =>
  one !== null && one.toLowerCase() === other?.toLowerCase()

/** Nothing takes its own colour, or goes beside itself; and no words are set that were not given as a text. */
const isSound = (text: string, { op, target, of }: Omit<Edit, 'confidence'>, value: Slot): boolean =>
  (op === 'setText' || !sameWords(of, target)) && (op !== 'setText' || value.at === null || isAnnounced(text, value.at))

interface Message {
  readonly text: string
  readonly sureness: Sureness
  readonly encoded: Encoded
  readonly classes: Classes['edits']
  readonly spans: Float32Array
}

/** Where the words of a slot stand. */
export interface SlotSpan extends Span {
  readonly slot: keyof Edit
}

/** An edit, and where the words stand that it was read from. */
export interface DecodedEdit {
  readonly edit: Edit
  readonly spans: readonly SlotSpan[]
}

const slotNames = ['target', 'value', 'colour', 'not', 'place', 'of', 'count', 'size', 'amount'] as const

const placed = (slot: keyof Edit, { at }: Slot): readonly SlotSpan[] => (at === null ? [] : [{ ...at, slot }])

const decodeEdit = (message: Message, scores: Scores, at: number): DecodedEdit | null => {
  const { text, encoded, classes, spans } = message
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
  const placeOf = (name: string): Span => {
    const pair = bestPair(pointer(name, 0), pointer(name, 1), encoded.pieces.length)
    if (pair === null) return { from: 0, to: 0 }
    const span = spanOf(text, encoded.pieces, pair, isText(op))
    if (name === 'count' || name === 'amount') return wholeNumber(text, span)
    return name === 'target' && !isText(op) ? withOwner(text, span) : span
  }
  const slot = (name: string, may?: (value: string) => boolean): Slot => {
    const { name: said, share } = best(scores[name], classes.classes[name] ?? [], may)
    if (said === 'none') return { said: null, share, at: null }
    if (said !== 'span') return { said, share, at: null }
    const place = placeOf(name)
    const words = text.slice(place.from, place.to)
    return words === '' ? { said: null, share, at: null } : { said: words, share, at: place }
  }
  const has = (name: string): Slot => (slotsOf(op).includes(name) ? slot(name) : empty)
  const [target, value] = [slot('target'), slot('value', mayBe)]
  const [colour, not, place, of] = [has('colour'), has('not'), has('place'), has('of')]
  const [count, size, amount] = [has('count'), has('size'), has('amount')]
  const edit = {
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
  }
  const slots = { target, value, colour, not, place, of, count, size, amount }
  const said = sureOf(named.share, Object.values(slots))
  const confidence = isSound(text, edit, value) ? message.sureness(op, said) : 0
  return { edit: { ...edit, confidence }, spans: slotNames.flatMap((slot) => placed(slot, slots[slot])) }
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
const keptSpans = (text: string, { pieces }: Encoded, keep: Float32Array): readonly Span[] => {
  const isKept = (piece: number): boolean => (keep[(piece + 1) * 2 + 1] ?? 0) > (keep[(piece + 1) * 2] ?? 0)
  const runs: [number, number][] = []
  for (const [at] of pieces.entries()) {
    const last = runs.at(-1)
    if (!isKept(at)) continue
    if (last && last[1] === at - 1) last[1] = at
    else runs.push([at, at])
  }
  return runs.map((run) => spanOf(text, pieces, run, false)).filter(({ from, to }) => from < to)
}

/** Fixed targets that must stay; each is said by itself, so that several may be. */
const keptTargets = (scores: Float32Array, targets: readonly string[]): readonly string[] =>
  targets.filter((_, at) => (scores[at] ?? 0) > 0)

/** What is known of the network that answers. */
export interface Answering {
  readonly classes: Classes['edits']
  readonly sureness: Sureness
}

/** A reading, with the places in the message that it points at. */
export interface Decoded {
  readonly edits: readonly DecodedEdit[]
  /** Targets that must stay. */
  readonly keep: readonly string[]
  /** Words that must stay. */
  readonly kept: readonly Span[]
  readonly nothing: EditReading['nothing']
}

export const decodeEdits = (
  text: string,
  encoded: Encoded,
  answer: Answer,
  { classes, sureness }: Answering,
): Decoded => {
  const { classes: rows, spans, keep, message } = answer
  if (!rows || !spans || !keep || !message) throw new Error('expected a whole answer about edits')
  const wide = rows.length / classes.most
  const edits = Array.from({ length: classes.most }, (_, at) =>
    decodeEdit(
      { text, sureness, encoded, classes, spans },
      cut(rows.subarray(at * wide, (at + 1) * wide), classes.classes),
      at,
    ),
  ).filter((edit) => edit !== null)
  const nothing = best(message.subarray(classes.targets.length), classes.nothings, (name) => name !== 'edits')
  return {
    edits,
    keep: keptTargets(message.subarray(0, classes.targets.length), classes.targets),
    kept: keptSpans(text, encoded, keep),
    nothing: edits.length === 0 ? (one(editNothings, nothing.name) ?? 'remark') : null,
  }
}
