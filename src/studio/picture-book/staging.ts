// Puts players on a sheet: as an edit wants the hero, called players, with their sizes told in heights.

import { drawFigure } from '../characters/draw-figure.ts'
import type { Figure, Placing, Showing } from '../characters/figure.ts'
import { type Anchors, anchorsOf, tallOf } from '../characters/skeleton.ts'
import type { Scene } from '../families/family.ts'
import type { Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'

/** The scale at which a figure is as tall as this. */
export const scaleFor = ({ kind }: Figure, height: number, showing: Showing = 'whole'): number =>
  height / tallOf(kind, showing)

/** How tall a friend stands where the lead is as tall as `height`. */
export const besideOf = (lead: Figure, friend: Figure, height: number): number =>
  height * Math.min(1.25, Math.max(0.4, friend.kind.size / lead.kind.size))

/** The lead larger, smaller or elsewhere, as an edit wants the hero. */
export const asWanted = ({ hero: { altered } }: Scene, placing: Placing, tall: number): Placing =>
  altered
    ? {
        ...placing,
        x: placing.x + altered.dx * tall * 0.6,
        y: placing.y + altered.dy * tall * 0.4,
        scale: placing.scale * altered.scale,
      }
    : placing

export interface Role {
  readonly figure: Figure
  readonly placing: Placing
}

export const headOf = ({ figure, placing }: Role): Point => anchorsOf(figure, placing).head
export const anchors = ({ figure, placing }: Role): Anchors => anchorsOf(figure, placing)

/** The same player with its eyes on a place. */
export const looking = (role: Role, lookAt: Point): Role => ({ ...role, placing: { ...role.placing, lookAt } })

/** Two who look at one another. */
export const facing = (one: Role, other: Role): readonly [Role, Role] => [
  looking(one, headOf(other)),
  looking(other, headOf(one)),
]

/** Two whose arms are around one another: each hand lies on the far side of the other. */
export const hugging = (one: Role, other: Role): readonly [Role, Role] => {
  const [first, second] = facing(one, other)
  const around = (role: Role, whom: Role): Role => {
    const isLeft = role.placing.x < whom.placing.x
    const { sides, chest } = anchorsOf(whom.figure, whom.placing)
    const reach: [Point, Point] = isLeft ? [chest, sides[0]] : [sides[1], chest]
    return {
      ...role,
      placing: { ...role.placing, reach, shape: { front: isLeft ? 'left' : 'right', ...role.placing.shape } },
    }
  }
  return [around(first, second), around(second, first)]
}

export const play = (easel: Easel, roles: readonly Role[]): void => {
  if (easel.without.has('players')) return
  for (const { figure, placing } of roles) easel.part('players', () => drawFigure(easel, figure, placing))
}
