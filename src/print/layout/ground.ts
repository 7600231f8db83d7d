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
      const cell = row * ground.columns + column
      // A cell at the edge of the box is judged by the part that lies in it.
      const [x, y] = [clampTo(left + width / 2, box.x, box.width), clampTo(top + height / 2, box.y, box.height)]
      lights.push(behind(ground.darkest[cell] ?? 0, x, y), behind(ground.lightest[cell] ?? 0, x, y))
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
  const own = luminanceOf(ink)
  const all = Float64Array.from(lights, (light) => contrast(own, light)).sort()
  return all[Math.floor(all.length * forgiven)] ?? 0
}

/** How much the ground changes within the width of a letter, from 0 to 1: lights come in pairs, the darkest and the lightest of a cell. */
export const restlessness = (lights: readonly number[]): number => {
  let sum = 0
  for (let at = 0; at + 1 < lights.length; at += 2) {
    sum += Math.abs((lights[at + 1] ?? 0) ** (1 / 2.4) - (lights[at] ?? 0) ** (1 / 2.4))
  }
  return lights.length < 2 ? 0 : sum / Math.floor(lights.length / 2)
}

/** Lc that type of a size (in points) should have at least: small type needs more. */
export const leastContrast = (size: number): number => (size < 14 ? 60 : 45)
