// Curves that objects follow: smooth lines through points, ribbons that swell and thin, bodies turned on a lathe.
import { lerp, splined } from '../../curves.ts'
import type { Point } from '../../point.ts'
import { polygon } from './forms.ts'

const number = (value: number): string => value.toFixed(3)

const at = <T>(items: readonly T[], index: number, fallback: T): T => items[index] ?? fallback

/** A smooth line through points; closed, it returns to the first. */
export const through = (points: readonly Point[], closed = false): string => {
  const count = points.length
  const origin: Point = [0, 0]
  const point = (index: number): Point =>
    closed ? at(points, (index + count) % count, origin) : at(points, Math.max(0, Math.min(count - 1, index)), origin)
  let data = `M${number(point(0)[0])} ${number(point(0)[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    data += `C${[...first, ...second, ...to].map(number).join(' ')}`
  }
  return closed ? `${data}Z` : data
}

/** `steps` places a leg along the smooth line through points. */
const walked = (points: readonly Point[], steps: number): Point[] => {
  const last = points.length - 1
  const origin: Point = [0, 0]
  const point = (index: number): Point => at(points, Math.max(0, Math.min(last, index)), origin)
  return Array.from({ length: last * steps + 1 }, (_, index): Point => {
    const leg = Math.min(last - 1, Math.floor(index / steps))
    const share = index / steps - leg
    const [before, from, to, after] = [point(leg - 1), point(leg), point(leg + 1), point(leg + 2)]
    return [splined(before[0], from[0], to[0], after[0], share), splined(before[1], from[1], to[1], after[1], share)]
  })
}

/** A band along a smooth line; `widths` are spread evenly over its length. */
export const ribbon = (points: readonly Point[], widths: readonly number[]): string => {
  const path = walked(points, 8)
  const last = path.length - 1
  const edge = (hand: 1 | -1): Point[] =>
    path.map(([x, y], index): Point => {
      const [fromX, fromY] = at(path, Math.max(0, index - 1), [x, y])
      const [toX, toY] = at(path, Math.min(last, index + 1), [x, y])
      const length = Math.hypot(toX - fromX, toY - fromY) || 1
      const place = (index / last) * (widths.length - 1)
      const low = Math.min(widths.length - 2, Math.floor(place))
      const half = (lerp(at(widths, low, 0), at(widths, low + 1, at(widths, low, 0)), place - low) / 2) * hand
      return [x - ((toY - fromY) / length) * half, y + ((toX - fromX) / length) * half]
    })
  return polygon([...edge(1), ...edge(-1).toReversed()])
}

/** One station of a turned body: half its width at a height. At an edge the line breaks; elsewhere it flows. */
export type Station = readonly [half: number, y: number, kind?: 'edge']

const outlineOf = (stations: readonly Station[]): Point[] => {
  const steps = 8
  const places: Point[] = []
  for (let index = 0; index < stations.length - 1; index++) {
    const from = at(stations, index, [0, 0])
    const to = at(stations, index + 1, from)
    const before = from[2] === 'edge' ? from : at(stations, index - 1, from)
    const after = to[2] === 'edge' ? to : at(stations, index + 2, to)
    for (let step = 0; step < steps; step++) {
      const share = step / steps
      places.push([
        splined(before[0], from[0], to[0], after[0], share),
        splined(before[1], from[1], to[1], after[1], share),
      ])
    }
  }
  const end = at(stations, stations.length - 1, [0, 0])
  return [...places, [end[0], end[1]]]
}

/** A body turned on a lathe, or the slice of it from one share of its half width to another (-1 is the left edge, 1 the right). */
export const turned = (stations: readonly Station[], from = -1, to = 1): string => {
  const places = outlineOf(stations)
  const edge = (share: number): Point[] => places.map(([half, y]): Point => [Math.max(0, half) * share, y])
  return polygon([...edge(to), ...edge(from).toReversed()])
}

/** The near half of a hoop around a turned body. */
export const hoop = (half: number, y: number, sag: number): string =>
  `M${number(-half)} ${number(y)}Q0 ${number(y + sag * 2)} ${number(half)} ${number(y)}`

/** A spiral scroll from its eye outwards, as filigree and volutes are. */
export const scroll = (x: number, y: number, radius: number, turns: number, start = 0, hand: 1 | -1 = 1): string => {
  const count = Math.ceil(turns * 10)
  return through(
    Array.from({ length: count + 1 }, (_, index): Point => {
      const share = index / count
      const angle = start + hand * share * turns * Math.PI * 2
      const reach = radius * (0.12 + 0.88 * share)
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    }),
  )
}
