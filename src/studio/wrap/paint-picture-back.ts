// Backs beside a front that is only a picture: fields in its colours. What it shows is not known, so nothing of it is repeated.
import type { Canvas } from '@napi-rs/canvas'
import { type Colour, lchOf, mix, ramp, shift } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { drift } from '../paint/atmosphere/drift.ts'
import { paintGrain } from '../paint/atmosphere/grain.ts'
import { paintVignette } from '../paint/atmosphere/vignette.ts'
import type { Easel } from '../paint/easel.ts'
import { paintField } from '../paint/field.ts'
import { carryTones } from './carry-tones.ts'
import { meetFront } from './join.ts'
import type { Patch } from './wrap-sheet.ts'

/** Clouds of one colour, as on marbled or hand-made paper. `strength` is how far their tones are apart in lightness. */
const paintClouds = (easel: Easel, ground: Colour, tinge: Colour, strength: number): void => {
  const { noise } = easel
  const tones = ramp([
    shift(ground, { l: -strength }),
    ground,
    mix(shift(ground, { l: strength }), tinge, 0.07),
    mix(ground, tinge, 0.05),
  ])
  paintField(easel, tones, (x, y) => drift(noise, x / 620, y / 760), { step: 6 })
}

/** The colours along the front's edge run on over the spine and settle in a calm field. */
export const continuePicture = (
  easel: Easel,
  front: Canvas,
  rows: Pick<Patch, 'top' | 'height'>,
  { ground, palette }: { readonly ground: Colour; readonly palette: Palette },
): void => {
  paintClouds(easel, ground, palette.accent, 0.025)
  paintGrain(easel, { strength: 0.1 })
  carryTones(easel.canvas, front, rows, { reach: easel.canvas.width * 0.75, most: 255 })
  meetFront(easel.canvas, front, rows)
}

/** New art in the picture's colours: a field with a band of its loud colours, as cloth over boards. */
export const complementPicture = (easel: Easel, ground: Colour, palette: Palette): void => {
  const { ctx, w, h } = easel
  paintClouds(easel, ground, palette.accent, 0.05)
  const isDark = lchOf(ground).l < 0.6
  const [one, two] = [mix(ground, palette.accent, 0.55), mix(ground, palette.counter, 0.4)]
  ctx.fillStyle = one
  ctx.fillRect(0, h * 0.045, w, h * 0.006)
  ctx.fillRect(0, h * 0.949, w, h * 0.006)
  ctx.fillStyle = two
  ctx.fillRect(0, h * 0.057, w, h * 0.002)
  ctx.fillRect(0, h * 0.941, w, h * 0.002)
  paintVignette(easel, { colour: shift(ground, { l: isDark ? -0.2 : -0.35 }), strength: 0.25 })
  paintGrain(easel, { strength: 0.1 })
}
