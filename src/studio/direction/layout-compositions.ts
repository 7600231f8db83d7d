// How each layout of each family is composed, as painted for the family's sample book. `npm run templates:compositions` writes the data.
import { z } from 'zod'
import { cells, type Grid } from '../senses/references/grid.ts'
import type { Composed } from '../senses/references/likeness.ts'
import entries from './data/layout-compositions.json' with { type: 'json' }

const steps = 9

/** A grid as digits: close enough to choose by, small enough to be read in a change of the file. */
export const digitsOf = (grid: Grid): string => grid.map((value) => Math.round(value * steps)).join('')

const gridOf = (digits: string): Grid => Array.from(digits, (digit) => Number(digit) / steps)

const digits = z.string().regex(new RegExp(`^\\d{${cells}}$`))

const layoutSchema = z.object({
  mass: digits,
  plain: z.number(),
  tone: digits,
  type: digits,
  horizon: z.number().nullable(),
  diagonal: z.number(),
  symmetry: z.number(),
})

export type LayoutEntry = z.infer<typeof layoutSchema>

/** Of families, then of their layouts. */
export const layoutEntries: Readonly<Record<string, Readonly<Record<string, LayoutEntry>>>> = z
  .record(z.string(), z.record(z.string(), layoutSchema))
  .parse(entries)

export const entryOf = ({ mass, tone, lettering, ...plain }: Composed): LayoutEntry => ({
  mass: digitsOf(mass.grid),
  plain: mass.plain,
  tone: digitsOf(tone),
  type: digitsOf(lettering ?? tone.map(() => 0)),
  ...plain,
})

/** Null for a family that is not in the data yet. */
export const layoutComposition = (family: string, layout: string): Composed | null => {
  const entry = layoutEntries[family]?.[layout]
  if (!entry) return null
  const { mass, plain, tone, type, ...rest } = entry
  return { ...rest, mass: { grid: gridOf(mass), plain }, tone: gridOf(tone), lettering: gridOf(type) }
}
