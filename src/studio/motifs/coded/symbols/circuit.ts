// A chip and the traces that run from it: routed at right angles and slants, each to its own pad.
import { lerp } from '../../../paint/curves.ts'
import type { Point } from '../../../paint/point.ts'
import { block, disc, inFront, polyline, ring } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'

const half = 0.17
const pins = 7

export const circuit: CodedMotif = {
  id: 'circuit',
  width: 1,
  draw(pen, random) {
    pen.placed({ y: -0.5 }, () => {
      for (let side = 0; side < 4; side++)
        pen.placed({ turn: (side * Math.PI) / 2 }, () => {
          const lanes = random.sub(`side ${side}`)
          for (let pin = 0; pin < pins; pin++) {
            const share = lerp(-1, 1, pin / (pins - 1))
            const x = share * half * 0.84
            const outer = x * 2.55
            const slantFrom = half + 0.035 + (1 - Math.abs(share)) * 0.075
            const slantTo = slantFrom + Math.abs(outer - x)
            const reach = pin === 3 ? 0.47 : Math.min(0.468, Math.max(slantTo + 0.03, lanes.between(0.36, 0.468)))
            const stops = slantTo < reach
            const trace: Point[] = stops
              ? [
                  [x, -half],
                  [x, -slantFrom],
                  [outer, -slantTo],
                  [outer, -reach],
                ]
              : [
                  [x, -half],
                  [x, -slantFrom],
                  [x + Math.sign(outer - x) * (reach - slantFrom), -reach],
                ]
            const [endX, endY] = trace.at(-1) ?? [x, -half]
            pen.stroke(pin % 3 === 0 ? 'accent' : 'body', 0.0135, polyline(trace))
            if (lanes.chance(0.68)) pen.fill(pin % 3 === 0 ? 'accent' : 'light', ring(endX, endY, 0.028, 0.0125))
            else pen.fill('accent', disc(endX, endY, 0.02))
          }
        })
      for (let side = 0; side < 4; side++)
        pen.placed({ turn: (side * Math.PI) / 2 }, () => {
          for (let pin = 0; pin < pins; pin++)
            pen.fill(
              'light',
              block(lerp(-1, 1, pin / (pins - 1)) * half * 0.84 - 0.0125, -half - 0.038, 0.025, 0.06, 0.005),
            )
        })
      inFront(pen, 'body', block(-half, -half, half * 2, half * 2, 0.022), 0.009)
      pen.fill('shade', block(-half + 0.012, 0.02, half * 2 - 0.024, half - 0.032, 0.016))
      pen.line(0.01, block(-half + 0.034, -half + 0.034, half * 2 - 0.068, half * 2 - 0.068, 0.012))
      inFront(pen, 'accent', block(-0.075, -0.075, 0.15, 0.15, 0.012), 0.01)
      pen.fill('light', (path) => {
        path.moveTo(-0.075, -0.063)
        path.lineTo(-0.063, -0.075)
        path.lineTo(0.063, -0.075)
        path.lineTo(-0.075, 0.063)
        path.closePath()
      })
      for (const at of [-0.03, 0.0, 0.03])
        pen.line(
          0.007,
          polyline([
            [at, -0.05],
            [at, 0.05],
          ]),
        )
      pen.gap(disc(-half + 0.06, -half + 0.06, 0.011))
    })
  },
}
