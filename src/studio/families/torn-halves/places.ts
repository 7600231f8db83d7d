// Places in greys for printed photographs: a city, hills, the sea, woods, each under a sun or a moon.
import type { Setting } from '../../brief/setting.ts'
import type { Box, Context } from '../../paint/easel.ts'
import type { Point } from '../../paint/point.ts'
import type { Random } from '../../paint/random.ts'
import { dot, fillShape } from '../../paint/shapes/lay.ts'

type Place = (ctx: Context, box: Box, random: Random) => void

const grey = (tone: number): string => {
  const part = Math.round(tone * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${part}${part}${part}`
}

const heaven = (ctx: Context, { x, y, w, h }: Box, top: number): void => {
  const sky = ctx.createLinearGradient(0, y, 0, y + h * 0.75)
  sky.addColorStop(0, grey(top))
  sky.addColorStop(1, grey(0.98))
  ctx.fillStyle = sky
  ctx.fillRect(x, y, w, h)
}

const city: Place = (ctx, box, random) => {
  const { x: left, y: top, w, h } = box
  heaven(ctx, box, 0.76)
  for (const [row, tone] of [
    [0, 0.66],
    [1, 0.4],
    [2, 0.18],
  ] as const)
    for (let x = left - 30; x < left + w + 30; ) {
      const wide = w * random.between(0.07, 0.14)
      const roof = top + h * (0.56 + row * 0.13) - h * random.between(0, 0.14)
      ctx.fillStyle = grey(tone)
      ctx.fillRect(x, roof, wide - 5, h)
      if (random.chance(0.6))
        fillShape(
          ctx,
          [
            [x - 8, roof],
            [x + wide / 2, roof - wide * 0.5],
            [x + wide, roof],
          ],
          grey(tone * 0.9),
        )
      ctx.fillStyle = grey(random.chance(0.5) ? 0.92 : tone * 0.5)
      for (let y = roof + h * 0.04; y < top + h; y += h * 0.05)
        for (let at = x + wide * 0.15; at < x + wide * 0.8; at += wide * 0.26)
          if (random.chance(0.65)) ctx.fillRect(at, y, wide * 0.1, h * 0.02)
      x += wide
    }
}

const land =
  (rough: number): Place =>
  (ctx, box, random) => {
    const { x: left, y: top, w, h } = box
    heaven(ctx, box, 0.84)
    for (const [row, tone] of [
      [0, 0.72],
      [1, 0.5],
      [2, 0.28],
      [3, 0.14],
    ] as const) {
      const phase = random.between(0, 9)
      const line = Array.from({ length: 41 }, (_, at): Point => {
        const wave = Math.sin(at / (5 + row) + phase) + 0.5 * Math.sin(at / 2.1 + phase) * rough
        return [left + (at / 40) * w, top + h * (0.52 + row * 0.12) - h * 0.06 * wave * (1 + rough)]
      })
      fillShape(ctx, [...line, [left + w, top + h], [left, top + h]], grey(tone))
    }
  }

const sea: Place = (ctx, box, random) => {
  const { x, y, w, h } = box
  heaven(ctx, box, 0.8)
  const water = ctx.createLinearGradient(0, y + h * 0.6, 0, y + h)
  water.addColorStop(0, grey(0.7))
  water.addColorStop(1, grey(0.12))
  ctx.fillStyle = water
  ctx.fillRect(x, y + h * 0.6, w, h)
  for (let row = 0; row < 60; row++) {
    const near = row / 60
    ctx.fillStyle = grey(0.98 - near * 0.3)
    ctx.fillRect(
      x + w * random.next(),
      y + h * (0.62 + near * 0.38),
      w * random.between(0.02, 0.1) * (0.4 + near),
      h * 0.006,
    )
  }
}

const woods: Place = (ctx, box, random) => {
  const { x: left, y: top, w, h } = box
  heaven(ctx, box, 0.8)
  for (const [row, tone] of [
    [0, 0.66],
    [1, 0.42],
    [2, 0.16],
  ] as const)
    for (let at = 0; at < 26; at++) {
      const [x, tall] = [left + w * random.between(-0.05, 1.05), h * random.between(0.16, 0.3) * (1 + row * 0.25)]
      const foot = top + h * (0.66 + row * 0.17)
      fillShape(
        ctx,
        [
          [x - tall * 0.2, foot],
          [x, foot - tall],
          [x + tall * 0.2, foot],
        ],
        grey(tone),
      )
      ctx.fillRect(left, foot, w, h)
    }
}

const byPlace: Readonly<Partial<Record<NonNullable<Setting['place']>, Place>>> = {
  city,
  village: city,
  sea,
  river: sea,
  forest: woods,
  mountains: land(1),
  countryside: land(0.1),
}

/** The place of the book, and another that it may be left for. */
export const twoPlaces = ({ place }: Setting, random: Random): readonly [Place, Place] => {
  const own = place === null ? undefined : byPlace[place]
  const others = random.shuffled([city, land(0.1), sea, woods, land(1)]).filter((other) => other !== own)
  const [first = city, second = sea] = own ? [own, ...others] : others
  return [first, second]
}

export const paintDisc = (ctx: Context, x: number, y: number, radius: number, tone: number): void =>
  dot(ctx, x, y, radius, grey(tone))
