// What lies behind type: a plain colour, or art as a small map of its luminance; and how well ink stands out from it.

import type { PanelName } from '../../catalog/print.ts'
import type { Colour } from '../../studio/colour/colour.ts'
import { contrast, luminanceOf } from '../../studio/colour/contrast.ts'
import type { PlainBox } from '../geometry/boxes.ts'

export type Ground = { readonly kind: 'solid'; readonly color: Colour } | ArtGround

/** Rows of cells from the top, over the whole panel with its bleed; luminance from 0 to 1 as `luminance` in studio/colour gives it. */
export interface ArtGround {
  readonly kind: 'art'
  readonly columns: number
  readonly rows: number
  /** Of the darkest and of the lightest part of each cell. */
  readonly darkest: readonly number[]
  readonly lightest: readonly number[]
}

export type Backdrop = Readonly<Record<PanelName, Ground>>

/** A shade over the ground, in the same lengths as the boxes. */
export interface Shade extends PlainBox {
  readonly color: Colour
  readonly opacity: number
  /** How wide the edges fade, half of it inside the box. */
  readonly softness: number
}

/** The first and the last cell of a row or column that some length lies over. */
const cellsUnder = (start: number, length: number, cell: number, count: number): readonly [number, number] => [
  Math.max(0, Math.floor(start / cell)),
  Math.min(count - 1, Math.ceil((start + length) / cell) - 1),
]

/** Of a shade's full strength, what a place has that lies so far inside its edge. */
const strengthAt = (inside: number, softness: number): number => {
  if (softness === 0) return inside >= 0 ? 1 : 0
  return Math.min(1, Math.max(0, 0.5 + inside / softness))
}

const opacityAt = ({ x, y, width, height, opacity, softness }: Shade, left: number, top: number): number => {
  const inside = [left - x, x + width - left, top - y, y + height - top]
  return inside.reduce((strength, each) => strength * strengthAt(each, softness), opacity)
}

/** The exponent by which screens step light: equal steps of its root look equal. */
const screenGamma = 2.4

/** A luminance as screens step it, 0 to 1. Everything behind type is judged so: shades are blended by the value of the channel. */
export const lightOf = (luminance: number): number => luminance ** (1 / screenGamma)

/** What a shade makes of a light. */
export const shadedBy = ({ color, opacity }: Pick<Shade, 'color' | 'opacity'>): ((light: number) => number) => {
  const laid = lightOf(luminanceOf(color)) * opacity
  return (light) => light * (1 - opacity) + laid
}

/** The lights behind a box. `panel`: the panel with its bleed, which the ground covers. */
export const lightsBehind = (
  ground: Ground,
  panel: PlainBox,
  box: PlainBox,
  shades: readonly Shade[] = [],
): number[] => {
  const coats = shades.map((shade) => ({ shade, tone: lightOf(luminanceOf(shade.color)) }))
  const behind = (light: number, x: number, y: number): number =>
    coats.reduce((seen, { shade, tone }) => {
      const opacity = opacityAt(shade, x, y)
      return seen * (1 - opacity) + tone * opacity
    }, light)
  if (ground.kind === 'solid') {
    return [behind(lightOf(luminanceOf(ground.color)), box.x + box.width / 2, box.y + box.height / 2)]
  }
  const [width, height] = [panel.width / ground.columns, panel.height / ground.rows]
  const lights: number[] = []
  const [firstRow, lastRow] = cellsUnder(box.y - panel.y, box.height, height, ground.rows)
  const [firstColumn, lastColumn] = cellsUnder(box.x - panel.x, box.width, width, ground.columns)
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const cell = row * ground.columns + column
      // A cell at the edge of the box is judged by the part that lies in it.
      const x = clampTo(panel.x + (column + 0.5) * width, box.x, box.width)
      const y = clampTo(panel.y + (row + 0.5) * height, box.y, box.height)
      lights.push(behind(lightOf(ground.darkest[cell] ?? 0), x, y), behind(lightOf(ground.lightest[cell] ?? 0), x, y))
    }
  }
  return lights
}

const clampTo = (value: number, start: number, length: number): number =>
  Math.min(start + length, Math.max(start, value))

/** The share of the ground that may be worse than what is measured: single stars and twigs do not hide a word. */
const usuallyForgiven = 0.06

/** Steps of a table of contrasts. */
const steps = 2048
/** Inks whose tables are kept at once. */
const mostTables = 64
const tables = new Map<Colour, Float32Array>()

/** The contrast of an ink on every light: places are tried by the dozen, and each has thousands of cells. */
const contrastsOf = (ink: Colour): Float32Array => {
  const known = tables.get(ink)
  if (known) return known
  const own = luminanceOf(ink)
  const table = Float32Array.from({ length: steps + 1 }, (_, step) => contrast(own, (step / steps) ** screenGamma))
  if (tables.size >= mostTables) tables.clear()
  tables.set(ink, table)
  return table
}

/** Contrasts are counted in quarters of Lc: to sort them would take most of a layout's time. */
const perLc = 4
const counts = new Uint32Array(120 * perLc)

/** APCA lightness contrast over nearly the worst part of the ground. */
export const worstContrast = (ink: Colour, lights: readonly number[], forgiven = usuallyForgiven): number => {
  const table = contrastsOf(ink)
  counts.fill(0)
  for (const light of lights) {
    const quarters = Math.floor((table[Math.round(light * steps)] ?? 0) * perLc)
    counts[quarters] = (counts[quarters] ?? 0) + 1
  }
  let left = lights.length - Math.floor(lights.length * forgiven)
  let worst = counts.length
  while (left > 0) left -= counts[--worst] ?? 0
  return worst / perLc
}

/** How much the ground changes within the width of a letter, from 0 to 1: lights come in pairs, the darkest and the lightest of a cell. */
export const restlessness = (lights: readonly number[]): number => {
  let sum = 0
  for (let at = 0; at + 1 < lights.length; at += 2) {
    sum += Math.abs((lights[at + 1] ?? 0) - (lights[at] ?? 0))
  }
  return lights.length < 2 ? 0 : sum / Math.floor(lights.length / 2)
}

/** Change of light within a cell from which a stroke of the art is seen in it. */
const stroke = 0.1

/** The share of the ground that strokes cross; lights come in pairs as above. */
export const crossed = (lights: readonly number[]): number => {
  let strokes = 0
  for (let at = 0; at + 1 < lights.length; at += 2)
    if (Math.abs((lights[at + 1] ?? 0) - (lights[at] ?? 0)) > stroke) strokes++
  return lights.length < 2 ? 0 : strokes / Math.floor(lights.length / 2)
}

/** How far lights lie apart, from 0 to 1: their usual distance from the mean. */
export const spread = (lights: readonly number[]): number => {
  let [sum, squares] = [0, 0]
  for (const light of lights) {
    sum += light
    squares += light ** 2
  }
  const count = Math.max(1, lights.length)
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}

/** Lc that type of a size (in points) should have at least: small type needs more. */
export const leastContrast = (size: number): number => (size < 14 ? 60 : 45)

/** How far apart the light on both sides of a fold may be on average to be of one picture. */
const sameLight = 0.1

/** Whether one picture goes over the fold between two panels that lie side by side. */
export const runsOn = (left: Ground, right: Ground): boolean => {
  if (left.kind !== 'art' || right.kind !== 'art') return false
  const lightAt = ({ columns, rows, darkest, lightest }: ArtGround, column: number, height: number): number => {
    const cell = Math.min(rows - 1, Math.floor(height * rows)) * columns + column
    return lightOf(((darkest[cell] ?? 0) + (lightest[cell] ?? 0)) / 2)
  }
  const heights = Array.from({ length: left.rows }, (_, row) => (row + 0.5) / left.rows)
  const steps = heights.map((height) => Math.abs(lightAt(left, left.columns - 1, height) - lightAt(right, 0, height)))
  return steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length) <= sameLight
}
