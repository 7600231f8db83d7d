// The suitcase: a leather travelling case in three-quarter view, strapped, cornered and labelled.
import { tau } from '../../curves.ts'
import type { Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { ribbon } from './bends.ts'
import {
  disc,
  etch,
  fused,
  gilt,
  hundredths,
  joined,
  lay,
  outline,
  oval,
  polygon,
  side,
  slab,
  within,
  without,
} from './forms.ts'

export const suitcase: Motif = {
  id: 'suitcase',
  kind: 'object',
  rests: 'ground',
  width: 1.3,
  draw: hundredths((pen, random) => {
    const front =
      'M-62 -70C-62 -74 -60 -76 -56 -76L42 -76C46 -76 48 -74 48 -70L48 -6C48 -2 46 0 42 0L-56 0C-60 0 -62 -2 -62 -6Z'
    const flank =
      'M42 -76C46 -76 48 -74 48 -70L48 -6C48 -2 46 0 42 0L56 -6C60 -8 62 -10 62 -14L62 -76C62 -80 60 -82.6 56 -82.6Z'
    const top = 'M-56 -76L42 -76C45 -76 47 -75 48 -72L61 -80C60 -82 58 -83 56 -83L-40 -83C-46 -83 -52 -80 -56 -76Z'
    const handle = ribbon(
      [
        [-18, -78],
        [-19, -90],
        [-12, -96],
        [0, -97],
        [12, -96],
        [19, -90],
        [18, -78],
      ],
      [4, 4.6, 5, 5.6, 5, 4.6, 4],
    )
    pen.fill('shade', handle)
    pen.fill('body', within(handle, side(handle, -1.4, -1.8)))
    etch(pen, handle, 0.8, 'M-11 -100L-10 -90M11 -100L10 -90M-11 -96.6L11 -96.6')
    const straps = joined(
      ...[-40, -31, 22, 31].map((x) => slab(x - 0.8, -76, 1.6, 76)),
      outline('M-60 -76L46 -76', 1.4),
    )
    if (!pen.hasLines) return pen.fill('body', without(fused(front, flank, top), straps))
    pen.fill('shade', flank)
    lay(pen, 'light', top, fused(flank, handle), 1)
    lay(pen, 'body', front, fused(flank, top), 1.2)
    pen.fill('shade', within(front, 'M-70 -14L50 -8L50 4L-70 4Z'))
    pen.line(
      0.9,
      'M-58.4 -69C-58.4 -71 -57 -72.4 -55 -72.4L41 -72.4C43 -72.4 44.4 -71 44.4 -69L44.4 -7C44.4 -5 43 -3.6 41 -3.6L-55 -3.6C-57 -3.6 -58.4 -5 -58.4 -7Z',
    )
    etch(pen, flank, 1, 'M55 -84L55 2')
    for (const x of [-40, 22]) {
      const strap = slab(x, -76, 9, 76)
      lay(pen, 'light', within(front, strap), front, 1)
      pen.fill('body', within(front, slab(x + 6, -76, 3, 76)))
      lay(pen, 'light', `M${x} -76L${x + 9} -76L${x + 19} -83L${x + 10.6} -83Z`, top, 0.9)
      pen.line(0.8, `M${x + 4.5} -52L${x + 4.5} -4`)
      const buckle = without(slab(x - 2.6, -62, 14.2, 13, 2), slab(x + 0.6, -59, 7.8, 7, 1))
      lay(pen, gilt(pen), buckle, fused(front, strap), 0.9)
      pen.line(1, `M${x + 4.5} -50.6L${x + 4.5} -58`)
    }
    const corners = joined(
      'M-62 -62L-62 -70C-62 -74 -60 -76 -56 -76L-48 -76C-50 -68 -54 -64 -62 -62Z',
      'M48 -62L48 -70C48 -74 46 -76 42 -76L34 -76C36 -68 40 -64 48 -62Z',
      'M-62 -14L-62 -6C-62 -2 -60 0 -56 0L-48 0C-50 -8 -54 -12 -62 -14Z',
      'M48 -14L48 -6C48 -2 46 0 42 0L34 0C36 -8 40 -12 48 -14Z',
    )
    lay(pen, gilt(pen), corners, front, 0.9)
    for (const [x, y] of [
      [-57, -71],
      [43, -71],
      [-57, -5],
      [43, -5],
    ] as const)
      pen.gap(disc(x, y, 1))
    const labels = random.sub('labels')
    pen.placed({ x: -10, y: labels.between(-40, -32), turn: labels.between(-0.25, 0.2) }, () => {
      const sticker = labels.pick<Shape>([oval(0, 0, 13, 9), 'M-13 -8L13 -8L13 8L-13 8Z', 'M0 -12L12 8L-12 8Z'])
      lay(pen, gilt(pen), sticker, disc(0, 0, 18), 1)
      etch(pen, sticker, 0.8, outline(sticker, 3.4))
      pen.line(0.9, 'M-6 3L6 3M-4 0.4L0 -4L4 0.4')
    })
    if (labels.chance(0.6)) {
      pen.placed({ x: 6, y: -17, turn: labels.between(-0.3, 0.3) }, () => {
        lay(pen, 'light', disc(0, 0, 8), disc(0, 0, 14), 1)
        pen.line(0.8, disc(0, 0, 5.6))
        pen.gap(
          polygon(
            Array.from(
              { length: 10 },
              (_, at): Point => [
                Math.sin((at / 10) * tau) * (at % 2 ? 1.5 : 3.8),
                -Math.cos((at / 10) * tau) * (at % 2 ? 1.5 : 3.8),
              ],
            ),
          ),
        )
      })
    }
  }),
}
