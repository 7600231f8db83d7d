// Makes the vectors by which motifs and moods are recognised, and measures how alike each is to any sentence about a book.
// Run after the descriptions in src/studio/senses/meaning/data change: node tools/embed-descriptions.ts, then npm run format.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { genreProfiles } from '../src/studio/senses/detection/genre-profiles.ts'
import { dimensions, openEmbedder } from '../src/studio/senses/embedding/embed.ts'
import { indexFile, quantised, type VectorIndex, vectorsFile } from '../src/studio/senses/meaning/described-vectors.ts'
import { descriptions, descriptionsFingerprint } from '../src/studio/senses/meaning/descriptions.ts'
import { likeness } from '../src/studio/senses/meaning/embed.ts'
import { openModels } from '../src/studio/senses/models/open-models.ts'

/** Every so manieth sentence of the subgenres stands for what is said of books in general. */
const every = 7

const embedder = await openEmbedder(openModels({ directory: fileURLToPath(new URL('../models', import.meta.url)) }))
if (embedder === null) throw new Error('the model minilm is not installed: node bin/install-models.js')

const sentences = [...new Set(genreProfiles.values())]
  .flatMap((profile) => Object.values(profile).flatMap(({ examples }) => examples))
  .filter((_, at) => at % every === 0)
const usualTexts = await embedder.embed(sentences)
const vectors = await embedder.embed(descriptions.map(({ text }) => text))

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

const usualOf = (vector: Float32Array): [number, number] => {
  const all = usualTexts.map((other) => likeness(vector, other))
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  const variance = all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length
  return [rounded(mean), rounded(Math.sqrt(variance))]
}

const index: VectorIndex = { text: descriptionsFingerprint(), dimensions, usual: vectors.map(usualOf) }
writeFileSync(indexFile, `${JSON.stringify(index)}\n`)
writeFileSync(vectorsFile, Buffer.concat(vectors.map((vector) => Buffer.from(quantised(vector).buffer))))
process.stdout.write(`${vectors.length} descriptions, text ${index.text}\n`)
