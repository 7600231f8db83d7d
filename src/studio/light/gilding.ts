// Jeweller's work in the metal of a palette: one light for gilded things, frames and hoops, whatever cover they are on.
import { type Colour, mix } from '../colour/colour.ts'
import type { Metal, Palette } from '../colour/palette.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Easel } from '../paint/easel.ts'
import { type Cast, castIn } from './cast.ts'
import { type Material, type MaterialName, worked } from './material.ts'
import { paintRelief, type ReliefPlacing } from './paint-relief.ts'
import { type Rig, rigOf } from './rig.ts'

const castings: Readonly<Record<Metal, MaterialName>> = {
  gold: 'gold',
  rose: 'copper',
  silver: 'silver',
  copper: 'copper',
  bone: 'silver',
  blood: 'copper',
}

export const metalOf = ({ metal }: Palette, more: Partial<Material> = {}): Material =>
  worked(castings[metal], undefined, more)

/** Warm light on warm metals; it would stain silver. */
const keys: Readonly<Record<Metal, Colour>> = {
  gold: '#fff0d6',
  rose: '#fff0d6',
  silver: '#f3f6fb',
  copper: '#fff0d6',
  bone: '#f3f6fb',
  blood: '#fff0d6',
}

export const jewellersRig = ({ mid, accent, metal }: Palette): Rig =>
  rigOf({
    from: 120,
    height: 0.56,
    key: keys[metal],
    power: 2.4,
    size: 0.42,
    rim: accent,
    rimPower: 0.6,
    sky: mix('#7d8698', mid, 0.4),
    ground: mix(mid, metal === 'silver' || metal === 'bone' ? '#3a3f4a' : '#4a3a2a', 0.5),
    fill: 0.75,
    exposure: 0.53,
    bend: 0.28,
  })

/** Metal all over, with stones where something speaks. */
export const gildedCast = (palette: Palette): Cast =>
  castIn(metalOf(palette, { cap: 0.09, mottle: 0.35 }), worked('crystal', palette.accent))

/** `shade` is what its shadow falls on made dark. */
export const paintGilded = (
  easel: Easel,
  motif: Motif,
  placing: ReliefPlacing,
  palette: Palette,
  shade: Colour = '#000000',
): void =>
  paintRelief(easel, [{ motif, placing, cast: gildedCast(palette) }], {
    rig: jewellersRig(palette),
    lift: 0.03,
    shadow: { colour: shade, strength: 0.9, blur: 10 },
  })
