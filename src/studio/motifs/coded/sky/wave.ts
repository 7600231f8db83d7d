// A great wave about to break: ribs of water run up its back and end in claws of foam.
import { lerp, tau } from '../../../paint/curves.ts'
import type { Pen } from '../../../paint/pen.ts'
import type { Point } from '../../../paint/point.ts'
import type { Random } from '../../../paint/random.ts'
import { curveThrough } from '../../../paint/shapes/line.ts'
import { disc, inFront, plot, polygon, ribbon, tapering, together } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'

const back: readonly Point[] = plot(
  '-0.86 -0.02, -0.66 -0.2, -0.46 -0.52, -0.22 -0.8, 0.06 -0.955, 0.34 -0.94, 0.55 -0.8, 0.64 -0.6, 0.6 -0.5',
)
const throat: readonly Point[] = plot(
  '0.6 -0.5, 0.52 -0.63, 0.4 -0.7, 0.24 -0.68, 0.1 -0.55, 0.05 -0.36, 0.14 -0.18, 0.36 -0.08, 0.86 -0.04',
)

const drawClaws = (pen: Pen, random: Random): void => {
  const crest = curveThrough(back.slice(3), 8)
  crest.forEach(([x, y], at) => {
    if (at < 5 || at % 2) return
    const share = at / crest.length
    const size = lerp(0.035, 0.085, share) * random.between(0.8, 1.15)
    const heading = lerp(-0.9, 1.5, share) + random.bell() * 0.2
    const lobes = [-1, -0.2, 0.7].map((spread) => {
      const angle = heading + spread * 0.75
      const tip: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size]
      const hook: Point = [tip[0] + Math.cos(angle + 1.3) * size * 0.5, tip[1] + Math.sin(angle + 1.3) * size * 0.5]
      return ribbon(
        [[x - Math.cos(angle) * size * 0.3, y - Math.sin(angle) * size * 0.3], tip, hook],
        tapering(size * 0.62, 0.006),
      )
    })
    inFront(pen, 'light', together(disc(x, y, size * 0.5), ...lobes), 0.006)
  })
}

const drawSpray = (pen: Pen, random: Random): void => {
  for (let at = 0; at < 16; at++) {
    const share = random.next()
    const x = lerp(0.2, 0.8, share)
    pen.fill(
      'light',
      disc(x, lerp(-0.98, -0.5, share ** 1.6) - random.between(-0.06, 0.02), random.between(0.007, 0.017)),
    )
  }
}

const drawSwell = (pen: Pen, random: Random): void => {
  const crest: Point[] = Array.from({ length: 25 }, (_, at) => {
    const x = lerp(-0.88, 0.88, at / 24)
    return [
      x,
      -0.1 -
        Math.sin(at * 0.62 + 0.8) * 0.035 -
        0.12 * Math.exp(-(((x - 0.6) / 0.2) ** 2)) -
        0.04 * Math.exp(-(((x + 0.5) / 0.16) ** 2)),
    ]
  })
  inFront(pen, 'body', polygon([...curveThrough(crest, 4), [0.88, 0], [-0.88, 0]]), 0.012)
  for (const lane of [0.035, 0.075]) {
    const from = random.whole(0, 6)
    pen.fill(
      'light',
      ribbon(
        crest.slice(from, from + 7).map(([x, y]): Point => [x, y + lane]),
        (share) => 0.017 * Math.sin(share * Math.PI),
      ),
    )
    pen.gap(
      ribbon(
        crest.slice(from + 8, from + 17).map(([x, y]): Point => [x, y + lane]),
        (share) => 0.015 * Math.sin(share * Math.PI),
      ),
    )
  }
  for (const [x, y, size] of [
    [0.6, -0.235, 0.045],
    [0.5, -0.19, 0.035],
    [0.7, -0.2, 0.036],
  ] as const) {
    const froth = together(
      ...Array.from({ length: 6 }, (_, at) =>
        disc(
          x + Math.cos((at / 6) * tau) * size * 0.62,
          y + Math.sin((at / 6) * tau) * size * 0.45,
          size * random.between(0.4, 0.6),
        ),
      ),
    )
    inFront(pen, 'light', froth, 0.006)
  }
}

export const wave: CodedMotif = {
  id: 'wave',
  width: 1.76,
  draw(pen, random) {
    const water = polygon([...curveThrough(back), ...curveThrough(throat), [0.86, 0], [-0.86, 0]])
    pen.fill('body', water)
    pen.fill(
      'shade',
      polygon([
        ...curveThrough(throat),
        [0.86, 0],
        [0.1, 0],
        ...curveThrough(plot('0.1 0, -0.08 -0.2, -0.06 -0.44, 0.1 -0.68, 0.34 -0.79, 0.52 -0.72, 0.6 -0.5')),
      ]),
    )
    const rib = (lane: number): Point[] => {
      const inner = plot('-0.3 0, -0.2 -0.2, -0.04 -0.46, 0.12 -0.66, 0.3 -0.76, 0.44 -0.74, 0.54 -0.66')
      const outer = plot('-0.72 -0.02, -0.58 -0.19, -0.4 -0.46, -0.18 -0.74, 0.07 -0.89, 0.32 -0.89, 0.5 -0.78')
      return inner.map(([x, y], at): Point => [lerp(outer[at]?.[0] ?? x, x, lane), lerp(outer[at]?.[1] ?? y, y, lane)])
    }
    for (const lane of [0.02, 0.26, 0.5, 0.74]) {
      const line = rib(lane)
      pen.fill(
        'light',
        ribbon(line, (share) => 0.006 + 0.03 * Math.sin(share * Math.PI) ** 1.4),
      )
    }
    for (const lane of [0.14, 0.38, 0.62, 0.87])
      pen.gap(ribbon(rib(lane), (share) => 0.005 + 0.014 * Math.sin(share * Math.PI)))
    drawSwell(pen, random.sub('swell'))
    drawClaws(pen, random.sub('claws'))
    drawSpray(pen, random.sub('spray'))
  },
}
