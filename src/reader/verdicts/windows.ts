// Texts that are longer than the network reads at once, in windows that overlap: each has the beginnings of all fields and one stretch of a long one.
import type { WordPieces } from '../words/word-pieces.ts'

export type Texts = Readonly<Record<string, string | null | undefined>>

/** Pieces of each field that stand in every window, so that a stretch of a summary is judged with its title and genre. */
const beginning = 40
/** Pieces of a long field that a window adds. */
const stretch = 120
/** Pieces that two windows share: what stands across a cut stands whole in one of them. */
const overlap = 30

/** More windows than this would keep others waiting: of such a text only the beginning is read here, and the rest by rules and judge. */
const mostWindows = 8

export const windowsOf = (texts: Texts, words: WordPieces): readonly Texts[] => {
  const fields = Object.entries(texts).flatMap(([name, text]) =>
    text ? [{ name, text, pieces: words.pieces(text) }] : [],
  )
  const total = fields.reduce((sum, { pieces }) => sum + pieces.length, 0)
  if (total <= beginning + stretch) return [texts]
  const begun = Object.fromEntries(
    fields.map(({ name, text, pieces }) => [name, text.slice(0, pieces[beginning]?.from ?? text.length)]),
  )
  const long = fields.filter(({ pieces }) => pieces.length > beginning)
  const stretches = long.flatMap(({ name, text, pieces }) => {
    const starts = Array.from(
      { length: Math.ceil(Math.max(1, pieces.length - overlap) / (stretch - overlap)) },
      (_, nth) => nth * (stretch - overlap),
    )
    return starts.map(
      (at): Texts => ({
        ...begun,
        [name]: text.slice(pieces[at]?.from ?? 0, pieces[at + stretch]?.from ?? text.length),
      }),
    )
  })
  return stretches.length > 0 && stretches.length <= mostWindows ? stretches : [texts]
}
