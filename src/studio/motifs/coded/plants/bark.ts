// Wood: limbs as tapering ribbons, the flare of the roots, furrows in the bark.
import { lerp, smooth } from '../../../paint/curves.ts'
import type { Pen } from '../../../paint/pen.ts'
import type { Point } from '../../../paint/point.ts'
import type { Random } from '../../../paint/random.ts'
import { disc, ribbon, swelling, tapering, together } from '../../../paint/shapes/pen-shapes.ts'
import type { Limb } from './branching.ts'

/** Breadth of a root: it leaves the trunk unseen, is stout at the bend and runs out in the ground. */
const rootBreadth =
  (girth: number) =>
  (share: number): number =>
    girth * (0.08 + 0.34 * smooth(0, 0.45, share) * (1 - smooth(0.5, 1, share)))

const drawRoots = (pen: Pen, random: Random, girth: number): void => {
  for (const side of [-1, -0.5, 0.45, 1]) {
    const reach = girth * side * random.between(1.15, 1.9)
    const root: Point[] = [
      [side * girth * 0.1, -girth * 1.5],
      [side * girth * 0.28, -girth * 0.7],
      [reach * 0.6, -girth * 0.22],
      [reach, -girth * 0.03],
    ]
    pen.fill('body', ribbon(root, rootBreadth(girth)))
  }
}

const drawFurrows = (pen: Pen, random: Random, limb: Limb): void => {
  for (const lane of [-0.24, 0.02, 0.27]) {
    const from = random.whole(0, 1)
    const run = limb.points.slice(from, from + random.whole(3, 5)).map(([x, y], at): Point => {
      const breadth = lerp(limb.from, limb.to, (from + at) / limb.points.length)
      return [x + lane * breadth, y - limb.from * 0.2]
    })
    if (run.length > 1) pen.gap(ribbon(run, swelling(limb.from * 0.1)))
  }
}

/** Thinner than this a twig is lost in print. */
const thinnest = 0.0028

const sheaf = 24

/** Draws the limbs; the stout ones get a lit side and a dark one, the trunk roots and furrows. */
export const drawWood = (pen: Pen, random: Random, limbs: readonly Limb[]): void => {
  const trunk = limbs.find((limb) => limb.generation === 0)
  if (trunk) drawRoots(pen, random, trunk.from)
  const stout = limbs.filter((limb) => limb.from > 0.016)
  const wood = limbs.map(({ points, from, to }) =>
    ribbon(points, (share) => Math.max(thinnest, lerp(from, to, share)), from > 0.016 ? 6 : 2),
  )
  const joints = stout.map(({ points, to }) => disc(...(points.at(-1) ?? points[0] ?? [0, 0]), to * 0.52))
  // Small sheaves: one path of a thousand twigs takes far longer to fill.
  for (let at = 0; at < wood.length; at += sheaf) pen.fill('body', together(...wood.slice(at, at + sheaf)))
  for (const joint of joints) pen.fill('body', joint)
  const beside = (limb: Limb, lane: number): Point[] =>
    limb.points.map(([x, y], at) => [x + lerp(limb.from, limb.to, at / limb.points.length) * lane, y])
  pen.fill(
    'shade',
    together(...stout.map((limb) => ribbon(beside(limb, 0.27), tapering(limb.from * 0.4, limb.to * 0.3), 5))),
  )
  pen.fill('light', together(...stout.map((limb) => ribbon(beside(limb, -0.3), swelling(limb.from * 0.14), 5))))
  if (trunk) drawFurrows(pen, random, trunk)
}
