// Opens up art of the night: its light is raised and its colours come out of the dark with it, and warmth turns its blues to plum and rose.
// Washes of light or of orange would only make it grey or brown.
import { chromaOf, hueOf, type Lab, labOf } from '../../colour/oklab.ts'
import { clamp, smooth } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { turnPixels } from './colours/turn-pixels.ts'
import { everywhere } from './colours/turn-shades.ts'
import { smallPicture } from './tone-of-art.ts'

/** Middle lightness of art that is wholly opened up, and how much of the way a lightening of 1 leads there. */
const openLight = 0.74
const ofAsked = 1.7
/** How far chroma grows with light, and what it may grow to. */
const growth = 0.75
const mostChroma = 0.15

/** The lightness that half of the art lies under: a slit of light in a dark wall makes no day. */
const middleLight = (easel: Easel): number => {
  const { data } = smallPicture(easel)
  const lights: number[] = []
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) >= 128) lights.push(labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0).l)
  return lights.toSorted((one, other) => one - other)[lights.length >> 1] ?? 1
}

/** Middle lightness under which art is of the night. */
const ofNight = 0.4

export const isOfNight = (easel: Easel): boolean => middleLight(easel) < ofNight

/** `asked` is the lightening that an edit asks for, 0 to 1. */
export const openDark = (easel: Easel, asked: number): void => {
  const middle = clamp(middleLight(easel), 0.05, 0.9)
  const goal = middle + Math.max(0, openLight - middle) * Math.min(1, asked * ofAsked)
  const power = Math.log(goal) / Math.log(middle)
  turnPixels(easel, everywhere, ({ l, a, b }) => {
    const raised = Math.max(l, 0.001) ** power
    // What is darker than most of it stays so: a silhouette is still one.
    const light = l + (raised - l) * smooth(0, middle, l)
    const chroma = Math.hypot(a, b)
    const grown = Math.max(chroma, Math.min(mostChroma, chroma * (light / Math.max(0.02, l)) ** growth))
    const by = chroma < 1e-4 ? 1 : grown / chroma
    return { l: light, a: a * by, b: b * by }
  })
}

/** Degrees of the hue that is warmest, of the one that has no way to it, and of the one that turns furthest; and how far that turns. */
const warmest = 45
const coolGreen = 170
const blue = 240
const furthest = 110
const green = 120
const ofGreen = -40

/** How far a hue turns to the warm: blues over violet to rose, greens to yellow. */
const turnOf = (hue: number): number => {
  const round = hue < warmest ? hue + 360 : hue
  if (round > blue) return (furthest * (warmest + 360 - round)) / (warmest + 360 - blue)
  if (round > coolGreen) return (furthest * (round - coolGreen)) / (blue - coolGreen)
  return round > green
    ? (ofGreen * (coolGreen - round)) / (coolGreen - green)
    : (ofGreen * (round - warmest)) / (green - warmest)
}

/** Warmth of greys, in amber. */
const amber = { a: 0.01, b: 0.024 }

const warmed = (pixel: Lab, warmth: number): Lab => {
  const [chroma, turn] = [chromaOf(pixel), ((hueOf(pixel) + turnOf(hueOf(pixel)) * warmth) * Math.PI) / 180]
  const ofGrey = warmth * smooth(0, 0.5, pixel.l)
  return {
    l: pixel.l,
    a: chroma * Math.cos(turn) + amber.a * ofGrey,
    b: chroma * Math.sin(turn) + amber.b * ofGrey,
  }
}

/** `warmth` 0 to 1. */
export const warmDark = (easel: Easel, warmth: number): void =>
  turnPixels(easel, everywhere, (pixel) => warmed(pixel, Math.min(1, warmth * 1.3)))
