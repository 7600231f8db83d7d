// The ground of type at the foot of a picture, mostly the author's name: where it would cross people, the picture sinks into a plain tone of its own.
import { lchOf, withAlpha } from '../../colour/colour.ts'
import type { Design, Scene } from '../../families/family.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import type { SetLines, SetType } from '../../type/set-type.ts'

const crosses = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h

/** Lines at the head of the sheet stand on the sky. */
const footFrom = 0.55

const linesAtFoot = ({ stacks }: SetType, h: number): readonly SetLines[] =>
  stacks
    .flatMap(({ items }) => items)
    .filter((item): item is SetLines => item.kind === 'lines' && item.runs.length > 0 && item.box.y > h * footFrom)

/** How far above the name the sinking begins, as a share of the sheet; and what is left of the picture under it. */
const [reach, left] = [0.17, 0.04]

/** Easing, so that no edge of the gradient is seen. */
const steps = [0, 0.06, 0.22, 0.5, 0.78, 0.94, 1]

const groundType = (easel: Easel, { palette, h }: Scene, type: SetType): void => {
  const crossing = linesAtFoot(type, h).filter(({ box }) => easel.bodies.some((body) => crosses(body, box)))
  const [first] = crossing.toSorted((one, other) => one.box.y - other.box.y)
  if (first === undefined) return
  const { ctx, extent } = easel
  const colour = lchOf(first.ink).l > 0.5 ? palette.deep : palette.light
  const { y: top, h: high } = first.box
  const [from, to] = [top - h * reach, top + Math.min(high * 0.2, h * 0.03)]
  const sinking = ctx.createLinearGradient(0, from, 0, to)
  for (const [at, share] of steps.entries())
    sinking.addColorStop(at / (steps.length - 1), withAlpha(colour, share * (1 - left)))
  ctx.fillStyle = sinking
  ctx.fillRect(extent.x, from, extent.w, extent.y + extent.h - from)
}

/** Paints a picture with people, and the ground of its type where that is needed. */
export const onStage =
  (scene: Scene, paint: (easel: Easel, scene: Scene) => void): Design['back'] =>
  (easel, type) => {
    paint(easel, scene)
    groundType(easel, scene, type)
  }
