// Backs beside a front that is only a picture: fields in its colours, with its largest shapes on them. What it shows is not known, so no
// thing of it is repeated.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type Colour, lchOf, mix, ramp, shift } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { drift } from '../paint/atmosphere/drift.ts'
import { paintGrain } from '../paint/atmosphere/grain.ts'
import { paintVignette } from '../paint/atmosphere/vignette.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { paintField } from '../paint/field.ts'
import { carryTones } from './carry-tones.ts'
import { echoShapes } from './echo-shapes.ts'
import { rowOfTones, softened } from './tone-map.ts'
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

/** What tells how the ground goes on beyond the front's edge, as a share of its width, read in so many cells. */
const edgeShare = 0.25
const [edgeColumns, edgeRows] = [13, 96]
/** Rows to each side into which a tone runs: no thing at the edge may become a stripe. */
const softness = 6

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** The usual colour of every row near the front's edge, from sky to ground, carried on over spine and back. */
const paintEdgeTones = (easel: Easel, front: Canvas, { top, height }: Pick<Patch, 'top' | 'height'>): void => {
  const small = createCanvas(edgeColumns, edgeRows).getContext('2d')
  small.imageSmoothingQuality = 'high'
  small.drawImage(front, 0, top, front.width * edgeShare, height, 0, 0, edgeColumns, edgeRows)
  const { data } = small.getImageData(0, 0, edgeColumns, edgeRows)
  const tones = Float32Array.from({ length: 2 * edgeRows * 3 }, (_, at) => {
    const [row, channel] = [Math.floor(at / 6), at % 3]
    const cells = Array.from({ length: edgeColumns }, (__, x) => data[(row * edgeColumns + x) * 4 + channel] ?? 0)
    return middleOf(cells)
  })
  const soft = softened({ columns: 2, rows: edgeRows, tones }, softness)
  const { ctx, canvas } = easel
  const row = new Float32Array(canvas.width * 3)
  const strip = ctx.createImageData(canvas.width, 1)
  for (let y = 0; y < canvas.height; y++) {
    rowOfTones(soft, y, canvas.width, canvas.height, row)
    for (let x = 0; x < canvas.width; x++) {
      for (let channel = 0; channel < 3; channel++) strip.data[x * 4 + channel] = row[x * 3 + channel] ?? 0
      strip.data[x * 4 + 3] = 255
    }
    ctx.putImageData(strip, 0, y)
  }
}

/** Differences (of 255) that are carried over: beside a field there is nothing that they could smear. */
const mostCarried = 90

/** `stage` is the back. The colours along the front's edge run on over spine and back, with a little of the light and dark of clouds in them. */
export const continuePicture = (
  easel: Easel,
  front: Canvas,
  rows: Pick<Patch, 'top' | 'height'>,
  stage: Box,
  palette: Palette,
): void => {
  paintEdgeTones(easel, front, rows)
  const clouds = easel.fresh(0.25)
  paintClouds(clouds, '#808080', palette.accent, 0.16)
  easel.lay(
    { canvas: clouds.canvas, box: { x: 0, y: 0, w: easel.w, h: easel.h }, scale: clouds.scale },
    { blend: 'soft-light', alpha: 0.4 },
  )
  echoShapes(easel, front, stage, palette)
  paintGrain(easel, { strength: 0.1 })
  carryTones(easel.canvas, front, rows, { reach: easel.canvas.width * 0.5, most: mostCarried, twin: null })
}

/** New art in the picture's colours: a lit, clouded field, as marbled paper over boards. */
export const complementPicture = (easel: Easel, front: Canvas, stage: Box, ground: Colour, palette: Palette): void => {
  paintClouds(easel, ground, palette.accent, 0.045)
  echoShapes(easel, front, stage, palette)
  const isDark = lchOf(ground).l < 0.6
  paintVignette(easel, { colour: shift(ground, { l: isDark ? -0.2 : -0.35 }), strength: 0.25 })
  paintGrain(easel, { strength: 0.1 })
}
