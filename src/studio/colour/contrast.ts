// Contrast as readers perceive it: the APCA lightness contrast (Lc) of text over a ground. 0 is none, about 106 the most.
import { type Colour, type Rgb, rgbOf } from './colour.ts'

const linear = Float64Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.4)

/** The luminance that a screen gives a colour. */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126729 * (linear[Math.round(red)] ?? 0) +
  0.7151522 * (linear[Math.round(green)] ?? 0) +
  0.072175 * (linear[Math.round(blue)] ?? 0)

export const luminanceOf = (colour: Colour): number => luminance(rgbOf(colour))

/** Very dark colours flare on screens; they count as a little lighter. */
// biome-ignore lint/suspicious/noApproximativeNumericConstant: APCA defines this exponent as 1.414, not as the root of two.
const flared = (y: number): number => (y > 0.022 ? y : y + (0.022 - y) ** 1.414)

/** The size of the contrast, whichever of the two is lighter. */
export const contrast = (text: number, ground: number): number => {
  const ink = flared(text)
  const paper = flared(ground)
  if (Math.abs(paper - ink) < 0.0005) return 0
  const raw = paper > ink ? (paper ** 0.56 - ink ** 0.57) * 1.14 : (ink ** 0.62 - paper ** 0.65) * 1.14
  return raw < 0.1 ? 0 : (raw - 0.027) * 100
}
