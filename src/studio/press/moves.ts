// Moves that bring a cover's composition nearer to a reference's: its hero to the side, larger or smaller, its horizon, its crop.
import type { Arrangement } from '../direction/steer.ts'
import type { Look } from '../families/family.ts'
import { centreOf } from '../senses/references/grid.ts'
import type { Composed } from '../senses/references/likeness.ts'
import type { Rows } from './adjust/room/judge-setting.ts'

interface Compared {
  readonly reference: Composed
  readonly cover: Composed
  /** Rows of the cover that must keep their shape. */
  readonly stiff: Rows | null
}

/** Arrangements to try from one that stands, the least change first. */
export type Move = (from: Arrangement, compared: Compared) => readonly Arrangement[]

/** Looks in which the hero stands free: in an emblem, a card or a window it would leave its frame. */
const free: ReadonlySet<Look> = new Set<Look>(['landscape', 'figure', 'cityscape', 'object', 'abstract'])
/** Looks with a horizon, whose sky and ground can be pressed and stretched. */
const endless: ReadonlySet<Look> = new Set<Look>(['landscape', 'cityscape'])

/** Looks whose frame or repeat would be cut: of all others less can be shown. */
const framed: ReadonlySet<Look> = new Set<Look>(['emblem', 'pattern', 'card'])

/** Masses nearer than this lie alike. */
const near = 0.05

const heroSteps = [0.3, 0.6]
/** A share of its own height; further, and what stands would float. */
const heroDrop = 0.12

const aside: Move = ({ hero, frame, ...rest }, { reference, cover }) => {
  const gap = centreOf(reference.mass.grid).x - centreOf(cover.mass.grid).x
  if (Math.abs(gap) < near) return []
  // A mirrored picture is moved before it is mirrored.
  const towards = Math.sign(gap) * (frame.mirror ? -1 : 1)
  return heroSteps.map((step) => ({ ...rest, frame, hero: { ...hero, dx: step * towards } }))
}

const sized: Move = ({ hero, ...rest }) =>
  [0.75, 1.3].map((scale) => ({ ...rest, hero: { ...hero, scale: hero.scale * scale } }))

const raised: Move = ({ hero, ...rest }, { reference, cover }) => {
  const gap = centreOf(reference.mass.grid).y - centreOf(cover.mass.grid).y
  return Math.abs(gap) < near ? [] : [{ ...rest, hero: { ...hero, dy: Math.sign(gap) * heroDrop } }]
}

/** Rows around a horizon that keep their shape, as clouds and waves near it show most. */
const level = 0.05
const furthest = 0.14
/** What sky and ground may be pressed to, and stretched to. */
const leastPress = 0.6
const mostStretch = 1.7

const horizon: Move = ({ frame, ...rest }, { reference, cover, stiff }) => {
  if (reference.horizon === null || cover.horizon === null) return []
  const gap = reference.horizon - cover.horizon
  const top = Math.min(cover.horizon - level, stiff?.top ?? 1)
  const bottom = Math.max(cover.horizon + level, stiff?.bottom ?? 0)
  const most = Math.min(furthest, (1 - bottom) * (1 - leastPress), top * (mostStretch - 1))
  const least = -Math.min(furthest, top * (1 - leastPress), (1 - bottom) * (mostStretch - 1))
  const by = Math.min(most, Math.max(least, gap))
  return Math.abs(by) < near / 2 ? [] : [{ ...rest, frame: { ...frame, slide: { top, bottom, by } } }]
}

const zoom = 1.22

const crop: Move = ({ frame, ...rest }, { reference, cover }) => {
  const [wanted, shown] = [centreOf(reference.mass.grid), centreOf(cover.mass.grid)]
  const x = Math.sign(shown.x - wanted.x) * (frame.mirror ? -1 : 1)
  const y = Math.sign(shown.y - wanted.y)
  if (Math.hypot(shown.x - wanted.x, shown.y - wanted.y) < 2 * near) return []
  return [
    { ...rest, frame: { ...frame, zoom, x, y } },
    { ...rest, frame: { ...frame, zoom, x, y: 0 } },
  ]
}

export const movesFor = ({ family: { look } }: Arrangement): readonly Move[] => [
  ...(endless.has(look) ? [horizon] : []),
  ...(free.has(look) ? [aside, raised] : []),
  sized,
  ...(framed.has(look) ? [] : [crop]),
]
