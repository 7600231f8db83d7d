// Vellum over a loud pattern: the one ground on which its back can carry text. The pattern is evenly fainter under it, and comes to its own over
// the spine: nowhere is there an edge.
import { type Colour, lchOf, mix, withAlpha } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { evenly } from '../paint/curves.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { smallPicture, toneIn } from '../press/adjust/tone-of-art.ts'
import { coloursOfCanvas } from './colours-of-canvas.ts'

/** Mean distance from its own light (0 to 1) from which a pattern is too loud for text. */
const loud = 0.035

/** A breath of the pattern shows through. */
const cover = 0.85
/** Lightness (OKLCH) from which a pattern has a pale ground. */
const paleGround = 0.86
/** And up to which it has a dark one, on which pale text stands. */
const darkGround = 0.42
/** Places at which its rise is told. */
const stops = 12

/** Judged by the middle of the area: a garland around it is no hindrance. */
export const isLoud = (easel: Easel, { x, y, w, h }: Box): boolean =>
  toneIn(smallPicture(easel), { x: x + w * 0.2, y: y + h * 0.3, w: w * 0.6, h: h * 0.4 }).unrest > loud

const byLight = ({ deep, dark, mid, soft, light, ink }: Palette): Colour[] =>
  [deep, dark, mid, soft, light, ink].toSorted((one, other) => lchOf(one).l - lchOf(other).l)

/** A pale or dark ground stays its own, so that only what is printed on it fades; paper lies on others. */
const vellumOn = (ground: Colour, palette: Palette): Colour => {
  const { l } = lchOf(ground)
  if (l > paleGround) return mix(ground, '#ffffff', 0.3)
  if (l < darkGround) return mix(ground, '#000000', 0.12)
  return mix('#fffdf9', byLight(palette).at(-1) ?? '#ffffff', 0.25)
}

/** Full from the left up to `full`, in units, and ever thinner from there to the front. */
export const paintVellum = (easel: Easel, full: number, palette: Palette): void => {
  const { ctx, w, h } = easel
  const { width, height } = easel.canvas
  const { dominant } = coloursOfCanvas(easel.canvas, { left: 0, top: 0, width, height })
  const colour = vellumOn(dominant, palette)
  const rise = ctx.createLinearGradient(full, 0, w, 0)
  for (let stop = 0; stop <= stops; stop++)
    rise.addColorStop(stop / stops, withAlpha(colour, full < w ? cover * (1 - evenly(0, 1, stop / stops)) : cover))
  ctx.fillStyle = rise
  ctx.fillRect(0, 0, w, h)
}
