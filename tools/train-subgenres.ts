// Fits the heads that detect subgenres by meaning: ridge regression over the vectors of every genre's own sentences.
// Run after the sentences in src/studio/senses/detection/data change: node tools/train-subgenres.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { genreProfiles } from '../src/studio/senses/detection/genre-profiles.ts'
import { type HeadsFile, headsFile, writtenHead } from '../src/studio/senses/detection/meaning-heads.ts'
import type { GenreProfile } from '../src/studio/senses/detection/subgenre-scorer.ts'
import { fingerprintOf } from '../src/studio/senses/detection/training-text.ts'
import { dimensions, openEmbedder } from '../src/studio/senses/embedding/embed.ts'
import { openModels } from '../src/studio/senses/models/open-models.ts'
import { solveRidge } from './train-subgenres/ridge.ts'

/** Ridge penalty for each sentence; chosen on the tuning books, where 0.0025 to 0.075 differ by at most four books. */
const penaltyPerSentence = 0.025

const embedder = await openEmbedder(openModels({ directory: fileURLToPath(new URL('../models', import.meta.url)) }))
if (embedder === null) throw new Error('the model minilm is not installed: node bin/install-models.js')

const headsOf = async (profile: GenreProfile): Promise<Record<string, string>> => {
  const sentences = Object.entries(profile).flatMap(([subgenre, { examples }]) =>
    examples.map((text) => ({ subgenre, text })),
  )
  const vectors = await embedder.embed(sentences.map(({ text }) => text))
  const rows = vectors.map((vector) => [...vector, 1])
  const subgenres = Object.keys(profile)
  const wanted = subgenres.map((subgenre) => sentences.map((sentence) => (sentence.subgenre === subgenre ? 1 : 0)))
  const weights = solveRidge(rows, wanted, penaltyPerSentence * rows.length)
  return Object.fromEntries(subgenres.map((subgenre, at) => [subgenre, writtenHead(weights[at] ?? [])]))
}

const fitted = new Map<GenreProfile, Record<string, string>>()
for (const profile of new Set(genreProfiles.values())) fitted.set(profile, await headsOf(profile))

const file: HeadsFile = {
  text: fingerprintOf(genreProfiles),
  dimensions,
  heads: Object.fromEntries([...genreProfiles].map(([genre, profile]) => [genre, fitted.get(profile) ?? {}])),
}
mkdirSync(new URL('.', headsFile), { recursive: true })
writeFileSync(headsFile, `${JSON.stringify(file, null, 2)}\n`)
process.stdout.write(`${fileURLToPath(headsFile)} fitted to text ${file.text}\n`)
