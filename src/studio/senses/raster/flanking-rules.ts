// Rules that stand beside a word ("—— THE ——") belong to its setting: left alone, or cut where the mask ends, they tell that text was there.
import { lightAt, type Picture, type Window } from './picture.ts'
import type { Quad } from './quad.ts'

/** In thicknesses of the line: how far from the word a rule may begin, how short and how thick it may be, how far it is followed. */
const furthestStart = 1.2
const shortest = 0.6
const thickest = 0.22
const followed = 12
/** In thicknesses of the line: rules stand within this of its middle. */
const offMiddle = 0.5
/** A line turned by more than this is not searched: its rules are turned too. */
const levelEnough = 0.04
/** Of the step between letters and ground, what a rule must have at least; rules are often set a little fainter. */
const leastStep = 0.45
/** Of 255: fainter letters cannot be told from the grain of their ground. */
const leastContrast = 24

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const boxOf = ({ x, y, length, thickness }: Quad): Box => ({
  left: Math.round(x - length / 2),
  right: Math.round(x + length / 2),
  top: Math.round(y - thickness / 2),
  bottom: Math.round(y + thickness / 2),
})

type LightAt = (x: number, y: number) => number

/** Beyond the edges, the light of the nearest pixel. */
const lightIn =
  (picture: Picture): LightAt =>
  (x, y) => {
    const column = Math.max(0, Math.min(picture.width - 1, x))
    return lightAt(picture, Math.max(0, Math.min(picture.height - 1, y)) * picture.width + column)
  }

/** Light of the letters less that of their ground: the ends of what the box holds, one of which is its ground. */
const stepOf = (light: LightAt, { left, right, top, bottom }: Box): number => {
  const lights: number[] = []
  for (let y = top; y < bottom; y += 2) for (let x = left; x < right; x += 2) lights.push(light(x, y))
  lights.sort((one, other) => one - other)
  const at = (share: number): number => lights[Math.floor((lights.length - 1) * share)] ?? 0
  const [dark, middle, bright] = [at(0.03), at(0.5), at(0.97)]
  const ground = (light(left - 2, top - 2) + light(right + 2, bottom + 2) + middle) / 3
  return bright - ground >= ground - dark ? bright - ground : dark - ground
}

/** How far a row is drawn on, from `start` outwards in steps of `towards`; 0 where nothing begins near `start`. */
const runOf = (isDrawn: (x: number) => boolean, start: number, towards: number, size: number): [number, number] => {
  let from = start
  while (Math.abs(from - start) < size * furthestStart && !isDrawn(from)) from += towards
  let to = from
  // A speck of texture may interrupt a worn rule.
  for (let gap = 0; Math.abs(to - from) < size * followed && gap < 3; ) {
    gap = isDrawn(to + towards) ? 0 : gap + 1
    to += towards
  }
  return [from, to - towards * 2]
}

const ruleAt = (picture: Picture, light: LightAt, quad: Quad, step: number, towards: 1 | -1): Window | null => {
  const { left, right } = boxOf(quad)
  const size = quad.thickness
  const clear = Math.max(4, Math.round(size * thickest))
  const start = towards === 1 ? right + 2 : left - 2
  const rows: { y: number; from: number; to: number }[] = []
  for (let y = Math.round(quad.y - size * offMiddle); y <= quad.y + size * offMiddle; y++) {
    // Drawn: apart from what lies above and below by as much as the letters are, nearly.
    const isDrawn = (x: number): boolean => {
      if (x < 0 || x >= picture.width) return false
      const here = light(x, y)
      const isApart = (other: number): boolean => (here - other) * Math.sign(step) >= Math.abs(step) * leastStep
      return isApart(light(x, y - clear)) && isApart(light(x, y + clear))
    }
    const [from, to] = runOf(isDrawn, start, towards, size)
    if (Math.abs(to - from) >= size * shortest) rows.push({ y, from, to })
  }
  const [first, last] = [rows.at(0), rows.at(-1)]
  if (!first || !last || last.y - first.y > size * thickest) return null
  const ends = rows.flatMap(({ from, to }) => [from, to])
  const [west, east] = [Math.min(...ends), Math.max(...ends)]
  const air = Math.max(3, Math.round(size * 0.04))
  const [x0, y0] = [Math.max(0, west - air), Math.max(0, first.y - air)]
  return {
    left: x0,
    top: y0,
    width: Math.min(picture.width, east + air + 1) - x0,
    height: Math.min(picture.height, last.y + air + 1) - y0,
  }
}

/** The rules at both sides of a line of text. */
export const flankingRules = (picture: Picture, quad: Quad): Window[] => {
  if (Math.abs(Math.sin(quad.angle)) > levelEnough || Math.cos(quad.angle) < 0) return []
  const light = lightIn(picture)
  const step = stepOf(light, boxOf(quad))
  if (Math.abs(step) < leastContrast) return []
  return ([-1, 1] as const).flatMap((towards) => ruleAt(picture, light, quad, step, towards) ?? [])
}
