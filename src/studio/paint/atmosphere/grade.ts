// Colour grading of all that is on the sheet: split toning, contrast and saturation, by blend modes.
import type { Colour } from '../../colour/colour.ts'
import type { Easel } from '../easel.ts'

export interface GradeOptions {
  /** Lifts shadows towards this colour (a dark one). */
  readonly shadows?: Colour
  /** Stains highlights with this colour (a light one). */
  readonly highlights?: Colour
  /** 0..1, of both tints. */
  readonly strength?: number
  /** 0..1 */
  readonly contrast?: number
  /** -1 is grey, 0 leaves it. */
  readonly saturation?: number
}

export const paintGrade = (easel: Easel, options: GradeOptions): void => {
  const { shadows, highlights, strength = 0.4, contrast = 0, saturation = 0 } = options
  const { ctx } = easel
  ctx.save()
  if (contrast > 0) {
    ctx.globalCompositeOperation = 'soft-light'
    ctx.globalAlpha = contrast
    ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
  }
  if (saturation !== 0) {
    ctx.globalCompositeOperation = 'saturation'
    ctx.globalAlpha = Math.abs(saturation)
    // Only its saturation counts in this mode: none, or all there is.
    easel.fill(saturation < 0 ? '#000000' : '#ff0000')
  }
  if (shadows) {
    ctx.globalCompositeOperation = 'screen'
    ctx.globalAlpha = strength
    easel.fill(shadows)
  }
  if (highlights) {
    ctx.globalCompositeOperation = 'multiply'
    ctx.globalAlpha = strength
    easel.fill(highlights)
  }
  ctx.restore()
}
