// Cities as records: two landmarks of different outline, one kind of roof, what lies behind and what lies before them.
import { z } from 'zod'
import type { Brief } from '../../brief/brief-schema.ts'
import data from './cities.json' with { type: 'json' }
import { landmarks } from './landmarks.ts'

const planes = ['far', 'mid', 'near'] as const
export const roofs = ['mansard', 'tile', 'towers', 'flat', 'gable', 'cube'] as const
export const backs = ['none', 'hill', 'slope', 'crag', 'peaks', 'cone', 'peak'] as const
export const fronts = [
  'arched-bridge',
  'cable-bridge',
  'long-bridge',
  'masts',
  'gondolas',
  'ferry',
  'houseboats',
  'blossom',
  'linden',
  'umbrella-pines',
  'palms',
] as const

const citySchema = z
  .object({
    id: z.string(),
    names: z.array(z.string()).readonly(),
    marks: z
      .array(
        z
          .object({
            of: z.string().refine((id) => landmarks.has(id), 'expected a known landmark'),
            /** -1 is the left edge of the sheet, 1 the right one. */
            x: z.number(),
            /** Shares of the height of the skyline: how tall, and how far above the water its foot is. */
            tall: z.number(),
            lift: z.number().default(0),
            plane: z.enum(planes),
          })
          .readonly(),
      )
      .min(2)
      .readonly(),
    back: z.enum(backs),
    roof: z.enum(roofs),
    /** Lowest and highest of its houses. */
    rows: z.tuple([z.number(), z.number()]).readonly(),
    front: z.enum(fronts),
  })
  .readonly()

export type City = z.infer<typeof citySchema>
export type Plane = (typeof planes)[number]

export const cities: readonly City[] = z.array(citySchema).parse(data)

const byId = new Map(cities.map((city) => [city.id, city]))

/** A town that is no town in particular. */
export const anyCity: City = byId.get('anywhere') ?? missing()

function missing(): never {
  throw new Error('the town that stands for all others is missing')
}

export const cityNamed = (id: string): City => byId.get(id) ?? anyCity

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const patterns = cities.flatMap((city) =>
  city.names.map((name) => ({ city, pattern: new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u') })),
)

/** The cities that a book names, those of its title first, then as they come. */
export const citiesIn = ({ book }: Pick<Brief, 'book'>): readonly City[] => {
  const found: City[] = []
  for (const text of [book.title, book.subtitle, book.summary]) {
    if (text === null) continue
    const named = patterns
      .map(({ city, pattern }) => ({ city, at: text.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)
    for (const { city } of named) if (!found.includes(city)) found.push(city)
  }
  return found
}
