// What a painting process is asked for, and what it answers.
import { type PaintOrder, paintOrder } from './paint-order.ts'
import { type EncodedWrapArt, paintWrapOrder, type WrapOrder } from './wrap-order.ts'

export type PressTask = PaintOrder | { readonly wrap: WrapOrder }

export type PressAnswer = Uint8Array | EncodedWrapArt

export const performTask = (task: PressTask): Promise<PressAnswer> =>
  'wrap' in task ? paintWrapOrder(task.wrap) : paintOrder(task)
