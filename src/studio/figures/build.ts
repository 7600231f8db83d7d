// How people are built, by age and figure: proportions in heights of their heads.
import { z } from 'zod'
import builds from './data/builds.json' with { type: 'json' }

const ringSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly()

const ownSchema = z.object({
  /** How many heads the body is high. */
  heads: z.number(),
  shoulder: z.number(),
  hip: z.number(),
  /** Thickness of arms and legs. */
  limb: z.number(),
  neck: z.number(),
  /** Height, where a man is 1. */
  tall: z.number(),
})

const recordSchema = z.union([
  ownSchema.extend({ rings: z.array(ringSchema).readonly() }).strict(),
  ownSchema
    .partial()
    .extend({
      like: z.string(),
      wide: z.number().default(1),
      /** Width above the waist, where that is another. */
      chest: z.number().optional(),
      deep: z.number().default(1),
      /** How far the belly stands forward. */
      belly: z.number().default(0),
    })
    .strict(),
])

export interface Build extends z.infer<typeof ownSchema> {
  /** How far the belly stands forward, in heads. */
  readonly belly: number
  /** Of the trunk from hips (0) to neck (1): height, half width, half depth, how far forward. */
  readonly rings: readonly z.infer<typeof ringSchema>[]
}

const records = z.record(z.string(), recordSchema).parse(builds)

export const buildNamed = (name: string): Build => {
  const record = records[name]
  if (record === undefined) throw new TypeError(`expected a known build but received ${name}`)
  if (!('like' in record)) return { ...record, belly: 0 }
  const { like, wide, deep, belly, chest = wide, ...own } = record
  const base = buildNamed(like)
  // A belly is fullest a little over the hips and gone at the chest.
  const fullness = (height: number): number => Math.max(0, 1 - Math.abs(height - 0.3) / 0.36)
  const rings = base.rings.map(([height, width, depth, forward]): Build['rings'][number] => [
    height,
    width * (height < 0.5 ? wide : chest),
    depth * (height < 0.6 ? deep : (1 + deep) / 2) + belly * fullness(height) * 0.5,
    forward + belly * fullness(height) * 0.75,
  ])
  return {
    heads: own.heads ?? base.heads,
    shoulder: own.shoulder ?? base.shoulder,
    hip: own.hip ?? base.hip,
    limb: own.limb ?? base.limb,
    belly,
    neck: own.neck ?? base.neck,
    tall: own.tall ?? base.tall,
    rings,
  }
}

export const buildNames: readonly string[] = Object.keys(records)
