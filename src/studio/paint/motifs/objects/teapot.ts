// The teapot: round-bellied, seen a touch from above, spout to the left.
import { tau } from '../../curves.ts'
import type { Motif } from '../motif.ts'
import { hoop, ribbon, type Station, turned } from './bends.ts'
import { disc, etch, fused, gilt, hundredths, lay, side, within } from './forms.ts'
import { drawSteam } from './steam.ts'

const belly: readonly Station[] = [
  [16, -70, 'edge'],
  [27, -64],
  [37, -52],
  [40, -36],
  [35, -20],
  [24, -9],
  [20, -7, 'edge'],
  [23, -3],
  [24, 0, 'edge'],
]

const flutes = [-0.72, -0.4, 0, 0.4, 0.72].map((share) => {
  const x = share * 40
  return `M${x * 0.45} -68C${x} -58 ${x * 1.06} -26 ${x * 0.6} -8`
})

export const teapot: Motif = {
  id: 'teapot',
  kind: 'object',
  rests: 'ground',
  width: 1.24,
  draw: hundredths((pen, random) => {
    const grip = random.sub('handle').pick([
      ribbon(
        [
          [30, -60],
          [44, -70],
          [58, -62],
          [58, -44],
          [46, -30],
          [34, -22],
        ],
        [5, 5.4, 5.6, 5.2, 4.6, 4],
      ),
      ribbon(
        [
          [31, -57],
          [42, -66],
          [54, -68],
          [60, -56],
          [52, -44],
          [55, -32],
          [44, -24],
          [35, -22],
        ],
        [5, 4.6, 5.2, 5.6, 4.2, 4.6, 4, 3.6],
      ),
    ])
    pen.fill('body', grip)
    pen.fill('shade', side(grip, 1.4, 1.6))
    const spout =
      'M-31 -44C-40 -44 -44 -52 -47 -62C-49 -68 -54 -71 -60 -71C-61.6 -68 -60.6 -66 -58 -65C-54 -52 -53 -30 -30 -18Z'
    pen.fill('body', spout)
    pen.fill('light', within(side(spout, -1.8, 0), 'M-70 -80L-40 -80L-40 -20L-70 -20Z'))
    pen.fill('shade', within(spout, 'M-31 -44C-36 -44 -40 -49 -43 -56L-36 -20L-30 -18Z'))
    const body = turned(belly)
    lay(pen, 'body', body, fused(grip, spout), 1.5)
    pen.fill('light', turned(belly, -0.8, -0.54))
    pen.fill('shade', turned(belly, 0.42, 1))
    const decor = random.sub('decor')
    if (decor.chance(0.5)) etch(pen, body, 1.1, flutes.join(''))
    else {
      const band = within(body, 'M-60 -54Q0 -40 60 -54L60 -32Q0 -18 -60 -32Z')
      lay(pen, gilt(pen), band, body, 0.9)
      pen.fill('shade', within(band, turned(belly, 0.42, 1)))
      for (const at of [-2, -1, 0, 1, 2]) {
        const [x, y] = [at * 14.6, -36.4 + 3.4 * Math.cos(at * 0.7)]
        const petals = Array.from({ length: 5 }, (_, petal) =>
          disc(x + Math.cos((petal / 5) * tau) * 3, y + Math.sin((petal / 5) * tau) * 3.4, 2.1),
        )
        pen.gap(within(body, fused(...petals)))
        pen.fill('light', disc(x, y, 1.5))
      }
    }
    etch(pen, body, 1.1, hoop(22, -7.4, 1.6))
    const lid: readonly Station[] = [
      [3, -87, 'edge'],
      [11, -83],
      [17, -76],
      [19, -71, 'edge'],
      [17.6, -68.6, 'edge'],
    ]
    lay(pen, 'body', turned(lid), body, 1.2)
    pen.fill('light', turned(lid, -0.8, -0.5))
    pen.fill('shade', turned(lid, 0.4, 1))
    etch(pen, turned(lid), 1, hoop(18.4, -73.4, 1.4))
    const knob = turned([
      [1.6, -86, 'edge'],
      [2.4, -88],
      [5, -92],
      [3.6, -96],
      [0.2, -98, 'edge'],
    ])
    lay(pen, gilt(pen), knob, turned(lid), 1)
    drawSteam(pen, random.sub('steam'), [-55, -75], 24, 9)
  }),
}
