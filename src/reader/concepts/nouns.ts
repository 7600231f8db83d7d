// The nouns that can be thought of for a cover, with their vectors: the network's own, whatever words a book has.
import { readFile } from 'node:fs/promises'
import { readVectors } from '../network/vectors.ts'
import { weights } from '../network/weights.ts'
import { plainNoun } from './plain-noun.ts'

export interface Thought {
  readonly noun: string
  readonly likeness: number
}

export interface Nouns {
  /** The nearest to a book, best first. */
  readonly nearest: (vector: Float32Array, most: number) => readonly Thought[]
  /** Those that a text has in it, the longest from each word on. */
  readonly namedIn: (text: string) => readonly string[]
}

const mostWords = 3

/** The longest noun that begins with the first of these words. */
const nounAtFront = (words: readonly string[], known: ReadonlyMap<string, string>) => {
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    const noun = known.get(plainNoun(words.slice(0, length).join(' ')))
    if (noun !== undefined) return { noun, length }
  }
  return null
}

export const openNouns = async (): Promise<Nouns> => {
  const [text, vectors] = await Promise.all([readFile(weights('nouns.txt'), 'utf8'), readVectors(weights('nouns.bin'))])
  const nouns = text.split('\n')
  if (nouns.length !== vectors.count) throw new Error('expected a vector for each noun')
  const known = new Map(nouns.map((noun) => [plainNoun(noun), noun]))
  return {
    nearest: (vector, most) =>
      nouns
        .map((noun, row) => ({ noun, likeness: vectors.likeness(vector, row) }))
        .toSorted((one, other) => other.likeness - one.likeness)
        .slice(0, most),
    namedIn: (words) => {
      const rest = words.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
      const found: string[] = []
      for (let at = 0; at < rest.length; ) {
        const here = nounAtFront(rest.slice(at, at + mostWords), known)
        if (here) found.push(here.noun)
        at += here?.length ?? 1
      }
      return [...new Set(found)]
    },
  }
}
