// An archery butt on its easel, with an arrow in the gold.
import { lerp, tau } from '../../curves.ts'
import type { Motif } from '../motif.ts'
import { oval, ribbon, tapering, without } from '../outlines.ts'
import { drawArrow } from './arrow.ts'

const draw =
  (hasArrow: boolean): Motif['draw'] =>
  (pen, random) => {
    pen.as('legs', () => {
      for (const [from, to] of [
        [-0.16, -0.34],
        [0.14, 0.3],
      ] as const)
        pen.fill(
          'shade',
          ribbon(
            [
              [from, -0.7],
              [to, 0],
            ],
            tapering(0.05, 0.04),
          ),
        )
      pen.fill(
        'body',
        ribbon(
          [
            [0.1, -0.75],
            [0.2, -0.02],
          ],
          tapering(0.035, 0.03),
        ),
      )
    })
    pen.placed({ x: -0.02, y: -0.555, turn: random.between(-0.03, 0.03) }, () => {
      const squeeze = 0.94
      pen.as('target rings', () => {
        pen.gap(oval(0.03, 0.008, 0.44 * squeeze, 0.44))
        pen.fill('shade', without(oval(0.045, 0.012, 0.43 * squeeze, 0.43), oval(0, 0, 0.432 * squeeze, 0.432)))
        const bands = ['body', 'light', 'accent', 'light', 'accent'] as const
        bands.forEach((tone, at) => {
          const outer = lerp(0.42, 0.078, at / (bands.length - 1))
          const inner = at === bands.length - 1 ? 0.0001 : lerp(0.42, 0.078, (at + 1) / (bands.length - 1)) + 0.013
          pen.fill(
            tone,
            at === bands.length - 1
              ? oval(0, 0, outer * squeeze, outer)
              : without(oval(0, 0, outer * squeeze, outer), oval(0, 0, inner * squeeze, inner)),
          )
        })
        for (let at = 0; at < 34; at++) {
          const angle = (at / 34) * tau
          pen.gap(
            ribbon(
              [
                [Math.cos(angle) * 0.385 * squeeze, Math.sin(angle) * 0.385],
                [Math.cos(angle + 0.05) * 0.41 * squeeze, Math.sin(angle + 0.05) * 0.41],
              ],
              () => 0.006,
            ),
          )
        }
      })
      if (hasArrow)
        pen.as('arrow', () => pen.placed({ x: 0.455, y: -0.36, turn: 2.47 }, () => drawArrow(pen, 0.62, 0.2)))
    })
  }

const bare: Motif = { id: 'target-alone', kind: 'object', rests: 'ground', width: 0.92, draw: draw(false) }

export const target: Motif = { ...bare, id: 'target', draw: draw(true), lacking: { arrow: bare } }
