// Houses of towns and villages, crooked as children draw them, and a school.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'
import { downwards, fillShape, strokeLine } from '../../paint/shapes/lay.ts'
import { oval, plate } from '../../paint/shapes/line.ts'
import { darker, lighter } from '../light.ts'
import { dab, glow } from './gouache.ts'

export interface House {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly wall: Colour
  readonly roof: Colour
  /** The share of windows with light in them. */
  readonly lit: number
  readonly lean?: number
}

export const drawHouse = (ctx: Context, { x, y, w, h, wall, roof, lit, lean = 0 }: House, random: Random): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.transform(1, 0, lean, 1, 0, 0)
  fillShape(ctx, plate(w * 0.7, -h - w * 0.5, w * 0.16, w * 0.4, 4), darker(roof, 0.3))
  fillShape(
    ctx,
    [
      [0, 0],
      [w, 0],
      [w, -h],
      [0, -h],
    ],
    downwards(ctx, -h, 0, [lighter(wall, 0.12), darker(wall, 0.22)]),
  )
  fillShape(
    ctx,
    [
      [-w * 0.08, -h],
      [w * 0.5, -h - w * 0.62],
      [w * 1.08, -h],
    ],
    downwards(ctx, -h - w * 0.6, -h, [lighter(roof, 0.15), darker(roof, 0.15)]),
  )
  for (let row = 0; row < 4; row++)
    strokeLine(
      ctx,
      [
        [w * row * 0.11, -h - w * 0.14 * row - 6],
        [w - w * row * 0.11, -h - w * 0.14 * row - 6],
      ],
      withAlpha(darker(roof, 0.4), 0.35),
      4,
    )
  const across = Math.max(1, Math.floor(w / 96))
  for (let row = 0; row < Math.floor(h / 140); row++)
    for (let column = 0; column < across; column++) {
      const [wx, wy] = [(w * (column + 0.5)) / across - 28, -h + 42 + row * 144]
      const isLit = random.next() < lit
      if (isLit) glow(ctx, wx + 28, wy + 40, 96, '#ffcf6a', 0.4)
      fillShape(ctx, plate(wx, wy, 56, 78, isLit ? 26 : 10), isLit ? '#ffdf8a' : darker(wall, 0.5))
      strokeLine(
        ctx,
        [
          [wx + 28, wy],
          [wx + 28, wy + 78],
        ],
        darker(wall, 0.45),
        5,
      )
      strokeLine(
        ctx,
        [
          [wx, wy + 38],
          [wx + 56, wy + 38],
        ],
        darker(wall, 0.45),
        5,
      )
      fillShape(ctx, plate(wx - 8, wy + 76, 72, 11, 4), lighter(wall, 0.35))
    }
  dab(
    ctx,
    { x: 0, y: -h, w, h },
    { colours: [lighter(wall, 0.4), darker(wall, 0.3)], count: 300, length: 40, width: 6, angle: 1.5, alpha: 0.18 },
    random,
  )
  ctx.restore()
}

/** A row of houses across all that is seen. */
export const paintTown = (easel: Easel, palette: Palette, foot: number, tall: number, lit: number): void => {
  const { ctx, extent } = easel
  const random = easel.random.sub('town')
  easel.part('buildings', () => {
    for (const isNear of [false, true]) {
      for (let x = extent.x - 120; x < extent.x + extent.w; ) {
        const w = tall * (isNear ? 0.42 : 0.36) * (0.85 + random.next() * 0.4)
        const hue = random.pick(palette.hues)
        const wall = isNear ? hue : lighter(darker(hue, 0.1), 0.35)
        const roof = isNear ? darker(random.pick(palette.hues), 0.4) : darker(wall, 0.2)
        const h = tall * (isNear ? 0.34 : 0.64) * (0.8 + random.next() * 0.45)
        drawHouse(
          ctx,
          { x, y: foot, w, h, wall, roof, lit: isNear ? lit : lit * 0.35, lean: (random.next() - 0.5) * 0.08 },
          random,
        )
        x += w * (isNear ? 1.08 : 1.02)
      }
    }
  })
}

export const drawSchool = (
  ctx: Context,
  x: number,
  y: number,
  w: number,
  wall: Colour,
  roof: Colour,
  random: Random,
): void => {
  drawHouse(ctx, { x, y, w, h: w * 0.76, wall, roof, lit: 0 }, random)
  fillShape(ctx, plate(x + w * 0.38, y - w * 1.02, w * 0.24, w * 0.26, 8), lighter(wall, 0.5))
  fillShape(ctx, oval(x + w * 0.5, y - w * 0.89, w * 0.09, w * 0.09), '#fffdf2')
  strokeLine(
    ctx,
    [
      [x + w * 0.5, y - w * 0.89],
      [x + w * 0.5, y - w * 0.95],
    ],
    '#3a2a33',
    6,
  )
  strokeLine(
    ctx,
    [
      [x + w * 0.5, y - w * 0.89],
      [x + w * 0.545, y - w * 0.875],
    ],
    '#3a2a33',
    6,
  )
  fillShape(ctx, plate(x + w * 0.42, y - w * 0.26, w * 0.16, w * 0.26, 14), darker(roof, 0.2))
}
