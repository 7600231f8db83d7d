// Steers one new cover by references: what was read in them, the instructions that outrank them, and the book they are for.
import { findGenre } from '../../catalog/genres.ts'
import type { Brief } from '../brief/brief.ts'
import { findMood } from '../brief/find-mood.ts'
import { findSetting } from '../brief/find-setting.ts'
import type { Setting } from '../brief/setting.ts'
import { tint } from '../colour/moods.ts'
import type { Palette } from '../colour/palette.ts'
import { recolour, wishColours } from '../colour/recolour.ts'
import type { CoverDocument } from '../document.ts'
import type { Family, Layout } from '../families/family.ts'
import { families } from '../families/index.ts'
import { Random } from '../paint/random.ts'
import { combineReadings } from '../senses/references/combine.ts'
import { describeReferences } from '../senses/references/describe.ts'
import { type Instructed, readInstructions, underInstructions } from '../senses/references/instructions.ts'
import type { Composition, ReferenceReading, Tone } from '../senses/references/reading.ts'
import { moodOfReference, settingOfReference } from '../senses/references/reference-mood.ts'
import { nearestPalette, paletteFrom } from '../senses/references/reference-palette.ts'
import { type Scored, scoreFamily } from './choose.ts'
import { direct } from './direct.ts'
import { documentOf } from './make-cover.ts'
import { matchReference } from './match-reference.ts'

export interface ReferenceWish {
  /** Its prompt holds the caller's instructions. */
  readonly brief: Brief
  /** One to four. */
  readonly readings: readonly ReferenceReading[]
  readonly seed: number
}

/** The document of a cover that follows the references. */
export const makeReferenceCover = ({ brief, readings, seed }: ReferenceWish): CoverDocument => {
  const told = readInstructions(brief.wishes.prompt ?? '')
  const reading = underInstructions(combineReadings(readings), told)
  const steered = steerBrief(brief, reading, told)
  const family = chooseByReference(steered, reading, seed)[0]?.family
  if (!family) throw new Error('no family is listed')
  const coverSeed = new Random(seed).sub('reference cover').whole(0, 0xffffffff)
  const directed = direct(family, steered, seed, 0)
  const document = documentOf(family, steered, coverSeed, {
    ...directed,
    palette: told.ignored.has('colour') ? directed.palette : steeredPalette(family, steered, reading, told),
    layout: layoutFor(family, reading, seed),
  })
  return { ...document, prompt: `${document.prompt} ${describeReferences(reading, readings.length, told)}`.trim() }
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

/** What a family of the same genre, made for another corner of it, gets for its shelf. */
const kinPoints = 24

/** Families of the book's genre, the best for book and reference first. */
const chooseByReference = (brief: Brief, reading: ReferenceReading, seed: number): readonly Scored[] => {
  const scored = poolFor(brief).map((family): Scored => {
    const own = scoreFamily(family, brief, seed)
    const isOnShelf = own.reasons.some(({ why }) => why.startsWith('made for') || why.startsWith('serves'))
    const reasons = [
      ...own.reasons,
      ...matchReference(family, reading),
      ...(isOnShelf ? [] : [{ why: `made for other ${brief.book.genre}`, points: kinPoints }]),
    ]
    return { family, reasons, score: reasons.reduce((sum, { points }) => sum + points, 0) }
  })
  return scored.toSorted((one, other) => other.score - one.score || (one.family.id < other.family.id ? -1 : 1))
}

/** A genre without families of its own has those that serve any book. */
const poolFor = ({ book }: Brief): readonly Family[] => {
  const serving = (name: string): readonly Family[] =>
    families.filter(({ genreBuckets }) => genreBuckets.some((bucket) => bucket.startsWith(`${name}:`)))
  const own = serving(findGenre(book.genre)?.name ?? '')
  const any = serving('Other')
  return own.length > 0 ? own : any.length > 0 ? any : families
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

const spaceWords: Readonly<Record<Composition['space']['where'], RegExp | null>> = {
  top: /title (?:\w+ ){0,5}(?:above|sky|high|head)|below|foot|rising/,
  bottom: /title (?:\w+ ){0,6}(?:below|beneath|low|foot|slopes?|ground)|high against|above and the title/,
  left: /left|right/,
  right: /left|right/,
  around: /alone|small|centre|middle|one |disc|empty|calm|pale/,
  none: null,
}

const kindWords: Readonly<Record<Composition['kind'], RegExp>> = {
  pattern: /edge to edge|all over|fills?|filling|repeat|tiles|patchwork|ranks|whole (?:cover|sheet|page)|pattern/,
  symmetrical: /arch|window|frame|between two|facing|mirror|medallion|both sides|door|wheel|ring/,
  centred: /centre|middle|ring|medallion|circle|disc|hub|heart|before a/,
  thirds: /left|right|corner|side|far|small|near/,
  open: /small|alone|white|bare|calm|wide|empty|open|sky|one /,
}

const keyWords: Readonly<Record<Tone['key'], readonly [fits: RegExp, not: RegExp] | null>> = {
  low: [/night|dark|black|nocturne|evening|moon/, /white|pale|bright/],
  mid: null,
  high: [/white|pale|paper|bright|sky|parchment/, /night|dark|black|moon/],
}

const sizeWords = { large: /huge|great|enormous|large|towering|fills|giant|close/, small: /small|lone|far|distant/ }

/** The layout whose words sound most like the reference's composition; the seed decides between equals. */
const layoutFor = (family: Family, { composition, tone }: ReferenceReading, seed: number): string => {
  const { kind, decided, space, subject, horizon } = composition
  const [fits, not] = keyWords[tone.key] ?? [null, null]
  const random = new Random(seed).sub('reference layout')
  const worth = ({ id, phrase }: Layout): number =>
    (kindWords[kind].test(phrase) ? decided : 0) +
    (spaceWords[space.where]?.test(phrase) ? space.share : 0) +
    (subject.size > 0.2 && subject.size < 1 && sizeWords.large.test(phrase) ? 0.4 : 0) +
    (subject.size < 0.08 && sizeWords.small.test(phrase) ? 0.4 : 0) +
    (horizon !== null && /horizon|sky|sea|water|shore|fields?|hills?/.test(phrase) ? 0.35 : 0) +
    (fits?.test(`${id} ${phrase}`) ? 0.5 : 0) -
    (not?.test(`${id} ${phrase}`) ? 0.7 : 0) +
    random.sub(id).next() * 0.25
  const ranked = family.layouts.map((layout) => ({ id: layout.id, worth: worth(layout) }))
  return ranked.reduce((best, other) => (other.worth > best.worth ? other : best)).id
}
