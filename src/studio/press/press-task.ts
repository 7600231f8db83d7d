// What a painting process is asked for, and what it answers.
import { type EditAnswer, type EditOrder, editOrder } from './edit-order.ts'
import { type DescribedCover, type DescribedOrder, type PaintOrder, paintDescribed, paintOrder } from './paint-order.ts'
import { type EncodedWrapArt, paintWrapOrder, type WrapOrder } from './wrap-order.ts'

export type PressTask =
  | PaintOrder
  | { readonly cover: DescribedOrder }
  | { readonly wrap: WrapOrder }
  | { readonly edit: EditOrder }

export type PressAnswer = Uint8Array | DescribedCover | EncodedWrapArt | EditAnswer

export const performTask = async (task: PressTask): Promise<PressAnswer> => {
  if ('wrap' in task) return paintWrapOrder(task.wrap)
  if ('cover' in task) return paintDescribed(task.cover)
  return 'edit' in task ? editOrder(task.edit) : paintOrder(task)
}
