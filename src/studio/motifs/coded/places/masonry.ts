// What buildings are put together from: straight-edged faces, openings, roofs, in hundredths of the motif's height, y upwards.
import { Path2D, PathOp } from '@napi-rs/canvas'
import { pathOf, type Shape } from '../../../paint/pen.ts'
import type { Point } from '../../../paint/point.ts'
import type { Random } from '../../../paint/random.ts'
import type { Cutout } from '../people/cutout.ts'

/** A straight-edged area. */
export const polygon = (...points: readonly Point[]): string =>
  `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(3)} ${(-y).toFixed(3)}`).join('')}Z`

/** A straight or bent line. */
export const rule = (...points: readonly Point[]): string => polygon(...points).slice(0, -1)

/** An upright rectangle; `x` is its left edge, `y` its foot. */
export const box = (x: number, y: number, w: number, h: number): string =>
  polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h])

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${-y}A${r} ${r} 0 1 1 ${x + r} ${-y}A${r} ${r} 0 1 1 ${x - r} ${-y}Z`

/** An opening with a round or a pointed head; `x` is its middle, `y` its sill. */
export const arch = (x: number, y: number, w: number, h: number, pointed = false): string => {
  const half = w / 2
  const spring = -(y + h - half * (pointed ? 1.5 : 1))
  const head = pointed
    ? `Q${x - half} ${spring - half} ${x} ${-(y + h)}Q${x + half} ${spring - half} ${x + half} ${spring}`
    : `A${half} ${half} 0 0 1 ${x + half} ${spring}`
  return `M${x - half} ${-y}L${x - half} ${spring}${head}L${x + half} ${-y}Z`
}

/** A face with openings through which one sees what lies behind. */
export const pierced = (face: string, openings: readonly string[]): Shape => {
  const rest = new Path2D(face)
  for (const hole of openings) rest.op(pathOf(hole), PathOp.Difference)
  const whole = rest.asWinding()
  return (path) => path.addPath(whole)
}

export type Opening = 'arched' | 'pointed' | 'square'

const opening = (kind: Opening, x: number, y: number, w: number, h: number): string =>
  kind === 'square' ? box(x - w / 2, y, w, h) : arch(x, y, w, h, kind === 'pointed')

/** A window that may be lit: glazed with bars when it is, a dark hollow when it is not. */
export const pane = (
  cut: Cutout,
  kind: Opening,
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  lit = true,
): void => {
  cut.as(lit ? 'house windows' : 'dark windows', () => {
    cut.lay(lit ? 'accent' : 'shade', opening(kind, x, y, w, h), 0.45)
    if (w < 2.2) return
    cut.crease(rule([x, y], [x, y + h]), 0.4)
    cut.crease(rule([x - w / 2, y + h * 0.5], [x + w / 2, y + h * 0.5]), 0.4)
  })
}

/** A few courses of stone, scattered as an engraver would, on the piece laid last. */
export const courses = (
  cut: Cutout,
  random: Random,
  area: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  count: number,
): void => {
  for (let stone = 0; stone < count; stone++) {
    const x = area.x + random.between(0.06, 0.8) * area.w
    const y = area.y + random.between(0.06, 0.94) * area.h
    const length = random.between(1.6, 3.2)
    cut.crease(rule([x, y], [x + length, y]), 0.35)
    if (random.chance(0.5)) cut.crease(rule([x + length * 0.6, y], [x + length * 0.6, y - 1.3]), 0.35)
  }
}

/** A crenellated parapet on top of a wall. */
export const battlement = (x: number, y: number, w: number, merlons: number, height: number): string => {
  const step = w / (merlons * 2 - 1)
  const points: Point[] = [[x, y - 0.4]]
  for (let at = 0; at < merlons * 2 - 1; at++) {
    const top = at % 2 === 0 ? y + height : y + height * 0.45
    points.push([x + at * step, top], [x + (at + 1) * step, top])
  }
  return polygon(...points, [x + w, y - 0.4])
}

/** A chimney with its pots. */
export const chimney = (cut: Cutout, x: number, y: number, w: number, h: number): void => {
  cut.as('chimneys', () => {
    cut.lay('body', box(x, y, w, h))
    cut.tint('shade', box(x + w * 0.62, y, w, h))
    cut.lay('body', box(x - w * 0.14, y + h - 1.2, w * 1.28, 1.3), 0.4)
    cut.lay('shade', box(x + w * 0.12, y + h, w * 0.28, 1.5), 0)
    cut.lay('shade', box(x + w * 0.56, y + h, w * 0.28, 1.5), 0)
  })
}
