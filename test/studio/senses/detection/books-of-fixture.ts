// Real books with the subgenres a reader would accept for each: read from a fixture, ready to be detected.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { findGenre } from '../../../../src/catalog/genres.ts'
import type { BookWords } from '../../../../src/studio/senses/detection/detect-subgenre.ts'

interface FixtureRow {
  readonly genre: string
  readonly title: string
  readonly summary: string
  readonly accepted: readonly string[]
}

export interface LabelledBook extends BookWords {
  readonly accepted: readonly string[]
}

export const booksOfFixture = (name: 'held-out-books' | 'tuning-books'): readonly LabelledBook[] => {
  const rows: readonly FixtureRow[] = JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'))
  return rows.map(({ genre: slug, title, summary, accepted }) => {
    const genre = findGenre(slug)
    assert(genre, `${title}: ${slug} is not a genre`)
    return { genre, title, summary, accepted }
  })
}
