// Lets text be read on a flat drawing: each of its colours becomes another one, the same wherever it stands. Nothing is softened, so no edge
// gets a halo.
import type { Canvas } from '@napi-rs/canvas'
import type { Rgb } from '../colour/colour.ts'
import { smooth } from '../paint/curves.ts'
import { keptOf } from './keep-floors.ts'
import { changeNeeded, groundFor, type Inks, lightnessOf } from './reading-tones.ts'

/** How far a colour that must change comes towards the usual one: what is drawn there is tone on tone. */
const veil = 0.45
/** Changes of lightness (0 to 1) between which a colour begins to be veiled: one that text can be read on stays as it is. */
const [unchanged, changed] = [0.03, 0.07]
/** Rows that are worked on at once. */
const rowsAtOnce = 128

/** What a colour becomes, and how much of it stays as it is in a row that is kept. */
interface Change {
  readonly to: Rgb
  readonly kept: number
}

/** What a colour becomes in a row. A drawing has few colours, so each is asked for once. */
const changeOf = (inks: Inks, usual: Rgb, forLight: number): ((key: number) => Change) => {
  const known = new Map<number, Change>()
  const ground = groundFor(usual, forLight, usual, inks.strength)
  // Below a change of inks there is another ground: a floor, a sea.
  const mostVeiled = veil * (1 - Math.abs(forLight - (inks.rows[0] ?? 0)))
  const change = (key: number): Change => {
    const own: Rgb = [key >> 16, (key >> 8) & 255, key & 255]
    const needed = changeNeeded(lightnessOf(own), forLight)
    const veiled = mostVeiled * smooth(unchanged, changed, needed)
    const [red, green, blue] = groundFor(own, forLight, own, inks.strength)
    return {
      to: [red + (ground[0] - red) * veiled, green + (ground[1] - green) * veiled, blue + (ground[2] - blue) * veiled],
      kept: keptOf(needed),
    }
  }
  return (key) => {
    const found = known.get(key) ?? change(key)
    known.set(key, found)
    return found
  }
}

/** For every column, 0 to 1, how much it is calmed; for every cell of a map with the inks' rows, 1 where a band or floor stays. */
export interface Calm {
  readonly strength: Float32Array
  readonly kept: Uint8Array
}

export const calmFlat = (canvas: Canvas, inks: Inks, usual: Rgb, { strength, kept }: Calm): void => {
  const { width, height } = canvas
  const ctx = canvas.getContext('2d')
  const columns = kept.length / inks.rows.length
  let forLight = inks.rows[0] ?? 0
  let change = changeOf(inks, usual, forLight)
  for (let top = 0; top < height; top += rowsAtOnce) {
    const image = ctx.getImageData(0, top, width, Math.min(rowsAtOnce, height - top))
    const { data } = image
    for (let at = 0; at < width * image.height; at++) {
      const column = at % width
      const row = Math.floor(((top + Math.floor(at / width)) * inks.rows.length) / height)
      const wanted = inks.rows[row] ?? 0
      if (wanted !== forLight) {
        forLight = wanted
        change = changeOf(inks, usual, forLight)
      }
      const calmed = strength[column] ?? 0
      if (calmed === 0) continue
      const place = at * 4
      const [red = 0, green = 0, blue = 0] = [data[place], data[place + 1], data[place + 2]]
      const { to, kept: own } = change((red << 16) | (green << 8) | blue)
      const isKept = kept[row * columns + Math.floor((column * columns) / width)] === 1
      const share = isKept ? calmed * (1 - own) : calmed
      data[place] = red + (to[0] - red) * share
      data[place + 1] = green + (to[1] - green) * share
      data[place + 2] = blue + (to[2] - blue) * share
    }
    ctx.putImageData(image, 0, top)
  }
}
