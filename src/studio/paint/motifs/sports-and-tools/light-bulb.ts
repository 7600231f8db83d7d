// A filament lamp, lit: a glass pear with its glowing coil, the screw cap, rays around it.
import { lerp } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { inFront, outline, oval, plot, ribbon, swelling, within, without } from '../outlines.ts'

export const lightBulb: Motif = {
  id: 'light-bulb',
  kind: 'object',
  rests: 'held',
  width: 0.86,
  draw(pen, random) {
    const glassPoints: readonly Point[] = plot(
      '-0.088 -0.2, -0.11 -0.3, -0.19 -0.42, -0.235 -0.55, -0.205 -0.7, -0.11 -0.79, 0 -0.815, 0.11 -0.79, 0.205 -0.7, 0.235 -0.55, 0.19 -0.42, 0.11 -0.3, 0.088 -0.2',
    )
    const glass = outline(glassPoints)
    pen.fill('light', glass)
    pen.fill('accent', within(glass, oval(0, -0.56, 0.165, 0.17)))
    pen.fill('light', within(glass, oval(0, -0.57, 0.115, 0.12)))
    pen.fill(
      'body',
      within(glass, without(glass, outline(glassPoints.map(([x, y]): Point => [x * 0.97 - 0.035, y - 0.018])))),
    )
    pen.gap(ribbon(plot('-0.178 -0.5, -0.188 -0.6, -0.145 -0.7'), swelling(0.018)))
    pen.gap(
      ribbon(
        [
          [-0.11, -0.735],
          [-0.08, -0.752],
        ],
        swelling(0.014),
      ),
    )
    for (let at = 0; at < 7; at++) {
      const y = lerp(-0.68, -0.44, at / 6)
      const edge = 0.235 * Math.sqrt(Math.max(0.2, 1 - ((y + 0.56) / 0.27) ** 2))
      pen.gap(
        within(
          glass,
          ribbon(
            [
              [edge - 0.006, y],
              [edge - 0.075, y + 0.012],
            ],
            (share) => 0.009 * (1 - share),
          ),
        ),
      )
    }
    pen.gap(ribbon(plot('-0.03 -0.2, -0.03 -0.36, -0.075 -0.53'), () => 0.011))
    pen.gap(ribbon(plot('0.03 -0.2, 0.03 -0.36, 0.075 -0.53'), () => 0.011))
    pen.gap(ribbon(plot('-0.03 -0.36, 0 -0.375, 0.03 -0.36'), () => 0.01))
    const coil: Point[] = Array.from({ length: 41 }, (_, at) => {
      const share = at / 40
      const swing = share * Math.PI * 10
      return [
        lerp(-0.075, 0.075, share) + Math.sin(swing) * 0.012,
        -0.54 - Math.sin(share * Math.PI) * 0.045 - Math.cos(swing) * 0.02,
      ]
    })
    pen.gap(ribbon(coil, () => 0.011, 3))
    inFront(pen, 'body', outline(plot('-0.1 -0.215, 0.1 -0.215, 0.1 -0.18, -0.1 -0.18')), 0.008)
    for (let turn = 0; turn < 3; turn++) {
      const y = -0.165 + turn * 0.042
      const thread: Point[] = [
        [-0.094 + turn * 0.006, y],
        [0, y + 0.014],
        [0.094 - turn * 0.006, y - 0.006],
      ]
      inFront(
        pen,
        turn % 2 ? 'body' : 'shade',
        ribbon(thread, () => 0.034),
        0.006,
      )
      pen.fill(
        'light',
        ribbon(
          [
            [-0.07, y - 0.002],
            [-0.03, y + 0.006],
          ],
          swelling(0.014),
        ),
      )
    }
    inFront(pen, 'shade', outline(plot('-0.062 -0.048, 0.062 -0.05, 0.036 -0.008, 0 0, -0.036 -0.008')), 0.006)
    const rays = random.pick([9, 11])
    for (let at = 0; at < rays; at++) {
      const angle = lerp(-Math.PI - 0.42, 0.42, at / (rays - 1))
      const [from, to] = [0.3, at % 2 ? 0.375 : 0.432]
      pen.fill(
        'accent',
        ribbon(
          [
            [Math.cos(angle) * from, -0.565 + Math.sin(angle) * from],
            [Math.cos(angle) * to, -0.565 + Math.sin(angle) * to],
          ],
          swelling(0.024),
        ),
      )
    }
  },
}
