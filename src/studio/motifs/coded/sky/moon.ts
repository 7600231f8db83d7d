// A crescent moon, engraved: hatching that follows the terminator, craters on the lit limb.
import { lerp } from '../../../paint/curves.ts'
import type { Point } from '../../../paint/point.ts'
import { disc, polygon, ribbon, swelling, without } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'

const limb = 0.5

/** The crescent left when a disc of `radius` at `offset` covers the moon; both edges run from horn to horn. */
const crescentOf = (radius: number, offset: number) => {
  const hornX = (offset * offset + limb * limb - radius * radius) / (2 * offset)
  const outerReach = Math.PI - Math.acos(hornX / limb)
  const innerReach = Math.PI - Math.acos((hornX - offset) / radius)
  /** `height` of -1..1 from horn to horn, `across` from the limb (0) to the terminator (1). */
  return (height: number, across: number): Point => {
    const outer = Math.PI + height * outerReach
    const inner = Math.PI + height * innerReach
    return [
      lerp(Math.cos(outer) * limb, offset + Math.cos(inner) * radius, across),
      lerp(Math.sin(outer) * limb, Math.sin(inner) * radius, across),
    ]
  }
}

export const moon: CodedMotif = {
  id: 'moon',
  width: 0.94,
  draw(pen, random) {
    const place = crescentOf(random.between(0.4, 0.44), random.between(0.17, 0.22))
    const heights = Array.from({ length: 61 }, (_, at) => lerp(-1, 1, at / 60))
    const edge = (across: number, reach = 1): Point[] => heights.map((height) => place(height * reach, across))
    pen.placed({ x: 0.04, y: -0.5, turn: random.between(-0.5, -0.3) }, () => {
      pen.fill('light', polygon([...edge(0), ...edge(1).toReversed()]))
      pen.fill('accent', polygon([...edge(0.58), ...edge(1).toReversed()]))
      pen.fill('shade', polygon([...edge(0.88), ...edge(1).toReversed()]))
      const craters = random.sub('craters')
      const placed: (readonly [number, number, number])[] = []
      for (let at = 0; at < 80 && placed.length < 8; at++) {
        const size = craters.between(0.01, 0.036)
        const [x, y] = place(craters.between(-0.52, 0.52), craters.between(0.3, 0.42))
        const apart = placed.every(
          ([otherX, otherY, other]) => Math.hypot(x - otherX, y - otherY) > size + other + 0.02,
        )
        if (apart) placed.push([x, y, size])
      }
      for (let at = 0; at < 33; at++) {
        const height = lerp(-0.8, 0.8, at / 32)
        const from = random.between(0.54, 0.64)
        const run = [from, (from + 1) / 2, 0.97].map((across) => place(height + (across - 0.6) * 0.05, across))
        pen.gap(ribbon(run, (share) => 0.002 + 0.0085 * share))
      }
      for (const [x, y, size] of placed) {
        pen.fill('accent', disc(x, y, size))
        pen.gap(without(disc(x, y, size), disc(x + size * 0.35, y + size * 0.3, size * 0.92)))
        const rim: Point[] = [
          [x + size * 0.75, y - size * 0.5],
          [x + size, y + size * 0.1],
          [x + size * 0.62, y + size * 0.78],
        ]
        pen.gap(ribbon(rim, swelling(size * 0.18)))
      }
      pen.gap(
        ribbon(
          edge(0.1, 0.6).filter((_, at) => at % 6 === 0),
          swelling(0.01),
        ),
      )
    })
  },
}
