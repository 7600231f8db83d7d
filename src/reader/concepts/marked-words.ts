// Words of a book that the network has marked: things that are really there, ways of speaking, and people.
import type { Encoded } from '../network/network.ts'

/** Scores of a piece: nothing, literal, figurative; then nobody, somebody. */
const perPiece = 5

export type Mark = 'literal' | 'figurative' | 'person'

const isMarked: Readonly<Record<Mark, (scores: Float32Array) => boolean>> = {
  literal: ([none = 0, literal = 0, figurative = 0]) => literal > none && literal > figurative,
  figurative: ([none = 0, literal = 0, figurative = 0]) => figurative > none && figurative >= literal,
  person: ([, , , nobody = 0, somebody = 0]) => somebody > nobody,
}

/** Runs of marked pieces as words of the text, whole words always; each once, in the order of the text. */
export const markedWords = (
  text: string,
  { pieces }: Encoded,
  scores: Float32Array,
  mark: Mark,
  from: number,
): readonly string[] => {
  const found: { from: number; to: number; last: number }[] = []
  for (const [at, piece] of pieces.entries()) {
    const run = found.at(-1)
    const continues = piece.piece.startsWith('##') && run?.last === at - 1
    const row = scores.subarray((at + 1) * perPiece, (at + 2) * perPiece)
    if (piece.from < from || !(continues || isMarked[mark](row))) continue
    if (run && run.last === at - 1) Object.assign(run, { to: piece.to, last: at })
    else found.push({ from: piece.from, to: piece.to, last: at })
  }
  return [...new Set(found.map((run) => text.slice(run.from, run.to)))]
}
