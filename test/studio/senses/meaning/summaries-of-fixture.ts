// Summaries, of real and of invented books, with the motifs that a reader would accept on the cover of each.
import { readFileSync } from 'node:fs'

export interface LabelledSummary {
  readonly title: string
  readonly summary: string
  readonly accepted: readonly string[]
}

export const summariesOfFixture = (name: 'held-out-summaries' | 'tuning-summaries'): readonly LabelledSummary[] =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'))
