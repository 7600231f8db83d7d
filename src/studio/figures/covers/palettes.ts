// Palettes of the templates of people, by the light they are in.
import { z } from 'zod'
import { metals, type Palette } from '../../colour/palette.ts'
import palettes from './palettes.json' with { type: 'json' }

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

const palette = z.object({
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

const several = z.tuple([palette], palette).readonly()

const sets = z
  .object({
    candy: several,
    sunset: several,
    candle: several,
    blood: several,
    moonlit: several,
    dusk: several,
    signal: several,
    vintage: several,
    seaside: several,
    orbit: several,
  })
  .parse(palettes)

export const palettesOf = (light: keyof typeof sets): readonly [Palette, ...Palette[]] => sets[light]
