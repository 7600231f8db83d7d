// The fields of a book as they are judged: each with who speaks in it and what stands around it, and the seams between them.
import { findGenre } from '../../../catalog/genres.ts'
import type { Around } from './learned/features.ts'
import { letteringIn } from './lettering.ts'
import type { Token } from './tokens.ts'
import { type Voice, voiceOf } from './voices.ts'

export interface Field {
  readonly name: string
  /** Across a seam there may be two: what offends must offend in both. */
  readonly voices: readonly [Voice, ...Voice[]]
  readonly tokens: readonly Token[]
  readonly around: Around
}

export type Texts = Readonly<Record<string, string | null | undefined>>

/** It is no text of its caller's: it only says what the others are part of. */
const genreField = 'genre'

/** Wishes and names say nothing of what a book is about, and no wish is read as part of the book. */
const describes = ({ name, voices: [voice] }: Field): boolean => voice !== 'asking' && !isName(name)

const isName = (field: string): boolean => /author/i.test(field) && voiceOf(field) === 'title'

export const fieldsOf = (texts: Texts, read: (text: string) => readonly Token[]): readonly Field[] => {
  const genre = findGenre(texts[genreField] ?? '')?.slug ?? null
  const fields = Object.entries(texts).flatMap(([name, text]): readonly Field[] =>
    text && name !== genreField
      ? [{ name, voices: [voiceOf(name)], tokens: read(text), around: { genre, tokens: [] } }]
      : [],
  )
  return fields.map((field) =>
    describes(field)
      ? {
          ...field,
          around: { genre, tokens: fields.filter((one) => one !== field && describes(one)).flatMap(tokensIn) },
        }
      : field,
  )
}

const tokensIn = ({ tokens }: Field): readonly Token[] => tokens

/** A wish without the words that it wants set, and those words as the title they will be. */
export const partsOf = (field: Field): readonly [Field, ...Field[]] => {
  const lettering = field.voices[0] === 'asking' ? letteringIn(field.tokens) : []
  const wish = field.tokens.filter((_, at) => !lettering.some(({ start, end }) => at >= start && at < end))
  return [
    { ...field, tokens: wish },
    ...lettering.map(({ start, end }) => ({
      ...field,
      voices: ['title'] as const,
      tokens: asText(field.tokens, start, end),
    })),
  ]
}

/** Some words of a text as a text of their own. */
const asText = (tokens: readonly Token[], start: number, end: number): readonly Token[] =>
  tokens
    .slice(start, end)
    .map((token, at) => (at === 0 ? { ...token, startsSentence: true, startsClause: true, quoted: false } : token))

/** How many words on either side of a seam are read again. */
const seamReach = 30

export interface Seam extends Field {
  readonly next: string
  /** Where the second field begins. */
  readonly at: number
}

/** Fields are printed one after another: a phrase may be cut in two. A blurb goes on with no name, and a wish with no book. */
export const seamsOf = (fields: readonly Field[]): readonly Seam[] =>
  fields.slice(1).flatMap((next, position): readonly Seam[] => {
    const before = fields[position]
    if (before === undefined || !continues(before, next)) return []
    const [one, other] = [before.voices[0], next.voices[0]]
    const [first, ...rest] = next.tokens.slice(0, seamReach)
    if (first === undefined) return []
    const end = before.tokens.slice(-seamReach)
    return [
      {
        ...before,
        next: next.name,
        at: end.length,
        voices: one === other ? [one] : [one, other],
        tokens: [...end, { ...first, startsSentence: false, startsClause: true, startsField: true }, ...rest],
      },
    ]
  })

const continues = (before: Field, next: Field): boolean => {
  if ((before.voices[0] === 'asking') !== (next.voices[0] === 'asking')) return false
  return !(isName(before.name) && next.voices[0] === 'telling')
}
