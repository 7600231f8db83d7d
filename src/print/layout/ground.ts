// What lies behind type: a plain colour, or art as a small map of its luminance; and how well ink stands out from it.
import type { Colour } from '../../studio/colour/colour.ts'
import { contrast, luminance, luminanceOf } from '../../studio/colour/contrast.ts'
import type { PlainBox } from '../geometry/boxes.ts'
import type { PanelName } from './layout-state.ts'

export type Ground =
  | { readonly kind: 'solid'; readonly color: Colour }
  /** Rows from the top, over the whole panel with its bleed; luminance from 0 to 1 as `luminance` in studio/colour gives it. */
  | { readonly kind: 'art'; readonly columns: number; readonly rows: number; readonly luminances: readonly number[] }

export type Backdrop = Readonly<Record<PanelName, Ground>>

/** A small picture of a panel (RGBA, row by row) as the ground of its type. */
export const groundFromPixels = (pixels: Uint8ClampedArray, columns: number, rows: number): Ground => ({
  kind: 'art',
  columns,
  rows,
  luminances: Array.from({ length: columns * rows }, (_, cell) =>
    luminance([pixels[cell * 4] ?? 0, pixels[cell * 4 + 1] ?? 0, pixels[cell * 4 + 2] ?? 0]),
  ),
})

/** A shade over the ground, in the same lengths as the boxes. */
export interface Shade extends PlainBox {
  readonly color: Colour
  readonly opacity: number
}

const overlap = (start: number, length: number, from: number, to: number): boolean =>
  start < to && start + length > from

const holds = ({ x, y, width, height }: PlainBox, left: number, top: number): boolean =>
  left >= x && left <= x + width && top >= y && top <= y + height

/** Shades are blended as screens blend them: by the value of the channel, not by luminance. */
export const shaded = (light: number, { color, opacity }: Pick<Shade, 'color' | 'opacity'>): number =>
  (light ** (1 / 2.4) * (1 - opacity) + luminanceOf(color) ** (1 / 2.4) * opacity) ** 2.4

/** The luminances behind a box. `panel`: the panel with its bleed, which the ground covers. */
export const lightsBehind = (
  ground: Ground,
  panel: PlainBox,
  box: PlainBox,
  shades: readonly Shade[] = [],
): number[] => {
  const behind = (light: number, x: number, y: number): number =>
    shades.filter((shade) => holds(shade, x, y)).reduce(shaded, light)
  if (ground.kind === 'solid') {
    return [behind(luminanceOf(ground.color), box.x + box.width / 2, box.y + box.height / 2)]
  }
  const [width, height] = [panel.width / ground.columns, panel.height / ground.rows]
  const lights: number[] = []
  for (let row = 0; row < ground.rows; row++) {
    const top = panel.y + row * height
    if (!overlap(top, height, box.y, box.y + box.height)) continue
    for (let column = 0; column < ground.columns; column++) {
      const left = panel.x + column * width
      if (!overlap(left, width, box.x, box.x + box.width)) continue
      const light = ground.luminances[row * ground.columns + column] ?? 0
      // A cell at the edge of the box is judged by the part that lies in it.
      const [x, y] = [clampTo(left + width / 2, box.x, box.width), clampTo(top + height / 2, box.y, box.height)]
      lights.push(behind(light, x, y))
    }
  }
  return lights
}

const clampTo = (value: number, start: number, length: number): number =>
  Math.min(start + length, Math.max(start, value))

/** The share of the ground that may be worse than what is measured: single stars and twigs do not hide a word. */
const forgiven = 0.06

/** APCA lightness contrast over nearly the worst part of the ground. */
export const worstContrast = (ink: Colour, lights: readonly number[]): number => {
  const all = lights.map((light) => contrast(luminanceOf(ink), light)).toSorted((one, other) => one - other)
  return all[Math.floor(all.length * forgiven)] ?? 0
}

/** Lc that type of a size (in points) should have at least: small type needs more. */
export const leastContrast = (size: number): number => (size < 14 ? 60 : 45)
