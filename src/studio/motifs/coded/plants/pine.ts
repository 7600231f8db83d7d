// A pine: whorls of drooping boughs fringed with needles, thinner towards the top, sky between them.
import { lerp } from '../../../paint/curves.ts'
import type { Pen } from '../../../paint/pen.ts'
import type { Point } from '../../../paint/point.ts'
import type { Random } from '../../../paint/random.ts'
import { inFront, plot, polygon, ribbon, tapering, together } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'

/** A bough to one side: it leaves the trunk, sags, lifts at the tip, and hangs with needles. */
const drawBough = (pen: Pen, random: Random, y: number, reach: number, side: number, isFront: boolean): void => {
  const sag = reach * random.between(0.26, 0.44)
  const spine = (share: number): Point => [
    side * reach * share,
    y + sag * Math.sin(share * 2.1) - reach * 0.1 * share ** 4,
  ]
  const needles = Math.max(6, Math.round(reach / 0.016))
  const upper: Point[] = []
  const lower: Point[] = []
  for (let at = 0; at <= needles; at++) {
    const share = at / needles
    const [x, baseline] = spine(share)
    const hang = (0.028 + reach * 0.16) * (1 - share * 0.75) * random.between(0.65, 1.15)
    upper.push([x, baseline - 0.007 * (1 - share) - random.between(0, 0.007)])
    upper.push([x + (side * reach) / needles / 2, baseline + 0.002])
    lower.push([x + side * 0.006, baseline + hang])
    lower.push([x + (side * reach * 0.55) / needles, baseline + hang * 0.42])
  }
  const bough = polygon([[0, y - 0.02], ...upper, spine(1.04), ...lower.toReversed(), [0, y + 0.03]])
  inFront(pen, isFront ? 'body' : 'shade', bough, isFront ? 0.004 : 0.0025)
  if (!isFront) return
  const lit = [0.1, 0.4, 0.7, 0.98].map(spine).map(([x, baseline]): Point => [x, baseline + 0.004])
  if (side < 0) pen.fill('light', ribbon(lit, tapering(0.014, 0.004)))
  const strokes = [0.25, 0.45, 0.65].map((share) => {
    const [x, baseline] = spine(share)
    return ribbon(
      [
        [x, baseline + 0.012],
        [x - side * 0.004, baseline + 0.014 + reach * 0.08],
      ],
      tapering(0.005, 0.002),
    )
  })
  pen.gap(together(...strokes))
}

export const pine: CodedMotif = {
  id: 'pine',
  width: 0.52,
  draw(pen, random) {
    pen.fill('shade', ribbon(plot('0 0, 0.004 -0.5, 0 -0.99'), tapering(0.042, 0.006)))
    pen.fill('body', polygon(plot('-0.045 0, -0.016 -0.07, 0.016 -0.07, 0.05 0')))
    const whorls = random.whole(12, 14)
    for (let at = 0; at < whorls; at++) {
      const share = at / (whorls - 1)
      const y = lerp(-0.115, -0.955, share ** 0.92)
      const reach = lerp(0.25, 0.02, share ** 0.85)
      for (const side of random.chance(0.5) ? [-1, 1] : [1, -1]) {
        drawBough(pen, random, y - 0.02, reach * random.between(0.55, 0.9), side, false)
        drawBough(pen, random, y, reach * random.between(0.82, 1), side, true)
      }
    }
    pen.fill('body', polygon(plot('-0.012 -0.94, 0 -1, 0.012 -0.94')))
  },
}
