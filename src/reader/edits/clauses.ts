// Cuts a message into clauses, at marks and at the words that link two of them, and nowhere within words that belong together.
import { z } from 'zod'
import data from './clauses.json' with { type: 'json' }
import { overlaps, quotedIn, type Span } from './spans.ts'

const words = z.array(z.string())

const known = z
  .strictObject({
    /** Words between two clauses. */
    links: words,
    /** Words that begin what is said beside a wish: an explanation, a likeness, a condition. */
    asides: words,
    /** Words that begin no order, though a terse wish may begin with them: `the fox bigger`. */
    statements: words,
  })
  .parse(data)

const asides: ReadonlySet<string> = new Set(known.asides)
const statements: ReadonlySet<string> = new Set(known.statements)

const cuts = new RegExp(
  String.raw`(?:[.!?](?=\s|$)|[,;:\n]|\s[-–—/|+&](?=\s)|\s(?:${known.links.join('|')})(?=\s))+\s*`,
  'giu',
)

const trimmed = (message: string, { from, to }: Span): Span => {
  const words = message.slice(from, to)
  const start = from + words.length - words.trimStart().length
  return { from: start, to: Math.max(start, from + words.trimEnd().length) }
}

/** `whole`: what is not to be cut. */
export const clausesOf = (message: string, whole: readonly Span[]): readonly Span[] => {
  const held = [...whole, ...quotedIn(message)]
  const at = [...message.matchAll(cuts)]
    .map(({ 0: { length }, index }) => ({ from: index, to: index + length }))
    .filter((cut) => !held.some((span) => overlaps(span, cut)))
  const starts = [0, ...at.map(({ to }) => to)]
  const ends = [...at.map(({ from }) => from), message.length]
  return starts
    .map((from, nth) => trimmed(message, { from, to: ends[nth] ?? from }))
    .filter(({ from, to }) => /\p{L}{2}/u.test(message.slice(from, to)))
}

const wordsIn = (clause: string): readonly string[] => clause.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

export const isAside = (clause: string): boolean => asides.has(wordsIn(clause)[0] ?? '')

/** Words of an order that says what is to be done, and to what: greetings and sighs have fewer. */
const fewest = 3

export const mayBeOrder = (clause: string): boolean => {
  const said = wordsIn(clause)
  return said.length >= fewest && !isAside(clause) && !statements.has(said[0] ?? '')
}
