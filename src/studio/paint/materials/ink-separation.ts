// Splits colours into printing inks: how much of each ink, laid over paper, comes nearest to a colour.
import { type Colour, rgbOf } from '../../colour/colour.ts'
import { clamp } from '../curves.ts'

/** Levels per channel of the table; colours between take the nearest. */
const levels = 18

const densityOf = (colour: readonly [number, number, number], paper: readonly [number, number, number]): number[] =>
  colour.map((value, channel) => Math.log((Math.max(6, paper[channel] ?? 255) + 1) / (Math.max(6, value) + 1)))

/** Amounts of 0..1 of each ink by coordinate descent on optical density, where overprinted inks add up. */
const amountsFor = (wanted: readonly number[], inks: readonly (readonly number[])[]): number[] => {
  const amounts = inks.map(() => 0)
  for (let round = 0; round < 12; round++)
    for (const [which, ink] of inks.entries()) {
      let along = 0
      let size = 1e-6
      for (const [channel, density] of ink.entries()) {
        const others = inks.reduce(
          (sum, other, index) => (index === which ? sum : sum + (other[channel] ?? 0) * (amounts[index] ?? 0)),
          0,
        )
        along += density * ((wanted[channel] ?? 0) - others)
        size += density * density
      }
      amounts[which] = clamp(along / size)
    }
  return amounts
}

export interface Separation {
  /** The amount of an ink (0 to 255) for a colour of 0..255 channels. */
  amount(ink: number, red: number, green: number, blue: number): number
}

export const separate = (paper: Colour, inks: readonly Colour[]): Separation => {
  const ground = rgbOf(paper)
  const densities = inks.map((ink) => densityOf(rgbOf(ink), ground))
  const table = new Uint8Array(levels ** 3 * inks.length)
  const step = 255 / (levels - 1)
  for (let at = 0; at < levels ** 3; at++) {
    const red = at % levels
    const green = Math.floor(at / levels) % levels
    const blue = Math.floor(at / (levels * levels))
    const amounts = amountsFor(densityOf([red * step, green * step, blue * step], ground), densities)
    for (const [ink, amount] of amounts.entries()) table[at * inks.length + ink] = amount * 255
  }
  const places = Int32Array.from({ length: 256 }, (_, value) => Math.round(value / step))
  const count = inks.length
  return {
    amount: (ink, red, green, blue) => {
      const at = (places[red] ?? 0) + levels * ((places[green] ?? 0) + levels * (places[blue] ?? 0))
      return table[at * count + ink] ?? 0
    },
  }
}
