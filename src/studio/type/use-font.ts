// Makes a context set type in a face, with its fallbacks, size and letter spacing.
import type { Context } from '../paint/easel.ts'
import type { FaceId } from './faces.ts'
import { isRightToLeft } from './scripts.ts'
import { fontList } from './substitutes.ts'

export interface Setting {
  readonly text: string
  readonly face: FaceId
  readonly size: number
  /** In em. */
  readonly tracking: number
}

export const useFont = (ctx: Context, { text, face, size, tracking }: Setting): void => {
  ctx.font = `${size}px ${fontList(face)}`
  ctx.letterSpacing = `${tracking * size}px`
  ctx.fontKerning = 'normal'
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.direction = isRightToLeft(text) ? 'rtl' : 'ltr'
}
