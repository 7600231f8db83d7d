// How well a family would follow a reference: named reasons that add to the score every family gets.
import type { Family, Look, TemplateType } from '../families/family.ts'
import { periodsIn, texturesIn } from '../senses/references/manner-words.ts'
import {
  mainTexture,
  type ReferenceReading,
  type Subject,
  type Texture,
  type Textures,
  textures as textureNames,
} from '../senses/references/reading.ts'
import type { Reason } from './reason.ts'

const texturePoints = 78
const periodPoints = 20
const lookPoints = 14
const fullnessPoints = 24
const keyPoints = 12

/** What a kind of template leans to before its own words are read. */
const leanings: Readonly<Record<TemplateType, Textures>> = {
  illustrated: { smooth: 0.05, flat: 0.3, painterly: 0.4, grain: 0.1, line: 0.1, photographic: 0.05 },
  typographic: { smooth: 0.1, flat: 0.7, painterly: 0, grain: 0.1, line: 0.1, photographic: 0 },
  ornamental: { smooth: 0.05, flat: 0.25, painterly: 0.15, grain: 0.2, line: 0.35, photographic: 0 },
  atmospheric: { smooth: 0.25, flat: 0, painterly: 0.15, grain: 0.2, line: 0, photographic: 0.4 },
  graphic: { smooth: 0.05, flat: 0.75, painterly: 0, grain: 0.1, line: 0.1, photographic: 0 },
}

/** How much a family's own words count beside the leaning of its kind. */
const ownWords = 0.7

/** How much one technique passes for another. */
const kinship: Readonly<Record<Texture, Partial<Textures>>> = {
  smooth: { photographic: 0.6, painterly: 0.25, flat: 0.15 },
  flat: { line: 0.3, smooth: 0.15 },
  painterly: { grain: 0.3, photographic: 0.25, smooth: 0.2 },
  grain: { photographic: 0.65, painterly: 0.3, line: 0.15 },
  line: { flat: 0.35, grain: 0.2 },
  photographic: { smooth: 0.55, grain: 0.55, painterly: 0.35 },
}

/** The techniques of a family, from its kind and its own description. */
export const mannerOf = ({ technique, templateType }: Pick<Family, 'technique' | 'templateType'>): Textures => {
  const said = texturesIn(technique.toLowerCase())
  const leaning = leanings[templateType]
  const share = said.size === 0 ? 0 : ownWords
  const of = (name: Texture): number => leaning[name] * (1 - share) + (said.get(name) ?? 0) * share
  return {
    smooth: of('smooth'),
    flat: of('flat'),
    painterly: of('painterly'),
    grain: of('grain'),
    line: of('line'),
    photographic: of('photographic'),
  }
}

/** Raises what a reference shows most over what it also shows. */
const plainly = 1.6

const texture = (family: Family, { textures }: ReferenceReading): Reason => {
  const manner = mannerOf(family)
  const plain = textureNames.map((name) => textures[name] ** plainly)
  const whole = plain.reduce((sum, share) => sum + share, 0)
  let fit = 0
  for (const [at, wanted] of textureNames.entries())
    for (const made of textureNames)
      fit += ((plain[at] ?? 0) / whole) * manner[made] * (wanted === made ? 1 : (kinship[wanted][made] ?? 0))
  return { why: `answers a ${mainTexture(textures)} reference`, points: texturePoints * Math.min(1, fit * 1.25) }
}

const period = (family: Family, reading: ReferenceReading): Reason =>
  reading.period !== null && periodsIn(family.technique.toLowerCase()).has(reading.period.name)
    ? { why: `feels ${reading.period.name}`, points: periodPoints * reading.period.confidence }
    : { why: 'of another period', points: 0 }

const looksOfSubject: Readonly<Record<Subject, readonly Look[]>> = {
  sky: ['landscape'],
  sea: ['landscape'],
  forest: ['landscape'],
  'night-lights': ['cityscape', 'landscape', 'figure'],
  sunset: ['landscape', 'figure'],
  figure: ['figure', 'character'],
  snow: ['landscape'],
  fire: ['object', 'landscape', 'interior'],
}

const look = (family: Family, { subjects }: ReferenceReading): Reason => {
  const shown = subjects.filter(({ name }) => looksOfSubject[name].includes(family.look))
  const sure = Math.max(0, ...shown.map(({ confidence }) => confidence))
  return { why: 'can show what the reference shows', points: lookPoints * sure }
}

const evenLooks: ReadonlySet<Look> = new Set<Look>(['pattern', 'collage', 'abstract'])

/** A pattern lies nowhere in particular, so that no likeness of masses finds those that fill the sheet too. */
const fullness = (family: Family, { composition }: ReferenceReading): Reason => ({
  why: 'fills the sheet like the reference',
  points: composition.kind === 'pattern' && evenLooks.has(family.look) ? fullnessPoints * composition.decided : 0,
})

const darkWords =
  /\b(night|dark|shadow|smoke|neon|black|storm|deep-space|moonlit|candlelit|brooding|embers|fog|leather|binding|enamel|stained-glass)\b/
const paleWords =
  /\b(paper|pale|candy|flowers|flat bright|soft|picture-book|aged paper|stationery|garden|pen line|calm ground)\b/

/** A family that lives in the dark can be told to be pale, but it would rather not. */
const key = (family: Family, { tone }: ReferenceReading): Reason => {
  const isDark = darkWords.test(family.technique) || family.templateType === 'atmospheric'
  const isPale = paleWords.test(family.technique)
  const why = `suits a ${tone.key} key`
  if (tone.key === 'mid') return { why, points: isPale === isDark ? keyPoints : 0 }
  const [isOwn, isOther] = tone.key === 'low' ? [isDark, isPale] : [isPale, isDark]
  if (isOther && !isOwn) return { why: `would rather not be in a ${tone.key} key`, points: -keyPoints }
  return { why, points: isOther ? 0 : isOwn ? keyPoints : keyPoints / 2 }
}

/** Why, and how much, a family would follow the reference. */
export const matchReference = (family: Family, reading: ReferenceReading): readonly Reason[] =>
  [texture, period, look, fullness, key].map((reason) => reason(family, reading)).filter(({ points }) => points !== 0)
