// Who is of what: the materials of a drawing by the names of its parts, its tones and what kind of thing it is. Data, so that a drawing that
// brings materials of its own needs only another cast.
import { z } from 'zod'
import { type Colour, lchOf, mix, shift } from '../colour/colour.ts'
import type { Motif } from '../motifs/motif.ts'
import { motifRecords } from '../motifs/records.ts'
import { type PartName, partCalled } from '../paint/part-names.ts'
import type { Stroke } from '../paint/pen.ts'
import casts from './data/casts.json' with { type: 'json' }
import { type Material, type MaterialName, material, materialNames, worked } from './material.ts'

/** What a piece is made of, by its tone, its name and its natural colour where that is known; null leaves it out. */
export type Cast = (tone: Stroke['tone'], name: PartName | null, natural: Colour | null) => Material | null

const nameSchema = z.enum([...materialNames, 'none'])
const tonesSchema = z.record(z.string(), nameSchema).readonly()
const castSchema = z
  .object({
    /** By part name, then by tone, then `*`. */
    of: tonesSchema,
    form: z.enum(['round', 'ridge', 'petal', 'plate']).optional(),
    /** The only materials that have this form; all where there are none. */
    formed: z.array(z.enum(materialNames)).readonly().default([]),
    /** The natural colours of its tones, where the material has none that fits. */
    colours: z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/)).optional(),
  })
  .readonly()

type CastFacts = z.infer<typeof castSchema>

const { kinds, motifs, parts } = z
  .object({ kinds: z.record(z.string(), castSchema), motifs: z.record(z.string(), castSchema), parts: tonesSchema })
  .parse(casts)

/** Colours for what has none by nature. */
export interface Tints {
  readonly accent: Colour
  readonly light: Colour
}

const foundIn = ({ of }: CastFacts, tone: string, name: string | null): z.infer<typeof nameSchema> | undefined =>
  (name === null ? undefined : of[name]) ?? of[tone]

/** What its record says of a part; records name parts as drawings label them. */
const recordedOf = (id: string, name: PartName | null): MaterialName | undefined => {
  const materials = motifRecords().get(id)?.materials
  if (materials === undefined || name === null) return undefined
  return Object.entries(materials).find(([label]) => label !== '*' && partCalled(label) === name)?.[1]
}

/** What a part of a motif is made of by nature. */
const materialNameOf = ({ id, kind }: Motif, tone: string, name: PartName | null): MaterialName | 'none' => {
  const [own, alike] = [motifs[id], kinds[kind]]
  const named = name === null ? undefined : parts[name]
  return (
    (own && foundIn(own, tone, name)) ??
    recordedOf(id, name) ??
    named ??
    own?.of['*'] ??
    motifRecords().get(id)?.materials['*'] ??
    (alike && (foundIn(alike, tone, name) ?? alike.of['*'])) ??
    'clay'
  )
}

/** A tone is a little darker or lighter of the same stuff: what is turned away, what is pale by nature. */
const inTone = (colour: Colour, tone: string): Colour =>
  tone === 'shade'
    ? shift(mix(colour, '#000000', 0.28), { c: 1.05 })
    : tone === 'light'
      ? mix(colour, '#ffffff', 0.16)
      : colour

/** Distances in chroma and lightness from which metal or wood is painted, and not bare: a bus, a black stove, a green door. */
const [paintedChroma, paintedLightness] = [0.06, 0.38]

const isPainted = (natural: Colour, { colour, metal }: Material): boolean => {
  const [seen, bare] = [lchOf(natural), lchOf(colour)]
  const turn = ((seen.h - bare.h) * Math.PI) / 180
  const apart = Math.sqrt(Math.max(0, seen.c ** 2 + bare.c ** 2 - 2 * seen.c * bare.c * Math.cos(turn)))
  return apart > paintedChroma || (metal > 0 && bare.l - seen.l > paintedLightness)
}

/** A coat of paint: the form of what is under it, the colour of the paint. */
const coated = (bare: Material, colour: Colour): Material => ({
  ...bare,
  colour,
  metal: 0,
  rough: bare.metal > 0 ? 0.24 : 0.4,
  bump: bare.bump * 0.4,
  mottle: bare.mottle * (bare.metal > 0 ? 0.3 : 0.1),
  wear: bare.wear * 0.4,
})

/** Drawings show what is behind glass as it looks: their panes are polished, and what is lit shines. */
const glazed = (glass: Material, colour: Colour, tone: string): Material => ({
  ...glass,
  colour,
  glass: 0,
  glow: tone === 'accent' ? 0.5 : 0,
})

const paintable = (stuff: MaterialName): boolean => stuff === 'wood' || material(stuff).metal > 0

const inColour = (stuff: MaterialName, natural: Colour, tone: string): Material => {
  const made = material(stuff)
  const colour = natural.slice(0, 7)
  if (paintable(stuff) && isPainted(colour, made)) return coated(made, colour)
  if (made.metal > 0) return made
  return made.glass > 0 ? glazed(made, colour, tone) : { ...made, colour }
}

/** Metres from which the grain of a thing is seen finer: the boards of a house are not as coarse as those of a box. */
const nearBy = 1.2

const fromAfar = (made: Material, size: number): Material => {
  if (size <= nearBy) return made
  const far = (nearBy / size) ** 0.35
  return { ...made, bump: made.bump * far, mottle: made.mottle * far, grainSize: made.grainSize * far }
}

/** Each thing in the materials that it has in the world. */
export const naturalCast = (motif: Motif, tints: Tints): Cast => {
  const own = motifs[motif.id]
  const alike = own?.form === undefined ? kinds[motif.kind] : own
  const size = motifRecords().get(motif.id)?.size ?? nearBy
  return (tone, name, natural) => {
    const stuff = materialNameOf(motif, tone, name)
    if (stuff === 'none') return null
    const made = material(stuff)
    const isFormed = alike?.formed.length === 0 || alike?.formed.includes(stuff)
    const form = made.form === 'round' && isFormed ? (alike?.form ?? made.form) : made.form
    const given = own?.colours?.[name ?? ''] ?? own?.colours?.[tone]
    // What has a cast of its own is of bare metal, whatever its drawing shows.
    const isBare = own !== undefined && made.metal > 0
    if (natural !== null && given === undefined && !isBare)
      return fromAfar({ ...inColour(stuff, natural, tone), form }, size)
    const colour = given ?? (made.takes === null ? made.colour : tints[made.takes])
    return { ...made, colour: made.metal > 0 ? colour : inTone(colour, tone), form }
  }
}

/** The same things after dark: whatever scatters light is deeper, metals and flames are as they were. */
export const dusky =
  (cast: Cast, share: number, towards: Colour): Cast =>
  (tone, name, natural) => {
    const stuff = cast(tone, name, natural)
    if (stuff === null || stuff.metal > 0.5 || stuff.glow > 0 || stuff.glass > 0) return stuff
    return { ...stuff, colour: mix(stuff.colour, towards, share) }
  }

/** All of one stuff; what speaks (eyes, flames, jewels) may be of another. */
export const castIn = (stuff: Material, accent: Material = stuff): Cast => {
  const petal = { ...stuff, form: 'petal' } as const
  return (tone, name) => (tone === 'accent' ? accent : name === 'petals' && stuff.form === 'round' ? petal : stuff)
}

/** All of one stuff, told apart by its colours. */
export const castInColours = (
  name: MaterialName,
  colours: Readonly<Record<'body' | 'shade' | 'light' | 'accent', Colour>>,
  more: Partial<Material> = {},
): Cast => {
  const lots = {
    body: worked(name, colours.body, more),
    shade: worked(name, colours.shade, more),
    light: worked(name, colours.light, more),
    accent: worked(name, colours.accent, more),
  }
  return (tone) => (tone === 'line' ? lots.shade : lots[tone])
}
