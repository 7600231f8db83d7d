// The document a template is shown with: a plausible book of its first shelf.
import { z } from 'zod'
import { findGenre, genres } from '../../catalog/genres.ts'
import { moods } from '../../catalog/moods.ts'
import { type Brief, makeBrief } from '../brief/brief.ts'
import { settingValues } from '../brief/setting.ts'
import type { CoverDocument } from '../document.ts'
import type { Family } from '../families/family.ts'
import { hashText } from '../paint/random.ts'
import { makeCovers } from './make-cover.ts'
import data from './sample-readings.json' with { type: 'json' }

const told = <const Values extends readonly string[]>(values: Values) => z.enum(values).nullable().default(null)

/** What the sample books of templates are about: motifs by their scores, when and where, and the mood. */
const readings = z
  .record(
    z.string(),
    z.strictObject({
      motifs: z.record(z.string(), z.number()),
      setting: z.strictObject({
        time: told(settingValues.time),
        weather: told(settingValues.weather),
        season: told(settingValues.season),
        place: told(settingValues.place),
        era: told(settingValues.era),
      }),
      mood: z.enum(moods),
    }),
  )
  .parse(data)

/** `Fantasy:epic-fantasy` as genre and subgenre; `*` is no subgenre. */
const shelfOf = (bucket: string): { genre: string; subgenre: string | null } => {
  const colon = bucket.indexOf(':')
  const genre = findGenre(bucket.slice(0, colon)) ?? genres[0]
  const subgenre = bucket.slice(colon + 1)
  return { genre: genre?.slug ?? '', subgenre: subgenre === '*' ? null : subgenre }
}

/** A template of which nobody has told it is read by the words of its sample. */
const withReading = (brief: Brief, family: Family): Brief => {
  const known = readings[family.id]
  if (known === undefined) return brief
  const motifs = Object.entries(known.motifs).map(([id, score]) => ({ id, score }))
  return { ...brief, reading: { ...brief.reading, motifs, setting: known.setting, mood: known.mood } }
}

export const sampleBrief = (family: Family): Brief =>
  withReading(
    makeBrief(
      { ...family.sample, ...shelfOf(family.genreBuckets[0] ?? ''), audience: null, plannerYear: null },
      { prompt: null, colorPalette: null, mood: null },
    ),
    family,
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
