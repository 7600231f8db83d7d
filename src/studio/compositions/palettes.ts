// The curated colours of the compositions: five to a set, in palettes.json, made into whole palettes.
import { z } from 'zod'
import { type Colour, mix } from '../colour/colour.ts'
import { metals, type Palette } from '../colour/palette.ts'
import sets from './palettes.json' with { type: 'json' }

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

/** Ground, deep, light, accent, second, and the metal of its foil. */
const setSchema = z.tuple([colour, colour, colour, colour, colour, z.enum(metals)])

const schema = z.record(
  z.string(),
  z.tuple([setSchema], setSchema).refine((all) => all.length >= 4),
)

const known = schema.parse(sets)

const between = (one: Colour, other: Colour, share: number): Colour => mix(one, other, share)

const paletteOf = ([ground, deep, light, accent, second, metal]: z.infer<typeof setSchema>): Palette => ({
  deep,
  dark: between(deep, ground, 0.25),
  mid: between(deep, ground, 0.6),
  soft: ground,
  light,
  accent,
  counter: second,
  ink: light,
  metal,
  hues: [accent, second, between(accent, light, 0.45), between(second, deep, 0.4), between(accent, deep, 0.4)],
})

export const palettesOf = (family: string): readonly [Palette, ...Palette[]] => {
  const own = known[family]
  if (own === undefined) throw new Error(`no palettes are known of ${family}`)
  const [first, ...others] = own
  return [paletteOf(first), ...others.map(paletteOf)]
}
