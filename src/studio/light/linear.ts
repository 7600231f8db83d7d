// Light is added and multiplied in linear colour; what is seen is that on film.
import { type Colour, hexOf, rgbOf } from '../colour/colour.ts'

/** Linear red, green and blue; 1 is white paper in plain light. */
export type Linear = readonly [red: number, green: number, blue: number]

const linearOf = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export const linear = (colour: Colour): Linear => {
  const [red, green, blue] = rgbOf(colour)
  return [linearOf(red), linearOf(green), linearOf(blue)]
}

export const scaled = ([red, green, blue]: Linear, by: number): Linear => [red * by, green * by, blue * by]

const steps = 4096
/** The brightest light that film can tell from a brighter one. */
const brightest = 6
const perRoot = steps / Math.sqrt(brightest)

/** A film: nearly straight in the darks, a soft shoulder in the lights. By the square root of the light. */
const film = Uint8ClampedArray.from({ length: steps }, (_, at) => {
  const light = (at / steps) ** 2 * brightest
  const seen = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14)
  return 255 * Math.min(1, seen) ** (1 / 2.2)
})

/** One channel of light as it is seen, of 255. */
export const seenOn = (light: number): number =>
  light <= 0 ? 0 : (film[Math.min(steps - 1, (Math.sqrt(light) * perRoot) | 0)] ?? 255)

/** Light as it is seen. */
export const seenColour = ([red, green, blue]: Linear): Colour => hexOf([seenOn(red), seenOn(green), seenOn(blue)])
