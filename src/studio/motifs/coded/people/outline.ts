// Contours written as text: 'x,y x,y! x,y'. Hundredths of the figure's height, y upwards from the foot, `!` marks a corner; everything
// else is drawn through smoothly, as a brush would.
import { splined } from '../../../paint/curves.ts'

export interface Placement {
  readonly x?: number
  readonly y?: number
  readonly size?: number
  /** Degrees, leaning right. */
  readonly turn?: number
  readonly flip?: boolean
}

interface Knot {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly corner: boolean
}

const place = (knot: Knot, { x = 0, y = 0, size = 1, turn = 0, flip = false }: Placement): Knot => {
  const angle = (turn * Math.PI) / 180
  const across = (flip ? -knot.x : knot.x) * size
  const up = knot.y * size
  return {
    x: x + across * Math.cos(angle) + up * Math.sin(angle),
    y: -(y - across * Math.sin(angle) + up * Math.cos(angle)),
    r: knot.r * size,
    corner: knot.corner,
  }
}

const knotsOf = (text: string, placement: Placement): Knot[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0, r = 0] = word.replace('!', '').split(',').map(Number)
      return place({ x, y, r, corner: word.endsWith('!') }, placement)
    })

const number = (value: number): string => value.toFixed(3)

/** The pull of a knot's tangent on the span to its neighbour: a third of the span, towards where the line is going. */
const handle = (before: Knot, at: Knot, after: Knot, towards: Knot): { x: number; y: number } => {
  if (at.corner) return { x: at.x, y: at.y }
  const dx = after.x - before.x
  const dy = after.y - before.y
  const reach = Math.hypot(towards.x - at.x, towards.y - at.y) / 3 / (Math.hypot(dx, dy) || 1)
  const sign = towards === after ? 1 : -1
  return { x: at.x + dx * reach * sign, y: at.y + dy * reach * sign }
}

const spline = (knots: readonly Knot[], closed: boolean): string => {
  const count = knots.length
  const at = (index: number): Knot => {
    const inside = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return knots[inside] ?? { x: 0, y: 0, r: 0, corner: true }
  }
  const start = at(0)
  let path = `M${number(start.x)} ${number(start.y)}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const here = at(index)
    const next = at(index + 1)
    const out = handle(at(index - 1), here, next, next)
    const into = handle(here, next, at(index + 2), here)
    const curve = [out.x, out.y, into.x, into.y, next.x, next.y].map(number).join(' ')
    path += `C${curve}`
  }
  return closed ? `${path}Z` : path
}

/** A closed area. */
export const outline = (text: string, placement: Placement = {}): string => spline(knotsOf(text, placement), true)

/** An open line: a crease, a seam. */
export const stroke = (text: string, placement: Placement = {}): string => spline(knotsOf(text, placement), false)

const thicken = (knots: readonly Knot[]): string => {
  const at = (index: number): Knot =>
    knots[Math.min(knots.length - 1, Math.max(0, index))] ?? { x: 0, y: 0, r: 0, corner: false }
  const left: string[] = []
  const right: string[] = []
  const perSpan = 6
  const sample = (index: number, t: number, key: 'x' | 'y' | 'r'): number =>
    splined(at(index - 1)[key], at(index)[key], at(index + 1)[key], at(index + 2)[key], t)
  const first = at(0)
  const last = at(knots.length - 1)
  for (let index = 0; index < knots.length - 1; index++) {
    for (let step = index === 0 ? 0 : 1; step <= perSpan; step++) {
      const t = step / perSpan
      const x = sample(index, t, 'x')
      const y = sample(index, t, 'y')
      const dx = sample(index, Math.min(1, t + 0.04), 'x') - sample(index, Math.max(0, t - 0.04), 'x')
      const dy = sample(index, Math.min(1, t + 0.04), 'y') - sample(index, Math.max(0, t - 0.04), 'y')
      const r = Math.max(0.02, sample(index, t, 'r')) / (Math.hypot(dx, dy) || 1)
      left.push(`${number(x + dy * r)} ${number(y - dx * r)}`)
      right.unshift(`${number(x - dy * r)} ${number(y + dx * r)}`)
    }
  }
  const cap = (knot: Knot, to: string | undefined): string => {
    const r = number(Math.max(0.02, knot.r))
    return `A${r} ${r} 0 0 1 ${to ?? ''}`
  }
  return `M${left.join('L')}${cap(last, right[0])}L${right.join('L')}${cap(first, left[0])}Z`
}

/** A rounded ribbon along 'x,y,r x,y,r': limbs, locks of hair, staffs. `r` is half its width there. */
export const ribbon = (text: string, placement: Placement = {}): string => thicken(knotsOf(text, placement))

/** A ribbon through computed points. */
export const ribbonThrough = (points: readonly (readonly [number, number, number])[]): string =>
  thicken(points.map(([x, y, r]) => ({ x, y: -y, r, corner: false })))
