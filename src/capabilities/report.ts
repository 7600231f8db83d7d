// What the service can do, read off the same catalogue that validation uses.
import { genres, subgenreLabel } from '../catalog/genres.ts'
import { maxCoversPerGenerate } from '../catalog/limits.ts'
import { operations } from '../catalog/operations.ts'
import { apiVersion, generationEngine } from '../catalog/versions.ts'
import type { CapabilitiesReport } from '../contract/account.ts'

export const capabilities = (): CapabilitiesReport => ({
  api_version: apiVersion,
  generation_engine: generationEngine,
  genres: genres.map((genre) => ({
    genre: genre.name,
    slug: genre.slug,
    supported: genre.supported,
    subgenre_auto_detected: genre.detectsSubgenre,
    subgenres: genre.subgenres.map((value) => ({ value, label: subgenreLabel(value), supported: genre.supported })),
  })),
  operations: Object.fromEntries(
    Object.entries(operations).map(([name, { creditsPerImage, description }]) => [
      name,
      { credits_per_image: creditsPerImage, description },
    ]),
  ),
  limits: { max_covers_per_generate: maxCoversPerGenerate },
  coverage_note:
    'Books of any genre can be stored. Covers are generated for genres with supported = true; a subgenre outside its ' +
    "genre's list is stored but refused for generation, and a null subgenre uses the genre's general templates.",
})
