// Words of a book that the network has marked: things that are really there, ways of speaking, people, and their clothes.
import type { Encoded } from '../network/network.ts'

export type Mark = 'literal' | 'figurative' | 'person' | 'dress'

/** Scores of a piece: nothing, literal, figurative; nobody, somebody; nothing worn, worn. Weights from before clothes were learned lack the last. */
const isMarked: Readonly<Record<Mark, (scores: Float32Array) => boolean>> = {
  literal: ([none = 0, literal = 0, figurative = 0]) => literal > none && literal > figurative,
  figurative: ([none = 0, literal = 0, figurative = 0]) => figurative > none && figurative >= literal,
  person: ([, , , nobody = 0, somebody = 0]) => somebody > nobody,
  dress: ([, , , , , nothing = 0, worn = 0]) => worn > nothing,
}

export interface Marked {
  readonly from: number
  readonly to: number
}

/** Where the word of a piece begins. */
const wordStart = (pieces: Encoded['pieces'], at: number): number => {
  let first = at
  while (pieces[first]?.piece.startsWith('##')) first -= 1
  return pieces[first]?.from ?? 0
}

/** Runs of marked pieces, whole words always, in the order of the text. */
export const markedRuns = (
  { pieces, rows }: Encoded,
  scores: Float32Array,
  mark: Mark,
  from: number,
): readonly Marked[] => {
  const perPiece = scores.length / rows
  const found: { from: number; to: number; last: number }[] = []
  for (const [at, piece] of pieces.entries()) {
    const run = found.at(-1)
    const continues = piece.piece.startsWith('##') && run?.last === at - 1
    const row = scores.subarray((at + 1) * perPiece, (at + 2) * perPiece)
    if (piece.from < from || !(continues || isMarked[mark](row))) continue
    if (run && run.last === at - 1) Object.assign(run, { to: piece.to, last: at })
    else found.push({ from: wordStart(pieces, at), to: piece.to, last: at })
  }
  return found
}

/** The words of runs, each once. */
export const markedWords = (
  text: string,
  encoded: Encoded,
  scores: Float32Array,
  mark: Mark,
  from: number,
): readonly string[] => [...new Set(markedRuns(encoded, scores, mark, from).map((run) => text.slice(run.from, run.to)))]
