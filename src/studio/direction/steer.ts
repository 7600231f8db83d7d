// Steers one new cover by references: what was read in them, the instructions that outrank them, and the book they are for.
import type { Brief } from '../brief/brief.ts'
import { findMood } from '../brief/find-mood.ts'
import { findSetting } from '../brief/find-setting.ts'
import type { Setting } from '../brief/setting.ts'
import { tint } from '../colour/moods.ts'
import type { Palette } from '../colour/palette.ts'
import { recolour, wishColours } from '../colour/recolour.ts'
import type { CoverDocument } from '../document.ts'
import type { Family } from '../families/family.ts'
import { Random } from '../paint/random.ts'
import { combineReadings } from '../senses/references/combine.ts'
import { describeReferences } from '../senses/references/describe.ts'
import { type Instructed, readInstructions, underInstructions } from '../senses/references/instructions.ts'
import type { Composed } from '../senses/references/likeness.ts'
import type { ReferenceReading } from '../senses/references/reading.ts'
import { moodOfReference, settingOfReference } from '../senses/references/reference-mood.ts'
import { nearestPalette, paletteFrom } from '../senses/references/reference-palette.ts'
import type { Adjustments } from './adjustments.ts'
import { direct } from './direct.ts'
import { documentOf } from './make-cover.ts'
import type { Staged } from './staged.ts'

export interface ReferenceWish {
  /** Its prompt holds the caller's instructions. */
  readonly brief: Brief
  /** One to four. */
  readonly readings: readonly ReferenceReading[]
  readonly seed: number
}

/** What a cover is to follow, once instructions, pictures and book have been heard. */
export interface Steering {
  readonly brief: Brief
  readonly reading: ReferenceReading
  readonly told: Instructed
  readonly seed: number
  /** How many pictures there were. */
  readonly count: number
}

export const steer = ({ brief, readings, seed }: ReferenceWish): Steering => {
  const told = readInstructions(brief.wishes.prompt ?? '')
  const reading = underInstructions(combineReadings(readings), told)
  return { brief: steerBrief(brief, reading, told), reading, told, seed, count: readings.length }
}

/** How a cover is arranged to be composed like the references. */
export interface Arrangement {
  readonly family: Family
  readonly layout: string
  readonly frame: Adjustments['frame']
  readonly hero: Adjustments['hero']
  /** What it shows of a book whose concept is known; null where the family is to find it in the words. */
  readonly staged: Staged | null
}

/** The document of an arrangement. `followed`: how it is composed when painted, where that was looked at. */
export const steeredDocument = (
  { brief, reading, told, seed, count }: Steering,
  { family, layout, frame, hero, staged }: Arrangement,
  followed: Composed | null = null,
): CoverDocument => {
  const directed = direct(family, brief, seed, 0, staged ?? undefined)
  const document = documentOf(family, brief, new Random(seed).sub('reference cover').whole(0, 0xffffffff), {
    ...directed,
    palette: told.ignored.has('colour') ? directed.palette : steeredPalette(family, brief, reading, told),
    layout,
    adjustments: { ...directed.adjustments, frame, hero },
  })
  const taken = describeReferences(reading, count, told, followed)
  return { ...document, prompt: `${document.prompt} ${taken}`.trim() }
}

/** Words about the mood or the setting in the instructions stand; else the pictures are heard before the book. */
const steerBrief = (brief: Brief, reading: ReferenceReading, { ignored }: Instructed): Brief => {
  if (ignored.has('light')) return brief
  const words = { title: '', prompt: brief.wishes.prompt }
  const asked = findSetting(words)
  const seen = settingOfReference(reading)
  const { setting, mood } = brief.reading
  const steered: Setting = {
    time: asked.time ?? seen.time ?? setting.time,
    weather: asked.weather ?? seen.weather ?? setting.weather,
    season: asked.season ?? seen.season ?? setting.season,
    // Where a book plays is the book's affair; a picture only helps where its words do not say.
    place: setting.place ?? seen.place,
    era: setting.era,
  }
  const isMoodAsked = brief.wishes.mood !== null || asksForMood(words)
  const suggested = isMoodAsked ? mood : (moodOfReference(reading) ?? mood)
  return { ...brief, reading: { ...brief.reading, setting: steered, mood: suggested } }
}

/** Whether the instructions alone decide the mood, whatever the shelf would say. */
const asksForMood = (words: { readonly title: string; readonly prompt: string | null }): boolean => {
  const shelves = ['romance', 'horror']
  const found = new Set(shelves.map((genre) => findMood(null, words, { genre, subgenre: null })))
  return found.size === 1
}

const steeredPalette = (family: Family, brief: Brief, reading: ReferenceReading, told: Instructed): Palette => {
  const referred = paletteFrom(reading, nearestPalette(family.palettes, reading.tone))
  const kind = brief.wishes.colorPalette
  const kinded = kind === null ? referred : recolour(referred, kind, 0)
  const wished = wishOver(kinded, brief.reading.colours, told)
  return brief.wishes.mood === null ? wished : tint(wished, brief.wishes.mood)
}

/** Colours of the instructions over those of the references; "a splash of red" leaves the ground as it was. */
const wishOver = (palette: Palette, wishes: Brief['reading']['colours'], { asDash }: Instructed): Palette => {
  const [only, second] = wishes.filter(({ wanted }) => wanted)
  if (wishes.length === 0) return palette
  if (!asDash || only === undefined || second !== undefined) return wishColours(palette, wishes)
  // The first colour asked for goes to the ground, so it is asked for twice, and only the second time is heard.
  const { accent } = wishColours(palette, [only, { ...only }])
  const refused = wishColours(
    palette,
    wishes.filter(({ wanted }) => !wanted),
  )
  return { ...refused, accent, metal: only.metal ?? palette.metal }
}
