// What things are made of, as data: how a surface takes light, how it swells, and the grain on it.
import { z } from 'zod'
import type { Colour } from '../colour/colour.ts'
import { forms, type MaterialName } from '../motifs/materials.ts'
import materials from './data/materials.json' with { type: 'json' }

export { type MaterialName, materials as materialNames } from '../motifs/materials.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const share = z.number().min(0).max(3).default(0)

const materialSchema = z
  .object({
    /** What a metal mirrors, what anything else scatters. */
    colour,
    /** The role of a palette that colours it where it has no colour by nature. */
    takes: z.enum(['light', 'accent']).nullable().default(null),
    metal: share,
    /** 0 is a mirror, 1 is chalk. */
    rough: z.number().min(0.02).max(1),
    /** Light that creeps round the edge of the shadow (wax, bone, felt), and how it is stained there. */
    wrap: share,
    bleed: colour.default('#ffffff'),
    /** Light that the fibres of a surface catch at its rim. */
    sheen: share,
    /** Light from behind that thin things let through. */
    through: share,
    /** Light that goes in and gathers on the far side; light of its own. */
    gem: share,
    glow: share,
    /** How much it dims what is behind it; over 0 it lets the ground through. */
    glass: share,
    /** `petal`: overlaps with bases of its own; `ridge`: keeps its crest; `plate`: level, with a narrow rounded rim. */
    form: z.enum(forms).default('round'),
    /** Height over that of a half sphere, and the share of the thing's height where it levels off. */
    swell: share,
    cap: z.number().min(0).max(1).default(1),
    grain: z.enum(['cloud', 'fibre', 'hide', 'weave', 'fluff', 'hairs']).default('cloud'),
    grainSize: z.number().positive().default(1),
    /** How deep the grain is, how it stains, and how bright edges are worn. */
    bump: share,
    mottle: share,
    wear: share,
  })
  .readonly()

export type Material = z.infer<typeof materialSchema>
export type GrainKind = Material['grain']

const all = z.record(z.string(), materialSchema).parse(materials)

export const material = (name: MaterialName): Material => {
  const found = all[name]
  if (found === undefined) throw new Error(`expected a material but there is no ${name}`)
  return found
}

/** The same stuff in another colour, or otherwise worked. */
export const worked = (name: MaterialName, colourOfIt?: Colour, more: Partial<Material> = {}): Material => ({
  ...material(name),
  ...(colourOfIt === undefined ? {} : { colour: colourOfIt.slice(0, 7) }),
  ...more,
})
