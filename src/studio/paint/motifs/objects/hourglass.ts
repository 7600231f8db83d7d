// The hourglass: two bulbs in a turned frame, the sand half run out.
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { hoop, type Station, turned } from './bends.ts'
import { etch, fused, hundredths, lay, moved, outline, within, without } from './forms.ts'

const bulb: readonly Station[] = [
  [19, -86, 'edge'],
  [21, -80],
  [19.6, -70],
  [10, -59],
  [2.2, -51.5],
  [2, -50],
  [2.2, -48.5],
  [10, -41],
  [19.6, -30],
  [21, -20],
  [19, -14, 'edge'],
]

const post = (random: Random): readonly Station[] =>
  random.pick<readonly Station[]>([
    [
      [1.8, -88, 'edge'],
      [3.2, -82],
      [1.7, -76],
      [2.2, -66],
      [1.5, -57],
      [3.3, -50],
      [1.5, -43],
      [2.2, -34],
      [1.7, -24],
      [3.2, -18],
      [1.8, -12, 'edge'],
    ],
    [
      [2.2, -88, 'edge'],
      [1.6, -80],
      [3, -70],
      [1.8, -60],
      [2.6, -54],
      [3.4, -50],
      [2.6, -46],
      [1.8, -40],
      [3, -30],
      [1.6, -20],
      [2.2, -12, 'edge'],
    ],
    [
      [1.9, -88, 'edge'],
      [2.3, -70],
      [1.9, -52],
      [3, -50],
      [1.9, -48],
      [2.3, -30],
      [1.9, -12, 'edge'],
    ],
  ])

export const hourglass: Motif = {
  id: 'hourglass',
  kind: 'object',
  rests: 'ground',
  width: 0.66,
  draw: hundredths((pen, random) => {
    const run = random.sub('sand').between(0.3, 0.7)
    const column = post(random.sub('post'))
    const glass = turned(bulb)
    const inside = without(glass, outline(glass, 5))
    const level = -82 + run * 20
    const heap = -16 - 4 - run * 15

    pen.fill('light', outline(glass, 1.8))
    const upper = within(
      inside,
      `M-30 ${level}Q-8 ${level + 1} 0 ${level + 5}Q9 ${level - 1} 30 ${level - 1}L30 -50L-30 -50Z`,
    )
    const lower = within(
      inside,
      `M-30 -12L-30 -19C-16 -20 -8 ${heap + 4} 0 ${heap}C8 ${heap + 4} 18 -21 30 -20L30 -12Z`,
    )
    pen.fill('accent', upper)
    pen.fill('accent', lower)
    if (pen.hasLines) {
      pen.fill('body', within(upper, 'M7 -90L30 -90L30 -48L2 -48Z'))
      pen.fill('body', within(lower, 'M5 -48C10 -30 12 -24 10 -10L30 -10L30 -48Z'))
    }
    pen.stroke('accent', 1, `M0 -52L0 ${heap + 1}`)
    etch(pen, lower, 0.8, 'M-9 -22L-8.8 -22M-3 -26L-2.8 -26M-13 -18.6L-12.8 -18.6M-5 -19L-4.8 -19M2 -22L2.2 -22')
    pen.stroke('light', 1, 'M-15.4 -80C-16.6 -76 -15.6 -70 -12 -65.4M-15.8 -33C-17 -29 -17 -26 -16.6 -23')

    for (const x of [-25.5, 25.5]) {
      pen.placed({ x }, () => {
        pen.fill('body', turned(column))
        pen.fill('light', turned(column, -0.8, -0.3))
        pen.fill('shade', turned(column, 0.4, 1))
        etch(pen, turned(column), 0.8, `${hoop(3.6, -50, 0.4)}${hoop(3, -79, 0.4)}${hoop(3, -21, 0.4)}`)
      })
    }
    const plate: readonly Station[] = [
      [27, -100, 'edge'],
      [30, -98.6],
      [30, -95],
      [28, -93, 'edge'],
      [26, -91],
      [29, -88, 'edge'],
      [29, -86, 'edge'],
    ]
    const foot: readonly Station[] = [
      [29, -14, 'edge'],
      [29, -12, 'edge'],
      [26, -9],
      [28, -7, 'edge'],
      [31, -5],
      [32, -1.4],
      [30, 0, 'edge'],
    ]
    for (const form of [plate, foot]) {
      const body = turned(form)
      lay(pen, 'body', body, fused(glass, moved(turned(column), -25.5, 0), moved(turned(column), 25.5, 0)), 1.2)
      pen.fill('light', turned(form, -0.8, -0.52))
      pen.fill('shade', turned(form, 0.4, 1))
    }
    pen.line(1, `${hoop(27.6, -93.4, 1)}${hoop(28.6, -88.6, 1)}${hoop(28.6, -12.4, 1)}${hoop(28, -7.6, 1)}`)
  }),
}
