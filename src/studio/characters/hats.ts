// Hats, glasses and helmets, in the frame of the head.
import { withAlpha } from '../colour/colour.ts'
import { tau } from '../paint/curves.ts'
import type { Context } from '../paint/easel.ts'
import { fillShape, strokeLine } from '../paint/shapes/lay.ts'
import { curve, moved, type Outline, oval, plate, symmetric } from '../paint/shapes/line.ts'
import { asOwn, type Brush, paintPart, type Touch } from './brush.ts'
import type { Figure, HatKind } from './figure.ts'
import { darker } from './light.ts'

interface Hat {
  readonly w: number
  readonly h: number
  readonly colour: string
  readonly trim: string
  /** Paints a part of the hat, which sits askew. */
  put(outline: Outline, colour: string, touch?: Touch): void
}

const slants = (ctx: Context, y: number, colour: string, rise: number): void => {
  for (let at = -6; at < 9; at++)
    strokeLine(
      ctx,
      [
        [at * 26 - 44, y - 124],
        [at * 26 - 44 + rise, y + 44],
      ],
      colour,
      9,
    )
}

const hats: Readonly<Record<HatKind, (brush: Brush, hat: Hat) => void>> = {
  bobble: (_, { put, colour, trim }) => {
    put(
      symmetric([
        [0, -66],
        [44, -50],
        [66, 6],
        [0, 16],
      ]),
      colour,
      { hide: 'knit' },
    )
    put(plate(-72, -8, 144, 32, 14), trim, { hide: 'knit' })
    put(oval(0, -74, 23, 23), trim, { hide: 'fur' })
  },
  party: (_, { put, colour, trim, h }) => {
    put(
      curve([
        [-40, 8],
        [-22, -50],
        [0, -104],
        [22, -50],
        [40, 8],
        [0, 17],
      ]),
      colour,
      { pattern: (ctx) => slants(ctx, -h * 0.78, trim, 40) },
    )
    put(oval(0, -104, 14, 14), '#fff2b0', { hide: 'fur' })
  },
  nightcap: (_, { put, colour, trim, h }) => {
    const cap = curve([
      [-58, 4],
      [-34, -56],
      [30, -76],
      [92, -36],
      [104, 20],
      [86, 16],
      [62, -18],
      [58, 6],
      [0, 14],
    ])
    put(cap, colour, { hide: 'knit', pattern: (ctx) => slants(ctx, -h * 0.78, trim, 60) })
    put(oval(98, 28, 17, 17), '#fff6e6', { hide: 'fur' })
    put(plate(-66, -8, 132, 25, 12), '#fff6e6', { hide: 'fur' })
  },
  explorer: (_, { put, colour, trim }) => {
    put(
      symmetric([
        [0, -62],
        [42, -56],
        [56, -6],
        [0, 10],
      ]),
      colour,
    )
    put(oval(0, 2, 104, 15), darker(colour, 0.15))
    put(plate(-57, -18, 114, 15, 4), trim, { shade: 0 })
  },
  captain: (_, { put, colour, trim }) => {
    put(
      symmetric([
        [0, -56],
        [62, -52],
        [58, -6],
        [0, 8],
      ]),
      colour,
    )
    put(plate(-58, -20, 116, 20, 6), trim, { shade: 0 })
    put(
      curve([
        [-56, 0],
        [0, -6],
        [56, 0],
        [40, 18],
        [-40, 18],
      ]),
      darker(trim, 0.5),
    )
    put(oval(0, -34, 12, 12), '#ffd75a', { shade: 0 })
  },
  crown: (_, { put, trim }) => {
    put(
      [
        [-48, 6],
        [-56, -50],
        [-28, -22],
        [0, -64],
        [28, -22],
        [56, -50],
        [48, 6],
      ],
      '#f6bd3a',
    )
    for (const x of [-28, 0, 28]) put(oval(x, -8, 6, 7), trim, { shade: 0 })
  },
  cap: (_, { put, colour, trim }) => {
    put(
      symmetric([
        [0, -52],
        [56, -40],
        [74, 6],
        [0, 12],
      ]),
      colour,
    )
    put(
      curve(
        [
          [10, -4],
          [80, -12],
          [126, 4],
          [80, 14],
          [10, 10],
        ],
        5,
      ),
      trim,
    )
    put(oval(0, -52, 7, 5), trim)
  },
  goggles: (_, { put, trim }) => {
    put(plate(-84, 4, 168, 17, 8), '#6b3b25')
    for (const side of [-1, 1]) {
      put(oval(side * 30, 8, 28, 25), trim, { hide: 'metal' })
      put(oval(side * 30, 8, 20, 18), '#9fe0ee', { hide: 'metal', shade: 0 })
    }
  },
}

const paintHat = (brush: Brush, { kind: { head, ears }, outfit: { hat } }: Figure): void => {
  if (!hat) return
  const scale = head.w / 90
  // Between long ears a hat sits on the side.
  const [dx, askew] = ears.kind === 'long' ? [6, -0.16] : [0, -0.08]
  const put = (outline: Outline, colour: string, touch?: Touch): void =>
    paintPart(brush, moved(outline, dx, -head.h * 0.78, askew, scale), colour, touch)
  asOwn(brush, hat.kind === 'crown' ? 'crown' : 'hat', () =>
    hats[hat.kind](brush, { w: head.w, h: head.h, colour: hat.colour, trim: hat.trim, put }),
  )
}

const paintGlasses = (
  { ctx }: Brush,
  { kind: { eyes }, outfit: { glasses } }: Figure,
  slide: readonly [number, number],
): void => {
  if (!glasses) return
  const [dx, dy] = slide
  const y = eyes.y + dy
  ctx.strokeStyle = glasses
  ctx.lineWidth = 6
  for (const side of [-1, 1]) {
    const x = side * eyes.x + dx
    ctx.beginPath()
    ctx.ellipse(x, y, Math.min(eyes.size * 1.7, eyes.x * 0.92), eyes.size * 1.65, 0, 0, tau)
    ctx.stroke()
    fillShape(ctx, oval(x - eyes.size * 0.6, y - eyes.size * 0.7, eyes.size * 0.5, eyes.size * 0.22, -0.6), '#ffffff66')
  }
  const inner = eyes.x - Math.min(eyes.size * 1.7, eyes.x * 0.92)
  strokeLine(
    ctx,
    [
      [dx - inner, y],
      [dx + inner, y],
    ],
    glasses,
    6,
  )
}

/** A glass globe around the head, of those who dive or fly to the stars. */
const paintHelmet = ({ ctx }: Brush, { kind: { head } }: Figure): void => {
  const radius = Math.max(head.w, head.h) * 1.5
  const glass = ctx.createRadialGradient(-radius * 0.3, -radius * 0.35 - 14, radius * 0.1, 0, -14, radius)
  glass.addColorStop(0, withAlpha('#c8f0ff', 0.16))
  glass.addColorStop(0.85, withAlpha('#a0dcff', 0.12))
  glass.addColorStop(1, withAlpha('#e6faff', 0.6))
  fillShape(ctx, oval(0, -14, radius, radius), glass)
  strokeLine(ctx, oval(0, -14, radius * 0.84, radius * 0.84).slice(23, 29), '#ffffffbf', 11)
}

export const paintHeadwear = (brush: Brush, figure: Figure, slide: readonly [number, number]): void => {
  paintGlasses(brush, figure, slide)
  paintHat(brush, figure)
  if (figure.outfit.helmet) paintHelmet(brush, figure)
}
