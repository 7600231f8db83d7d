// Prints the finished art on paper that has yellowed. Art of the night shows no paper: there its ground becomes the paper, and what is drawn
// on it is ink.
import { type Colour, mix } from '../../../colour/colour.ts'
import { distanceOf, type Lab, labOf, labOfColour, rgbOfLab } from '../../../colour/oklab.ts'
import type { Palette } from '../../../colour/palette.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { paper } from '../../../paint/materials/paper.ts'
import { mapGround } from '../colours/ground-map.ts'
import { isOfNight } from '../open-dark.ts'
import { wearArt } from './wear-art.ts'

/** Distance of colours from which something is drawn on the ground, and at which it is plainly so. */
const first = 0.025
const plainly = 0.14
/** Lightness of ink that was black, and how much of its own light it keeps. */
const inkLight = 0.2
const ofOwnLight = 0.55

const asInk = ({ l, a, b }: Lab): Lab => ({ l: inkLight + l * ofOwnLight, a: a * 0.9, b: b * 0.9 })

const mixed = (one: Lab, other: Lab, share: number): Lab => ({
  l: one.l + (other.l - one.l) * share,
  a: one.a + (other.a - one.a) * share,
  b: one.b + (other.b - one.b) * share,
})

/** The ground becomes paper, and what differs from it ink. */
const layOnPaper = (easel: Easel, colour: Colour): void => {
  const { width, height } = easel.canvas
  const ground = mapGround(easel)
  const bare = labOfColour(colour)
  const image = easel.ctx.getImageData(0, 0, width, height)
  const { data } = image
  for (let row = 0; row < height; row++) {
    const around = ground.rowAt((row + 0.5) / height, width)
    for (let x = 0; x < width; x++) {
      const at = (row * width + x) * 4
      const pixel = labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      const behind = labOf(
        Math.round(around[x * 3] ?? 0),
        Math.round(around[x * 3 + 1] ?? 0),
        Math.round(around[x * 3 + 2] ?? 0),
      )
      const share = smooth(first, plainly, distanceOf(pixel, behind))
      const [red, green, blue] = rgbOfLab(mixed(bare, asInk(pixel), share))
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
    }
  }
  easel.ctx.putImageData(image, 0, 0)
}

export const agePaper = (easel: Easel, { dark }: Palette, colour: Colour): void => {
  if (isOfNight(easel)) layOnPaper(easel, colour)
  else
    easel.spend(
      easel.layer((ctx) => {
        ctx.fillStyle = colour
        ctx.fillRect(0, 0, easel.w, easel.h)
      }),
      { blend: 'multiply', alpha: 0.8 },
    )
  paper(easel, { kind: 'aged', stain: mix(dark, '#6b4a22', 0.75), strength: 0.9 })
  wearArt(easel)
}
