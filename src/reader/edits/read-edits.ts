// Reads a message about a cover into edits. One that is longer than the network reads at once is read sentence by sentence.
import { type EditReading, mostEdits } from '../../contract/edit.ts'
import { longest, type Network } from '../network/network.ts'
import { clausesOf } from './clauses.ts'
import { type Decoded, decodeEdits } from './decode.ts'
import type { Span } from './spans.ts'
import { type Clause, unreadIn } from './unread.ts'

const sentenceEnds = /(?<=[.!?])\s+|\n+/u

/** Parts that the network can read, each of as many sentences as fit; a sentence that does not fit is cut between words. */
export const portions = (message: string, fits: (text: string) => boolean): readonly string[] => {
  if (fits(message)) return [message]
  const parts: string[] = []
  const put = (text: string, gap: string): void => {
    const last = parts.at(-1)
    if (last !== undefined && fits(`${last}${gap}${text}`)) parts[parts.length - 1] = `${last}${gap}${text}`
    else parts.push(text)
  }
  for (const sentence of message.split(sentenceEnds)) {
    if (fits(sentence)) put(sentence, ' ')
    else for (const word of sentence.split(/\s+/)) put(word, ' ')
  }
  return parts.filter((part) => part !== '')
}

/** Pieces of a part of a long message: about as many as most messages have that the network learned from. */
const shortPortion = 80

const decoded = async (network: Network, message: string): Promise<Decoded> => {
  const encoded = await network.encode(message)
  const { classes, sureness } = network
  return decodeEdits(message, encoded, await network.ask('edits', encoded), { classes: classes.edits, sureness })
}

const moved = <Place extends Span>(span: Place, by: number): Place => ({
  ...span,
  from: span.from + by,
  to: span.to + by,
})

const clauseOf = async (network: Network, message: string, { from, to }: Span): Promise<Clause> => {
  const read = await decoded(network, message.slice(from, to))
  const edits = read.edits.map(({ edit, spans }) => ({ edit, spans: spans.map((span) => moved(span, from)) }))
  return { from, to, decoded: { ...read, edits, kept: read.kept.map((span) => moved(span, from)) } }
}

/** Clauses that are read once more: as many as messages of many wishes have. */
const mostClauses = 16

const unreadOf = async (network: Network, message: string, whole: Decoded): Promise<readonly Span[]> => {
  const held = [...whole.edits.flatMap(({ spans }) => spans), ...whole.kept]
  const spans = whole.edits.length === 0 ? [] : clausesOf(message, held)
  if (spans.length < 2 || spans.length > mostClauses) return []
  const clauses: Clause[] = []
  for (const span of spans) clauses.push(await clauseOf(network, message, span))
  return unreadIn(message, whole, clauses)
}

const readOne = async (network: Network, message: string): Promise<EditReading> => {
  const whole = await decoded(network, message)
  const unread = await unreadOf(network, message, whole)
  const wordsAt = ({ from, to }: Span): string => message.slice(from, to)
  return {
    edits: whole.edits.map(({ edit }) => edit),
    keep: [...whole.keep, ...whole.kept.map(wordsAt)],
    unread: unread.map(wordsAt),
    nothing: whole.nothing,
  }
}

const firstOf = (words: readonly string[]): readonly string[] => [...new Set(words)].slice(0, mostEdits)

export const readEdits = async (network: Network, message: string): Promise<EditReading> => {
  const fits = (text: string, most: number): boolean => network.words.pieces(text).length <= most
  const parts = fits(message, longest - 2) ? [message] : portions(message, (text) => fits(text, shortPortion))
  const readings: EditReading[] = []
  for (const portion of parts) readings.push(await readOne(network, portion))
  const edits = readings.flatMap((reading) => reading.edits).slice(0, mostEdits)
  return {
    edits,
    keep: firstOf(readings.flatMap(({ keep }) => keep)),
    unread: firstOf(readings.flatMap(({ unread }) => unread)),
    nothing: edits.length > 0 ? null : (readings[0]?.nothing ?? 'remark'),
  }
}
