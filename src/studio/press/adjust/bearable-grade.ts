// How much of a grade art can bear: under some light there is nothing to see.
import type { Grade, Region } from '../../direction/adjustments.ts'
import type { Easel } from '../../paint/easel.ts'
import { lightestIn, smallPicture } from './tone-of-art.ts'

/** Art of a lower light than this is dark. */
export const ofDark = 0.3

/** Light that art of a night keeps, however dark it is wished: under it there is nothing to see. */
const darkest = 0.095

/** Light that what is lightest keeps where somebody asks for darker art: it may be dark, and still is a picture. */
const dimmest = 0.07

/** How far a light may be darkened before it is as low as another. */
const roomFor = (light: number, lowest: number): number => Math.min(0, (lowest / Math.max(light, 0.01) - 1) / 0.68)

/** Where a region is wholly itself, as shares of the height. */
const reaches: Readonly<Record<Region, readonly [from: number, to: number]>> = {
  whole: [0, 1],
  upper: [0, 0.45],
  lower: [0.55, 1],
}

/** How far a region may be darkened on demand: as long as anything of it is light there is something to darken. */
export const roomOnDemand = (easel: Easel, region: Region): number => {
  const [from, to] = reaches[region]
  const box = { x: 0, y: easel.h * from, w: easel.w, h: easel.h * (to - from) }
  return roomFor(lightestIn(smallPicture(easel), box), dimmest)
}

/** Contrast drives dark art into black, and so does one darkening on another: dark art takes less of both. */
export const bearable = (grade: Grade, light: number, room: number): Grade => ({
  ...grade,
  contrast: grade.contrast > 0 ? grade.contrast * Math.min(1, light / ofDark) : grade.contrast,
  lightness: Math.max(grade.lightness, Math.min(roomFor(light, darkest), room)),
})
