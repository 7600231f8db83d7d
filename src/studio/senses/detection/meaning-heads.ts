// Linear heads over sentence vectors, one for each subgenre: how much a text means it. Fitted by tools/train-subgenres.ts.
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const fileSchema = z.object({
  /** Fingerprint of the sentences that the heads were fitted to. */
  text: z.string(),
  dimensions: z.number(),
  /** By genre and subgenre: little-endian floats in base64, the weights and then the offset. */
  heads: z.record(z.string(), z.record(z.string(), z.string())),
})

export type HeadsFile = z.infer<typeof fileSchema>

export const headsFile = new URL('./data/heads/subgenre-heads.json', import.meta.url)

export const writtenHead = (weights: readonly number[]): string => {
  const bytes = Buffer.alloc(weights.length * 4)
  for (const [at, weight] of weights.entries()) bytes.writeFloatLE(weight, at * 4)
  return bytes.toString('base64')
}

const readHead = (written: string): Float32Array => {
  const bytes = Buffer.from(written, 'base64')
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4))
}

class MeaningHeads {
  readonly text: string
  readonly #heads: ReadonlyMap<string, ReadonlyMap<string, Float32Array>>

  constructor({ text, heads }: HeadsFile) {
    this.text = text
    this.#heads = new Map(
      Object.entries(heads).map(([genre, rows]) => [
        genre,
        new Map(Object.entries(rows).map(([subgenre, written]) => [subgenre, readHead(written)])),
      ]),
    )
  }

  /** About 1 where a text means the subgenre and 0 where it does not; the mean over several vectors of one book. */
  scores(genre: string, vectors: readonly Float32Array[]): ReadonlyMap<string, number> {
    const rows = this.#heads.get(genre)
    if (rows === undefined || vectors.length === 0) return new Map()
    return new Map(
      [...rows].map(([subgenre, weights]) => [
        subgenre,
        vectors.reduce((sum, vector) => sum + applied(weights, vector), 0) / vectors.length,
      ]),
    )
  }
}

const applied = (weights: Float32Array, vector: Float32Array): number =>
  vector.reduce((sum, value, axis) => sum + value * (weights[axis] ?? 0), weights[vector.length] ?? 0)

let heads: MeaningHeads | undefined

/** Read at first need. */
export const meaningHeads = (): MeaningHeads => {
  heads ??= new MeaningHeads(fileSchema.parse(JSON.parse(readFileSync(headsFile, 'utf8'))))
  return heads
}
