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
export const changeNeeded = (lightness: number, forLight: number): number =>
  Math.abs(underLight(lightness) * forLight + underDark(lightness) * (1 - forLight) - lightness)

/** Change of lightness (0 to 1) from which a place is of another thing than the ground under the text. */
export const otherThing = 0.035
/** And up to which it certainly is not. */
export const hardlyOther = 0.014

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

/** How fine tones are told apart when the commonest is looked for. */
const toneSteps = 16

/** The tone that most of the text stands on: the ground of a drawing. */
export const commonTone = (map: ToneMap, { left, top, right, bottom }: Cells): Rgb => {
  const found = new Map<string, { readonly sum: Rgb; readonly count: number }>()
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const tone = toneAt(map, y * map.columns + x)
      const key = tone.map((value) => Math.floor((value * toneSteps) / 256)).join()
      const { sum, count } = found.get(key) ?? { sum: [0, 0, 0], count: 0 }
      found.set(key, { sum: [sum[0] + tone[0], sum[1] + tone[1], sum[2] + tone[2]], count: count + 1 })
    }
  const [most] = [...found.values()].toSorted((one, other) => other.count - one.count)
  const { sum, count } = most ?? { sum: [0, 0, 0], count: 1 }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
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
/** In a drawing the second ink begins where a floor does; the less stands on that, the less it costs. */
const sharpSplits = Array.from({ length: 100 }, (_, at) => 0.44 + at * 0.005)
/** What the ink of a floor costs at most, in second inks: half of a drawing may be floor. */
const dearestFloor = 0.7
/** Over this share of the rows one ink's ground runs into the other's. */
const splitSoftness = { soft: 0.06, sharp: 0.004 } as const

/** Mean change of lightness from which a picture would no longer be that of its front, and from which it is not tried. */
const muchChange = 0.08
const mostChange = 0.11

export const strengthFor = (change: number): number => 1 - smooth(muchChange, mostChange, change)

/** A step of lightness that a floor makes, and the share of its length on which it must. */
const floorStep = 0.06
const floorShare = 0.95

/** Whether a floor begins at a row, all along it: elsewhere another ink's ground would cut through what is drawn, or off the crest of a hill. */
const isFloor = (map: ToneMap, { left, right }: Cells, row: number): boolean => {
  let steps = 0
  for (let x = left; x < right; x++) {
    const [above, below] = [row - 2, row + 1].map((y) => lightnessOf(toneAt(map, y * map.columns + x)))
    if (Math.abs((above ?? 0) - (below ?? 0)) > floorStep) steps++
  }
  return steps >= (right - left) * floorShare
}

/** The inks that change the picture least. */
export const chooseInks = (map: ToneMap, cells: Cells, edge: 'soft' | 'sharp'): Inks => {
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
    ...(edge === 'sharp' ? sharpSplits : splits).flatMap((share) => {
      const at = Math.round(end * share)
      if (edge === 'sharp' && !isFloor(map, cells, top + at)) return []
      const second = edge === 'sharp' ? Math.min(dearestFloor, (1 - share) / (1 - splits[0])) : 1
      return [
        { at, upper: 1, change: costOf(0, at, 'light') + costOf(at, end, 'dark'), inks: 1 + second },
        { at, upper: 0, change: costOf(0, at, 'dark') + costOf(at, end, 'light'), inks: 1 + second },
      ]
    }),
  ]
  const priceOf = (plan: { change: number; inks: number }): number => plan.change + plan.inks * perSecondInk
  const best = plans.reduce((one, other) => (priceOf(other) < priceOf(one) ? other : one))
  const softness = map.rows * splitSoftness[edge]
  return {
    strength: strengthFor(best.change),
    rows: Float32Array.from({ length: map.rows }, (_, y) => {
      if (best.at === end) return best.upper
      const lower = smooth(top + best.at - softness, top + best.at + softness, y)
      return best.upper * (1 - lower) + (1 - best.upper) * lower
    }),
  }
}
