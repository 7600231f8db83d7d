// The trained network: one encoder that every reading shares, and a head for each kind of reading. Loads itself with the first text.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { InferenceSession, Tensor } from 'onnxruntime-node'
import { type Piece, type WordPieces, wordPieces } from '../words/word-pieces.ts'
import { type Classes, readClasses } from './classes.ts'
import { readSureness, type Sureness } from './sureness.ts'
import { readThresholds, type Thresholds } from './thresholds.ts'
import { readVectors, type Vectors, width } from './vectors.ts'
import { weights } from './weights.ts'

/** Pieces of a text that are read, with its start and its end. */
export const longest = 256

/** Cores that it may use; more would starve the threads that paint. */
const threads = 2

export type Head = 'edits' | 'books' | 'verdicts'

/** A text as the encoder sees it. */
export interface Encoded {
  readonly pieces: readonly Piece[]
  /** One row a piece, the first for the start and the last for the end. */
  readonly states: Float32Array
  readonly rows: number
}

export interface Network {
  readonly classes: Classes
  readonly sureness: Sureness
  readonly thresholds: Thresholds
  readonly words: WordPieces
  readonly encode: (text: string) => Promise<Encoded>
  /** Short texts as vectors of length one. */
  readonly vectorsOf: (texts: readonly string[]) => Promise<readonly Float32Array[]>
  readonly ask: (head: Head, encoded: Encoded) => Promise<Readonly<Record<string, Float32Array>>>
}

const open = async (name: string): Promise<InferenceSession> => {
  const { InferenceSession } = await import('onnxruntime-node')
  return InferenceSession.create(fileURLToPath(weights(name)), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
    // Threads that wait by turning in circles take the cores from everybody else.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
}

const tensor = async (values: Float32Array, shape: readonly number[]): Promise<Tensor> => {
  const { Tensor } = await import('onnxruntime-node')
  return new Tensor('float32', values, shape)
}

const floatsOf = (outputs: Readonly<Record<string, Tensor>>): Readonly<Record<string, Float32Array>> =>
  Object.fromEntries(
    Object.entries(outputs).map(([name, { data }]) => {
      if (!(data instanceof Float32Array)) throw new Error(`expected floats in the output ${name} of the network`)
      return [name, data]
    }),
  )

/** The mean of the first rows, at length one. */
const pooled = (states: Float32Array, from: number, rows: number): Float32Array => {
  const sum = new Float32Array(width)
  for (let row = 0; row < rows; row += 1)
    for (let axis = 0; axis < width; axis += 1) sum[axis] = (sum[axis] ?? 0) + (states[from + row * width + axis] ?? 0)
  const length = Math.hypot(...sum) || 1
  return sum.map((value) => value / length)
}

export const meanOf = ({ states, rows }: Encoded): Float32Array => pooled(states, 0, rows)

/** Sums of the vectors of words and of their places, several texts in a row, each as wide as the widest. */
const summed = (table: Vectors, words: number, texts: readonly (readonly number[])[], wide: number): Float32Array => {
  const sums = new Float32Array(texts.length * wide * width)
  for (const [text, numbers] of texts.entries())
    for (const [place, number] of numbers.entries()) {
      const at = (text * wide + place) * width
      table.addTo(sums, at, number)
      table.addTo(sums, at, words + place)
    }
  return sums
}

export const openNetwork = async (): Promise<Network> => {
  const [classes, sureness, thresholds, vocabulary, table, encoder] = await Promise.all([
    readClasses(),
    readSureness(),
    readThresholds(),
    readFile(weights('vocabulary.txt'), 'utf8'),
    readVectors(weights('words.bin')),
    open('encoder.onnx'),
  ])
  const words = wordPieces(vocabulary)
  const heads = new Map<Head, Promise<InferenceSession>>()

  const statesOf = async (texts: readonly (readonly number[])[]): Promise<{ states: Float32Array; wide: number }> => {
    const wide = Math.max(...texts.map(({ length }) => length))
    const seen = new Float32Array(texts.length * wide)
    for (const [text, { length }] of texts.entries()) seen.fill(1, text * wide, text * wide + length)
    const outputs = await encoder.run({
      words: await tensor(summed(table, classes.words, texts, wide), [texts.length, wide, width]),
      seen: await tensor(seen, [texts.length, wide]),
    })
    const { states } = floatsOf(outputs)
    if (!states) throw new Error('expected states of the encoder')
    return { states, wide }
  }

  return {
    classes,
    sureness,
    thresholds,
    words,
    encode: async (text) => {
      const pieces = words.pieces(text).slice(0, longest - 2)
      const numbers = words.ids(text, longest)
      const { states } = await statesOf([numbers])
      return { pieces, states, rows: numbers.length }
    },
    vectorsOf: async (texts) => {
      if (texts.length === 0) return []
      const numbers = texts.map((text) => words.ids(text, longest))
      const { states, wide } = await statesOf(numbers)
      return numbers.map(({ length }, text) => pooled(states, text * wide * width, length))
    },
    ask: async (head, { states, rows }) => {
      const opened = heads.get(head) ?? open(`${head}.onnx`)
      heads.set(head, opened)
      const session = await opened
      return floatsOf(await session.run({ states: await tensor(states, [1, rows, width]) }))
    },
  }
}
