// An order to change a cover by words. What comes of it is looked at on small paintings, so it is no work for a process that answers requests.
import type { CoverDocument } from '../document.ts'
import { isSameCover } from '../same-cover.ts'
import { type Edited, editDocument } from '../senses/editing/edit-document.ts'
import { suggestChanges } from './suggest-changes.ts'

export interface EditOrder {
  readonly document: CoverDocument
  readonly wish: string
}

export interface EditAnswer extends Edited {
  /** Where nothing would change: what could be asked of this cover instead. */
  readonly instead: readonly string[]
}

/** `looks`: whether what comes of a wish is looked at; else its words alone decide. */
export const editOrder = ({ document, wish }: EditOrder, { looks = true } = {}): EditAnswer => {
  // What an image model has painted cannot be seen on a painting of the family.
  const edit = (words: string): Edited => editDocument(document, words, { looks: looks && document.art === null })
  const edited = edit(wish)
  const changes = (words: string): boolean => !isSameCover(document, edit(words).document)
  return { ...edited, instead: isSameCover(document, edited.document) ? suggestChanges(document, changes) : [] }
}
