// One thing of the book on its back, hardly more than a watermark: it must not compete with the text over it.
import { lchOf, mix, shift } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { stampMotif } from '../paint/stamp.ts'
import { smallPicture, toneIn } from '../press/adjust/tone-of-art.ts'

/** Low on the left of the area: the barcode has the right. */
const placeOf = ({ width }: Motif, area: Box): Box => {
  const height = Math.min(area.h * 0.3, (area.w * 0.56) / width)
  const breadth = height * width
  return { x: area.x + area.w * 0.06, y: area.y + area.h * 0.96 - height, w: breadth, h: height }
}

export const paintQuietMotif = (easel: Easel, motif: Motif, area: Box, palette: Palette): void => {
  const box = placeOf(motif, area)
  const [red, green, blue] = toneIn(smallPicture(easel), box).colour
  const ground = `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
  const isDark = lchOf(ground).l < 0.55
  const body = shift(ground, { l: isDark ? 0.085 : -0.085, c: 1.1 })
  stampMotif(easel, motif, {
    x: box.x + box.w / 2,
    y: box.y + box.h,
    height: box.h,
    tones: {
      body,
      shade: shift(ground, { l: isDark ? 0.055 : -0.115, c: 1.1 }),
      light: shift(ground, { l: isDark ? 0.11 : -0.055, c: 1.1 }),
      accent: mix(body, palette.accent, 0.25),
      line: ground,
    },
    random: easel.random.sub('quiet motif'),
  })
}
