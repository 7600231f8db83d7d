// A cover in a gallery: a box of its shape that is there before the picture is.
import { type Html, html } from '../../html/html.ts'
import type { PictureSize } from '../pictures.ts'

export const picturePath = (coverId: string, asset = 'preview', size: PictureSize = 'small'): string =>
  `/library/covers/${coverId}/pictures/${asset}?size=${size}`

/** `mist-peaks` as people read it. */
export const styleInWords = (style: string | null): string => style?.replaceAll('-', ' ') ?? 'after references'

interface Shown {
  readonly root: string
  readonly coverId: string
  readonly alt: string
  /** The first ones on a page are seen at once. */
  readonly eager?: boolean
}

export const coverPicture = ({ root, coverId, alt, eager = false }: Shown): Html =>
  html`<span class="slot"><img src="${root}${picturePath(coverId)}" width="420" height="672" alt="${alt}"${
    !eager && html` loading="lazy"`
  }></span>`

/** Where a cover will be that is being painted. */
export const paintingSlot = html`<li class="painting"><span class="slot"></span><span class="caption">Being painted</span></li>`
