// Pixels in OKLab and back, quickly: for work on every pixel of a sheet.
import { type Colour, type Rgb, rgbOf } from './colour.ts'

export interface Lab {
  /** Lightness, 0 to 1. */
  readonly l: number
  readonly a: number
  readonly b: number
}

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Steps of the table from linear light back to bytes. */
const steps = 4096

const bytes = Uint8ClampedArray.from({ length: steps + 1 }, (_, step) => {
  const share = step / steps
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
})

const byteOf = (light: number): number => bytes[light <= 0 ? 0 : light >= 1 ? steps : Math.round(light * steps)] ?? 0

/** Between black and the darkest steps, the table is too coarse. */
const darkByteOf = (light: number): number => (light < 0.0031308 ? Math.max(0, light) * 12.92 * 255 : byteOf(light))

export const labOf = (red: number, green: number, blue: number): Lab => {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  }
}

export const labOfColour = (colour: Colour): Lab => labOf(...rgbOf(colour))

export const rgbOfLab = ({ l, a, b }: Lab): Rgb => {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    darkByteOf(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    darkByteOf(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    darkByteOf(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

export const chromaOf = ({ a, b }: Lab): number => Math.hypot(a, b)

/** How far apart two colours look: 0.1 is plainly another. */
export const distanceOf = (one: Lab, other: Lab): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

/** Degrees, 0 to 360. */
export const hueOf = ({ a, b }: Lab): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

/** Degrees between two hues, 0 to 180. */
export const hueBetween = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}
