// Placing things for a still life: what stands, what lies and is seen from above, and the shapes that they rest on.

import type { Motif } from '../motifs/motif.ts'
import { tau } from '../paint/curves.ts'
import { Pen } from '../paint/pen.ts'
import type { Random } from '../paint/random.ts'
import type { Cast } from './cast.ts'
import type { Drawn, ReliefPlacing } from './paint-relief.ts'
import { placeOf } from './place.ts'

/** The height of a motif that fits a box. */
export const fitted = ({ width }: Motif, w: number, h: number): number => Math.min(h, w / width)

export interface Spot {
  /** Its middle, in units. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly turn?: number
  readonly flip?: boolean
}

/** A thing by its middle, as large as its box allows, turned about that middle. */
export const lying = (motif: Motif, { x, y, w, h, turn = 0, flip = false }: Spot, random: Random): ReliefPlacing => {
  const height = fitted(motif, w, h)
  return { x: x - Math.sin(turn) * height * 0.5, y: y + Math.cos(turn) * height * 0.5, height, turn, flip, random }
}

/** Something drawn in a box of height 1 around its middle. */
export const drawnAt = (x: number, y: number, size: number, cast: Cast, draw: (pen: Pen) => void, turn = 0): Drawn => {
  const pen = new Pen(true)
  draw(pen)
  return { sketch: pen.sketch, place: placeOf(x, y, size, turn, false), size, cast }
}

/** A disc of a diameter of 1. */
export const disc = (pen: Pen, tone: 'body' | 'shade' | 'light' | 'accent', radius = 0.5): void =>
  pen.fill(tone, (path) => {
    path.arc(0, 0, radius, 0, tau)
  })

/** A ring between two radii. */
export const ring = (pen: Pen, tone: 'body' | 'shade' | 'light' | 'accent', outer: number, inner: number): void =>
  pen.fill(tone, (path) => {
    path.arc(0, 0, outer, 0, tau)
    path.closePath()
    path.moveTo(inner, 0)
    path.arc(0, 0, inner, 0, tau, true)
    path.closePath()
  })

/** Beads on a circle. */
export const beads = (
  pen: Pen,
  tone: 'body' | 'shade' | 'light' | 'accent',
  radius: number,
  size: number,
  count: number,
): void => {
  for (let bead = 0; bead < count; bead++) {
    const angle = (bead / count) * tau
    pen.fill(tone, (path) => {
      path.arc(Math.cos(angle) * radius, Math.sin(angle) * radius, size, 0, tau)
    })
  }
}

/** Rays cut around a middle, from one radius to another. */
export const cutRays = (pen: Pen, from: number, to: number, width: number, count: number): void =>
  pen.line(width, (path) => {
    for (let ray = 0; ray < count; ray++) {
      const angle = (ray / count) * tau
      path.moveTo(Math.cos(angle) * from, Math.sin(angle) * from)
      path.lineTo(Math.cos(angle) * to, Math.sin(angle) * to)
    }
  })
