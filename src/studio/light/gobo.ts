// Light that has come through something: a pool, a blind, the panes of a window, leaves. Each says how much of the key falls on a place.
import { clamp, smooth } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import { freeCanvas } from '../paint/free-canvas.ts'

export type Gobo = (x: number, y: number) => number

/** Bright around a place and gone at a distance; `flat` under 1 is wider than high. */
export const pool =
  (x: number, y: number, reach: number, flat = 1): Gobo =>
  (px, py) => {
    const d = ((px - x) ** 2 + ((py - y) / flat) ** 2) / (reach * reach)
    return 1 / (1 + d * 1.4) ** 2
  }

/** Slats of a blind: `pitch` units apart, falling at an angle; softer the further they are from it. */
export const blinds =
  (pitch: number, angle: number, softness = 0.14): Gobo =>
  (x, y) => {
    const across = (y * Math.cos(angle) + x * Math.sin(angle)) / pitch
    const place = Math.abs(across - Math.floor(across) - 0.5)
    return smooth(0.24 - softness, 0.24 + softness, place)
  }

/** A window of panes, thrown aslant: its upper left corner, the size of a pane, and how far it leans. */
export const panes = (
  x: number,
  y: number,
  pane: {
    readonly w: number
    readonly h: number
    readonly columns: number
    readonly rows: number
    readonly lean: number
  },
  softness = 14,
): Gobo => {
  const bar = pane.w * 0.07
  const inside = (at: number, size: number, count: number): number => {
    if (at < -softness || at > size * count + softness) return 0
    const ends = smooth(-softness, softness, at) * smooth(size * count + softness, size * count - softness, at)
    const within = at - Math.floor(at / size) * size
    const near = Math.min(within, size - within)
    const isEnd = at < size / 2 || at > size * (count - 0.5)
    return (
      ends *
      (isEnd && near === (at < size / 2 ? within : size - within) ? 1 : smooth(bar - softness, bar + softness, near))
    )
  }
  return (px, py) =>
    inside(px - x - (py - y) * pane.lean, pane.w, pane.columns) *
    inside(py - y - (px - x) * pane.lean * 0.25, pane.h, pane.rows)
}

/** The shadow of something drawn, blurred: foliage before a window. Its tone where the drawing covers is `through`. */
export const shadowOf = (easel: Easel, blur: number, through: number, draw: Parameters<Easel['layer']>[0]): Gobo => {
  const detail = Math.min(1, 3 / (blur * easel.scale))
  const { canvas, box, scale } = easel.layer(draw, { detail })
  const [w, h] = [canvas.width, canvas.height]
  const soft = easel.layer(() => {}, { detail })
  const ctx = soft.canvas.getContext('2d')
  ctx.resetTransform()
  ctx.filter = `blur(${blur * scale}px)`
  ctx.drawImage(canvas, 0, 0)
  const { data } = ctx.getImageData(0, 0, w, h)
  freeCanvas(canvas)
  freeCanvas(soft.canvas)
  return (x, y) => {
    const column = clamp(Math.round((x - box.x) * scale), 0, w - 1)
    const row = clamp(Math.round((y - box.y) * scale), 0, h - 1)
    return 1 - ((data[(row * w + column) * 4 + 3] ?? 0) / 255) * (1 - through)
  }
}
