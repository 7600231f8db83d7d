// The scales: a balance with a turned column, its beam swung to one side.
import type { Shape } from '../../pen.ts'
import type { Motif } from '../motif.ts'
import { hoop, ribbon, type Station, turned } from './bends.ts'
import { disc, etch, fused, gilt, hundredths, lay, oval, paired, side, slab, within, without } from './forms.ts'

const columnForm: readonly Station[] = [
  [2, -92, 'edge'],
  [3.4, -88],
  [2, -84, 'edge'],
  [2, -74],
  [2.6, -58],
  [3.6, -40],
  [2.4, -33, 'edge'],
  [5, -30],
  [5, -27],
  [2.8, -24, 'edge'],
  [3.2, -18],
  [6, -11, 'edge'],
  [14, -8],
  [20, -4, 'edge'],
  [22, -2],
  [22, 0, 'edge'],
]

export const scales: Motif = {
  id: 'scales',
  kind: 'object',
  rests: 'ground',
  width: 1.1,
  draw: hundredths((pen, random) => {
    const swing = random.sub('swing').between(0.05, 0.17) * random.sub('hand').pick([1, -1])
    const reach = 38
    const column = turned(columnForm)
    pen.fill('body', column)
    pen.fill('light', turned(columnForm, -0.76, -0.3))
    pen.fill('shade', turned(columnForm, 0.34, 1))
    etch(
      pen,
      column,
      1,
      columnForm
        .filter(([, , kind]) => kind === 'edge')
        .slice(1, -1)
        .map(([half, y]) => hoop(half, y, Math.min(1.6, half * 0.16)))
        .join(''),
    )
    for (const hand of [-1, 1]) {
      const [x, y] = [hand * reach * Math.cos(swing), -84 + hand * reach * Math.sin(swing)]
      const drop = 38
      pen.stroke(
        'body',
        0.9,
        `M${x} ${y}L${x - 15} ${y + drop}M${x} ${y}L${x + 15} ${y + drop}M${x} ${y}L${x + 2} ${y + drop}`,
      )
      const pan = `M${x - 17} ${y + drop}C${x - 14} ${y + drop + 11} ${x + 14} ${y + drop + 11} ${x + 17} ${y + drop}Z`
      pen.fill(gilt(pen), pan)
      pen.fill(
        'shade',
        within(
          pan,
          `M${x + 3} ${y + drop - 2}L${x + 20} ${y + drop - 2}L${x + 20} ${y + drop + 14}L${x + 1} ${y + drop + 14}Z`,
        ),
      )
      const rim = oval(x, y + drop, 17.4, 2.5)
      lay(pen, 'light', rim, pan, 0.8)
      pen.line(0.7, oval(x, y + drop, 13.6, 1.3))
      pen.fill('body', without(disc(x, y, 2.6), disc(x, y, 1.1)))
    }
    pen.placed({ y: -84, turn: swing }, () => {
      const arm = ribbon(
        [
          [0, 0],
          [14, -3.4],
          [26, -1.6],
          [34, 1.4],
          [38, -1.6],
        ],
        [5.4, 4, 3, 2.4, 2.2],
      )
      const beam = paired(arm)
      lay(pen, 'body', beam, fused(slab(-4, -12, 8, 30), disc(-38, 0, 3), disc(38, 0, 3)), 0.9)
      pen.fill('light', side(beam, -0.2, -1))
      pen.fill('shade', side(beam, 0.4, 1.2))
      etch(pen, beam, 0.8, 'M8 -1.6C16 -3.6 22 -2.4 28 -0.4M-8 -1.6C-16 -3.6 -22 -2.4 -28 -0.4')
      const hub = disc(0, -0.4, 4.8)
      lay(pen, gilt(pen), hub, beam, 0.9)
      pen.line(0.9, disc(0, -0.4, 2.2))
    })
    const finial = random.sub('finial').pick<Shape>([
      turned([
        [0.4, -100, 'edge'],
        [2.8, -96],
        [1.6, -92.4],
        [3, -90.6, 'edge'],
      ]),
      fused(disc(0, -97, 3), 'M-2.4 -95L2.4 -95L3 -90L-3 -90Z'),
    ])
    lay(pen, gilt(pen), finial, column, 0.8)
  }),
}
