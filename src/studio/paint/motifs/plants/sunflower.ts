// A sunflower: two rows of ragged ray petals around a disc of spiralling seeds, heavy leaves on a stout stem.
import { tau } from '../../curves.ts'
import type { Motif } from '../motif.ts'
import { disc, inFront, outline, ribbon, ring, together, within } from '../outlines.ts'
import { drawLeaf } from './leaf.ts'

const goldenAngle = 2.39996

export const sunflower: Motif = {
  id: 'sunflower',
  kind: 'plant',
  rests: 'ground',
  width: 0.62,
  draw(pen, random) {
    const sway = random.between(-0.03, 0.03)
    inFront(
      pen,
      'body',
      ribbon(
        [
          [sway, 0],
          [-sway, -0.3],
          [0, -0.62],
        ],
        (share) => 0.034 - 0.008 * share,
      ),
      0.006,
    )
    drawLeaf(pen, { x: 0, y: -0.14, turn: -2.62, length: 0.27, breadth: 0.62, bend: 0.2, veins: 4, belly: 0.36 })
    drawLeaf(pen, { x: 0, y: -0.24, turn: -0.5, length: 0.28, breadth: 0.6, bend: -0.2, veins: 4, belly: 0.36 })
    pen.placed({ y: -0.69, turn: sway }, () => {
      const rays = (count: number, reach: number, offset: number, front: boolean): void => {
        for (let at = 0; at < count; at++) {
          const long = reach * random.between(0.92, 1.03)
          const turn = ((at + offset) / count) * tau + random.bell() * 0.05
          const bend = random.bell() * 0.012
          const petal = outline([
            [0.1, -0.024],
            [0.18, -0.042],
            [long * 0.82, -0.026 + bend],
            [long, bend * 2],
            [long * 0.82, 0.026 + bend],
            [0.18, 0.042],
            [0.1, 0.024],
          ])
          pen.placed({ turn }, () => {
            inFront(pen, front ? 'accent' : 'shade', petal, 0.005)
            if (!front) return
            pen.fill(
              'light',
              within(
                petal,
                outline([
                  [0.12, -0.05],
                  [long * 0.6, -0.05],
                  [long * 0.86, bend],
                  [0.14, -0.012],
                ]),
              ),
            )
            pen.gap(
              ribbon(
                [
                  [0.15, 0],
                  [long * 0.6, bend * 0.6],
                  [long * 0.84, bend * 1.6],
                ],
                (share) => 0.008 * (1 - share),
              ),
            )
          })
        }
      }
      pen.as('petals', () => {
        rays(17, 0.3, 0.5, false)
        rays(15, 0.29, 0, true)
      })
      inFront(pen, 'body', disc(0, 0, 0.142), 0.007)
      pen.fill('shade', disc(0.012, 0.014, 0.118))
      const seeds = Array.from({ length: 110 }, (_, at) => {
        const angle = at * goldenAngle
        const away = 0.122 * Math.sqrt((at + 0.5) / 110)
        return disc(Math.cos(angle) * away, Math.sin(angle) * away, 0.0028 + away * 0.018)
      })
      pen.gap(together(...seeds))
      pen.line(0.005, ring(0, 0, 0.13, 0.1299))
    })
  },
}
