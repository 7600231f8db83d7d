// Takes the hatching from art that is drawn in lines: under washes and brushes it would only be smeared.
import type { Easel } from '../../../paint/easel.ts'
import { readPicture } from '../../../paint/materials/picture.ts'
import { repainted } from './repainted.ts'
import { hatchingOf, smoothed } from './smoothed.ts'

/** Pixels across in which art is made smooth. */
const across = 440
/** Units up to which lines are hatching. */
export const hatching = 9
/** Mean distance of light from which art is drawn in lines. */
const drawnInLines = 3.4

/** Whether there was any. */
export const loseHatching = (easel: Easel, least = drawnInLines): boolean => {
  const step = easel.w / Math.min(across, easel.canvas.width)
  const picture = readPicture(easel, step)
  const tones = smoothed(picture, hatching / step)
  if (hatchingOf(picture, tones) < least) return false
  repainted(easel, picture.columns, picture.rows, (column, row) => {
    const at = (row * picture.columns + column) * 3
    return [tones[at] ?? 0, tones[at + 1] ?? 0, tones[at + 2] ?? 0]
  })
  return true
}
