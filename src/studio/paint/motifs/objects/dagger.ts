// The dagger: short, keen and ornate, point down.
import type { Shape } from '../../pen.ts'
import type { Motif } from '../motif.ts'
import { ribbon, turned } from './bends.ts'
import { disc, etch, fused, gilt, hundredths, joined, lay, oval, paired, side, within } from './forms.ts'

const wavy =
  'M-6 -62C-8 -54 -3.4 -48 -5.4 -41C-7.2 -34 -2.2 -28 -4 -21C-5 -14 -1.4 -8 0 0C2.6 -7 1.4 -14 3.4 -20C5 -27 1.8 -33 4.4 -40C6.6 -47 3.4 -54 6 -62Z'
const stiletto = 'M-5.4 -62C-5 -44 -3.2 -20 0 0C3.2 -20 5 -44 5.4 -62Z'
const leaf =
  'M-4.6 -62C-3.8 -54 -7.6 -42 -7.2 -33C-6.6 -20 -2.4 -10 0 0C2.4 -10 6.6 -20 7.2 -33C7.6 -42 3.8 -54 4.6 -62Z'

export const dagger: Motif = {
  id: 'dagger',
  kind: 'object',
  rests: 'held',
  width: 0.5,
  draw: hundredths((pen, random) => {
    const [blade, spine] = random.sub('blade').pick<readonly [string, string]>([
      [wavy, 'M0 -58C-2.2 -50 2 -44 -0.4 -38C-2.4 -31 1.4 -24 -0.2 -14'],
      [stiletto, 'M0 -58L0 -16'],
      [leaf, 'M0 -58L0 -14'],
    ])
    pen.as('blade', () => {
      pen.fill('body', blade)
      pen.fill('light', within(blade, `${spine.replace('M0 -58', 'M0 -64L0 -58')}L0 0L-14 0L-14 -64Z`))
      pen.fill('shade', within(side(blade, 1.5, 0), 'M0 -64L12 -64L12 -4L0 -4Z'))
      pen.line(1.1, spine)
    })

    const grip = turned([
      [2.5, -89, 'edge'],
      [4.1, -81],
      [3, -74],
      [3.9, -70],
      [2.8, -64, 'edge'],
    ])
    pen.as('handle', () => {
      lay(pen, 'shade', grip, blade)
      pen.fill('body', within(grip, 'M-6 -92L0.8 -92L0.8 -60L-6 -60Z'))
      const wraps = Array.from(
        { length: 7 },
        (_, at) => `M-5 ${-85.4 + at * 3}Q0 ${-83.2 + at * 3} 5 ${-86.6 + at * 3}`,
      )
      etch(pen, grip, 0.95, wraps.join(''))
    })

    const reach = random.sub('guard').between(16, 20)
    const arms = random.sub('guard').pick<Shape>([
      joined(
        ribbon(
          [
            [0, -63.5],
            [reach * 0.5, -62.6],
            [reach * 0.9, -58],
            [reach, -51.5],
          ],
          [6.6, 5, 3.8, 2.6],
        ),
        disc(reach, -51, 2.5),
      ),
      ribbon(
        [
          [0, -63.5],
          [reach * 0.6, -62],
          [reach, -66.4],
          [reach * 0.96, -72],
          [reach * 0.74, -71.4],
          [reach * 0.78, -68.6],
        ],
        [6.6, 5, 4, 3.2, 2.8, 2.6],
      ),
      joined(
        ribbon(
          [
            [0, -63.5],
            [reach * 0.6, -63.8],
            [reach, -65],
          ],
          [6, 4, 4.6],
        ),
        disc(reach, -65, 3.1),
      ),
    ])
    const guard = fused(paired(arms), oval(0, -63.4, 6.4, 5.2), 'M-4 -61L0 -52.5L4 -61Z')
    pen.as('handle', () => {
      lay(pen, gilt(pen), guard, fused(blade, grip), 1.3)
      pen.fill('shade', side(guard, 0.6, 1.7))
      pen.fill('light', within(side(guard, -0.5, -1), 'M-30 -80L2 -80L2 -50L-30 -50Z'))
      pen.line(1, 'M-7.6 -63.2L-12.5 -61.6M7.6 -63.2L12.5 -61.6')
      const jewel = 'M0 -67.2L3.4 -63.4L0 -58.4L-3.4 -63.4Z'
      pen.line(2, jewel)
      pen.fill('light', jewel)
      pen.line(0.7, 'M-3.2 -63.4L3.2 -63.4')
    })

    const pommel = random
      .sub('pommel')
      .pick<Shape>([
        disc(0, -93.6, 6),
        fused(oval(0, -92, 5.6, 3.8), disc(0, -97, 2.8)),
        'M-3 -89L-6.6 -94.6L-2.6 -99.8L2.6 -99.8L6.6 -94.6L3 -89Z',
      ])
    pen.as('handle', () => {
      lay(pen, gilt(pen), pommel, grip, 1.2)
      pen.fill('shade', side(pommel, 1.5, 1.5))
      pen.line(0.9, oval(0, -93.6, 2.5, 2.3))
    })
  }),
}
