// Gives a cover another ground: what is ground, wherever it is, takes the colour that was asked for. Things that stand on it keep their
// colours, but for those that would be lost on it: their light is turned over.
import { type Colour, type Rgb, rgbOf } from '../../colour/colour.ts'
import { bandsOf } from '../../paint/bands.ts'
import { smooth } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { type GroundMap, mapGround } from './ground-map.ts'
import { groundOf } from './tone-of-art.ts'

const lightOf = (red: number, green: number, blue: number): number => red * 0.299 + green * 0.587 + blue * 0.114

/** Unrest (mean distance of light) under which a ground is flat. */
const flat = 0.045
/** Distance of colours (of 255 a channel) up to which a pixel is ground, and from which it is picture. */
const isGround = 26
const isPicture = { flat: 92, painted: 120 } as const
/** How much of its light and shade a painted ground keeps in its new colour. */
const keptShade = { flat: 1, painted: 0.55 } as const
/** Distance of light (0 to 1) under which a thing is lost on its new ground, and from which it is well seen. */
const lost = 0.12
const seen = 0.3
/** A cover with less ground than this takes the colour in its things too. */
const enough = 0.5

interface Turn {
  readonly map: GroundMap
  readonly wanted: Rgb
  readonly far: number
  readonly kept: number
  /** How far things go along. */
  readonly pull: number
}

const turnBand = (
  data: Uint8ClampedArray,
  place: (nth: number) => readonly [x: number, y: number],
  turn: Turn,
): void => {
  const { map, wanted, far, kept, pull } = turn
  const light = lightOf(...wanted)
  for (let at = 0; at < data.length; at += 4) {
    const [x, y] = place(at / 4)
    const ground = map.colourAt(x, y)
    const pixel: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const share =
      1 - smooth(isGround, far, Math.hypot(pixel[0] - ground[0], pixel[1] - ground[1], pixel[2] - ground[2]))
    const own = lightOf(...pixel)
    const lostness = 1 - smooth(lost, seen, Math.abs(map.thingLightAt(x, y) - light / 255))
    const turned = (255 - 2 * own) * lostness
    for (const nth of [0, 1, 2] as const) {
      const stained = pixel[nth] + turned + (wanted[nth] - light) * pull
      const exchanged = wanted[nth] + (pixel[nth] - ground[nth]) * kept
      data[at + nth] = stained + (exchanged - stained) * share
    }
  }
}

export const turnGround = (easel: Easel, colour: Colour): void => {
  const isFlat = groundOf(easel).unrest < flat
  const map = mapGround(easel)
  const turn: Turn = {
    map,
    wanted: rgbOf(colour),
    far: isFlat ? isPicture.flat : isPicture.painted,
    kept: isFlat ? keptShade.flat : keptShade.painted,
    pull: map.coverage < enough ? 1 - map.coverage / enough : 0,
  }
  const { width, height } = easel.canvas
  for (const [top, rows] of bandsOf(height)) {
    const image = easel.ctx.getImageData(0, top, width, rows)
    turnBand(image.data, (nth) => [(nth % width) / width, (top + Math.floor(nth / width)) / height], turn)
    easel.ctx.putImageData(image, 0, top)
  }
}
