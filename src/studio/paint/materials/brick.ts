// Brick: a wall in running bond, every brick a little different, lit from the upper left.

import { type Colour, shift, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { openedBox } from '../boxes.ts'
import { smooth } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { paintCover } from './rows.ts'
import { greyTile, layTile, SeamlessNoise } from './seamless.ts'

export interface BrickOptions {
  readonly colour: Colour
  readonly mortar: Colour
  /** Units along a brick. */
  readonly brick?: number
  /** How much bricks differ, 0 (painted wall) to 1. */
  readonly motley?: number
  readonly box?: Box
  readonly random?: Random
}

export const brickWall = asPart('wall', (easel: Easel, options: BrickOptions): void => {
  const { colour, mortar, brick = 150, motley = 0.6, random = easel.random.sub('brick') } = options
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  const seen = openedBox(easel, box)
  const { ctx, noise } = easel
  const course = brick * 0.34
  const joint = brick * 0.055
  ctx.save()
  ctx.beginPath()
  ctx.rect(seen.x, seen.y, seen.w, seen.h)
  ctx.clip()
  ctx.fillStyle = mortar
  ctx.fillRect(seen.x, seen.y, seen.w, seen.h)
  const shadow = withAlpha('#000000', 0.34)
  const light = withAlpha('#ffffff', 0.13)
  const beyond = random.sub('beyond')
  const lay = (x: number, y: number, stream: Random): void => {
    const wide = brick - joint + stream.bell() * 1.2
    const high = course - joint + stream.bell() * 0.8
    const left = x + stream.bell() * 0.9
    const top = y + stream.bell() * 0.7
    ctx.fillStyle = shadow
    ctx.fillRect(left + 1.5, top + 2.5, wide, high)
    const burnt = stream.chance(0.1) ? -0.09 : 0
    ctx.fillStyle = shift(colour, {
      l: (stream.bell() * 0.035 + burnt) * motley * 1.6,
      c: 1 + stream.bell() * 0.12 * motley,
      h: stream.bell() * 6 * motley,
    })
    ctx.beginPath()
    ctx.roundRect(left, top, wide, high, 3.5)
    ctx.fill()
    ctx.fillStyle = light
    ctx.fillRect(left + 2, top + 0.5, wide - 4, 2)
  }
  for (let row = 0, y = box.y; y < box.y + box.h; row++, y += course) {
    const first = box.x - brick * (row % 2 === 0 ? 0.25 : 0.75)
    for (let x = first - brick; x > seen.x - brick; x -= brick) lay(x, y, beyond)
    for (let x = first; x < box.x + box.w; x += brick) lay(x, y, random)
  }
  ctx.restore()
  if (!easel.isProof) {
    const grit = new SeamlessNoise(random.sub('grit'))
    const tile = greyTile(512, (u, v) => {
      const pit = grit.value(u * 100, v * 100, 100, 100)
      return 0.52 + (grit.value(u * 128, v * 128, 128, 128) - 0.5) * 0.4 - (pit > 0.86 ? 0.28 : 0)
    })
    layTile(easel, tile, { blend: 'overlay', alpha: 0.5, box: seen })
  }
  paintCover(easel, '#000000', (x, y) => smooth(0.45, 0.8, noise.fractal(x / 420, y / 420, 3)) * 0.2, {
    box: seen,
    step: 9,
  })
})
