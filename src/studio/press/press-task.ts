// What a painting process is asked for, and what it answers.
import type { ReferenceWish } from '../direction/steer.ts'
import type { CoverDocument } from '../document.ts'
import type { MadeDrawing } from '../drawings/made-drawing.ts'
import { withDrawings } from '../drawings/show-drawings.ts'
import { type EditAnswer, type EditOrder, editOrder } from './edit-order.ts'
import { followReferences } from './follow-references.ts'
import { type DescribedCover, type DescribedOrder, type PaintOrder, paintDescribed, paintOrder } from './paint-order.ts'
import { type EncodedWrapArt, paintWrapOrder, type WrapOrder } from './wrap-order.ts'

export type PressTask =
  | PaintOrder
  | { readonly cover: DescribedOrder }
  | { readonly wrap: WrapOrder }
  | { readonly edit: EditOrder }
  | { readonly follow: ReferenceWish }

export type PressAnswer = Uint8Array | DescribedCover | EncodedWrapArt | EditAnswer | CoverDocument

/** What came with the book of a cover. */
const drawingsOf = (task: PressTask): readonly MadeDrawing[] => {
  if ('follow' in task) return task.follow.brief.drawings
  if ('wrap' in task) return task.wrap.front.kind === 'picture' ? [] : task.wrap.front.document.brief.drawings
  const { document } = 'cover' in task ? task.cover : 'edit' in task ? task.edit : task
  return document.brief.drawings
}

export const performTask = (task: PressTask): Promise<PressAnswer> =>
  withDrawings(drawingsOf(task), () => perform(task))

const perform = async (task: PressTask): Promise<PressAnswer> => {
  if ('wrap' in task) return paintWrapOrder(task.wrap)
  if ('cover' in task) return paintDescribed(task.cover)
  if ('follow' in task) return followReferences(task.follow)
  return 'edit' in task ? editOrder(task.edit) : paintOrder(task)
}
