// Torn sheets over a scene: bands, a slant, a slit; every tear shows a second sheet of another colour.

import type { Colour } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { paper } from '../../paint/materials/paper.ts'
import { tornHalf, tornPaper } from '../../paint/materials/torn-paper.ts'
import { layUnderEdge } from './under-sheet.ts'

export interface SheetInks {
  readonly paper: Colour
  readonly under: Colour
  readonly core: Colour
  readonly stain: Colour
}

type Printing = (ctx: Context) => void
type Points = [number, number][]

/** The printed face of a sheet: creased paper, painted once, at half the fineness, and cut by every tear. */
const faceOf = (easel: Easel, { paper: colour, stain }: SheetInks): Printing => {
  const sheet = easel.fresh(0.5, easel.random.sub('paper').whole(0, 2 ** 31))
  paper(sheet, { kind: 'creased', colour, stain, strength: 0.42 })
  return (ctx) => {
    ctx.imageSmoothingQuality = 'low'
    ctx.drawImage(sheet.canvas, 0, 0, easel.w, easel.h)
  }
}

interface Tear {
  readonly y: number
  readonly side: 'above' | 'below'
  readonly slope: number
}

const layHalves = asPart('paper', (easel: Easel, inks: SheetInks, tears: readonly Tear[]): void => {
  const face = faceOf(easel, inks)
  for (const { y, side, slope } of tears) {
    const out = side === 'above' ? 1 : -1
    const random = easel.random.sub(`tear ${side}`)
    const fall = (easel.w / 2 + 40) * (slope + 0.012 * out)
    const line: Points = [
      [-40, y + out * 24 - fall],
      [easel.w + 40, y + out * 24 + fall],
    ]
    const { x: open } = easel.extent
    if (open < 0) line.unshift([open - 40, y + out * 24 - fall + open * (slope + 0.012 * out)])
    layUnderEdge(easel, {
      line,
      side: side === 'above' ? -1 : 1,
      colour: inks.under,
      seed: random.sub('under').between(0, 60),
    })
    tornHalf(easel, { y, side, slope, draw: face, core: inks.core, rough: 40, lip: 17, random: random.sub('over') })
  }
})

/** A band of the scene stays open between two heights. */
export const layBands = (easel: Easel, inks: SheetInks, top: number, bottom: number, slope: number): void =>
  layHalves(easel, inks, [
    { y: bottom, side: 'below', slope },
    { y: top, side: 'above', slope: slope * 0.6 },
  ])

/** One sheet covers all above a slanting tear. */
export const laySlant = (easel: Easel, inks: SheetInks, y: number, slope: number): void =>
  layHalves(easel, inks, [{ y, side: 'above', slope }])

/** Two sheets meet along one tear that gapes in the middle. */
export const laySlit = (
  easel: Easel,
  inks: SheetInks,
  gap: { x: number; y: number; half: number; open: number },
): void => {
  const face = faceOf(easel, inks)
  const { w, h } = easel
  const lens = (side: number): Points =>
    Array.from({ length: 41 }, (_, at) => {
      const along = at / 20 - 1
      const skew = 0.1 * Math.sin(along * 3 + side)
      return [gap.x + along * gap.half, gap.y + side * gap.open * (1 - along * along) ** 0.8 * (1 + skew)]
    })
  for (const side of [1, -1] as const) {
    const far = side > 0 ? h + 140 : -140
    const edge: Points = [[-140, gap.y + 26], ...lens(side), [w + 140, gap.y - 26]]
    const random = easel.random.sub(`slit ${side}`)
    const inner = edge.map(([x, y], at): [number, number] => [x, y - side * (at > 0 && at < 42 ? 20 : 2)])
    // Where the sheet is open, the tear goes on as it leaves it.
    const start = Math.min(-140, easel.extent.x - 140)
    const beyond: Points = start < -140 ? [[start, gap.y + 26 + (start + 140) * 0.03]] : []
    layUnderEdge(easel, {
      line: [...beyond, ...inner],
      side,
      colour: inks.under,
      seed: random.sub('under').between(0, 60),
    })
    const outline: Points = [...edge, [w + 140, far], [start, far], ...beyond]
    tornPaper(easel, outline, { draw: face, core: inks.core, rough: 34, lip: 15, random: random.sub('over') })
  }
}

/** A torn strip under a block of type. */
export const layStrip = (easel: Easel, inks: SheetInks, top: number, bottom: number): void => {
  const tilt = 14
  const [left, right] = [-140, easel.w + 140]
  const random = easel.random.sub('strip')
  const upper: Points = [
    [left, top + tilt],
    [right, top - tilt],
  ]
  const lower: Points = [
    [left, bottom + tilt],
    [right, bottom - tilt * 0.4],
  ]
  for (const [line, side] of [
    [upper, 1],
    [lower, -1],
  ] as const) {
    const outside = line.map(([x, y]): [number, number] => [x, y - side * 24])
    layUnderEdge(easel, { line: outside, side, colour: inks.under, seed: random.sub(`under ${side}`).between(0, 60) })
  }
  const outline: Points = [...upper, ...lower.toReversed()]
  tornPaper(easel, outline, {
    draw: faceOf(easel, inks),
    core: inks.core,
    rough: 36,
    lip: 16,
    random: random.sub('over'),
  })
}
