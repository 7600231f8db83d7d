// What lies behind a text, and whether it can be read there: how restless the art is, how even a line of it, what contrast an ink has.
import type { Colour } from '../../studio/colour/colour.ts'
import { crossed, restlessness, spread, worstContrast } from './ground.ts'

/** A block as its ink is judged: what lies behind it, and how large it is set. */
export interface Sight {
  readonly lights: readonly number[]
  /** The same, line by line; along a spine, letter by letter: an edge or a bar through one line is little of the whole, and all of that line. */
  readonly slices: readonly (readonly number[])[]
  readonly panel: 'back' | 'spine'
  readonly size: number
}

/** Large books have text of 15 pt. */
const isLarge = (size: number): boolean => size >= 15.5

/** Contrast alone does not make a text readable: over windows and twigs the eye cannot tell strokes from art. */
const mostRestless = (size: number): number => (isLarge(size) ? 0.11 : 0.04)

/** How far the lights behind a line may lie apart: the edge of a hill runs through it, or chips of stone. */
const mostSpread = ({ panel, size }: Sight): number => {
  if (panel === 'spine') return 0.1
  return isLarge(size) ? Number.POSITIVE_INFINITY : 0.085
}
/** Under a wash: it must do more than just pass. */
const mostUnderWash = 0.05
/** The share of a line of small type that strokes of the art may cross: a thin rule, a crease, a flock of stars. */
const mostCrossed = 0.06

const isEven = (sight: Sight, most: number): boolean =>
  sight.slices.every((line) => spread(line) <= most && (isLarge(sight.size) || crossed(line) <= mostCrossed))

const isRestful = ({ lights, size }: Sight): boolean => restlessness(lights) <= mostRestless(size)

/** Whether the art behind a text is calm enough for it. */
export const isCalm = (sight: Sight): boolean => isRestful(sight) && isEven(sight, mostSpread(sight))

/** And whether it is where it is seen through a wash. */
export const isQuiet = (sight: Sight): boolean =>
  isRestful(sight) &&
  isEven(sight, Math.min(mostSpread(sight), isLarge(sight.size) ? mostSpread(sight) : mostUnderWash))

/** Along a spine, letters that stand half on one tone and half on another: a glow would smear the edge between them. */
const mostParted = 0.1

export const isParted = ({ slices }: Sight): boolean => slices.some((letters) => spread(letters) > mostParted)

/** The share of a line of text, and of a letter on a spine, that may be harder to read: there a single stroke of the art crosses it. */
const forgiven = { back: 0.2, spine: 0.08 } as const

/** What type needs on bare art: a page of text more than a title, though a large letter lies half on a tone that its mean does not tell. */
const [leastOfType, leastOfText] = [60, 64]

export const leastOf = (sights: readonly Sight[]): number =>
  sights.some(({ panel, size }) => panel === 'back' && !isLarge(size)) ? leastOfText : leastOfType

/** The contrast that an ink has where it has least. */
export const weakest = (ink: Colour, sights: readonly Sight[]): number => {
  const onAll = Math.min(...sights.map(({ lights }) => worstContrast(ink, lights)))
  // What is too little already need not be known line by line.
  if (onAll < leastOfType) return onAll
  const onLines = sights.flatMap(({ slices, panel }) => slices.map((line) => worstContrast(ink, line, forgiven[panel])))
  return Math.min(onAll, ...onLines)
}
