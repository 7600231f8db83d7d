// Gives a cover another ground: turns the art from pale to dark (or back) where it must, then moves the colour along its edges to the one
// that was asked for; the rest moves with it, as under coloured light.
import { type Colour, type Rgb, rgbOf } from '../../colour/colour.ts'
import { bandsOf } from '../../paint/bands.ts'
import { smooth } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { groundOf } from './tone-of-art.ts'

const hex = (channels: readonly number[]): Colour =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Lightness turned over while hues stay: a pale cover becomes a dark one. */
const turnLightness = (easel: Easel): void =>
  easel.spend(
    easel.layer((ctx) => {
      ctx.filter = 'invert(1) hue-rotate(180deg)'
      ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
    }),
  )

const lay = (easel: Easel, blend: 'color-burn' | 'color-dodge' | 'multiply' | 'screen', colour: Colour): void => {
  const { ctx } = easel
  ctx.save()
  ctx.globalCompositeOperation = blend
  easel.fill(colour)
  ctx.restore()
}

/** A channel of the ground beyond this cannot be stretched away at once: the picture would go with the ground. */
const mostStretch = 110

const lit = (easel: Easel, brightness: number): void =>
  easel.spend(
    easel.layer((ctx) => {
      ctx.filter = `brightness(${brightness})`
      ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
    }),
  )

/** Makes the ground black: dimmed first where it is loud, and the picture lit again when the ground is gone. */
const toBlack = (easel: Easel): void => {
  const loudest = Math.max(...groundOf(easel).colour)
  const dimming = loudest > mostStretch ? mostStretch / loudest : 1
  if (dimming < 1) lit(easel, dimming)
  const ground = groundOf(easel).colour
  lay(easel, 'color-burn', hex(ground.map((channel) => 255 - Math.min(mostStretch * 1.1, channel * 1.04))))
  if (dimming < 1) lit(easel, Math.min(1.9, 1 / dimming))
}

const toWhite = (easel: Easel): void => {
  const ground = groundOf(easel).colour
  lay(easel, 'color-dodge', hex(ground.map((channel) => Math.min(mostStretch * 1.3, 255 - channel))))
}

const lightOf = ([red, green, blue]: Rgb): number => (red * 0.299 + green * 0.587 + blue * 0.114) / 255

/** Unrest (mean distance of light) under which a ground is flat: it can be exchanged and nothing else. */
const flat = 0.045
/** Distance of colours (of 255 a channel) up to which a pixel is ground, and from which it is picture. */
const isGround = 26
const isPicture = 88

/** Exchanges a flat ground for another colour; edges of what stands on it keep their softness. */
const exchange = (easel: Easel, [red, green, blue]: Rgb, wanted: Rgb): void => {
  const { width, height } = easel.canvas
  for (const [top, rows] of bandsOf(height)) {
    const image = easel.ctx.getImageData(0, top, width, rows)
    const { data } = image
    for (let at = 0; at < data.length; at += 4) {
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const share = 1 - smooth(isGround, isPicture, Math.hypot(r - red, g - green, b - blue))
      if (share <= 0) continue
      data[at] = r + (wanted[0] - red) * share
      data[at + 1] = g + (wanted[1] - green) * share
      data[at + 2] = b + (wanted[2] - blue) * share
    }
    easel.ctx.putImageData(image, 0, top)
  }
}

export const turnGround = (easel: Easel, colour: Colour): void => {
  const wanted = rgbOf(colour)
  const given = groundOf(easel)
  if (given.unrest < flat) {
    exchange(easel, given.colour, wanted)
    return
  }
  const light = lightOf(wanted)
  const before = given.light
  if (before > 0.5 !== light > 0.5 && Math.abs(before - light) > 0.25) turnLightness(easel)
  if (Math.max(...wanted) < 45) {
    toBlack(easel)
    return
  }
  if (Math.min(...wanted) > 225) {
    toWhite(easel)
    return
  }
  const ground = groundOf(easel).colour
  const pairs = wanted.map((channel, at) => [channel, Math.min(254, Math.max(1, ground[at] ?? 0))] as const)
  lay(easel, 'multiply', hex(pairs.map(([to, from]) => (to < from ? (255 * to) / from : 255))))
  lay(easel, 'screen', hex(pairs.map(([to, from]) => (to > from ? 255 * (1 - (255 - to) / (255 - from)) : 0))))
}
