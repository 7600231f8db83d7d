// The words of an edit that are for whoever paints the picture.
import { readWish } from '../senses/editing/read-wish.ts'
import { isOfPicture } from './picture-wish.ts'

const joints = /[.;,!?]+\s+|\s+(?:and|but|then|also|while)\s+/i

/** The words of a wish without those about type and colours: told of a title, a model would paint one. */
export const wordsForPicture = (wish: string): string => {
  if (readWish(wish).every(isOfPicture)) return wish
  const parts = wish.split(joints).filter((part) => {
    const read = readWish(part)
    return part.trim() !== '' && read.length > 0 && read.every(isOfPicture)
  })
  return parts.length > 0 ? parts.join(', ') : wish
}
