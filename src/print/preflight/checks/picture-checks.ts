// Checks of pictures and colours.
import { printDpi } from '../../../catalog/print.ts'
import type { PlainBox } from '../../geometry/boxes.ts'
import { processColors } from '../content/color-space.ts'
import type { Check, Subject } from './check.ts'

const pointsPerInch = 72

export const imageResolution = ({ findings, unit }: Subject): Check => {
  const poorest = findings.images
    .map(({ dpi, width, height }) => ({ dpi: dpi / (unit * pointsPerInch), width, height }))
    .reduce((least, image) => (image.dpi < least.dpi ? image : least), {
      dpi: Number.POSITIVE_INFINITY,
      width: 0,
      height: 0,
    })
  const { dpi, width, height } = poorest
  return {
    rule: 'image_resolution',
    expected: `at least ${printDpi} DPI`,
    measured: findings.images.length === 0 ? 'no images' : `${dpi.toFixed(1)} DPI (${width} x ${height} pixels)`,
    // The size of a sheet is no whole number of pixels; half a pixel in a hundred is no lack of sharpness.
    pass: dpi >= printDpi - 0.5,
  }
}

/** In inches: how far inside the edge of the page it is looked at, and what may be bare there. */
const edge = { inset: 0.01, tolerance: 0.02 } as const

type Interval = readonly [from: number, to: number]

/** How much of a line is left bare by intervals on it. */
const bareLength = (intervals: readonly Interval[], from: number, to: number): number => {
  let [bare, reached] = [0, from]
  for (const [start, end] of intervals.toSorted(([one], [other]) => one - other)) {
    if (start > reached) bare += Math.min(start, to) - Math.min(reached, to)
    reached = Math.max(reached, end)
  }
  return bare + Math.max(0, to - reached)
}

const crosses = (start: number, length: number, line: number): boolean => start <= line && start + length >= line

/** The four sides of a page, each as the line that painted areas must cross. */
const bareEdge = (areas: readonly PlainBox[], width: number, height: number): number => {
  const { inset } = edge
  const upright = [inset, width - inset].map((line) => {
    const crossing = areas.filter(({ x, width: length }) => crosses(x, length, line))
    return bareLength(
      crossing.map(({ y, height: length }) => [y, y + length] as const),
      inset,
      height - inset,
    )
  })
  const level = [inset, height - inset].map((line) => {
    const crossing = areas.filter(({ y, height: length }) => crosses(y, length, line))
    return bareLength(
      crossing.map(({ x, width: length }) => [x, x + length] as const),
      inset,
      width - inset,
    )
  })
  return [...upright, ...level].reduce((sum, length) => sum + length, 0)
}

export const bleedCoverage = ({ findings, mediaBox, unit }: Subject): Check => {
  const areas = findings.painted.map((box) => ({
    x: box.x * unit,
    y: box.y * unit,
    width: box.width * unit,
    height: box.height * unit,
  }))
  const bare = bareEdge(areas, mediaBox.width * unit, mediaBox.height * unit)
  const isCovered = bare <= edge.tolerance
  return {
    rule: 'bleed_coverage',
    expected: 'art up to every edge of the sheet',
    measured: isCovered ? 'covered' : `${bare.toFixed(2)} in of the edge are bare`,
    pass: isCovered,
  }
}

export const transparency = ({ findings }: Subject): Check => ({
  rule: 'transparency',
  expected: 'none',
  measured: [...findings.transparency].join(', ') || 'none',
  pass: findings.transparency.size === 0,
})

export const colorSpaces = ({ findings }: Subject): Check => {
  const spaces = [...findings.colorSpaces].toSorted()
  return {
    rule: 'color_spaces',
    expected: 'RGB, CMYK or grey',
    measured: spaces.join(', ') || 'no colours',
    pass: spaces.every((space) => processColors.includes(space)),
  }
}
