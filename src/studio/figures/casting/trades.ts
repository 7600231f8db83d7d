// What people do for a living, and what they wear for it; what else a book says of their clothes; and what their time wore.
import { z } from 'zod'
import { eras } from '../../../contract/concept-vocabulary.ts'
import { wordsOf } from '../../senses/detection/words.ts'
import clothing from '../data/clothing.json' with { type: 'json' }
import trades from '../data/trades.json' with { type: 'json' }
import { stuffs } from '../stuff.ts'
import { spansOf } from './words.ts'

export type Era = (typeof eras)[number]

const names = z.array(z.string()).readonly()

const tradeSchema = z
  .object({
    woman: z.string(),
    man: z.string(),
    sex: z.enum(['woman', 'man']).optional(),
    hair: z.string().optional(),
    hat: z.string().optional(),
    held: z.string().optional(),
    beard: z.boolean().optional(),
    glasses: z.boolean().optional(),
    dyes: z.partialRecord(z.enum(stuffs), z.string()).optional(),
    /** What it wore up to an era. */
    before: z.object({ woman: z.string(), man: z.string(), until: z.enum(eras) }).optional(),
  })
  .strict()
  .readonly()

const garmentSchema = z
  .object({
    woman: z.string(),
    man: z.string(),
    child: z.string().optional(),
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
    eras: z.record(
      z.string(),
      z.object({ woman: names, man: names, child: names, coats: z.object({ woman: z.string(), man: z.string() }) }),
    ),
    old: bySex,
    summer: bySex,
    dresses: z.record(z.string(), names),
  })
  .parse(clothing)

export type Trade = z.infer<typeof tradeSchema>

const plain = (name: string): string => wordsOf(name).join(' ')
const tableOf = <Meaning>(record: Readonly<Record<string, Meaning>>): ReadonlyMap<string, Meaning> =>
  new Map(Object.entries(record).map(([name, meaning]) => [plain(name), meaning]))

const tradeTable = tableOf(z.record(z.string(), tradeSchema).parse(trades))
const garmentTable = tableOf(clothes.words)
const hatTable = tableOf(clothes.hats)

const inOrder: readonly Era[] = [
  'ancient',
  'medieval',
  'renaissance',
  '18th-century',
  '19th-century',
  '1900s',
  '1920s',
  '1930s',
  '1940s',
  '1950s',
  '1960s',
  '1970s',
  '1980s',
  '1990s',
]

/** Whether it plays no later than that. */
const isUpTo = (era: Era, until: Era): boolean =>
  inOrder.includes(era) && inOrder.indexOf(era) <= inOrder.indexOf(until)

/** Swords and cloaks are worn there. */
export const isOfOld = (era: Era): boolean => ['ancient', 'medieval', 'renaissance', 'invented'].includes(era)

const withoutPlural = (span: string): string => span.replace(/(?:ies|s)$/, (end) => (end === 'ies' ? 'y' : ''))

export const tradeIn = (words: readonly string[], era: Era): Trade | null => {
  for (const span of spansOf(words))
    for (const name of [span, withoutPlural(span)]) {
      const ofOld = isOfOld(era) ? tradeTable.get(`${name} of old`) : undefined
      const trade = ofOld ?? tradeTable.get(name)
      if (trade !== undefined) return trade
    }
  return null
}

export const outfitOfTrade = ({ before, ...now }: Trade, sex: 'woman' | 'man', era: Era): string =>
  before !== undefined && isUpTo(era, before.until) ? before[sex] : now[sex]

export type Garment = z.infer<typeof garmentSchema>

export interface SaidGarment extends Garment {
  readonly word: string
  readonly at: number
}

/** The garment that says most of an outfit: the longest name, and of several the first. */
export const garmentIn = (words: readonly string[]): SaidGarment | null => {
  for (const span of spansOf(words)) {
    const garment = garmentTable.get(span)
    if (garment !== undefined)
      return { ...garment, word: span, at: words.join(' ').split(span)[0]?.split(' ').length ?? 0 }
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

const ofEra = (era: Era) => {
  const found = clothes.eras[era] ?? clothes.eras.present
  if (found === undefined) throw new TypeError(`nothing is known of the clothes of ${era}`)
  return found
}

export const usualOutfits = (era: Era, sex: 'woman' | 'man'): readonly string[] => ofEra(era)[sex]
export const childOutfits = (era: Era): readonly string[] => ofEra(era).child
export const coatOf = (era: Era, sex: 'woman' | 'man'): string => ofEra(era).coats[sex]
export const oldOutfits = (sex: 'woman' | 'man'): readonly string[] => clothes.old[sex]
export const summerOutfits = (sex: 'woman' | 'man'): readonly string[] => clothes.summer[sex]
export const dressesOf = (era: Era): readonly string[] => clothes.dresses[era] ?? clothes.dresses.present ?? []
/** Clothes of today suit only eras in which they were worn. */
export const isModern = (era: Era): boolean => ['present', 'near-future', 'timeless', '1980s', '1990s'].includes(era)
