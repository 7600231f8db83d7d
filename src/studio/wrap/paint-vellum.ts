// A sheet of vellum over a loud pattern: the one ground on which its back can carry text. It runs off the book on three sides; beside the
// spine it ends in a clean edge, and the pattern goes on from there as it is on the front.
import { type Colour, lchOf, mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { smallPicture, toneIn } from '../press/adjust/tone-of-art.ts'

/** Mean distance from its own light (0 to 1) from which a pattern is too loud for text. */
const loud = 0.075

/** A breath of the pattern shows through. */
const cover = 0.9
/** Units from its edge to the rule along it, and how wide that is. */
const rule = { from: 20, width: 2.5 } as const

/** Judged by the middle of the area: a garland around it is no hindrance. */
export const isLoud = (easel: Easel, { x, y, w, h }: Box): boolean =>
  toneIn(smallPicture(easel), { x: x + w * 0.2, y: y + h * 0.3, w: w * 0.6, h: h * 0.4 }).unrest > loud

const byLight = ({ deep, dark, mid, soft, light, ink }: Palette): Colour[] =>
  [deep, dark, mid, soft, light, ink].toSorted((one, other) => lchOf(one).l - lchOf(other).l)

/** From the left up to `edge`, in units. */
export const paintVellum = (easel: Easel, edge: number, palette: Palette): void => {
  const { ctx, w, h } = easel
  const colours = byLight(palette)
  const [darkest = '#000000', lightest = '#ffffff'] = [colours[0], colours.at(-1)]
  if (edge < w)
    easel.soft(
      9,
      (soft) => {
        soft.fillStyle = darkest
        soft.fillRect(edge - 20, -40, 24, h + 80)
      },
      { alpha: 0.4 },
    )
  ctx.save()
  ctx.globalAlpha = cover
  ctx.fillStyle = mix('#fffdf9', lightest, 0.25)
  ctx.fillRect(0, 0, edge, h)
  ctx.restore()
  if (edge === w) return
  ctx.fillStyle = mix(lightest, darkest, 0.55)
  ctx.fillRect(edge - rule.from, 0, rule.width, h)
}
