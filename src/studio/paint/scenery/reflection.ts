// Still water: mirrors what is painted above a line, sways it with ripples and tints it.

import { type Colour, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { drawSpecks, type Speck } from '../atmosphere/speckle.ts'
import { withinSheet } from '../atmosphere/within-sheet.ts'
import { clamp } from '../curves.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'

export interface ReflectionOptions {
  /** The water line; all above it is mirrored below it. */
  readonly y: number
  readonly to?: number
  readonly tint: Colour
  /** 0..1 at the far and at the near edge. */
  readonly tintFar?: number
  readonly tintNear?: number
  /** 0 is glass, 1 a breeze. */
  readonly ripple?: number
  /** Of glints on the ripples; by default none. */
  readonly glint?: Colour
  /** How much more of what is above is shown than the water is high (1 is a true mirror). */
  readonly squeeze?: number
  /** Units of blur. */
  readonly blur?: number
}

export const paintReflection = asPart('water', (easel: Easel, options: ReflectionOptions): void => {
  const {
    y: shore,
    to = easel.h,
    tint,
    tintFar = 0.12,
    tintNear = 0.6,
    ripple = 0.5,
    glint,
    squeeze = 1,
    blur = 3,
  } = options
  const { ctx, noise, extent } = easel
  const deep = to - shore
  const shown = Math.min(shore, deep * squeeze)
  const box = withinSheet(easel, { x: 0, y: shore - shown, w: easel.w, h: shown })
  using mirror = easel.layer(
    (layer) => {
      layer.imageSmoothingQuality = 'low'
      layer.filter = `blur(${Math.max(0.4, blur * easel.scale * 0.5)}px)`
      layer.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
    },
    { box, detail: clamp(1 / Math.max(1, blur), 0.4, 0.75) },
  )
  ctx.save()
  ctx.beginPath()
  ctx.rect(extent.x, shore, extent.w, deep)
  ctx.clip()
  ctx.imageSmoothingQuality = 'low'
  const { canvas, scale } = mirror
  for (let down = 0; down < deep; ) {
    const near = down / deep
    const band = Math.max(1 / easel.scale, 2 + near * 4)
    const wave = noise.fractal(down / (7 + near * 26), 3.7, 3) - 0.5
    const sway = wave * ripple * (5 + near * 62)
    const lift = (noise.value(down / (5 + near * 18), 9.1) - 0.5) * ripple * (6 + near * 46)
    const source = clamp(((down + lift) / deep) * shown, 0, shown - 1)
    const rows = Math.max(1, (band / deep) * shown * scale)
    const top = clamp(canvas.height - source * scale - rows, 0, canvas.height - rows)
    ctx.drawImage(canvas, 0, top, canvas.width, rows, extent.x + sway - 40, shore + down, extent.w + 80, band + 1)
    down += band
  }
  const water = ctx.createLinearGradient(0, shore, 0, to)
  water.addColorStop(0, withAlpha(tint, tintFar))
  water.addColorStop(1, withAlpha(tint, tintNear))
  ctx.fillStyle = water
  ctx.fillRect(0, shore, easel.w, deep)
  if (glint) drawSpecks(ctx, ripplesOf(easel, shore, deep, glint, ripple))
  ctx.restore()
})

const ripplesOf = (easel: Easel, shore: number, deep: number, colour: Colour, ripple: number): Speck[] => {
  const { w, extent } = easel
  const random = easel.random.sub('ripples')
  const specks: Speck[] = []
  const scatter = (count: number, from: number, to: number, stream: Random): void => {
    for (let line = 0; line < count; line++) {
      const near = stream.next() ** 1.4
      const [x, y] = [stream.between(from, to), shore + 2 + near * deep]
      if (easel.noise.fractal(x / 420, near * 9, 2) < 0.5) continue
      const alpha = stream.between(0.08, 0.4) * (0.4 + ripple * 0.6)
      specks.push({ x, y, radius: 0.5 + near * 2, alpha, colour, stretch: stream.between(14, 46) })
    }
  }
  scatter(420, -40, w + 40, random)
  scatter((420 * -extent.x) / w, extent.x, -40, random.sub('beyond'))
  return specks
}
