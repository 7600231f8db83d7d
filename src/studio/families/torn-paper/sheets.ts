// Torn sheets over a scene: bands, a slant, a slit; every tear shows a second sheet of another colour.
import { type Colour, mix } from '../../colour/colour.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { paper } from '../../paint/materials/paper.ts'
import { tornHalf, tornPaper } from '../../paint/materials/torn-paper.ts'

export interface SheetInks {
  readonly paper: Colour
  readonly under: Colour
  readonly core: Colour
  readonly stain: Colour
}

type Printing = (ctx: Context) => void

/** The printed face of a sheet: creased paper, painted once and cut by every tear. */
const faceOf = (easel: Easel, { paper: colour, stain }: SheetInks): Printing => {
  const sheet = easel.fresh()
  paper(sheet, { kind: 'creased', colour, stain, strength: 0.42 })
  return (ctx) => ctx.drawImage(sheet.canvas, 0, 0, easel.w, easel.h)
}

const flat = (colour: Colour): Printing => (ctx) => {
  ctx.fillStyle = colour
  ctx.fillRect(-200, -200, 6000, 6000)
}

interface Tear {
  readonly y: number
  readonly side: 'above' | 'below'
  readonly slope: number
}

const layHalves = (easel: Easel, inks: SheetInks, tears: readonly Tear[]): void => {
  const face = faceOf(easel, inks)
  for (const { y, side, slope } of tears) {
    const out = side === 'above' ? 1 : -1
    const random = easel.random.sub(`tear ${side}`)
    tornHalf(easel, { y: y + out * 24, side, slope: slope + 0.012 * out, draw: flat(inks.under), core: mix(inks.under, '#ffffff', 0.55), rough: 46, lip: 9, random: random.sub('under') })
    tornHalf(easel, { y, side, slope, draw: face, core: inks.core, rough: 40, lip: 17, random: random.sub('over') })
  }
}

/** A band of the scene stays open between two heights. */
export const layBands = (easel: Easel, inks: SheetInks, top: number, bottom: number, slope: number): void =>
  layHalves(easel, inks, [
    { y: bottom, side: 'below', slope },
    { y: top, side: 'above', slope: slope * 0.6 },
  ])

/** One sheet covers all above a slanting tear. */
export const laySlant = (easel: Easel, inks: SheetInks, y: number, slope: number): void => layHalves(easel, inks, [{ y, side: 'above', slope }])

/** Two sheets meet along one tear that gapes in the middle. */
export const laySlit = (easel: Easel, inks: SheetInks, gap: { x: number; y: number; half: number; open: number }): void => {
  const face = faceOf(easel, inks)
  const { w, h } = easel
  const lens = (side: number): [number, number][] =>
    Array.from({ length: 41 }, (_, at) => {
      const along = at / 20 - 1
      const skew = 0.1 * Math.sin(along * 3 + side)
      return [gap.x + along * gap.half, gap.y + side * gap.open * (1 - along * along) ** 0.8 * (1 + skew)]
    })
  for (const [side, edge] of [
    [1, h + 140],
    [-1, -140],
  ] as const) {
    const outline: [number, number][] = [[-140, gap.y + 26], ...lens(side), [w + 140, gap.y - 26], [w + 140, edge], [-140, edge]]
    const random = easel.random.sub(`slit ${side}`)
    const inner = outline.map(([x, y], at): [number, number] => (at > 0 && at < 42 ? [x, y - side * 20] : [x, y - side * 7]))
    tornPaper(easel, inner, { draw: flat(inks.under), core: mix(inks.under, '#ffffff', 0.55), rough: 30, lip: 8, random: random.sub('under') })
    tornPaper(easel, outline, { draw: face, core: inks.core, rough: 34, lip: 15, random: random.sub('over') })
  }
}

/** A torn strip under a block of type. */
export const layStrip = (easel: Easel, inks: SheetInks, top: number, bottom: number): void => {
  const tilt = 14
  const face = faceOf(easel, inks)
  const random = easel.random.sub('strip')
  const outline = (grow: number): [number, number][] => [
    [-140, top + tilt - grow],
    [easel.w + 140, top - tilt - grow],
    [easel.w + 140, bottom - tilt * 0.4 + grow],
    [-140, bottom + tilt + grow],
  ]
  tornPaper(easel, outline(22), { draw: flat(inks.under), core: mix(inks.under, '#ffffff', 0.55), rough: 40, lip: 9, random: random.sub('under') })
  tornPaper(easel, outline(0), { draw: face, core: inks.core, rough: 36, lip: 16, random: random.sub('over') })
}
