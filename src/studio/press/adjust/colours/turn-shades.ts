// Turns the shades of the art that an edit means to other colours, pixel by pixel: of a thing's part, of a colour wherever it is.
import { chromaOf, hueBetween, hueOf, type Lab, labOf, labOfColour, rgbOfLab } from '../../../colour/oklab.ts'
import { neutral, type Shade, shadeOfHue, shadeOfWhite, turnedShade } from '../../../colour/shade.ts'
import type { Adjustments, Part } from '../../../direction/adjustments.ts'
import { bandsOf } from '../../../paint/bands.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { readPicture } from '../../../paint/materials/picture.ts'
import { type Mask, shareIn } from '../mask.ts'
import type { Where } from '../where.ts'
import { type GroundMap, mapGround } from './ground-map.ts'
import { patchMask } from './patches.ts'
import { meanOf, type Spot, shadeCalled, shadeOfPart } from './shades-of-art.ts'

/** Spots across the sheet. */
const columns = 160
/** Share of its height by which a part fades out at its ends. */
const softness = 0.04

/** How much paler a pixel may be that goes wholly with what is taken out. */
const erasing = 3

interface Span {
  readonly from: number
  readonly to: number
}

const wholeSpan: Span = { from: 0, to: 1 }

/** Between which heights of the sheet a thing is, but for stray pixels. */
const spanOf = (mask: Mask): Span => {
  const sums = Array.from({ length: 100 }, (_, row) => {
    let sum = 0
    for (let column = 0; column < 60; column++)
      sum += shareIn(mask, (column + 0.5) / 60, (row + 0.5) / 100) > 0.5 ? 1 : 0
    return sum
  })
  const all = sums.reduce((sum, each) => sum + each, 0)
  const heightAt = (share: number): number => {
    let sum = 0
    return sums.findIndex((each) => {
      sum += each
      return sum > all * share
    })
  }
  return all === 0 ? wholeSpan : { from: heightAt(0.006) / 100, to: (heightAt(0.992) + 1) / 100 }
}

/** The art read small, where the mask is. */
export const spotsOf = (easel: Easel, mask: Mask | null): readonly Spot[] => {
  const picture = readPicture(easel, easel.w / columns)
  const { from, to } = mask ? spanOf(mask) : wholeSpan
  const spots: Spot[] = []
  for (let row = 0; row < picture.rows; row++)
    for (let column = 0; column < picture.columns; column++) {
      const at = (row * picture.columns + column) * 4
      const [x, y] = [(column + 0.5) / picture.columns, (row + 0.5) / picture.rows]
      if ((picture.data[at + 3] ?? 0) < 200 || (mask && shareIn(mask, x, y) < 0.8)) continue
      const isRim = Math.min(x, 1 - x) < 0.03 || Math.min(y, 1 - y) < 0.02
      const lab = labOf(picture.data[at] ?? 0, picture.data[at + 1] ?? 0, picture.data[at + 2] ?? 0)
      spots.push({ ...lab, x, y: (y - from) / Math.max(0.01, to - from), row, isRim })
    }
  return spots
}

/** What comes in a shade's place: one colour, another for every pixel, or what is around it. */
type Goal = Lab | ((pixel: Lab) => Lab) | GroundMap

const isMap = (goal: Goal): goal is GroundMap => 'rowAt' in goal

/** `reach` over 1 takes paler pixels along. */
export const turnShade = (easel: Easel, shade: Shade, goal: Goal, where: Where, reach = 1): void => {
  const { width, height } = easel.canvas
  for (const [top, rows] of bandsOf(height)) {
    const image = easel.ctx.getImageData(0, top, width, rows)
    const { data } = image
    const shareAt = where(top, rows, data)
    for (let row = 0; row < rows; row++) {
      const around = isMap(goal) ? goal.rowAt((top + row) / height, width) : null
      for (let x = 0; x < width; x++) {
        const at = (row * width + x) * 4
        const inside = shareAt(at)
        if (inside <= 0) continue
        const pixel = labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
        const share = inside * shade.shareOf(pixel)
        if (share <= 0.004) continue
        const to = isMap(goal)
          ? labOf(
              Math.round(around?.[x * 3] ?? 0),
              Math.round(around?.[x * 3 + 1] ?? 0),
              Math.round(around?.[x * 3 + 2] ?? 0),
            )
          : typeof goal === 'function'
            ? goal(pixel)
            : goal
        const [red, green, blue] = rgbOfLab(turnedShade(pixel, shade, to, share, around ? erasing : reach))
        data[at] = red
        data[at + 1] = green
        data[at + 2] = blue
      }
    }
    easel.ctx.putImageData(image, 0, top)
  }
}

export const everywhere: Where = () => () => 1

/** Share of the sheet from which a shade has too little around it to be carried on. */
const mostHole = 0.6

/** The sheet with a hole where the shade is: what is around it is carried on. Null where there is next to nothing around it. */
const aroundShade = (easel: Easel, shade: Shade): GroundMap | null => {
  const picture = readPicture(easel, easel.w / columns)
  const isShade = (x: number, y: number): boolean => {
    const at = (Math.floor(y * picture.rows) * picture.columns + Math.floor(x * picture.columns)) * 4
    const lab = labOf(picture.data[at] ?? 0, picture.data[at + 1] ?? 0, picture.data[at + 2] ?? 0)
    return (
      shade.shareOf(lab) * (Math.hypot(lab.a, lab.b) / Math.max(0.01, Math.hypot(shade.middle.a, shade.middle.b))) > 0.3
    )
  }
  const cells = picture.columns * picture.rows
  let hole = 0
  for (let at = 0; at < cells; at++) {
    const [column, row] = [at % picture.columns, Math.floor(at / picture.columns)]
    if (isShade((column + 0.5) / picture.columns, (row + 0.5) / picture.rows)) hole++
  }
  return hole > mostHole * cells ? null : mapGround(easel, (x, y) => !isShade(x, y), isShade)
}

interface Turning {
  readonly where?: Where
  readonly keepsSkin?: boolean
}

/** Of a thing that is called by a colour, only what is plainly of it: cream petals beside gold are none. */
const plainly = (shade: Shade): Shade => {
  const full = chromaOf(shade.middle)
  const isPlain = (pixel: Lab): number =>
    Math.max(1 - smooth(pale, pale + 0.15, pixel.l), smooth(0.2, 0.42, chromaOf(pixel) / full))
  return full < neutral ? shade : { ...shade, shareOf: (pixel) => shade.shareOf(pixel) * isPlain(pixel) }
}

/** How much darker than on a sheet the shadows of a white thing are its own: its folds reach nearly to black. */
const inFolds = 0.19

const ofOwner = (shade: Shade, near: string): Shade => {
  const named = labOfColour(near)
  return named.l > 0.9 && chromaOf(named) < neutral ? shadeOfWhite(shade.middle, inFolds) : shade
}

/** Lightness from which what has little of a colour is pale, and not its shadow. */
const pale = 0.5

/** The height of a row of spots, as a share of the sheet's. */
const rowShare = (easel: Easel, row: number): number => (row + 0.5) / Math.max(1, (easel.h * columns) / easel.w)

/** `owner` is where the thing is that the part belongs to; null for the whole sheet. */
export const turnPart = (
  easel: Easel,
  part: Part,
  colour: string | null,
  owner: Mask | null,
  { where = everywhere, keepsSkin = false, beside = null }: Turning & { readonly beside?: Mask | null } = {},
): void => {
  const all = spotsOf(easel, owner)
  const outside = beside ? all.filter(({ x, row }) => shareIn(beside, x, rowShare(easel, row)) < 0.5) : all
  const apart = beside ? shadeOfPart(outside, part, keepsSkin) : null
  const [spots, kept] = apart ? [outside, beside] : [all, null]
  const found = apart ?? shadeOfPart(spots, part, keepsSkin)
  if (found === null) return
  const shade = owner !== null && part.near !== null ? plainly(ofOwner(found.shade, part.near)) : found.shade
  const grid = { columns, rows: Math.max(1, Math.round((easel.h * columns) / easel.w)) }
  const mask = owner === null && part.look === 'patch' ? patchMask(spots, shade, grid, part.isSingle) : owner
  if (owner === null && part.look === 'patch' && mask === null) return
  const { height, width } = easel.canvas
  const { from, to } = owner ? spanOf(owner) : wholeSpan
  const [top, bottom] = [from + found.top * (to - from), from + found.bottom * (to - from)]
  const soft = softness * (to - from)
  const inside: Where = (first, rows, own) => {
    const shareAt = where(first, rows, own)
    return (at) => {
      const nth = at / 4
      const row = Math.floor(nth / width)
      const y = (first + row + 0.5) / height
      const isBetween =
        (found.top <= 0 ? 1 : smooth(top - soft, top + soft, y)) *
        (found.bottom >= 1 ? 1 : 1 - smooth(bottom - soft, bottom + soft, y))
      if (isBetween <= 0) return 0
      const x = (nth - row * width + 0.5) / width
      const share = isBetween * shareAt(at) * (kept ? 1 - shareIn(kept, x, y) : 1)
      return mask ? share * shareIn(mask, x, y) : share
    }
  }
  const goal = colour === null ? aroundShade(easel, shade) : labOfColour(colour)
  if (goal !== null) turnShade(easel, shade, goal, inside)
}

/** Pink reaches from magenta to rose: of its second shade only what is full of it goes along. */
const isPink = (named: Lab): boolean => chromaOf(named) > 0.06 && (hueOf(named) > 325 || hueOf(named) < 15)
const full = 0.1
/** Pink is pale by itself: its palest shades go along. */
const ofPale = 1.8

/** Degrees, and share of chroma, within which a colour is the one that was seen: a plate need not have it. */
const kinship = 34
const leastChroma = 0.35

const isKin = (found: Lab, seen: Lab): boolean =>
  chromaOf(seen) < neutral ||
  (hueBetween(hueOf(found), hueOf(seen)) < kinship && chromaOf(found) > leastChroma * chromaOf(seen))

/** Lightness from which a colour is pale, between which another is of middle light, and how much of it is left in what was pale. */
const palest = 0.7
const ofMiddle = [0.42, 0.68] as const
const inPale = 0.5
const fullnessOfPale = 0.72

/** What was pale pink becomes a pale blue: full blue would tear holes into a sky. Who names a light or a deep colour means just that. */
const asPale = (wanted: Lab, light: number): Lab => {
  const isMiddle = wanted.l > ofMiddle[0] && wanted.l < ofMiddle[1] && chromaOf(wanted) > neutral
  if (light < palest || !isMiddle) return wanted
  return {
    l: wanted.l + (light - wanted.l) * inPale,
    a: wanted.a * fullnessOfPale,
    b: wanted.b * fullnessOfPale,
  }
}

/** Grey of the same light, with a breath of the old colour: dead grey looks like a fault. */
const greyed = ({ l, a, b }: Lab): Lab => ({ l, a: a * 0.12, b: b * 0.12 })

/** Greens, and the dark teal that is called green beside them. */
const isGreen = (named: Lab): boolean => chromaOf(named) > 0.05 && hueOf(named) > 115 && hueOf(named) < 178
const darkTeal: Lab = labOfColour('#0a3a37')
const isDarkTeal = (found: Lab): boolean =>
  found.l < 0.38 && hueBetween(hueOf(found), hueOf(darkTeal)) < 20 && chromaOf(found) > 0.025

/** A dark ground that is called by the colour as well turns along, and stays dark. */
const turnDarkTeal = (easel: Easel, to: string | null, where: Where): void => {
  const shade = shadeCalled(spotsOf(easel, null), darkTeal, false)
  if (shade === null || !isDarkTeal(shade.middle)) return
  const wanted = to === null ? greyed(shade.middle) : labOfColour(to)
  turnShade(easel, shade, { ...wanted, l: Math.min(wanted.l, shade.middle.l + 0.06) }, where)
}

/** Mauve is pink beside purple, and purple beside rose and red: where purple gives way to them it goes along, as light as it was. */
const mauve = 336
const sameMauve = 13
const leastOfMauve = 10
const isPurple = (named: Lab): boolean => chromaOf(named) > 0.05 && hueOf(named) > 280 && hueOf(named) < 326
const isRosy = (wanted: Lab): boolean => chromaOf(wanted) > 0.05 && (hueOf(wanted) < 60 || hueOf(wanted) > 355)

const turnMauve = (easel: Easel, wanted: Lab, where: Where): void => {
  const own = spotsOf(easel, null).filter(
    (spot) => chromaOf(spot) > neutral && hueBetween(hueOf(spot), mauve) < sameMauve,
  )
  if (own.length < leastOfMauve) return
  const shade = shadeOfHue(meanOf(own))
  turnShade(easel, shade, { ...wanted, l: shade.middle.l }, where, ofPale)
}

/** Colours that give way wherever they are. */
export const turnHues = (
  easel: Easel,
  { hues }: Adjustments,
  { where = everywhere, keepsSkin = false }: Turning = {},
): void => {
  for (const { from, to } of hues) {
    const named = labOfColour(from)
    for (let pass = 0; pass < (isPink(named) ? 2 : 1); pass++) {
      const shade = shadeCalled(spotsOf(easel, null), named, keepsSkin)
      if (
        shade === null ||
        (pass > 0 ? chromaOf(shade.middle) < full || !isPink(shade.middle) : !isKin(shade.middle, named))
      )
        break
      const goal = to === null ? greyed(shade.middle) : asPale(labOfColour(to), shade.middle.l)
      turnShade(easel, shade, goal, where, isPink(named) ? ofPale : 1)
    }
    if (isGreen(named)) turnDarkTeal(easel, to, where)
    if (to !== null && isPurple(named) && isRosy(labOfColour(to))) turnMauve(easel, labOfColour(to), where)
  }
}
