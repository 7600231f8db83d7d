// Where the sky of a picture is, and where its land: from the map of the sky that hours are laid on, as far as its colours run on.
import type { Expanse } from '../../../direction/adjustments.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Box, Easel } from '../../../paint/easel.ts'
import { type Mask, shareIn } from '../mask.ts'
import { mapSky, skyShareIn } from '../time/sky-map.ts'
import type { Where } from '../where.ts'
import { mapGround } from './ground-map.ts'

/** Shares of the picture's height in which a sky is looked for that has clouds and clutter all over. */
const skyFrom = 0.05
const skyTo = 0.3
/** Shares of the height between which the sky ends at the latest, and between which land begins at the earliest. */
const skyEnds = [0.6, 0.8] as const
const landBegins = [0.3, 0.46] as const
/** Distance of colours (of 255 a channel) up to which a pixel is sky, and from which it is not. */
const near = 34
const far = 96

interface Opening {
  /** Where the art is a picture: the sheet, or what a frame leaves of it. */
  readonly picture: Box
  /** How far it reaches within that box, where a frame of any shape is around it. */
  readonly within: Mask | null
}

/** Share of its box that a picture fills, so that its top is that of the box. */
const fills = 0.9

const isBoxed = (picture: Box, within: Mask | null, { w, h }: Easel): boolean =>
  within === null ||
  within.shares.reduce((sum, share) => sum + share, 0) / 255 / within.shares.length >
    (fills * picture.w * picture.h) / (w * h)

/** `bare` is the art without what stands in it (`things`), which is neither sky nor land. */
export const whereExpanse = (expanse: Expanse, bare: Easel, things: Where, { picture, within }: Opening): Where => {
  const { width, height } = bare.canvas
  const told = isBoxed(picture, within, bare) ? mapSky(bare, picture) : null
  const downAt = (y: number): number => (y - picture.y) / picture.h
  const isSky = (x: number, y: number): boolean =>
    told
      ? skyShareIn(told, bare, bare.extent.x + x * bare.extent.w, y * bare.h) > 0.5
      : downAt(y * bare.h) >= skyFrom && downAt(y * bare.h) <= skyTo && (within === null || shareIn(within, x, y) > 0.5)
  const colours = mapGround(bare, isSky)
  return (top, rows, own) => {
    const thing = things(top, rows, own)
    const skies = Array.from({ length: rows }, (_, row) => colours.rowAt((top + row) / height, width))
    return (at) => {
      const row = Math.floor(at / 4 / width)
      const column = at / 4 - row * width
      const [x, y] = [bare.extent.x + (column + 0.5) / bare.scale, (top + row + 0.5) / bare.scale]
      const isOutside = x < picture.x || x > picture.x + picture.w || y < picture.y || y > picture.y + picture.h
      if (isOutside) return 0
      const sky = skies[row]
      const distance = Math.hypot(
        (own[at] ?? 0) - (sky?.[column * 3] ?? 0),
        (own[at + 1] ?? 0) - (sky?.[column * 3 + 1] ?? 0),
        (own[at + 2] ?? 0) - (sky?.[column * 3 + 2] ?? 0),
      )
      const alike = (1 - smooth(near, far, distance)) * (1 - smooth(...skyEnds, downAt(y)))
      const above = told ? Math.max(alike, skyShareIn(told, bare, x, y)) : alike
      const share = expanse === 'sky' ? above : (1 - above) * smooth(...landBegins, downAt(y))
      return (
        share * (1 - thing(at)) * (within ? shareIn(within, (column + 0.5) / width, (top + row + 0.5) / height) : 1)
      )
    }
  }
}
