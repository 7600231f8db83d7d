// Kinds of colour that a whole cover can be cast in while everything keeps its place between light and dark.
import { type Colour, hexOf } from './colour.ts'
import { chromaOf, hueOf, type Lab, labOfColour, rgbOfLab } from './oklab.ts'

export const casts = ['pastel', 'muted', 'earth', 'seventies'] as const

export type Cast = (typeof casts)[number]

const inHue = (l: number, chroma: number, hue: number): Lab => {
  const turn = (hue * Math.PI) / 180
  return { l, a: chroma * Math.cos(turn), b: chroma * Math.sin(turn) }
}

/** Chroma that grows ever slower towards a most. */
const upTo = (chroma: number, most: number): number => most * Math.tanh(chroma / most)

/** Soil, clay, ochre, moss: the middle of their hues, and how far from it they reach. */
const earthHue = 78
const earthReach = 46

/** Blues turn to moss, reds and pinks to clay. */
const ofEarth = (hue: number): number => {
  const away = ((hue - earthHue + 540) % 360) - 180
  return earthHue + earthReach * Math.tanh(away / 60)
}

/** Rust, orange, mustard, avocado. */
const ofSeventies = (hue: number): number => {
  const away = ((hue - 68 + 540) % 360) - 180
  return 68 + 52 * Math.tanh(away / 62)
}

const pixels: Readonly<Record<Cast, (pixel: Lab) => Lab>> = {
  // White is mixed into everything, most into what is dark; strong colours become sweet ones.
  pastel: ({ l, a, b }) => {
    const chroma = Math.hypot(a, b)
    const light = 1 - 0.56 * (1 - l) ** 0.92
    const scale = chroma < 1e-4 ? 0 : upTo(chroma * 1.05, 0.1) / chroma
    return { l: light, a: a * scale, b: b * scale }
  },
  muted: ({ l, a, b }) => {
    const chroma = Math.hypot(a, b)
    const scale = chroma < 1e-4 ? 0 : upTo(chroma * 0.62, 0.085) / chroma
    return { l: 0.05 + 0.9 * l, a: a * scale, b: b * scale }
  },
  earth: (pixel) => {
    const chroma = chromaOf(pixel)
    // Even greys are warm in earth; the deepest and the lightest stay as they are.
    const warmth = 0.018 * 4 * pixel.l * (1 - pixel.l)
    return inHue(
      0.03 + 0.93 * pixel.l,
      upTo(chroma * 0.8, 0.1) + warmth,
      chroma < 0.012 ? earthHue : ofEarth(hueOf(pixel)),
    )
  },
  // Faded: black is brown and white is cream, but the colours between them are strong.
  seventies: (pixel) => {
    const chroma = chromaOf(pixel)
    const light = 0.17 + 0.75 * pixel.l
    const hue = chroma < 0.012 ? 75 : ofSeventies(hueOf(pixel))
    return inHue(light, upTo(chroma * 1.05, 0.15) + 0.05 * (1 - chroma), hue)
  },
}

export const castPixel = (pixel: Lab, cast: Cast): Lab => pixels[cast](pixel)

/** How far inks go along: they must still be read. */
const ofInks = 0.6

export const castColour = (colour: Colour, cast: Cast): Colour => {
  const ink = labOfColour(colour)
  const { a, b } = castPixel(ink, cast)
  return hexOf(rgbOfLab({ l: ink.l, a: ink.a + (a - ink.a) * ofInks, b: ink.b + (b - ink.b) * ofInks }))
}
