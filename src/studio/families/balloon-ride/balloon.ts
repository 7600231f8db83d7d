// The balloon with its bands, which lie around the lines of the title, and its basket.

import { type Brush, paintPart } from '../../characters/brush.ts'
import { darker, daylight, lighter } from '../../characters/light.ts'
import { dab } from '../../characters/worlds/gouache.ts'
import { type Colour, lchOf, mix, shift, withAlpha } from '../../colour/colour.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Point } from '../../paint/point.ts'
import { fillShape, pathOf, strokeLine } from '../../paint/shapes/lay.ts'
import { curve, moved, type Outline, oval, plate, symmetric } from '../../paint/shapes/line.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { isBroad } from '../zones.ts'

export interface Balloon {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** The upper rim of the basket. */
  readonly basket: { readonly y: number; readonly half: number }
}

export const balloonOf = ({ w, h, layout }: Scene): Balloon => {
  const wide = isBroad({ w, h })
  const isClose = layout === 'close'
  const radius = Math.min(w * (isClose ? 0.56 : 0.43), h * (wide ? 0.285 : isClose ? 0.36 : 0.28))
  const y = isClose ? radius * 0.84 : h * (wide ? 0.32 : 0.315)
  return { x: w / 2, y, radius, basket: { y: y + radius * (isClose ? 1.5 : 1.58), half: radius * 0.36 } }
}

const outlineOf = ({ x, y, radius: r }: Balloon): Outline =>
  moved(
    symmetric([
      [0, -r],
      [r * 0.62, -r * 0.84],
      [r, -r * 0.2],
      [r * 0.86, r * 0.36],
      [r * 0.36, r * 0.94],
      [r * 0.16, r * 1.12],
      [0, r * 1.13],
    ]),
    x,
    y,
  )

/** Dark enough that pale letters are read on it. */
const deepEnough = (colour: Colour): Colour => {
  const { l, h } = lchOf(colour)
  // Yellows turn olive when they darken; oranges do not.
  return l > 0.58 ? shift(colour, { l: 0.58 - l, c: 1.1, h: h > 58 && h < 118 ? 48 - h : 0 }) : colour
}

/** Heights at which bands meet: between the lines of the type. */
const seams = ({ y, radius }: Balloon, { stacks }: SetType): readonly number[] => {
  const boxes = (stacks[0]?.items ?? [])
    .flatMap((item) => (item.kind === 'lines' ? item.runs.map(({ box }) => box) : []))
    .toSorted((one, other) => one.y - other.y)
  const rows = boxes.filter((box, at) => at === 0 || box.y > (boxes[at - 1]?.y ?? 0) + 20)
  const between = rows.slice(1).map((box, at) => ((rows[at]?.y ?? 0) + (rows[at]?.h ?? 0) + box.y) / 2)
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return [-0.5, 0, 0.5].map((share) => y + radius * share)
  const room = radius * 0.12
  return [first.y - room, ...between, last.y + last.h + room]
}

export const paintBalloon = (easel: Easel, { palette }: Scene, balloon: Balloon, type: SetType): void => {
  const { ctx } = easel
  const { x, y, radius: r } = balloon
  const random = easel.random.sub('balloon')
  const outline = outlineOf(balloon)
  const bands = [palette.accent, palette.counter, palette.hues[3]].map(deepEnough)
  const pale = mix(palette.light, '#ffffff', 0.2)
  for (const side of [-1, 1])
    for (const [from, to] of [
      [0.2, 0.98],
      [0.07, 0.4],
    ] as const)
      strokeLine(
        ctx,
        [
          [x + side * r * from, y + r * 1.08],
          [x + side * balloon.basket.half * to, balloon.basket.y],
        ],
        '#6b4528',
        9,
      )
  ctx.save()
  ctx.shadowColor = withAlpha(palette.deep, 0.3)
  ctx.shadowBlur = 90 * easel.scale
  ctx.shadowOffsetY = 40 * easel.scale
  fillShape(ctx, outline, bands[0] ?? palette.accent)
  ctx.restore()
  easel.part('stripes', () => {
    ctx.save()
    ctx.clip(pathOf(outline))
    const heights = [y - r * 1.3, ...seams(balloon, type), y + r * 1.5]
    for (const [at, top] of heights.slice(0, -1).entries()) {
      const foot = heights[at + 1] ?? y + r * 1.5
      const isOutside = at === 0 || at === heights.length - 2
      const colour = isOutside ? pale : (bands[(at - 1) % bands.length] ?? palette.accent)
      const edge = (level: number): Outline =>
        curve(
          [
            [x - r * 1.2, level - r * 0.09],
            [x, level + r * 0.025],
            [x + r * 1.2, level - r * 0.09],
          ],
          10,
          false,
        )
      fillShape(ctx, [...edge(top), ...edge(foot).toReversed()], colour)
      strokeLine(ctx, edge(top), withAlpha(pale, 0.9), r * 0.022)
    }
    for (let gore = -3; gore < 4; gore++)
      strokeLine(
        ctx,
        curve(
          [
            [x + gore * r * 0.07, y - r],
            [x + gore * r * 0.3, y],
            [x + gore * r * 0.06, y + r * 1.12],
          ],
          10,
          false,
        ),
        withAlpha(palette.deep, 0.12),
        8,
      )
    const round = ctx.createRadialGradient(x - r * 0.35, y - r * 0.47, r * 0.14, x, y, r * 1.15)
    round.addColorStop(0, withAlpha('#fffad7', 0.34))
    round.addColorStop(0.45, withAlpha('#fffad7', 0))
    round.addColorStop(1, withAlpha(darker(palette.deep, 0.3), 0.55))
    ctx.fillStyle = round
    ctx.fillRect(x - r * 1.2, y - r * 1.2, r * 2.4, r * 2.5)
    dab(
      ctx,
      { x: x - r, y: y - r, w: r * 2, h: r * 2.1 },
      { colours: ['#fff6e0', darker(palette.deep, 0.1)], count: 150, length: 150, width: 12, angle: 0.15, alpha: 0.06 },
      random,
    )
    ctx.restore()
  })
}

export const paintBasket = (easel: Easel, { palette, random }: Scene, { x, basket: { y, half } }: Balloon): void => {
  const { ctx } = easel
  const brush: Brush = {
    easel,
    ctx,
    pixels: easel.scale * 1.6,
    manner: 'soft',
    light: daylight,
    random: random.sub('basket'),
  }
  const wicker = mix('#b9793f', palette.dark, 0.12)
  const shape: readonly Point[] = [
    [-half, 0],
    [half, 0],
    [half * 0.9, half * 0.86],
    [half * 0.7, half * 1.24],
    [-half * 0.7, half * 1.24],
    [-half * 0.9, half * 0.86],
  ]
  const cell = half * 0.15
  paintPart(brush, moved(curve(shape, 5), x, y), wicker, {
    shade: 0,
    pattern: (inside) => {
      for (let row = 0; row < 10; row++)
        for (let column = -8; column < 8; column++) {
          inside.fillStyle =
            (row + column) % 2 === 0 ? withAlpha(darker(wicker, 0.6), 0.35) : withAlpha(lighter(wicker, 0.6), 0.25)
          inside.fillRect(x + column * cell, y + row * cell * 0.86, cell * 0.86, cell * 0.66)
        }
    },
  })
  paintPart(brush, plate(x - half * 1.1, y - half * 0.12, half * 2.2, half * 0.23, half * 0.11), darker(wicker, 0.22), {
    shade: 0,
  })
  for (const side of [-1, 1])
    paintPart(brush, oval(x + side * half * 0.72, y + half * 0.56, half * 0.15, half * 0.19), lighter(wicker, 0.4), {
      shade: 0,
    })
}
