// Which pixels of the art somebody means: by the name of a colour, or by what a part of the picture looks like.
import { chromaOf, hueBetween, hueOf, type Lab, labOfColour } from '../../../colour/oklab.ts'
import { neutral, type Shade, shadeOfGrey, shadeOfHue, shadeOfWhite } from '../../../colour/shade.ts'
import type { Part } from '../../../direction/adjustments.ts'
import { smooth } from '../../../paint/curves.ts'

/** A place of the art, read small. */
export interface Spot extends Lab {
  /** Shares of the height and width of what is looked at. */
  readonly x: number
  readonly y: number
  /** The row of the small picture that it is in. */
  readonly row: number
  /** Whether it lies at the edge of the sheet. */
  readonly isRim: boolean
}

/** Chroma from which a spot has a hue, and from which it is plainly coloured. */
const tinged = 0.02
const coloured = 0.04
/** Degrees of a bin of hues, and how many of them a turn has. */
const bin = 6
const bins = 360 / bin
/** Degrees from a name within which its hue is looked for: first, and where nothing is nearer (beside brown, olive is green). */
const called = 44
const calledAtMost = 62
/** Share of the spots that a shade has at least. */
const leastShare = 0.0025

/** Share of the strongest chroma of a hue that is full of it. */
const fullest = 0.62

/** Share of pale rose from which it is the ground that red stands on. */
const rosy = 0.15

/** How surely a pixel may be skin. */
export const skinOf = (pixel: Lab): number => {
  const [chroma, hue] = [chromaOf(pixel), hueOf(pixel)]
  const isWarm = smooth(30, 40, hue) * (1 - smooth(70, 82, hue))
  const isBare = smooth(0.02, 0.035, chroma) * (1 - smooth(0.085, 0.11, chroma))
  return isWarm * isBare * smooth(0.5, 0.6, pixel.l) * (1 - smooth(0.94, 0.97, pixel.l))
}

/** The nearer to red, the lighter a pink must be. */
const pinkness = (pixel: Lab): number => {
  const hue = hueOf(pixel)
  const darkest = 0.5 + 0.17 * (hue > 180 ? 0 : smooth(3, 15, hue))
  return smooth(darkest, darkest + 0.12, pixel.l)
}

/** Paper is not called yellow, nor cream orange. */
const inkness = (pixel: Lab): number => 1 - smooth(0.74, 0.82, pixel.l) * (1 - smooth(0.045, 0.075, chromaOf(pixel)))

/** Pink is no dark red, brown no bright orange, and yellow no paper. */
const windowOf = ({ l, a, b }: Lab): ((pixel: Lab) => number) => {
  const [chroma, hue] = [Math.hypot(a, b), hueOf({ l, a, b })]
  if (chroma > 0.1 && hue > 42 && hue < 118) return inkness
  if (l > 0.68 && (hue < 40 || hue > 325)) return pinkness
  if (l < 0.56 && chroma < 0.14 && hue > 25 && hue < 95) return (pixel) => 1 - smooth(0.58, 0.74, pixel.l)
  return () => 1
}

/** The hue that most of the weight has. */
const modeOf = (spots: readonly Lab[], weightOf: (spot: Lab) => number): number | null => {
  const sums = new Float64Array(bins)
  for (const spot of spots) {
    const weight = weightOf(spot)
    if (weight <= 0) continue
    const at = Math.floor(hueOf(spot) / bin) % bins
    sums[at] = (sums[at] ?? 0) + weight
  }
  let [best, most] = [-1, 0]
  for (let at = 0; at < bins; at++) {
    const sum = [-2, -1, 0, 1, 2].reduce(
      (total, by) => total + (sums[(at + by + bins) % bins] ?? 0) * (3 - Math.abs(by)),
      0,
    )
    if (sum > most) [best, most] = [at, sum]
  }
  return best < 0 ? null : (best + 0.5) * bin
}

export const meanOf = (spots: readonly Lab[]): Lab => {
  const sum = (of: (spot: Lab) => number): number => spots.reduce((total, spot) => total + of(spot), 0) / spots.length
  return { l: sum(({ l }) => l), a: sum(({ a }) => a), b: sum(({ b }) => b) }
}

/** The shade around a hue, with the colour it has where it is plainest; null where there is next to nothing of it. */
const shadeAround = (
  spots: readonly Lab[],
  hue: number | null,
  isCalled: (pixel: Lab) => number,
  least: number,
): Shade | null => {
  if (hue === null) return null
  const own = spots.filter(
    (spot) => chromaOf(spot) >= tinged && hueBetween(hueOf(spot), hue) < 22 && isCalled(spot) > 0.5,
  )
  if (own.length < Math.max(4, least * spots.length)) return null
  const chromas = own.map(chromaOf).toSorted((one, other) => one - other)
  const at = (share: number): number => chromas[Math.floor(chromas.length * share)] ?? 0
  // A pale ground of the hue must not pass for what is full of it.
  const full = Math.max(at(0.7), at(0.97) * fullest)
  return shadeOfHue(meanOf(own.filter((spot) => chromaOf(spot) >= full * 0.85)), isCalled)
}

/** Light from which a grey is called white. */
const white = 0.9

const greyNear = (spots: readonly Lab[], light: number): Shade | null => {
  const own = spots.filter((spot) => chromaOf(spot) < 0.06 && Math.abs(spot.l - light) < 0.16)
  return own.length < Math.max(4, leastShare * spots.length)
    ? null
    : light > white
      ? shadeOfWhite(meanOf(own))
      : shadeOfGrey(meanOf(own))
}

/** A breath of a hue over a pale ground is not what somebody calls by a strong name. */
const isNamesake = (found: Lab, named: Lab): boolean =>
  chromaOf(named) < 0.1 || chromaOf(found) > 0.35 * chromaOf(named) || found.l - named.l < 0.2

/** All that is called by a colour. */
export const shadeCalled = (spots: readonly Lab[], named: Lab, keepsSkin: boolean): Shade | null => {
  if (chromaOf(named) < neutral) return greyNear(spots, named.l)
  const found = hueCalled(spots, named, keepsSkin)
  return found && isNamesake(found.middle, named) ? found : null
}

const hueCalled = (spots: readonly Lab[], named: Lab, keepsSkin: boolean): Shade | null => {
  const isPale = (spot: Lab): boolean =>
    spot.l > 0.78 && chromaOf(spot) > tinged && hueBetween(hueOf(spot), hueOf(named)) < 30
  const isRed = named.l < 0.68 && chromaOf(named) > 0.1 && hueOf(named) > 8 && hueOf(named) < 42
  // On a pale rose ground, red is what is not pale.
  const isOnRose = isRed && spots.filter(isPale).length > rosy * spots.length
  const window = isOnRose ? (pixel: Lab): number => 1 - smooth(0.66, 0.8, pixel.l) : windowOf(named)
  const isBody = (pixel: Lab): number => (keepsSkin ? 1 - skinOf(pixel) : 1)
  const isCalled = (pixel: Lab): number => window(pixel) * isBody(pixel)
  const within = (most: number, isCalled: (pixel: Lab) => number): Shade | null => {
    const hue = modeOf(spots, (spot) => {
      const [chroma, away] = [chromaOf(spot), hueBetween(hueOf(spot), hueOf(named))]
      return chroma < tinged || away > most ? 0 : chroma * (1 - away / (most * 1.2)) ** 3 * isCalled(spot)
    })
    return shadeAround(spots, hue, isCalled, isOnRose ? leastShare / 3 : leastShare)
  }
  if (isOnRose) return within(called, isCalled)
  // Where nothing is lighter, deep rose is called pink too.
  return within(called, isCalled) ?? within(called, isBody) ?? within(calledAtMost, isCalled)
}

/** A shade, and between which shares of its owner's height it is meant. */
export interface PartShade {
  readonly shade: Shade
  readonly top: number
  readonly bottom: number
}

/** Groups of spots that look alike: by hue, or by light where they have none. */
const groupOf = (spot: Lab): string => {
  if (chromaOf(spot) >= 0.05) return `hue ${Math.floor(((hueOf(spot) + 10) % 360) / 30)}`
  return `grey ${Math.floor(Math.min(0.99, spot.l) * 4.5)}`
}

const grouped = (spots: readonly Spot[]): ReadonlyMap<string, readonly Spot[]> => {
  const groups = new Map<string, Spot[]>()
  for (const spot of spots) {
    const name = groupOf(spot)
    const group = groups.get(name)
    if (group) group.push(spot)
    else groups.set(name, [spot])
  }
  return groups
}

/** Share of a head from which something is its hair or its fur. */
const ofHead = 0.3
/** How much less a grey weighs that the head is of as well. */
const asHead = 0.5
/** Share of the height that is head, and within which something may be worn where it is not where it should be. */
const headTo = 0.16
const wornTo = 0.92

/** Cloth: what most of a figure is between two heights, about its middle, but for its skin and what its head is of. */
const clothIn = (spots: readonly Spot[], { top, bottom }: Part): PartShade | null => {
  const head = spots.filter(({ y }) => y < headTo)
  const heads = new Set(
    [...grouped(head)].filter(([, group]) => group.length > ofHead * head.length).map(([name]) => name),
  )
  const middle = spots.reduce((sum, { x }) => sum + x, 0) / spots.length
  const spread = Math.max(0.02, spots.reduce((sum, { x }) => sum + Math.abs(x - middle), 0) / spots.length)
  const isHead = top < headTo && bottom < 0.5
  const weightOf = ([name, group]: readonly [string, readonly Spot[]]): number =>
    group.reduce((sum, { x }) => sum + Math.exp(-(((x - middle) / (1.2 * spread)) ** 2)), 0) *
    (heads.has(name) && !isHead ? asHead : 1)
  const largest = (from: number, to: number, isFur: (spot: Spot) => boolean): readonly Spot[] => {
    const worn = spots.filter((spot) => spot.y >= from && spot.y <= to)
    const bare = worn.filter((spot) => skinOf(spot) < 0.5 && !isFur(spot))
    const [best] = [...grouped(bare)].toSorted((one, other) => weightOf(other) - weightOf(one))
    return best && best[1].length > 0.06 * worn.length ? best[1] : []
  }
  const isFur = (spot: Spot): boolean => !isHead && chromaOf(spot) >= 0.05 && heads.has(groupOf(spot))
  const shadeIn = (own: readonly Spot[]): Shade | null => {
    if (own.length === 0) return null
    const mean = meanOf(own)
    return chromaOf(mean) < 0.045
      ? shadeOfGrey(mean)
      : shadeAround(own, hueOf(mean), (pixel) => 1 - skinOf(pixel), 0.05)
  }
  const [there, elsewhere] = [shadeIn(largest(top, bottom, isFur)), { top: headTo, bottom: 1 }]
  if (there) return { shade: there, top, bottom }
  const near = isHead ? null : shadeIn(largest(headTo, wornTo, isFur))
  if (near) return { shade: near, ...elsewhere }
  const all = shadeIn(largest(top, bottom, () => false))
  return all && { shade: all, top, bottom }
}

/** Light in windows and lamps: bright and warm, else whatever is brightest and coloured. */
const lightIn = (spots: readonly Spot[]): Shade | null => {
  const isLit = (pixel: Lab): number => smooth(0.5, 0.64, pixel.l)
  const weightOf = (isWarmOnly: boolean) => (spot: Lab) =>
    spot.l < 0.62 || chromaOf(spot) < coloured || (isWarmOnly && (hueOf(spot) < 40 || hueOf(spot) > 118))
      ? 0
      : spot.l * chromaOf(spot)
  return (
    shadeAround(spots, modeOf(spots, weightOf(true)), isLit, 0.0008) ??
    shadeAround(spots, modeOf(spots, weightOf(false)), isLit, 0.0008)
  )
}

/** The hue that shines most, and that the ground is not of where something else shines too. */
const shineIn = (spots: readonly Spot[], leavesGround: boolean): Shade | null => {
  const rim = spots.filter(({ isRim }) => isRim)
  const ground = meanOf(rim.length > 0 ? rim : [{ l: 0, a: 0, b: 0 }])
  const isGround = (spot: Lab): boolean =>
    leavesGround && chromaOf(ground) > 0.05 && hueBetween(hueOf(spot), hueOf(ground)) < 40
  const hue = modeOf(spots, (spot) =>
    chromaOf(spot) < 0.07 || isGround(spot) ? 0 : chromaOf(spot) ** 2 * smooth(0.12, 0.4, spot.l),
  )
  return shadeAround(spots, hue, () => 1, leastShare)
}

const anywhere = (shade: Shade | null): PartShade | null => shade && { shade, top: 0, bottom: 1 }

/** The pixels of a part: by the colour it is called by, else by what it is. */
export const shadeOfPart = (spots: readonly Spot[], part: Part, keepsSkin: boolean): PartShade | null => {
  if (part.near !== null) return anywhere(shadeCalled(spots, labOfColour(part.near), keepsSkin))
  switch (part.look) {
    case 'cloth':
      return clothIn(spots, part)
    case 'light':
      return anywhere(lightIn(spots))
    case 'glow':
      return anywhere(shineIn(spots, false))
    case 'patch':
      return anywhere(shineIn(spots, true))
  }
}
