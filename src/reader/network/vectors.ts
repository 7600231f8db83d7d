// Tables of vectors as the training writes them: rows of bytes, then a scale for each row.
import { readFile } from 'node:fs/promises'

/** Numbers in a vector. */
export const width = 384

const bytesOfScale = 4

export interface Vectors {
  readonly count: number
  /** Adds a row to what stands in `sum` from `at` on. */
  readonly addTo: (sum: Float32Array, at: number, row: number) => void
  /** How near a row is to a vector of length one; rows were of length one before they became bytes. */
  readonly likeness: (vector: Float32Array, row: number) => number
}

export const readVectors = async (file: URL): Promise<Vectors> => {
  const bytes = await readFile(file)
  const count = bytes.byteLength / (width + bytesOfScale)
  if (!Number.isInteger(count)) throw new Error(`expected whole rows in ${file.pathname}`)
  const rows = new Int8Array(bytes.buffer, bytes.byteOffset, count * width)
  const scales = Float32Array.from({ length: count }, (_, row) => bytes.readFloatLE(count * width + row * bytesOfScale))
  const scaleOf = (row: number): number => scales[row] ?? 0
  return {
    count,
    addTo: (sum, at, row) => {
      const scale = scaleOf(row)
      for (let axis = 0; axis < width; axis += 1)
        sum[at + axis] = (sum[at + axis] ?? 0) + (rows[row * width + axis] ?? 0) * scale
    },
    likeness: (vector, row) => {
      let sum = 0
      for (let axis = 0; axis < width; axis += 1) sum += (vector[axis] ?? 0) * (rows[row * width + axis] ?? 0)
      return sum * scaleOf(row)
    },
  }
}
