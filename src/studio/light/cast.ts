// Who is of what: the materials of a drawing as its record tells them, else by the names of its parts and what kind of thing it is.
import { z } from 'zod'
import { type Colour, mix, shift } from '../colour/colour.ts'
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
const { kinds, parts } = z.object({ kinds: z.record(z.string(), tonesSchema), parts: tonesSchema }).parse(casts)

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

/** Each thing in the materials that it has in the world, in the colours of its drawing; metals have their own. */
export const naturalCast = (motif: Motif, tints: Tints): Cast => {
  const form = motifRecords().get(motif.id)?.form ?? null
  return (tone, name, natural) => {
    const stuff = materialNameOf(motif, tone, name)
    if (stuff === 'none') return null
    const made = material(stuff)
    const shaped = made.form === 'round' && form !== null ? { ...made, form } : made
    if (made.metal > 0) return shaped
    if (natural !== null) return { ...shaped, colour: natural.slice(0, 7) }
    return { ...shaped, colour: inTone(made.takes === null ? made.colour : tints[made.takes], tone) }
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
