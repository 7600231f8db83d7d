// Which ink a back asks for, and how light or dark its ground may be under it. One ink for the whole back where that changes little;
// else one for the long text above and another for what stands below it.
import type { Rgb } from '../colour/colour.ts'
import { contrast, luminance } from '../colour/contrast.ts'
import { smooth } from '../paint/curves.ts'
import { type ToneMap, toneAt } from './tone-map.ts'

export const lightInk = 1
export const darkInk = 0.008

/** APCA contrast that text of a back cover needs; the ground as a whole gets a little more, as its details take some away. */
const wanted = 60
const wantedOfGround = 63

/** Lightness as screens step it, 0 to 1: halving a colour's channels halves it. */
export const lightnessOf = (tone: Rgb): number => luminance(tone) ** (1 / 2.4)

/** The lightness at which ink just has this contrast. */
const limitFor = (ink: number, least: number): number => {
  const isLight = ink > 0.5
  let [low, high] = [0, 1]
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2
    const isEnough = contrast(ink, middle ** 2.4) >= least
    if (isEnough === isLight) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** No pixel under light text should be lighter, none under dark text darker. */
export const ceiling = limitFor(lightInk, wanted)
export const floor = limitFor(darkInk, wanted)
const groundCeiling = limitFor(lightInk, wantedOfGround)
const groundFloor = limitFor(darkInk, wantedOfGround)

/** Runs gently towards a limit that it never passes, so that a lit sky stays a gradient. */
const eased = (value: number, limit: number): number => {
  const knee = limit * 0.72
  return value <= knee ? value : knee + (limit - knee) * (1 - Math.exp((knee - value) / (limit - knee)))
}

const underLight = (lightness: number): number => eased(lightness, groundCeiling)
const underDark = (lightness: number): number => 1 - eased(1 - lightness, 1 - groundFloor)

/** What must change of a lightness so that text can be read on it. */
const changeNeeded = (lightness: number, forLight: number): number =>
  Math.abs(underLight(lightness) * forLight + underDark(lightness) * (1 - forLight) - lightness)

export interface Inks {
  /** For every row of a map, 0 to 1: how much it is for light ink. */
  readonly rows: Float32Array
  /** 0 to 1, how far grounds are moved: a picture that would have to change much is left more as it is. */
  readonly strength: number
}

/** Over this change of lightness a ground has lost its own hue: darkened gold would be mud. */
const hueIsLost = 0.25

const blend = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

/** How much of the colour that white takes from a tone is given back. */
const keptColour = 0.6

/** The same hue at another lightness: darker towards black, lighter towards white, but not as pale. */
const atLightness = (tone: Rgb, aim: number): Rgb => {
  const lightness = lightnessOf(tone)
  if (aim <= lightness) return blend([0, 0, 0], tone, lightness === 0 ? 1 : aim / lightness)
  const share = Math.max(0.01, 1 - aim) / Math.max(0.01, 1 - lightness)
  const paler = blend([255, 255, 255], tone, share)
  const grey = (paler[0] + paler[1] + paler[2]) / 3
  return blend([grey, grey, grey], paler, share ** -keptColour)
}

/** 0 to 1, how much two hues are opposites: halfway between them lies grey. */
const opposition = (one: Rgb, other: Rgb): number => {
  const colourOf = (tone: Rgb): Rgb => {
    const grey = (tone[0] + tone[1] + tone[2]) / 3
    return [tone[0] - grey, tone[1] - grey, tone[2] - grey]
  }
  const [a, b] = [colourOf(one), colourOf(other)]
  const along = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  return Math.max(0, -along / Math.max(1, Math.hypot(...a) * Math.hypot(...b)))
}

/** The tone that a place gets; `usual` is the hue of the places around that need no change. `strength`: how far it goes there. */
export const groundFor = (tone: Rgb, forLight: number, usual: Rgb, strength: number): Rgb => {
  const lightness = lightnessOf(tone)
  const full = underLight(lightness) * forLight + underDark(lightness) * (1 - forLight)
  const aim = lightness + (full - lightness) * strength
  const lost = Math.min(1, Math.abs(aim - lightness) / hueIsLost)
  const taken = aim < lightness ? 0.7 + 0.3 * opposition(tone, usual) : 0.25
  return blend(atLightness(tone, aim), atLightness(usual, aim), lost * taken)
}

/** The mean of the places that hardly change; of all where none is such. */
export const usualTone = (map: ToneMap, inks: Inks, { left, top, right, bottom }: Cells): Rgb => {
  const [calm, all] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const tone = toneAt(map, y * map.columns + x)
      const lightness = lightnessOf(tone)
      const forLight = inks.rows[y] ?? 0
      for (const sums of changeNeeded(lightness, forLight) < 0.04 ? [calm, all] : [all])
        for (const [at, value] of [...tone, 1].entries()) sums[at] = (sums[at] ?? 0) + value
    }
  const [red = 0, green = 0, blue = 0, count = 0] = (calm[3] ?? 0) > (all[3] ?? 0) * 0.1 ? calm : all
  return [red / Math.max(1, count), green / Math.max(1, count), blue / Math.max(1, count)]
}

/** Cells of a map. */
export interface Cells {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What two inks on one back cost, in mean lightness that a single ink may change instead. */
const perSecondInk = 0.06
/** Where the second ink may begin, as shares of the area's height: the long text above it stays in one. */
const splits = [0.64, 0.7, 0.76, 0.82] as const
/** Over this share of the rows one ink's ground runs into the other's. */
const splitSoftness = 0.06

/** Mean change of lightness from which a picture would no longer be that of its front, and from which it is not tried. */
const [muchChange, mostChange] = [0.08, 0.11]

/** The inks that change the picture least. */
export const chooseInks = (map: ToneMap, cells: Cells): Inks => {
  const { left, top, right, bottom } = cells
  const rows = Array.from({ length: Math.max(1, bottom - top) }, (_, row) => {
    const change = { light: 0, dark: 0 }
    for (let x = left; x < right; x++) {
      const lightness = lightnessOf(toneAt(map, (top + row) * map.columns + x))
      change.light += Math.abs(underLight(lightness) - lightness)
      change.dark += Math.abs(underDark(lightness) - lightness)
    }
    return change
  })
  const count = Math.max(1, rows.length * (right - left))
  const costOf = (from: number, to: number, ink: 'light' | 'dark'): number =>
    rows.slice(from, to).reduce((sum, change) => sum + change[ink], 0) / count
  const end = rows.length
  const plans = [
    { at: end, upper: 1, change: costOf(0, end, 'light'), inks: 1 },
    { at: end, upper: 0, change: costOf(0, end, 'dark'), inks: 1 },
    ...splits.flatMap((share) => {
      const at = Math.round(end * share)
      return [
        { at, upper: 1, change: costOf(0, at, 'light') + costOf(at, end, 'dark'), inks: 2 },
        { at, upper: 0, change: costOf(0, at, 'dark') + costOf(at, end, 'light'), inks: 2 },
      ]
    }),
  ]
  const priceOf = (plan: { change: number; inks: number }): number => plan.change + plan.inks * perSecondInk
  const best = plans.reduce((one, other) => (priceOf(other) < priceOf(one) ? other : one))
  const softness = map.rows * splitSoftness
  return {
    strength: 1 - smooth(muchChange, mostChange, best.change),
    rows: Float32Array.from({ length: map.rows }, (_, y) => {
      if (best.at === end) return best.upper
      const lower = smooth(top + best.at - softness, top + best.at + softness, y)
      return best.upper * (1 - lower) + (1 - best.upper) * lower
    }),
  }
}
