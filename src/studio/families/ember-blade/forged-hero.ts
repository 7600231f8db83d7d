// The hero as a forged thing in the dark: fire below and behind it, a hot light on one side, a cold one on the other.

import { mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { type Night, paintAtNight } from '../../light/paint-at-night.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import type { Easel } from '../../paint/easel.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { silhouette } from '../../paint/pen.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export interface HeroPlace {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly turn: number
  readonly flip: boolean
}

export const nightOf = ({ deep, dark, mid, soft, light, accent, counter }: Palette): Night => ({
  towards: -0.35,
  key: mix(accent, '#ffffff', 0.66),
  power: 4.4,
  rim: mix(counter, accent, 0.5),
  sky: mix(soft, dark, 0.4),
  ground: mix(accent, mid, 0.25),
  dusk: mix(dark, deep, 0.4),
  depth: 0.24,
  tints: { accent: mix(accent, dark, 0.2), light: mix(soft, light, 0.5) },
})

export const paintForgedHero = (easel: Easel, { hero, palette }: Scene, place: HeroPlace): void => {
  const { x, y, height, turn } = place
  const reach = height * Math.max(0.7, hero.width * 0.66) + height * Math.abs(Math.sin(turn))
  const box = withinSheet(
    easel,
    grown({ x: x - reach, y: y - height * 1.15, w: reach * 2, h: height * 1.3 }, spareOf(height, hero)),
  )
  const placing = { ...place, random: easel.random.sub('hero') }
  // The fire behind it is seen around its edge.
  using outline = easel.layer((ctx) => drawMotif(ctx, hero, { ...placing, tones: silhouette(palette.accent) }), { box })
  castShadow(easel, outline, { colour: palette.accent, blur: 22, blend: 'screen', alpha: 0.9 })
  paintAtNight(easel, hero, { ...place, random: easel.random.sub('hero') }, nightOf(palette))
}
