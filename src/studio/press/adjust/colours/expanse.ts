// Where the sky of a picture is, and where its land: told by colours that run on from the top of the sheet.
import type { Expanse } from '../../../direction/adjustments.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import type { Where } from '../where.ts'
import { type GroundMap, mapGround } from './ground-map.ts'

/** Shares of the height in which the sky is looked for first: under a frame, over the horizon. */
const skyFrom = 0.05
const skyTo = 0.3
/** Shares of the height between which the sky ends at the latest, and between which land begins at the earliest. */
const skyEnds = [0.6, 0.8] as const
const landBegins = [0.3, 0.46] as const
/** Distance of colours (of 255 a channel) up to which a pixel is sky, and from which it is not. */
const near = 34
const far = 96

/** The sky as far as it runs on from the upper part of the sheet. */
const skyOf = (easel: Easel): GroundMap => mapGround(easel, (_x, y) => y >= skyFrom && y <= skyTo)

/** `bare` is the art without what stands in it (`things`), which is neither sky nor land. */
export const whereExpanse = (expanse: Expanse, bare: Easel, things: Where): Where => {
  const { width, height } = bare.canvas
  const sky = skyOf(bare)
  return (top, rows, own) => {
    const thing = things(top, rows, own)
    const skies = Array.from({ length: rows }, (_, row) => sky.rowAt((top + row) / height, width))
    return (at) => {
      const row = Math.floor(at / 4 / width)
      const ground = skies[row]
      const x = (at / 4 - row * width) * 3
      const distance = Math.hypot(
        (own[at] ?? 0) - (ground?.[x] ?? 0),
        (own[at + 1] ?? 0) - (ground?.[x + 1] ?? 0),
        (own[at + 2] ?? 0) - (ground?.[x + 2] ?? 0),
      )
      const y = (top + row) / height
      const above = (1 - smooth(near, far, distance)) * (1 - smooth(...skyEnds, y))
      const share = expanse === 'sky' ? above : (1 - above) * smooth(...landBegins, y)
      return share * (1 - thing(at))
    }
  }
}
