// What a painting process is asked for, and what it answers.
import type { ReferenceWish } from '../direction/steer.ts'
import type { CoverDocument } from '../document.ts'
import { type Edited, editDocument } from '../senses/editing/edit-document.ts'
import { followReferences } from './follow-references.ts'
import { type PaintOrder, paintOrder } from './paint-order.ts'
import { type EncodedWrapArt, paintWrapOrder, type WrapOrder } from './wrap-order.ts'

/** A wish to be read. What comes of it is looked at on small paintings, so it is no work for a process that answers requests. */
export interface EditOrder {
  readonly document: CoverDocument
  readonly wish: string
}

export type PressTask =
  | PaintOrder
  | { readonly wrap: WrapOrder }
  | { readonly edit: EditOrder }
  | { readonly follow: ReferenceWish }

export type PressAnswer = Uint8Array | EncodedWrapArt | Edited | CoverDocument

export const performTask = async (task: PressTask): Promise<PressAnswer> => {
  if ('wrap' in task) return paintWrapOrder(task.wrap)
  if ('follow' in task) return followReferences(task.follow)
  return 'edit' in task ? editDocument(task.edit.document, task.edit.wish) : paintOrder(task)
}
