// Bodies in space, drawn in perspective: panels and turned bodies, toned by how they face the light.
import { tau } from '../../curves.ts'
import type { Pen, Shape, Tone } from '../../pen.ts'
import type { Point } from '../../point.ts'
import { inFront, polygon, together } from '../outlines.ts'

/** Along the vehicle (front is +), upwards, and across (towards us is +). */
export type Place = readonly [along: number, up: number, across: number]

export interface Camera {
  /** Radians by which the front turns towards us. */
  readonly yaw: number
  /** Radians by which we look down. */
  readonly pitch: number
  readonly distance: number
  /** The place that comes to (0, 0). */
  readonly focus?: Place
}

export interface View {
  at(place: Place): Point
  /** Larger is nearer. */
  depth(place: Place): number
}

export const viewFrom = ({ yaw, pitch, distance, focus = [0, 0, 0] }: Camera): View => {
  const turned = (place: Place): Place => {
    const [along, up, across] = [place[0] - focus[0], place[1] - focus[1], place[2] - focus[2]]
    const near = along * Math.sin(yaw) + across * Math.cos(yaw)
    return [
      along * Math.cos(yaw) - across * Math.sin(yaw),
      up * Math.cos(pitch) - near * Math.sin(pitch),
      near * Math.cos(pitch) + up * Math.sin(pitch),
    ]
  }
  return {
    at(place) {
      const [right, up, near] = turned(place)
      const closeness = distance / (distance - near)
      return [right * closeness, -up * closeness]
    },
    depth: (place) => turned(place)[2],
  }
}

/** Twice the area on the sheet: positive if the points run clockwise there, which is how panels facing us run. */
const winding = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)

const light: Place = [-0.42, 0.78, 0.46]

const toneTowards = ([along, up, across]: Place): Tone => {
  const brightness = along * light[0] + up * light[1] + across * light[2]
  return brightness > 0.62 ? 'light' : brightness > 0.18 ? 'body' : 'shade'
}

/** A flat panel, whichever way its points run. */
export const panel = (view: View, places: readonly Place[]): Shape => polygon(places.map((place) => view.at(place)))

/** A box from one corner to the other: draws the sides that face us. `tones` are top, side and front. */
export const drawBox = (
  pen: Pen,
  view: View,
  low: Place,
  high: Place,
  tones: readonly [Tone, Tone, Tone] = ['light', 'body', 'shade'],
  contour = 0.012,
): void => {
  const [a, b, c] = low
  const [d, e, f] = high
  const sides: readonly (readonly [Tone, readonly Place[]])[] = [
    [
      tones[0],
      [
        [a, e, c],
        [d, e, c],
        [d, e, f],
        [a, e, f],
      ],
    ],
    [
      tones[0],
      [
        [a, b, f],
        [d, b, f],
        [d, b, c],
        [a, b, c],
      ],
    ],
    [
      tones[1],
      [
        [a, e, f],
        [d, e, f],
        [d, b, f],
        [a, b, f],
      ],
    ],
    [
      tones[2],
      [
        [d, e, f],
        [d, e, c],
        [d, b, c],
        [d, b, f],
      ],
    ],
    [
      tones[2],
      [
        [a, e, c],
        [a, e, f],
        [a, b, f],
        [a, b, c],
      ],
    ],
  ]
  const seen = sides.filter(([, places]) => winding(places.map((place) => view.at(place))) > 0)
  pen.line(contour * 2, together(...seen.map(([, places]) => panel(view, places))))
  // One fill below all sides, so that no hair line shows where they meet.
  pen.fill(tones[1], together(...seen.map(([, places]) => panel(view, places))))
  for (const [tone, places] of seen) pen.fill(tone, panel(view, places))
  for (const [, places] of seen) pen.line(contour * 0.8, panel(view, places))
}

const around = 28

export type Axis = 'along' | 'up' | 'across'

/** A place at an angle around an axis. */
const onCircle = (axis: Axis, centre: Place, radius: number, angle: number, flat: number): Place => {
  const [one, other] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
  if (axis === 'along') return [centre[0], centre[1] + one * flat, centre[2] + other]
  if (axis === 'up') return [centre[0] + one, centre[1], centre[2] + other]
  return [centre[0] + one, centre[1] + other, centre[2]]
}

const shifted = (axis: Axis, foot: Place, by: number): Place => {
  const [along, up, across] = foot
  if (axis === 'along') return [along + by, up, across]
  return axis === 'up' ? [along, up + by, across] : [along, up, across + by]
}

export const circle = (view: View, axis: Axis, centre: Place, radius: number, flat = 1): Point[] =>
  Array.from({ length: 40 }, (_, at) => view.at(onCircle(axis, centre, radius, (at / 40) * tau, flat)))

export interface Turned {
  readonly axis: Axis
  readonly foot: Place
  /** Distance along the axis and radius there. */
  readonly stations: readonly (readonly [distance: number, radius: number])[]
  /** Height over width, for bodies along the vehicle. */
  readonly flat?: number
  /** Bright paint: what would be in half light is light, what would be in shade in half light. */
  readonly isBright?: boolean
}

const brighter: Readonly<Record<Tone, Tone>> = { light: 'light', body: 'light', shade: 'body', accent: 'accent' }

/** A body turned on a lathe: boilers, funnels, hulls. Its ends are open. */
export const drawTurned = (pen: Pen, view: View, body: Turned, contour = 0.012): void => {
  const strips = new Map<Tone, Shape[]>()
  const { axis, foot, stations, flat = 1 } = body
  stations.slice(1).forEach(([to, wide], index) => {
    const [from, narrow] = stations[index] ?? [0, 0]
    for (let at = 0; at < around; at++) {
      const [one, other] = [(at / around) * tau, ((at + 1) / around) * tau]
      const corners = [
        onCircle(axis, shifted(axis, foot, from), narrow, one, flat),
        onCircle(axis, shifted(axis, foot, from), narrow, other, flat),
        onCircle(axis, shifted(axis, foot, to), wide, other, flat),
        onCircle(axis, shifted(axis, foot, to), wide, one, flat),
      ]
      const seen = corners.map((corner) => view.at(corner))
      const turn = winding(seen)
      if (turn > 0) continue
      const middle = (one + other) / 2
      const slope = Math.atan2(narrow - wide, to - from)
      const [alongAxis, outwards] = [Math.sin(slope), Math.cos(slope)]
      const [x, y, z] = onCircle(axis, [0, 0, 0], outwards, middle, flat)
      const plain = toneTowards(
        axis === 'along' ? [alongAxis, y, z] : axis === 'up' ? [x, alongAxis, z] : [x, y, alongAxis],
      )
      const tone = body.isBright ? brighter[plain] : plain
      strips.set(tone, [...(strips.get(tone) ?? []), polygon(turn > 0 ? seen : seen.toReversed())])
    }
  })
  inFront(pen, 'body', together(...[...strips.values()].flat()), contour)
  for (const [tone, shapes] of strips) if (tone !== 'body') pen.fill(tone, together(...shapes))
}

/** A ring round a turned body, only where it faces us: bands, rivet lines. */
export const drawBand = (
  pen: Pen,
  view: View,
  axis: Axis,
  centre: Place,
  radius: number,
  width: number,
  flat = 1,
): void => {
  const seen = Array.from({ length: 41 }, (_, at) => (at / 40) * tau)
    .map((angle) => onCircle(axis, centre, radius, angle, flat))
    .filter((place) => view.depth(place) > view.depth(centre))
  const points = seen.map((place) => view.at(place)).toSorted((one, other) => one[1] - other[1] || one[0] - other[0])
  pen.line(width, (path) =>
    points.forEach(([x, y], at) => {
      if (at === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    }),
  )
}
