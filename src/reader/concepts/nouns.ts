// The nouns that can be thought of for a cover, with their vectors: the network's own, whatever words a book has.
import { readFile } from 'node:fs/promises'
import { readVectors } from '../network/vectors.ts'
import { weights } from '../network/weights.ts'

export interface Thought {
  readonly noun: string
  readonly likeness: number
}

export interface Nouns {
  /** The nearest to a book, best first. */
  readonly nearest: (vector: Float32Array, most: number) => readonly Thought[]
}

export const openNouns = async (): Promise<Nouns> => {
  const [text, vectors] = await Promise.all([readFile(weights('nouns.txt'), 'utf8'), readVectors(weights('nouns.bin'))])
  const nouns = text.split('\n')
  if (nouns.length !== vectors.count) throw new Error('expected a vector for each noun')
  return {
    nearest: (vector, most) =>
      nouns
        .map((noun, row) => ({ noun, likeness: vectors.likeness(vector, row) }))
        .toSorted((one, other) => other.likeness - one.likeness)
        .slice(0, most),
  }
}
