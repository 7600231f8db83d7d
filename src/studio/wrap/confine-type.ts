// Keeps a family's type inside the safe area of a printed face. What is centred on the face stays centred on it.
import type { Family } from '../families/family.ts'
import { turned } from '../paint/boxes.ts'
import type { Box } from '../paint/easel.ts'
import type { Stack, TypePlan } from '../type/plan.ts'

/** Units between the box of a stack and the edge of the safe area: block shadows and swashes reach beyond their box. */
const reserve = 14

const within = (box: Box, safe: Box, width: number): Box => {
  // As far from both sides, or centred type would move off the middle of its picture.
  const side = Math.max(safe.x, width - safe.x - safe.w) + reserve
  const left = Math.max(box.x, side)
  const right = Math.min(box.x + box.w, width - side)
  const top = Math.max(box.y, safe.y + reserve)
  const bottom = Math.min(box.y + box.h, safe.y + safe.h - reserve)
  return { x: left, y: top, w: Math.max(1, right - left), h: Math.max(1, bottom - top) }
}

/** A tilted box reaches further than it is; it gives way by as much. */
const confineStack = (stack: Stack, safe: Box, width: number): Stack => {
  const box = within(stack.box, safe, width)
  const reach = turned(box, stack.tilt ?? 0)
  const [acrossBy, downBy] = [(reach.w - box.w) / 2, (reach.h - box.h) / 2]
  const room = {
    x: safe.x + acrossBy,
    y: safe.y + downBy,
    w: safe.w - 2 * acrossBy,
    h: safe.h - 2 * downBy,
  }
  return { ...stack, box: within(box, room, width) }
}

const confineType = (plan: TypePlan, safe: Box, { w }: { readonly w: number }): TypePlan => ({
  stacks: plan.stacks.map((stack) => confineStack(stack, safe, w)),
})

/** The family with all its type in one place. Art without text is composed around it too. */
export const withTypeIn = (family: Family, place: Box): Family => ({
  ...family,
  design: (scene) => {
    const design = family.design(scene)
    return { ...design, type: confineType(design.type, place, scene) }
  },
})
