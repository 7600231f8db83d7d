// The vectors of all descriptions as they are shipped: small whole numbers, with what each is usually like beside any text.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Description, descriptions } from './descriptions.ts'
import { likeness } from './embed.ts'

const indexSchema = z.object({
  /** Fingerprint of the descriptions. */
  text: z.string(),
  dimensions: z.number(),
  /** In the order of the descriptions: likeness to an average sentence about books, and its usual deviation. */
  usual: z.array(z.tuple([z.number(), z.number()])),
})

export type VectorIndex = z.infer<typeof indexSchema>

export const indexFile = new URL('./data/description-vectors.json', import.meta.url)
export const vectorsFile = new URL('./data/description-vectors.bin', import.meta.url)

const largest = 127

/** Whole numbers from -127 to 127 that point where the vector points. */
export const quantised = (vector: Float32Array): Int8Array => {
  const most = vector.reduce((so, value) => Math.max(so, Math.abs(value)), 0) || 1
  return Int8Array.from(vector, (value) => Math.round((value / most) * largest))
}

const atLengthOne = (whole: Int8Array): Float32Array => {
  const length = Math.sqrt(likeness(whole, whole)) || 1
  return Float32Array.from(whole, (value) => value / length)
}

export interface DescribedVector extends Description {
  readonly vector: Float32Array
  readonly usual: number
  readonly deviation: number
}

let read: readonly DescribedVector[] | undefined

export const readIndex = (): VectorIndex => indexSchema.parse(JSON.parse(readFileSync(indexFile, 'utf8')))

/** Read at first need. */
export const describedVectors = (): readonly DescribedVector[] => {
  read ??= readVectors()
  return read
}

const readVectors = (): readonly DescribedVector[] => {
  const { dimensions, usual } = readIndex()
  const bytes = new Int8Array(readFileSync(vectorsFile))
  return descriptions.map((description, at) => {
    const [mean = 0, deviation = 1] = usual[at] ?? []
    const vector = atLengthOne(bytes.subarray(at * dimensions, (at + 1) * dimensions))
    return { ...description, vector, usual: mean, deviation }
  })
}
