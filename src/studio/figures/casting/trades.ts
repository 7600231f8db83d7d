// What people do for a living: what they wear for it, and what their kind wore in times in which that was not worn yet.
import { z } from 'zod'
import { wordsOf } from '../../senses/detection/words.ts'
import kinds from '../data/kinds.json' with { type: 'json' }
import trades from '../data/trades.json' with { type: 'json' }
import { wornAt } from '../dress/outfit.ts'
import { stuffs } from '../stuff.ts'
import type { Time } from '../times.ts'
import { spansOf } from './words.ts'

const names = z.array(z.string()).readonly()

const kindTable = z
  .record(
    z.string(),
    z
      .object({
        /** Whether it wears the same wherever it comes from: an army, a church. */
        isUniformed: z.boolean(),
        woman: names,
        man: names,
      })
      .strict()
      .readonly(),
  )
  .parse(kinds)

const tradeSchema = z
  .object({
    kind: z.string(),
    /** Its own outfits, of which the first is worn that was known at a time; none where it wears what its kind does. */
    woman: names,
    man: names,
    sex: z.enum(['woman', 'man']).optional(),
    hair: z.string().optional(),
    hat: z.string().optional(),
    held: z.string().optional(),
    beard: z.boolean().optional(),
    glasses: z.boolean().optional(),
    dyes: z.partialRecord(z.enum(stuffs), z.string()).optional(),
  })
  .strict()
  .readonly()

export type Trade = z.infer<typeof tradeSchema>

const tradeTable: ReadonlyMap<string, Trade> = new Map(
  Object.entries(z.record(z.string(), tradeSchema).parse(trades)).map(([name, trade]) => [
    wordsOf(name).join(' '),
    trade,
  ]),
)

const kindOf = ({ kind }: Trade) => {
  const found = kindTable[kind]
  if (found === undefined) throw new TypeError(`expected a known kind of trade but received ${kind}`)
  return found
}

const withoutPlural = (span: string): string => span.replace(/(?:ies|s)$/, (end) => (end === 'ies' ? 'y' : ''))

export const tradeIn = (words: readonly string[]): Trade | null => {
  for (const span of spansOf(words)) {
    const trade = tradeTable.get(span) ?? tradeTable.get(withoutPlural(span))
    if (trade !== undefined) return trade
  }
  return null
}

/** What it wears at work in a time; null where that was not worn then. */
export const ownOutfit = (trade: Trade, sex: 'woman' | 'man', time: Time): string | null =>
  wornAt(trade[sex], time)[0] ?? null

/** What people of its kind wore in a time. */
export const outfitsOfKind = (trade: Trade, sex: 'woman' | 'man', time: Time): readonly string[] =>
  wornAt(kindOf(trade)[sex], time)

export const isUniformed = (trade: Trade): boolean => kindOf(trade).isUniformed

/** Brides and grooms wear the best that their people have. */
export const isFeast = ({ kind }: Trade): boolean => kind === 'feast'

export const isForChildren = ({ kind }: Trade): boolean => kind === 'child'

export const allTrades: ReadonlyMap<string, Trade> = tradeTable
