// The palettes of picture books, by the light they hold; families choose among them.
import { z } from 'zod'
import { metals, type Palette } from '../colour/palette.ts'
import records from './palettes.json' with { type: 'json' }

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

const paletteSchema = z
  .object({
    deep: colour,
    dark: colour,
    mid: colour,
    soft: colour,
    light: colour,
    accent: colour,
    counter: colour,
    ink: colour,
    metal: z.enum(metals),
    hues: z.tuple([colour, colour, colour, colour, colour]).readonly(),
  })
  .readonly()

const names = ['day', 'sunny', 'meadow', 'blossom', 'dusk', 'night', 'teal', 'forest', 'plum', 'frost'] as const

const palettes: Readonly<Record<(typeof names)[number], Palette>> = z
  .record(z.enum(names), paletteSchema)
  .parse(records)

export const palettesOf = (
  first: (typeof names)[number],
  ...others: readonly (typeof names)[number][]
): readonly [Palette, ...Palette[]] => [palettes[first], ...others.map((name) => palettes[name])]
