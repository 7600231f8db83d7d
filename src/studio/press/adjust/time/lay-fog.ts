// Fog over a whole picture, and fog that lies low around what stands in it.
import { type Colour, mix } from '../../../colour/colour.ts'
import type { Palette } from '../../../colour/palette.ts'
import { paintFog } from '../../../paint/atmosphere/fog.ts'
import type { Easel } from '../../../paint/easel.ts'
import { smallPicture, toneIn } from '../tone-of-art.ts'

interface Foggy {
  readonly easel: Easel
  readonly palette: Palette
  /** 0 to 1. */
  readonly strength: number
  /** How far down whatever the picture is of stands, as a share of the sheet; null where that is not known. */
  readonly foot: number | null
}

const fogColour = ({ easel, palette }: Foggy): Colour => {
  const colour = mix(mix(palette.light, '#ffffff', 0.4), '#c9d2d8', 0.45)
  // Fog is neither white on white nor black on black: on pale art it takes the colour of shade.
  const { light } = toneIn(smallPicture(easel), { x: 0, y: 0, w: easel.w, h: easel.h })
  return light > 0.68 ? mix(colour, '#8b97a1', 0.75) : colour
}

export const layFog = (sky: Foggy): void => {
  const { easel, strength } = sky
  const colour = fogColour(sky)
  const banks = [
    { from: 0.02, to: 0.62, strength: 0.55, seed: 11 },
    { from: 0.3, to: 0.9, strength: 0.85, seed: 5 },
    { from: 0.55, to: 1.15, strength: 1, seed: 8 },
  ]
  for (const bank of banks)
    paintFog(easel, {
      colour,
      from: easel.h * bank.from,
      to: easel.h * bank.to,
      strength: Math.min(0.95, bank.strength * strength * 1.05),
      evenness: 0.45,
      seed: bank.seed,
    })
}

/** Where what nobody knows the foot of would stand. */
const anyFoot = 0.8

/** Banks that lie around the foot of a thing and thin out above it. */
export const layGroundFog = (sky: Foggy): void => {
  const { easel, strength } = sky
  const foot = easel.h * Math.min(0.9, Math.max(0.45, sky.foot ?? anyFoot))
  const colour = fogColour(sky)
  const banks = [
    { above: 0.17, below: 0.12, seed: 5, share: 0.7 },
    { above: 0.09, below: 0.2, seed: 8, share: 0.95 },
  ]
  for (const { above, below, seed, share } of banks)
    paintFog(easel, {
      colour,
      from: foot - easel.h * above,
      to: foot + easel.h * below,
      strength: Math.min(0.95, strength * 1.05) * share,
      evenness: 0.25,
      thickest: above / (above + below),
      seed,
    })
}
