// Light behind a thing, in a colour that an edit asks for: seen on pale art as well as in the dark, and never on the thing itself.
import { type Colour, mix, withAlpha } from '../../../colour/colour.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Box, Easel } from '../../../paint/easel.ts'
import { inverse, type Mask } from '../mask.ts'
import { paintWhere } from './paint-beside.ts'

/** How much of the thing's size the light reaches beyond its middle, and at least of the sheet's width. */
const reach = 1.15
const least = 0.3
/** From the middle outwards: how much of the light is left. */
const falloff = [
  [0, 0.95],
  [0.18, 0.85],
  [0.4, 0.55],
  [0.65, 0.24],
  [0.85, 0.07],
  [1, 0],
] as const
/** How much of the light is gone at the foot of the thing. */
const low = 0.85
/** How pale the light is in its middle. */
const pale = 0.5

const boxOf = ({ width, height, shares }: Mask, { extent, h }: Easel): Box | null => {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let at = 0; at < shares.length; at++) {
    if ((shares[at] ?? 0) < 160) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
  }
  if (right < left) return null
  const [across, down] = [extent.w / width, h / height]
  return {
    x: extent.x + left * across,
    y: top * down,
    w: (right + 1 - left) * across,
    h: (bottom + 1 - top) * down,
  }
}

/** Little of the light falls before the foot of a thing, where mist or grass may hide it. */
const upperOf = ({ width, height, shares }: Mask, box: Box, { h }: Easel): Mask => ({
  width,
  height,
  shares: shares.map((share, at) => {
    const down = (Math.floor(at / width) / height) * h
    return share * (1 - low * smooth(box.y + box.h * 0.5, box.y + box.h * 0.85, down))
  }),
})

export const layGlow = (easel: Easel, colour: Colour, thing: Mask): void => {
  const box = boxOf(thing, easel)
  if (!box) return
  const radius = Math.max(easel.w * least, (Math.max(box.w, box.h) / 2) * (1 + reach))
  // What stands is lit from behind its upper half.
  const [x, y] = [box.x + box.w / 2, box.y + box.h * 0.42]
  paintWhere(easel, upperOf(inverse(thing), box, easel), () => {
    const { ctx } = easel
    ctx.save()
    const light = ctx.createRadialGradient(x, y, 0, x, y, radius)
    for (const [at, alpha] of falloff)
      light.addColorStop(at, withAlpha(mix(mix(colour, '#ffffff', pale), colour, Math.min(1, at * 2.4)), alpha))
    ctx.fillStyle = light
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    ctx.restore()
  })
}
