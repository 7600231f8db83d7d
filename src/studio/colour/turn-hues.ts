// Colours that give way to others wherever they are painted: told by hue, so that light and shade of a thing go along.
import { smooth } from '../paint/curves.ts'
import { type Colour, hexOf, type Rgb, rgbOf } from './colour.ts'

/** A colour, and what comes in its place; null for grey of the same light. */
export interface HueTurn {
  readonly from: Colour
  readonly to: Colour | null
}

/** Degrees within which a hue is called by the same name, and beyond which it is another. */
const sameHue = 26
const otherHue = 46
/** Colourfulness (of 255) under which a pixel is grey, and from which it is plainly coloured. */
const grey = 14
const coloured = 44

/** Light (of 255) of a colour that is pale by name, and of pixels that are too dark and light enough to be called by it: red is not pink. */
const pale = 165
const tooDark = 84
const lightEnough = 128
/** How far a pixel follows from the light of the old colour to that of the new. */
const follows = 0.8

const lightOf = ([red, green, blue]: Rgb): number => red * 0.299 + green * 0.587 + blue * 0.114

const hueOf = ([red, green, blue]: Rgb): number => {
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  if (span === 0) return 0
  if (most === red) return ((green - blue) / span) * 60
  return most === green ? ((blue - red) / span) * 60 + 120 : ((red - green) / span) * 60 + 240
}

const between = (one: number, other: number): number => {
  const turn = (((one - other) % 360) + 360) % 360
  return Math.min(turn, 360 - turn)
}

/** A colour at another light: darker towards black, lighter towards white. */
const litAs = (colour: Rgb, light: number): Rgb => {
  const own = lightOf(colour)
  const at = (channel: number): number =>
    light <= own ? (channel * light) / Math.max(1, own) : channel + ((255 - channel) * (light - own)) / (255 - own + 1)
  return [at(colour[0]), at(colour[1]), at(colour[2])]
}

/** What the turns make of a pixel. */
export const hueTurner = (turns: readonly HueTurn[]): ((pixel: Rgb) => Rgb) => {
  const told = turns.map(({ from, to }) => ({
    hue: hueOf(rgbOf(from)),
    isPale: lightOf(rgbOf(from)) > pale && hueOf(rgbOf(from)) < 40,
    to: to === null ? null : rgbOf(to),
    lighter: to === null ? 0 : (lightOf(rgbOf(to)) - lightOf(rgbOf(from))) * follows,
  }))
  return (pixel) => {
    const span = Math.max(...pixel) - Math.min(...pixel)
    if (span <= grey) return pixel
    const hue = hueOf(pixel)
    for (const turn of told) {
      const light = lightOf(pixel)
      const named = turn.isPale ? smooth(tooDark, lightEnough, light) : 1
      const share = named * (1 - smooth(sameHue, otherHue, between(hue, turn.hue))) * smooth(grey, coloured, span)
      if (share <= 0) continue
      // Shadows stay shadows.
      const body = Math.min(1, light / 70)
      const goal: Rgb = turn.to === null ? [light, light, light] : litAs(turn.to, light + turn.lighter * body)
      const mixed = (at: 0 | 1 | 2): number => pixel[at] + (goal[at] - pixel[at]) * share
      return [mixed(0), mixed(1), mixed(2)]
    }
    return pixel
  }
}

export const turnedColour = (colour: Colour, turns: readonly HueTurn[]): Colour =>
  turns.length === 0 ? colour : hexOf(hueTurner(turns)(rgbOf(colour)))
