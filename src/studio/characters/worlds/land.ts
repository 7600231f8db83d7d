// Land and what grows on it: hills, grass, trees, leaves, ferns and mushrooms.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import type { Point } from '../../paint/point.ts'
import type { Random } from '../../paint/random.ts'
import { downwards, fillShape, strokeLine } from '../../paint/shapes/lay.ts'
import { curve, moved, type Outline, oval, ribbon, symmetric } from '../../paint/shapes/line.ts'
import { darker, lighter } from '../light.ts'
import { glow, paintMass } from './gouache.ts'

/** A hill across all that is seen; `rise` is how much higher its middle is. */
export const paintHill = (easel: Easel, y: number, wave: number, colour: Colour, name: string, rise = 0): void => {
  const { ctx, extent } = easel
  const random = easel.random.sub(name)
  const [left, right, foot] = [extent.x - 100, extent.x + extent.w + 100, extent.y + extent.h + 40]
  const spans = Math.max(6, Math.round((extent.w / easel.w) * 6))
  const crest = Array.from({ length: spans + 1 }, (_, at): Point => {
    const x = left + ((right - left) * at) / spans
    const dome = rise * Math.max(0, 1 - ((x - easel.w / 2) / (easel.w * 0.6)) ** 2)
    return [x, y - dome + (random.next() - 0.5) * wave]
  })
  const outline: Outline = [...curve(crest, 8, false), [right, foot], [left, foot]]
  easel.part('hills', () =>
    paintMass(
      ctx,
      outline,
      colour,
      { x: left, y: y - rise - wave / 2, w: right - left, h: foot - y + rise + wave },
      random,
      -0.1,
    ),
  )
}

export const paintTufts = (
  easel: Easel,
  { x, y, w, h }: Box,
  colours: readonly Colour[],
  count: number,
  length: number,
): void => {
  const { ctx } = easel
  const random = easel.random.sub(`tufts ${y.toFixed(0)}`)
  easel.part('grass', () => {
    ctx.lineCap = 'round'
    ctx.lineWidth = length * 0.1
    for (const colour of colours) {
      ctx.beginPath()
      for (let blade = 0; blade < count; blade++) {
        const [px, py, bend] = [x + random.next() * w, y + random.next() * h, (random.next() - 0.5) * length * 0.7]
        ctx.moveTo(px, py)
        ctx.quadraticCurveTo(px + bend * 0.2, py - length * 0.6, px + bend, py - length * (0.6 + random.next() * 0.5))
      }
      ctx.strokeStyle = colour
      ctx.stroke()
    }
  })
}

export const drawRoundTree = (ctx: Context, x: number, y: number, height: number, leaf: Colour, wood: Colour): void => {
  fillShape(
    ctx,
    ribbon(
      [
        [x, y + 10],
        [x - height * 0.02, y - height * 0.3],
        [x, y - height * 0.6],
      ],
      (t) => height * (0.07 - t * 0.035),
    ),
    wood,
  )
  for (const [dx, dy, size] of [
    [-0.2, -0.52, 0.22],
    [0.21, -0.54, 0.21],
    [0, -0.76, 0.25],
    [0, -0.5, 0.24],
  ] as const)
    fillShape(
      ctx,
      oval(x + dx * height, y + dy * height, size * height, size * height),
      downwards(ctx, y - height, y - height * 0.3, [lighter(leaf, 0.32), leaf, darker(leaf, 0.22)]),
    )
}

export const drawFir = (ctx: Context, x: number, y: number, height: number, leaf: Colour, cap: Colour | null): void => {
  fillShape(
    ctx,
    [
      [x - height * 0.04, y],
      [x - height * 0.03, y - height * 0.2],
      [x + height * 0.03, y - height * 0.2],
      [x + height * 0.04, y],
    ],
    darker(leaf, 0.5),
  )
  for (const [level, wide] of [
    [0.12, 0.3],
    [0.36, 0.24],
    [0.6, 0.17],
  ] as const) {
    const foot = y - height * level
    const tier = curve(
      [
        [x - height * wide, foot],
        [x - height * wide * 0.4, foot - height * 0.2],
        [x, foot - height * 0.42],
        [x + height * wide * 0.4, foot - height * 0.2],
        [x + height * wide, foot],
        [x, foot - height * 0.05],
      ],
      4,
    )
    fillShape(ctx, tier, downwards(ctx, foot - height * 0.4, foot, [lighter(leaf, 0.25), leaf, darker(leaf, 0.25)]))
    if (cap)
      fillShape(
        ctx,
        curve(
          [
            [x - height * wide * 0.5, foot - height * 0.17],
            [x, foot - height * 0.42],
            [x + height * wide * 0.5, foot - height * 0.17],
            [x + height * wide * 0.2, foot - height * 0.2],
            [x, foot - height * 0.14],
            [x - height * wide * 0.24, foot - height * 0.2],
          ],
          4,
        ),
        withAlpha(cap, 0.92),
      )
  }
}

/** A large leaf of the jungle, from its stalk. */
export const drawLeaf = (
  ctx: Context,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: Colour,
  isSplit = false,
): void => {
  const width = length * (isSplit ? 0.36 : 0.2)
  const rim = (side: number): Point[] =>
    Array.from({ length: 9 }, (_, at) => (side > 0 ? at / 8 : 1 - at / 8)).flatMap((t, at): Point[] => {
      const half = Math.sin(t ** 0.75 * 3.14) * width
      const edge: Point = [t * length, side * half]
      return isSplit && at > 1 && at < 7
        ? [edge, [(t - side * 0.02) * length, side * half * 0.45], [(t + side * 0.035) * length, side * half * 0.95]]
        : [edge]
    })
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(angle)
  const shade = ctx.createLinearGradient(0, -width, 0, width)
  for (const [at, tone] of [
    [0, lighter(colour, 0.28)],
    [0.48, lighter(colour, 0.08)],
    [0.52, darker(colour, 0.2)],
    [1, darker(colour, 0.42)],
  ] as const)
    shade.addColorStop(at, tone)
  fillShape(ctx, moved([...rim(1), ...rim(-1)], 0, 14), withAlpha('#0a1428', 0.22))
  fillShape(ctx, isSplit ? [...rim(1), ...rim(-1)] : curve([...rim(1), ...rim(-1).slice(1)], 3), shade)
  strokeLine(
    ctx,
    [
      [0, 0],
      [length * 0.97, 0],
    ],
    withAlpha(lighter(colour, 0.5), 0.7),
    length * 0.012,
  )
  for (let vein = 1; vein < 9; vein++)
    for (const side of [-1, 1])
      strokeLine(
        ctx,
        [
          [(length * vein) / 10, 0],
          [length * (vein / 10 + 0.09), side * width * 0.82 * Math.sin((vein / 10) * 3.1)],
        ],
        withAlpha(lighter(colour, 0.4), 0.28),
        length * 0.007,
      )
  ctx.restore()
}

export const drawFern = (ctx: Context, x: number, y: number, length: number, angle: number, colour: Colour): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(angle)
  for (let leaf = 0; leaf < 13; leaf++) {
    const t = leaf / 13
    const long = length * 0.34 * Math.sin(0.35 + t * 2.7)
    for (const side of [-1, 1])
      fillShape(
        ctx,
        moved(
          curve(
            [
              [0, 0],
              [long * 0.5, -long * 0.12],
              [long, 0],
              [long * 0.5, long * 0.12],
            ],
            4,
          ),
          t * length,
          -t * t * length * 0.24,
          side * (1.15 - t * 0.4) - t * 0.4,
        ),
        side < 0 ? lighter(colour, 0.18) : darker(colour, 0.14),
      )
  }
  strokeLine(
    ctx,
    curve(
      [
        [0, 0],
        [length * 0.5, -length * 0.06],
        [length, -length * 0.24],
      ],
      8,
      false,
    ),
    darker(colour, 0.2),
    length * 0.02,
  )
  ctx.restore()
}

export const drawMushroom = (ctx: Context, x: number, y: number, scale: number, colour: Colour, lit = 0): void => {
  fillShape(
    ctx,
    moved(
      curve(
        [
          [-9, 0],
          [-7, -40],
          [7, -40],
          [10, 0],
        ],
        5,
      ),
      x,
      y,
      0,
      scale,
    ),
    '#f3e3c8',
  )
  if (lit > 0) glow(ctx, x, y - 44 * scale, 120 * scale, colour, lit)
  fillShape(
    ctx,
    moved(
      symmetric([
        [0, -78],
        [34, -62],
        [44, -34],
        [0, -38],
      ]),
      x,
      y,
      0,
      scale,
    ),
    colour,
  )
  for (const [dx, dy, size] of [
    [-18, -52, 6],
    [8, -62, 7],
    [24, -46, 5],
  ] as const)
    fillShape(ctx, moved(oval(dx, dy, size, size * 0.8), x, y, 0, scale), withAlpha('#fffae6', 0.9))
}

export const drawFlower = (ctx: Context, x: number, y: number, height: number, petal: Colour, leaf: Colour): void => {
  strokeLine(
    ctx,
    curve(
      [
        [x, y],
        [x + height * 0.06, y - height * 0.5],
        [x, y - height * 0.8],
      ],
      5,
      false,
    ),
    leaf,
    height * 0.06,
  )
  for (let at = 0; at < 6; at++)
    fillShape(
      ctx,
      oval(
        x + Math.cos((at * tau) / 6) * height * 0.16,
        y - height * 0.84 + Math.sin((at * tau) / 6) * height * 0.16,
        height * 0.13,
        height * 0.13,
      ),
      petal,
    )
  fillShape(ctx, oval(x, y - height * 0.84, height * 0.1, height * 0.1), mix('#ffc23a', petal, 0.1))
}

/** Flowers strewn in a box, the nearer the larger. */
export const paintFlowers = (
  easel: Easel,
  { x, y, w, h }: Box,
  petals: readonly [Colour, ...Colour[]],
  leaf: Colour,
  count: number,
  random: Random,
): void => {
  if (easel.without.has('blooms')) return
  const places = Array.from(
    { length: count },
    () => [random.next(), random.next(), random.pick(petals)] as const,
  ).toSorted((one, other) => one[1] - other[1])
  easel.part('blooms', () => {
    for (const [fx, fy, petal] of places) drawFlower(easel.ctx, x + fx * w, y + fy * h, 40 + fy * 60, petal, leaf)
  })
}
