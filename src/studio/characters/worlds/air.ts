// What is in the air: stars, the moon, clouds, snow, bubbles, sparks.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { downwards, fillShape } from '../../paint/shapes/lay.ts'
import { curve, moved, oval } from '../../paint/shapes/line.ts'
import { starShape } from '../props.ts'
import { glow } from './gouache.ts'

export const paintStars = (easel: Easel, { x, y, w, h }: Box, colour: Colour, perMillion = 90): void => {
  const { ctx } = easel
  const random = easel.random.sub('stars')
  const places = Array.from(
    { length: Math.round((w * h * perMillion) / 1e6) },
    () => [random.next(), random.next(), random.next() ** 2] as const,
  )
  easel.part('stars', () => {
    for (const [sx, sy, size] of easel.some('stars', places)) {
      const [px, py] = [x + sx * w, y + sy * h]
      if (size > 0.6) {
        glow(ctx, px, py, 42, colour, 0.5)
        fillShape(ctx, moved(starShape(8 + size * 14, 4, 0.3), px, py), colour)
      } else fillShape(ctx, oval(px, py, 1.6 + size * 6, 1.6 + size * 6, 0, 10), withAlpha(colour, 0.5 + size * 0.5))
    }
  })
}

export const paintMoon = (easel: Easel, x: number, y: number, radius: number, colour: Colour): void => {
  const { ctx } = easel
  if (easel.without.has('moon')) return
  easel.things.add('moon')
  easel.shine('moon', () => glow(ctx, x, y, radius * 3.4, colour, 0.7))
  easel.part('moon', () => {
    fillShape(ctx, oval(x, y, radius, radius, 0, 60), colour)
    for (const [dx, dy, size] of [
      [-0.3, -0.2, 0.2],
      [0.32, 0.28, 0.15],
      [0.1, -0.5, 0.1],
    ] as const)
      fillShape(ctx, oval(x + dx * radius, y + dy * radius, size * radius, size * radius), withAlpha('#8a7a9a', 0.16))
  })
}

const puff = curve(
  [
    [-110, 20],
    [-96, -22],
    [-50, -26],
    [-24, -64],
    [34, -58],
    [56, -24],
    [104, -22],
    [116, 20],
    [0, 32],
  ],
  7,
)

export const paintClouds = (
  easel: Easel,
  clouds: readonly (readonly [x: number, y: number, size: number])[],
  colour: Colour,
  shade: Colour,
): void => {
  const { ctx } = easel
  easel.part('clouds', () => {
    for (const [x, y, size] of easel.some('clouds', clouds))
      fillShape(ctx, moved(puff, x, y, 0, size), downwards(ctx, y - 60 * size, y + 40 * size, [colour, colour, shade]))
  })
}

export const paintSnow = (easel: Easel, colour: Colour, count = 170): void => {
  const { ctx, extent } = easel
  if (easel.without.has('snow')) return
  easel.things.add('snow')
  const random = easel.random.sub('snow')
  for (let flake = 0; flake < count * (extent.w / easel.w); flake++) {
    const size = 2.4 + random.next() ** 2 * 13
    fillShape(
      ctx,
      oval(extent.x + random.next() * extent.w, extent.y + random.next() * extent.h, size, size, 0, 14),
      withAlpha(colour, 0.4 + random.next() * 0.6),
    )
  }
}

export const paintBubbles = (easel: Easel, { x, y, w, h }: Box, count: number): void => {
  const { ctx } = easel
  const random = easel.random.sub('bubbles')
  for (let bubble = 0; bubble < count; bubble++) {
    const [px, py, size] = [x + random.next() * w, y + random.next() * h, 6 + random.next() ** 2 * 34]
    ctx.strokeStyle = withAlpha('#dcfaff', 0.6)
    ctx.lineWidth = 3
    ctx.beginPath()
    ctx.arc(px, py, size, 0, tau)
    ctx.stroke()
    fillShape(ctx, oval(px - size * 0.35, py - size * 0.35, size * 0.22, size * 0.22), withAlpha('#ffffff', 0.8))
  }
}

/** Fireflies, embers and magic. */
export const paintSparks = (easel: Easel, { x, y, w, h }: Box, colour: Colour, count: number): void => {
  const { ctx } = easel
  const random = easel.random.sub('sparks')
  easel.part('sparks', () => {
    for (let spark = 0; spark < count; spark++) {
      const [px, py] = [x + random.next() * w, y + random.next() * h]
      glow(ctx, px, py, 18 + random.next() * 36, colour, 0.9)
      fillShape(ctx, oval(px, py, 3.4, 3.4, 0, 10), '#fffbe0')
    }
  })
}
