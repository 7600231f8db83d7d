// The lantern: a caged storm lantern with a roof, a ring to carry it by, and a flame behind glass.
import type { Shape } from '../../pen.ts'
import type { Motif } from '../motif.ts'
import { hoop, ribbon, type Station, turned } from './bends.ts'
import { disc, etch, fused, hundredths, joined, lay, outline, without } from './forms.ts'

const flame =
  'M0.8 -52C2.4 -45 7.4 -41 6.6 -34C6 -29.4 3.4 -27 0 -27C-3.6 -27 -6.6 -29.6 -6.6 -34C-6.6 -39.6 -1.2 -43 0.8 -52Z'
const core =
  'M0.4 -40C1.8 -36.6 3 -34.6 2.6 -32C2.2 -30 1.2 -29 0 -29C-1.6 -29 -2.8 -30.2 -2.8 -32C-2.8 -34.6 -0.8 -36.6 0.4 -40Z'

const roofs: readonly [readonly Station[], readonly Station[], readonly Station[]] = [
  [
    [3, -86, 'edge'],
    [5, -82],
    [10, -76],
    [22, -69, 'edge'],
    [24, -66],
    [22, -64, 'edge'],
  ],
  [
    [6, -86, 'edge'],
    [6, -79, 'edge'],
    [12, -77],
    [19, -72],
    [23, -67, 'edge'],
    [23, -64, 'edge'],
  ],
  [
    [2, -87, 'edge'],
    [4, -79],
    [11, -74.6],
    [17, -73.6],
    [24, -66.6, 'edge'],
    [22, -64, 'edge'],
  ],
]

export const lantern: Motif = {
  id: 'lantern',
  kind: 'object',
  rests: 'ground',
  width: 0.6,
  draw: hundredths((pen, random) => {
    const ring = random
      .sub('ring')
      .pick<Shape>([without(disc(0, -91, 8.6), disc(0, -91, 5.8)), outline('M-17 -76C-19 -100 19 -100 17 -76', 2.6)])
    pen.fill('body', ring)
    const bulge = random.sub('glass').between(0, 5)
    const glass = turned([
      [17, -65, 'edge'],
      [18 + bulge * 0.6, -54],
      [18.5 + bulge, -42],
      [18 + bulge * 0.4, -26],
      [17, -16, 'edge'],
    ])
    const roof = random.sub('roof').pick(roofs)
    const roofForm = turned(roof)
    const base: readonly Station[] = [
      [17, -19, 'edge'],
      [20, -17],
      [18, -12],
      [23, -6, 'edge'],
      [25, -4],
      [25, 0, 'edge'],
    ]
    const baseForm = turned(base)

    pen.gap(glass)
    pen.stroke('light', 0.9, 'M-12.6 -58C-14.4 -48 -14.4 -40 -13.4 -30M-9.6 -56C-11 -50 -11.2 -46 -11 -41')
    pen.stroke('light', 0.9, 'M13 -34C12.6 -29 12 -27 11 -24')
    pen.as('flame', () => {
      pen.fill('accent', flame)
      pen.line(0.9, core)
      if (pen.hasLines) pen.fill('light', core)
    })
    const burner = turned([
      [3, -27, 'edge'],
      [4, -24],
      [8, -20, 'edge'],
      [8, -16, 'edge'],
    ])
    lay(pen, 'shade', burner, flame, 0.9)

    const rod = (hand: 1 | -1): Shape =>
      ribbon(
        [
          [hand * 17, -66],
          [hand * (18 + bulge), -42],
          [hand * 17, -16],
        ],
        [2.6, 2.2, 2.6],
      )
    const guard = random.sub('cage').chance(0.5)
      ? outline(`M${-18 - bulge} -57Q0 -53 ${18 + bulge} -57`, 1.6)
      : joined(
          ribbon(
            [
              [-7, -66],
              [-10, -58],
              [-17, -54],
            ],
            [1.6, 1.6, 1.6],
          ),
          ribbon(
            [
              [7, -66],
              [10, -58],
              [17, -54],
            ],
            [1.6, 1.6, 1.6],
          ),
        )
    const cage = fused(rod(-1), rod(1), guard)
    pen.fill('body', cage)
    lay(pen, 'body', roofForm, fused(glass, ring), 1.2)
    pen.fill('light', turned(roof, -0.78, -0.5))
    pen.fill('shade', turned(roof, 0.28, 1))
    etch(pen, roofForm, 1, `${hoop(22.6, -68, 1.4)}M-3 -82Q-8 -76 -14 -69.6M3 -82Q8 -76 14 -69.6M0 -83L0 -68`)
    lay(pen, 'body', baseForm, fused(glass, cage, burner), 1.2)
    pen.fill('light', turned(base, -0.78, -0.5))
    pen.fill('shade', turned(base, 0.28, 1))
    etch(pen, baseForm, 1, `${hoop(18.6, -13.4, 1.2)}${hoop(25, -4.4, 1.2)}`)
  }),
}
