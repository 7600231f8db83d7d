// Lets text be read on a flat drawing: each of its colours becomes another one, the same wherever it stands. Nothing is softened, so no edge
// gets a halo.
import type { Canvas } from '@napi-rs/canvas'
import type { Rgb } from '../colour/colour.ts'
import { groundFor, type Inks } from './reading-tones.ts'

/** How far every colour comes towards the usual one: what is drawn there is tone on tone. */
const veil = 0.2
/** Rows that are worked on at once. */
const rowsAtOnce = 128

/** What a colour becomes in a row. A drawing has few colours, so each is asked for once. */
const changeOf = (inks: Inks, usual: Rgb, forLight: number): ((key: number) => Rgb) => {
  const known = new Map<number, Rgb>()
  const ground = groundFor(usual, forLight, usual, inks.strength)
  // Below a change of inks there is another ground: a floor, a sea.
  const veiled = veil * (1 - Math.abs(forLight - (inks.rows[0] ?? 0)))
  const change = (key: number): Rgb => {
    const own: Rgb = [key >> 16, (key >> 8) & 255, key & 255]
    const [red, green, blue] = groundFor(own, forLight, own, inks.strength)
    return [red + (ground[0] - red) * veiled, green + (ground[1] - green) * veiled, blue + (ground[2] - blue) * veiled]
  }
  return (key) => {
    const found = known.get(key) ?? change(key)
    known.set(key, found)
    return found
  }
}

/** `strength` says for every column, 0 to 1, how much it is calmed. */
export const calmFlat = (canvas: Canvas, inks: Inks, usual: Rgb, strength: Float32Array): void => {
  const { width, height } = canvas
  const ctx = canvas.getContext('2d')
  let forLight = inks.rows[0] ?? 0
  let change = changeOf(inks, usual, forLight)
  for (let top = 0; top < height; top += rowsAtOnce) {
    const image = ctx.getImageData(0, top, width, Math.min(rowsAtOnce, height - top))
    const { data } = image
    for (let at = 0; at < width * image.height; at++) {
      const column = at % width
      const wanted = inks.rows[Math.floor(((top + Math.floor(at / width)) * inks.rows.length) / height)] ?? 0
      if (wanted !== forLight) {
        forLight = wanted
        change = changeOf(inks, usual, forLight)
      }
      const share = strength[column] ?? 0
      if (share === 0) continue
      const place = at * 4
      const [red = 0, green = 0, blue = 0] = [data[place], data[place + 1], data[place + 2]]
      const to = change((red << 16) | (green << 8) | blue)
      data[place] = red + (to[0] - red) * share
      data[place + 1] = green + (to[1] - green) * share
      data[place + 2] = blue + (to[2] - blue) * share
    }
    ctx.putImageData(image, 0, top)
  }
}
