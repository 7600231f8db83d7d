// Sentences as vectors whose closeness is closeness of meaning: MiniLM-L6-v2, 384 numbers of length one each. English above all.
import type { InferenceSession } from 'onnxruntime-node'
import { type WordPieces, wordPieces } from '../../../reader/words/word-pieces.ts'
import type { Models } from '../models/open-models.ts'
import { floatsOf, longTensor } from '../models/tensors.ts'

export const dimensions = 384

/** The network was trained on at most this many pieces; what comes after them is not read. */
const longest = 256

/** Texts that go through the network together: those of like length, so that little is padding. */
const together = 16

export type Embedder = { readonly embed: (texts: readonly string[]) => Promise<Float32Array[]> }

/** The mean of the vectors of a text's own pieces, at length one. */
const pooled = (states: Float32Array, from: number, count: number): Float32Array => {
  const sum = new Float64Array(dimensions)
  for (let piece = 0; piece < count; piece += 1)
    for (let axis = 0; axis < dimensions; axis += 1)
      sum[axis] = (sum[axis] ?? 0) + (states[from + piece * dimensions + axis] ?? 0)
  const length = Math.hypot(...sum) || 1
  return Float32Array.from(sum, (value) => value / length)
}

const embedBatch = async (
  session: InferenceSession,
  batch: readonly (readonly number[])[],
): Promise<Float32Array[]> => {
  const width = Math.max(...batch.map((ids) => ids.length))
  const shape = [batch.length, width]
  const ids = new BigInt64Array(batch.length * width)
  const attention = new BigInt64Array(batch.length * width)
  for (const [row, numbers] of batch.entries()) {
    for (const [column, number] of numbers.entries()) {
      ids[row * width + column] = BigInt(number)
      attention[row * width + column] = 1n
    }
  }
  const outputs = await session.run({
    input_ids: await longTensor(ids, shape),
    attention_mask: await longTensor(attention, shape),
    token_type_ids: await longTensor(new BigInt64Array(ids.length), shape),
  })
  const states = floatsOf(outputs, 'last_hidden_state')
  return batch.map((numbers, row) => pooled(states, row * width * dimensions, numbers.length))
}

const embedAll = async (
  session: InferenceSession,
  words: WordPieces,
  texts: readonly string[],
): Promise<Float32Array[]> => {
  const read = texts.map((text, index) => ({ index, ids: words.ids(text, longest) }))
  const byLength = read.toSorted((a, b) => a.ids.length - b.ids.length || a.index - b.index)
  const vectors = new Map<number, Float32Array>()
  for (let from = 0; from < byLength.length; from += together) {
    const batch = byLength.slice(from, from + together)
    const embedded = await embedBatch(
      session,
      batch.map(({ ids }) => ids),
    )
    for (const [row, { index }] of batch.entries()) vectors.set(index, embedded[row] ?? new Float32Array(dimensions))
  }
  return texts.map((_, index) => vectors.get(index) ?? new Float32Array(dimensions))
}

/** Null when the model is off or missing. */
export const openEmbedder = async (models: Models): Promise<Embedder | null> => {
  const session = await models.session('minilm')
  const vocabulary = await models.text('minilm', 'minilm-l6-v2-vocabulary.txt')
  if (!session || vocabulary === null) return null
  const words = wordPieces(vocabulary)
  return { embed: (texts) => embedAll(session, words, texts) }
}
