// Clothes by their names, and what a time wore: by sex, for children, against the cold.
import { z } from 'zod'
import { wordsOf } from '../../senses/detection/words.ts'
import clothing from '../data/clothing.json' with { type: 'json' }
import { wornAt } from '../dress/outfit.ts'
import { stuffs } from '../stuff.ts'
import { type Time, times } from '../times.ts'
import { spansOf } from './words.ts'

const names = z.array(z.string()).readonly()

const garmentSchema = z
  .object({
    /** Its cuts, the latest first. */
    woman: names,
    man: names,
    child: names.optional(),
    /** What of the outfit a colour before the word dyes. */
    main: z.enum(stuffs).optional(),
  })
  .strict()
  .readonly()

const bySex = z.object({ woman: names, man: names }).readonly()

const clothes = z
  .object({
    words: z.record(z.string(), garmentSchema),
    hats: z.record(z.string(), z.string()),
    usual: z.record(
      z.enum(times),
      z.object({ woman: names, man: names, girl: names, boy: names, coats: bySex, dresses: names }).strict(),
    ),
    old: bySex,
    summer: bySex,
  })
  .strict()
  .parse(clothing)

const tableOf = <Meaning>(record: Readonly<Record<string, Meaning>>): ReadonlyMap<string, Meaning> =>
  new Map(Object.entries(record).map(([name, meaning]) => [wordsOf(name).join(' '), meaning]))

const garmentTable = tableOf(clothes.words)
const hatTable = tableOf(clothes.hats)

export type Garment = z.infer<typeof garmentSchema>

export interface SaidGarment extends Garment {
  readonly word: string
}

/** The garment that says most of an outfit: the longest name, and of several the first. */
export const garmentIn = (words: readonly string[]): SaidGarment | null => {
  for (const span of spansOf(words)) {
    const garment = garmentTable.get(span)
    if (garment !== undefined) return { ...garment, word: span }
  }
  return null
}

export const hatIn = (words: readonly string[]): string | null => {
  for (const span of spansOf(words)) {
    const hat = hatTable.get(span)
    if (hat !== undefined) return hat
  }
  return null
}

/** Words that say less than a trade does: a police uniform is that of the police. */
const vague = new Set(
  'uniform uniforms robe robes kit jersey apron aprons smock jacket jackets shirt shirts coat coats leather shorts'.split(
    ' ',
  ),
)
export const isVague = (word: string): boolean => vague.has(word)

/** Of several cuts those of a time; of a garment that was not worn then, its latest. */
export const cutsAt = (cuts: readonly string[], time: Time): readonly string[] => {
  const known = cuts.flatMap((cut) => (cut === anyDress ? clothes.usual[time].dresses : [cut]))
  const worn = wornAt(known, time)
  return worn.length > 0 ? (cuts.includes(anyDress) ? worn : worn.slice(0, 1)) : known.slice(0, 1)
}

const anyDress = '*dress'

export const usualOutfits = (time: Time, sex: 'woman' | 'man'): readonly string[] => clothes.usual[time][sex]
export const childOutfits = (time: Time, sex: 'woman' | 'man'): readonly string[] =>
  clothes.usual[time][sex === 'woman' ? 'girl' : 'boy']
export const coatsOf = (time: Time, sex: 'woman' | 'man'): readonly string[] => clothes.usual[time].coats[sex]
export const oldOutfits = (sex: 'woman' | 'man'): readonly string[] => clothes.old[sex]
export const summerOutfits = (sex: 'woman' | 'man'): readonly string[] => clothes.summer[sex]
/** Clothes of today suit only times in which they were worn. */
export const isModern = (time: Time): boolean => time === 'now' || time === 'eighties'
