// Sparks and embers: hot grains carried up on curling air, most small, a few large and glowing.

import { type Colour, mix } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import type { Easel } from '../easel.ts'
import { softly } from './softly.ts'
import { drawSpecks, type Speck } from './speckle.ts'

export interface EmberOptions {
  /** Of the hottest, and of those that cool. */
  readonly hot: Colour
  readonly cool: Colour
  /** Where they rise from; by default all along the bottom. */
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  readonly count?: number
  readonly size?: number
  readonly strength?: number
}

export const paintEmbers = asPart('sparks', (easel: Easel, options: EmberOptions): void => {
  if (easel.without.has('sparks')) return
  const {
    hot,
    cool,
    x = easel.w / 2,
    y = easel.h,
    width = easel.w,
    height = easel.h * 0.7,
    count = 420,
    size = 3,
  } = options
  const { strength = 1 } = options
  const random = easel.random.sub('embers')
  const tints = [0, 0.35, 0.7, 1].map((share) => mix(hot, cool, share))
  const specks: Speck[] = []
  for (let ember = 0; ember < count; ember++) {
    const up = random.next() ** 1.5
    const [px, py] = [x + (random.next() - 0.5) * width * (1 + up * 0.35), y - up * height]
    const swirl = (easel.noise.fractal(px / 260, py / 260, 3) - 0.5) * 5
    specks.push({
      x: px + swirl * 26,
      y: py,
      radius: size * (0.3 + random.next() ** 5 * 1.9),
      alpha: strength * (1 - up * 0.75) * random.between(0.35, 1),
      colour: tints[Math.min(3, Math.floor((up + random.next() * 0.5) * 3))] ?? cool,
      stretch: random.between(1, 3),
      turn: -Math.PI / 2 + swirl,
    })
  }
  const reach = width * 0.75 + 80
  const box = { x: x - reach, y: y - height - 40, w: reach * 2, h: height + 80 }
  softly(easel, { blur: 16, blend: 'screen', box }, (ctx) =>
    drawSpecks(
      ctx,
      specks
        .filter((speck) => speck.radius > size * 0.5)
        .map((speck) => ({ ...speck, radius: speck.radius * 3.6, stretch: 1 })),
    ),
  )
  easel.ctx.save()
  easel.ctx.globalCompositeOperation = 'screen'
  drawSpecks(easel.ctx, specks)
  easel.ctx.restore()
})
