// What is seen through the letters: a town at dusk, or open country, as a fire or by night.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { paintPineEdge } from '../../paint/scenery/pines.ts'
import { groundPath, ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { paintSkyline } from '../../paint/scenery/skyline.ts'
import type { Scene } from '../family.ts'

/** Night for letters that are dark on pale, fire for letters that are bright on black. */
export type Light = 'night' | 'fire'

interface Tints {
  readonly high: Colour
  readonly middle: Colour
  readonly low: Colour
  readonly land: Colour
}

const tintsOf = ({ deep, dark, accent, light, counter }: Palette, mode: Light): Tints =>
  mode === 'night'
    ? { high: deep, middle: mix(dark, counter, 0.35), low: mix(accent, dark, 0.2), land: mix(deep, '#000000', 0.2) }
    : {
        high: accent,
        middle: mix(accent, light, 0.35),
        low: mix(light, '#ffffff', 0.3),
        // No darker: the feet of the last line are land, and stand on black.
        land: mix(mix(accent, deep, 0.12), light, 0.12),
      }

const isOpenCountry = ({ setting }: Scene): boolean =>
  setting.place !== null &&
  ['forest', 'mountains', 'countryside', 'desert', 'village', 'sea', 'river'].includes(setting.place)

const paintCountry = (easel: Easel, box: Box, tints: Tints): void => {
  for (const [at, share] of [0.72, 0.8, 0.9].entries()) {
    const line = ridgeLine(easel, {
      base: box.y + box.h * share,
      height: box.h * 0.14,
      span: 560,
      sharpness: 0.5 - at * 0.15,
      seed: 3 + at * 2,
    })
    const colour = mix(tints.low, tints.land, 0.35 + at * 0.32)
    easel.ctx.fillStyle = colour
    easel.ctx.fill(groundPath(easel, line))
    if (at > 0)
      paintPineEdge(easel, { line, colour, height: box.h * 0.07 * (at + 1), random: easel.random.sub(`pines ${at}`) })
  }
}

export const paintProspect = (easel: Easel, scene: Scene, box: Box, mode: Light): void => {
  const { palette } = scene
  const tints = tintsOf(palette, mode)
  const ground = box.y + box.h
  easel.fill(tints.high)
  paintSky(easel, {
    stops: [
      [0, tints.high],
      [Math.min(0.9, box.y / ground + 0.02), tints.high],
      [Math.min(0.95, (box.y + box.h * 0.5) / ground), tints.middle],
      [1, tints.low],
    ],
    horizon: ground - box.h * 0.08,
    cloudiness: 0.6,
  })
  paintGlow(easel, {
    x: easel.w / 2,
    y: box.y + box.h * 0.7,
    radius: box.h * 0.6,
    colour: tints.low,
    strength: mode === 'night' ? 0.35 : 0.5,
  })
  if (isOpenCountry(scene)) paintCountry(easel, box, tints)
  else
    paintSkyline(easel, {
      air: { far: mix(tints.low, tints.land, 0.3), middle: mix(tints.low, tints.land, 0.65), near: tints.land },
      from: ground - box.h * 0.06,
      to: ground + 10,
      layers: 3,
      height: box.h * 0.6,
      windows: [mix(palette.accent, palette.light, 0.5), palette.light],
      lit: mode === 'night' ? 0.35 : 0,
      haze: withAlpha(tints.low, 1),
      hazeStrength: 0.4,
    })
  paintFog(easel, { colour: tints.low, from: ground - box.h * 0.4, to: ground + 20, strength: 0.3, seed: 2 })
}
