// Sets a whole plan: every stack in its box.
import { turned } from '../paint/boxes.ts'
import { fitStack } from './fit-stack.ts'
import type { TypePlan } from './plan.ts'
import type { SetType } from './set-type.ts'
import type { Texts } from './texts.ts'

export const setPlan = (plan: TypePlan, texts: Texts): SetType => {
  const stacks = plan.stacks.map((stack) => fitStack(stack, texts)).filter((stack) => stack !== null)
  return { stacks, zones: stacks.map((stack) => turned(stack.filled, stack.tilt)) }
}
