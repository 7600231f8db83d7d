// Who is of what: the materials of a drawing as its record tells them, else by the names of its parts and what kind of thing it is.
import { z } from 'zod'
import { type Colour, lchOf, mix, shift } from '../colour/colour.ts'
import { isTone } from '../motifs/materials.ts'
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
/** What parts of these names, and things of these kinds by tone and `*`, are made of where no record says it. */
const { kinds, parts, forms } = z
  .object({
    kinds: z.record(z.string(), tonesSchema),
    parts: tonesSchema,
    /** How things of a kind swell where they are of these materials, and no record says it. */
    forms: z.record(z.string(), z.object({ form: z.enum(['plate', 'ridge']), of: z.array(z.enum(materialNames)) })),
  })
  .parse(casts)

/** Colours for what has none by nature. */
export interface Tints {
  readonly accent: Colour
  readonly light: Colour
}

/** What its record says of a part; records name parts as drawings label them. */
const recordedPart = (id: string, name: PartName): MaterialName | undefined =>
  Object.entries(motifRecords().get(id)?.materials ?? {}).find(
    ([label]) => !isTone(label) && partCalled(label) === name,
  )?.[1]

/** What a part of a motif is made of by nature: the part itself, else what is of its tone, else most of the thing. */
const materialNameOf = ({ id, kind }: Motif, tone: string, name: PartName | null): MaterialName | 'none' => {
  const recorded = motifRecords().get(id)?.materials
  const alike = kinds[kind]
  return (
    (name === null ? undefined : (recordedPart(id, name) ?? parts[name])) ??
    recorded?.[tone] ??
    recorded?.['*'] ??
    alike?.[tone] ??
    alike?.['*'] ??
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

/** Nobody paints gold. */
const paintable: ReadonlySet<string> = new Set<MaterialName>(['wood', 'steel', 'iron'])

const inColour = (stuff: MaterialName, natural: Colour, tone: string): Material => {
  const made = material(stuff)
  const colour = natural.slice(0, 7)
  if (paintable.has(stuff) && isPainted(colour, made)) return coated(made, colour)
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

const formOf = ({ id, kind }: Motif, stuff: MaterialName): Material['form'] => {
  const { form } = material(stuff)
  const alike = forms[kind]
  if (form !== 'round') return form
  return motifRecords().get(id)?.form ?? (alike?.of.includes(stuff) ? alike.form : form)
}

/** Each thing in the materials that it has in the world, in the colours of its drawing; metals have their own. */
export const naturalCast = (motif: Motif, tints: Tints): Cast => {
  const size = motifRecords().get(motif.id)?.size ?? nearBy
  return (tone, name, natural) => {
    const stuff = materialNameOf(motif, tone, name)
    if (stuff === 'none') return null
    const form = formOf(motif, stuff)
    if (natural !== null) return fromAfar({ ...inColour(stuff, natural, tone), form }, size)
    const made = material(stuff)
    const colour = made.takes === null ? made.colour : tints[made.takes]
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
