// The crystal ball: mist and stars in the globe, a clawed stand.
import { tau } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { hoop, ribbon, type Station, turned } from './bends.ts'
import {
  disc,
  etch,
  flipped,
  fused,
  gilt,
  hundredths,
  joined,
  lay,
  moved,
  polygon,
  side,
  swung,
  within,
} from './forms.ts'

export const crystalBall: Motif = {
  id: 'crystal-ball',
  kind: 'object',
  rests: 'ground',
  width: 0.78,
  draw: hundredths((pen, random) => {
    const globe = disc(0, -62, 38)
    const stand: readonly Station[] = [
      [25, -30, 'edge'],
      [23, -26],
      [12, -20],
      [9, -15],
      [13, -11],
      [24, -6, 'edge'],
      [29, -4],
      [30, 0, 'edge'],
    ]
    const foot = turned(stand)
    pen.fill('body', foot)
    pen.fill('light', turned(stand, -0.78, -0.5))
    pen.fill('shade', turned(stand, 0.34, 1))
    etch(pen, foot, 1.1, `${hoop(10.4, -15.4, 1)}${hoop(20, -7.6, 1.8)}${hoop(28, -3.4, 1.8)}`)
    lay(pen, 'body', globe, foot, 1.3)
    pen.fill('shade', within(side(globe, 8, 7), globe))
    const mist = random.sub('mist')
    const turn = mist.between(-0.3, 0.3)
    const swirls = joined(
      ribbon(
        [
          [-30, -50],
          [-14, -43],
          [4, -48],
          [18, -58],
          [28, -56],
        ],
        [0.4, 5, 7, 5, 0.4],
      ),
      ribbon(
        [
          [-24, -66],
          [-8, -58],
          [8, -64],
          [16, -76],
          [10, -84],
          [-2, -82],
          [-4, -74],
        ],
        [0.4, 4, 6, 6, 5, 3.6, 0.6],
      ),
      ribbon(
        [
          [-10, -34],
          [4, -33],
          [18, -38],
          [27, -46],
        ],
        [0.4, 3.6, 4, 0.4],
      ),
    )
    const cloud = within(swung(moved(swirls, 0, 62), turn, [0, -62]), globe)
    lay(pen, 'light', cloud, globe, 1)
    for (let at = 0; at < 4; at++) {
      const angle = mist.between(0, tau)
      const reach = mist.between(12, 29)
      const [x, y, size] = [Math.cos(angle) * reach, -62 + Math.sin(angle) * reach, mist.between(2.6, 5)]
      const star = polygon(
        Array.from(
          { length: 8 },
          (_, ray): Point => [
            x + Math.sin((ray / 8) * tau) * (ray % 2 ? size * 0.28 : size),
            y - Math.cos((ray / 8) * tau) * (ray % 2 ? size * 0.28 : size),
          ],
        ),
      )
      lay(pen, 'accent', star, globe, 0.9)
    }
    pen.line(1.4, 'M-31 -70C-29 -80 -22 -88 -12 -92')
    const claw = 'M4 -23C10 -26 13 -31 12 -38C17 -35 19 -29 16 -21Z'
    const far = 'M15 -20C22 -25 27.4 -30.6 29.4 -40C33.4 -35 32.4 -26 23 -18.6Z'
    const claws = joined(far, flipped(far), moved(claw, -12, 0))
    lay(pen, gilt(pen), claws, fused(globe, foot), 1.1)
    pen.fill('shade', side(claws, 1.2, 0.8))
  }),
}
