// Northern lights: curtains of green light that hang in folds over the sky, violet where they end above.
import { mix, withAlpha } from '../../colour/colour.ts'
import type { Box, Easel } from '../easel.ts'
import type { Random } from '../random.ts'

export interface AuroraOptions {
  /** Where the picture is. */
  readonly picture: Box
  /** Whether the sky is seen at a place. */
  readonly isOpen: (x: number, y: number) => boolean
  /** 0 to 1. */
  readonly strength: number
  readonly random: Random
}

/** Curtains, each lower and brighter than the one behind it: shares of the picture's height. */
const curtains = [
  { foot: 0.2, height: 0.17, light: 0.75 },
  { foot: 0.3, height: 0.24, light: 0.9 },
  { foot: 0.4, height: 0.3, light: 1 },
] as const
/** Units across one ray, and in how many pieces it fades upwards. */
const ray = 9
const pieces = 22

const green = '#4dffa6'
const violet = '#a45cff'

export const paintAurora = (easel: Easel, { picture, isOpen, strength, random }: AuroraOptions): void => {
  easel.things.add('aurora')
  const { noise } = easel
  for (const [nth, { foot, height, light }] of curtains.entries()) {
    const from = random.between(0, 40)
    using curtain = easel.layer(
      (ctx) => {
        for (let x = picture.x; x < picture.x + picture.w; x += ray) {
          const along = (x - picture.x) / picture.w
          const fold = noise.fractal(along * 2.4 + from, nth * 9.7, 3) - 0.5
          const folded = noise.fractal(along * 11 + from, nth * 4.1 + 20, 2)
          const bottom = picture.y + picture.h * (foot + fold * 0.26)
          const tall = picture.h * height * (0.55 + folded * 0.8)
          const shine = light * (0.25 + 0.75 * noise.fractal(along * 34 + from, nth * 3.3, 2))
          for (let piece = 0; piece < pieces; piece++) {
            const up = piece / pieces
            const y = bottom - tall * up
            if (!isOpen(x, y)) continue
            // Bright and sharp at the foot, fading upwards.
            const alpha = shine * (up < 0.08 ? up / 0.08 : (1 - up) ** 1.2) * strength
            ctx.fillStyle = withAlpha(mix(green, violet, Math.min(1, up * 1.35)), alpha)
            ctx.fillRect(x, y - tall / pieces, ray, tall / pieces + 1)
          }
        }
      },
      { detail: 0.5 },
    )
    easel.lay(curtain, { blend: 'screen', blur: 9 })
    easel.lay(curtain, { blend: 'screen', blur: 46, alpha: 0.8 })
  }
}
