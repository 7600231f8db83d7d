// The words that the network's vocabulary has whole, which is sorted by how common they are: what stands there is no slip of the pen.
import { readFileSync } from 'node:fs'
import { weights } from '../network/weights.ts'

let ranks: ReadonlyMap<string, number> | null = null

/** Smaller for commoner words, infinite for those that it does not have. */
export const commonness = (word: string): number => {
  ranks ??= new Map(
    readFileSync(weights('vocabulary.txt'), 'utf8')
      .split('\n')
      .map((piece, at) => [piece.trimEnd(), at]),
  )
  return ranks.get(word) ?? Number.POSITIVE_INFINITY
}
