// Messages of hands that the reader never learned from, with the edits that they ask for.
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Edit, EditReading } from '../../src/contract/edit.ts'
import { numberIn } from '../../src/reader/words/numbers.ts'

/** Hands that are held out of every training: everyday messages, hard ones, and demands that no cover can meet. */
export const heldOut = ['e19', 'e23', 'e25'] as const

const lineSchema = z.object({
  s: z.string(),
  e: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
  none: z.string().optional(),
})

type Slots = Readonly<Record<string, string>>

export interface JudgedMessage {
  readonly message: string
  readonly edits: readonly Slots[]
}

const bracket = /\[([^[\]|]+)\|([^[\]|]+)\]/g

const judged = (line: string): JudgedMessage => {
  const { s, e } = lineSchema.parse(JSON.parse(line))
  const edits = e.map((each) => Object.fromEntries(Object.entries(each).map(([name, value]) => [name, String(value)])))
  for (const [, words = '', marks = ''] of s.matchAll(bracket))
    for (const mark of marks.split(';')) {
      const [place = '', name = ''] = mark.split('.')
      const [slot = '', canonical] = name.split('=')
      const edit = edits[Number(place) - 1]
      if (edit) edit[slot] = canonical ?? words
    }
  return { message: s.replaceAll(bracket, '$1'), edits }
}

const folder = new URL('../../training/data/edits/', import.meta.url)

export const judgedMessages = (hand: (typeof heldOut)[number]): readonly JudgedMessage[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(`${hand}-`))
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n').map(judged))

/** What may go without saying: the target of an operation on all of the cover, and the usual value. */
const unsaid: Readonly<Record<string, readonly string[]>> = {
  target: ['picture', 'background', 'palette', 'border', 'sky'],
  value: ['places', 'horizontal'],
}
const ofAll = ['hour', 'season', 'weather', 'mood', 'palette', 'background', 'border', 'simplify']
const usual = ['swap', 'flip']

const mayGoUnsaid = (op: string, slot: string, said: string): boolean =>
  (slot === 'target' ? ofAll.includes(op) : usual.includes(op)) && (unsaid[slot] ?? []).includes(said)

const bare = (words: string): string => words.toLowerCase().replaceAll(/^[\s"'.,;!?]+|[\s"'.,;!?]+$/g, '')

/** An edit as one line, so that two can be compared slot by slot. */
const lineOf = (slots: Slots): string =>
  Object.entries(slots)
    .filter(([slot, said]) => slot !== 'confidence' && !mayGoUnsaid(slots.op ?? '', slot, said))
    .map(([slot, said]) => `${slot}=${slot === 'count' ? (numberIn(said) ?? '') : bare(said)}`)
    .toSorted()
    .join(' ')

const slotsOf = (edit: Edit): Slots =>
  Object.fromEntries(Object.entries(edit).flatMap(([slot, said]) => (said === null ? [] : [[slot, String(said)]])))

/** What decides whether the cover changes as it should; where and how much is a matter of degree. */
const deciding = ['op', 'target', 'value', 'colour', 'not']

const coreOf = (slots: Slots): string =>
  lineOf(Object.fromEntries(Object.entries(slots).filter(([slot]) => deciding.includes(slot))))

/** Edits that were read, each with whether the message asks for that. */
export const judgedEdits = (
  { edits }: JudgedMessage,
  read: readonly Edit[],
): readonly (readonly [edit: Edit, isRight: boolean])[] => {
  const asked = edits.map(coreOf)
  return read.map((edit) => [edit, asked.includes(coreOf(slotsOf(edit)))])
}

const linesOf = (edits: readonly Slots[]): string => edits.map(lineOf).toSorted().join('; ')

const opsOf = (edits: readonly Slots[]): string =>
  edits
    .map(({ op }) => op)
    .toSorted()
    .join(' ')

export interface Score {
  /** Every edit with every slot, nothing missing, nothing more. */
  readonly isExact: boolean
  readonly hasRightOperations: boolean
  readonly asksForNothing: boolean
}

export const scoreOf = ({ edits }: JudgedMessage, reading: EditReading): Score => {
  const read = reading.edits.map(slotsOf)
  return {
    isExact: linesOf(edits) === linesOf(read),
    hasRightOperations: opsOf(edits) === opsOf(read),
    asksForNothing: edits.length === 0,
  }
}
