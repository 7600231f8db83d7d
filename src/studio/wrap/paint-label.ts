// A label on a loud pattern, as on the front of a notebook: the one ground on which its back can carry text.
import { type Colour, lchOf, mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { smallPicture, toneIn } from '../press/adjust/tone-of-art.ts'

/** Mean distance from its own light (0 to 1) from which a pattern is too loud for text. */
const loud = 0.075

/** It is of vellum: a breath of the pattern shows through. */
const cover = 0.92

/** Judged by the middle of the area: a garland around it is no hindrance. */
export const isLoud = (easel: Easel, { x, y, w, h }: Box): boolean =>
  toneIn(smallPicture(easel), { x: x + w * 0.2, y: y + h * 0.3, w: w * 0.6, h: h * 0.4 }).unrest > loud

const byLight = ({ deep, dark, mid, soft, light, ink }: Palette): Colour[] =>
  [deep, dark, mid, soft, light, ink].toSorted((one, other) => lchOf(one).l - lchOf(other).l)

export const paintLabel = (easel: Easel, area: Box, palette: Palette): void => {
  const colours = byLight(palette)
  const [darkest = '#000000', lightest = '#ffffff'] = [colours[0], colours.at(-1)]
  const trace = (by: number): void => easel.ctx.rect(area.x + by, area.y + by, area.w - 2 * by, area.h - 2 * by)
  easel.soft(
    16,
    (ctx) => {
      ctx.fillStyle = darkest
      ctx.fillRect(area.x, area.y + 8, area.w, area.h)
    },
    { alpha: 0.35 },
  )
  const { ctx } = easel
  ctx.save()
  ctx.globalAlpha = cover
  ctx.fillStyle = mix('#fffdf9', lightest, 0.25)
  ctx.beginPath()
  trace(0)
  ctx.fill()
  ctx.restore()
  ctx.strokeStyle = mix(lightest, darkest, 0.55)
  ctx.lineWidth = 2.5
  ctx.beginPath()
  trace(22)
  ctx.stroke()
}
