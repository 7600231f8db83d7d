// What the kinds of work are called on pages.
import type { OperationName } from '../../catalog/operations.ts'

export const operationInWords: Readonly<Record<OperationName, string>> = {
  generate: 'Covers',
  variation: 'Variations',
  edit_image: 'Edit by words',
  upscale: 'Upscale',
  audiobook_cover: 'Audiobook cover',
  remove_text: 'Remove text',
  generate_reference: 'Cover from references',
  wrap: 'Print wrap',
  wrap_extend_front: 'Extend front',
}
