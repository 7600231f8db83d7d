// The colour of a plain back: the one asked for, or the front's own, moved until text can be read on it.
import { type Colour, lchOf, oklch } from '../colour/colour.ts'
import { contrast, luminanceOf } from '../colour/contrast.ts'
import { darkInk, lightInk } from './calm-text-area.ts'

/** APCA contrast that the better of light and dark text has on a ground of our choice. */
export const groundContrast = 75

export const bestContrast = (ground: Colour): number =>
  Math.max(contrast(lightInk, luminanceOf(ground)), contrast(darkInk, luminanceOf(ground)))

/** The nearest lightness at which text is legible; hue and colourfulness stay. */
export const legibleGround = (colour: Colour): Colour => {
  const { l, c, h } = lchOf(colour)
  for (let step = 0; step <= 0.6; step += 0.01) {
    const found = [l - step, l + step]
      .filter((light) => light >= 0 && light <= 1)
      .map((light) => oklch(light, c, h))
      .find((ground) => bestContrast(ground) >= groundContrast)
    if (found) return found
  }
  return colour
}
