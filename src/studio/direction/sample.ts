// The document a template is shown with: a plausible book of its first shelf.
import { findGenre, genres } from '../../catalog/genres.ts'
import { type Brief, makeBrief } from '../brief/brief.ts'
import type { CoverDocument } from '../document.ts'
import type { Family } from '../families/family.ts'
import { hashText } from '../paint/random.ts'
import { makeCovers } from './make-cover.ts'

/** `Fantasy:epic-fantasy` as genre and subgenre; `*` is no subgenre. */
const shelfOf = (bucket: string): { genre: string; subgenre: string | null } => {
  const colon = bucket.indexOf(':')
  const genre = findGenre(bucket.slice(0, colon)) ?? genres[0]
  const subgenre = bucket.slice(colon + 1)
  return { genre: genre?.slug ?? '', subgenre: subgenre === '*' ? null : subgenre }
}

export const sampleBrief = (family: Family): Brief =>
  makeBrief(
    { ...family.sample, ...shelfOf(family.genreBuckets[0] ?? ''), audience: null, plannerYear: null },
    { prompt: null, colorPalette: null, mood: null },
  )

export const sampleDocument = (family: Family): CoverDocument => {
  const [document] = makeCovers({
    brief: sampleBrief(family),
    template: family.id,
    seed: hashText(family.id),
    count: 1,
  })
  if (!document) throw new Error(`no sample could be made for ${family.id}`)
  return document
}

/** The same book in another layout of its template. */
export const sampleInLayout = (family: Family, layout: string): CoverDocument => {
  const document = sampleDocument(family)
  return { ...document, direction: { ...document.direction, layout } }
}
