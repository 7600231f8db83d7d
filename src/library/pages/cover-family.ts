// Where a cover comes from, and what was made from it.
import { type Content, type Html, html } from '../../html/html.ts'
import type { MadeCover } from '../store.ts'
import { coverPicture, paintingSlot } from './cover-slot.ts'

export interface CoverFamily {
  readonly source: MadeCover | null
  /** The kind of work that made the cover itself. */
  readonly made: MadeCover['operation']
  readonly children: readonly MadeCover[]
  /** How many more are being painted. */
  readonly coming: number
}

const kindInWords = (operation: MadeCover['operation']): string => {
  if (operation === 'edit_image') return 'Changed by words'
  return operation === 'variation' ? 'Variation' : 'Cover'
}

const member = (root: string, { id }: MadeCover, caption: string): Html =>
  html`<li><a href="${root}/library/covers/${id}">${coverPicture({ root, coverId: id, alt: '' })}<span class="caption">${caption}</span></a></li>`

export const coverFamily = (root: string, { source, made, children, coming }: CoverFamily): Content =>
  (source !== null || children.length + coming > 0) &&
  html`<h2>Family</h2>
${
  source &&
  html`<h3>${made === 'edit_image' ? 'Changed by words from' : 'A variation of'}</h3>
<ul class="gallery tiny">${member(root, source, 'Its source')}</ul>`
}
${
  children.length + coming > 0 &&
  html`<h3>Made from it</h3>
<ul class="gallery tiny">${children.map((child) => member(root, child, kindInWords(child.operation)))}${Array.from({ length: coming }, () => paintingSlot)}</ul>`
}`
