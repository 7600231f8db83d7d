// The pocket watch: an open face with hour marks, a crown, a bow and a length of chain.
import { tau } from '../../curves.ts'
import type { Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { type Station, turned } from './bends.ts'
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
  pierced,
  polygon,
  side,
  swung,
  within,
  without,
} from './forms.ts'

const middle: Point = [0, -37]

const around = (angle: number, reach: number): Point => [
  middle[0] + Math.sin(angle) * reach,
  middle[1] - Math.cos(angle) * reach,
]

/** The mark of an hour, upright on (0, 0). No numeral: art holds no letters, so that a cover without text has none. */
const hourMark = (hour: number): string => (hour % 3 === 0 ? 'M-1.3 -2.6L-1.3 2.6M1.3 -2.6L1.3 2.6' : 'M0 -2.6L0 2.6')

const hand = (angle: number, reach: number, width: number): Shape => {
  const spade = fused(
    polygon([
      [-width * 0.4, 6],
      [width * 0.4, 6],
      [width * 0.35, -reach * 0.62],
      [-width * 0.35, -reach * 0.62],
    ]),
    oval(0, -reach * 0.66, width * 1.15, width * 1.5),
    polygon([
      [-width * 0.6, -reach * 0.7],
      [width * 0.6, -reach * 0.7],
      [0, -reach],
    ]),
  )
  return swung(spade, angle, middle)
}

const dial = (random: Random): Shape => {
  const hour = random.pick([10.15, 11.9, 1.85, 8.3])
  const marks = Array.from({ length: 12 }, (_, at) =>
    swung(outline(hourMark(at), 0.9), (at / 12) * tau, around((at / 12) * tau, 24)),
  )
  const minutes = Array.from({ length: 60 }, (_, at) => {
    const [from, to] = [around((at / 60) * tau, 29.2), around((at / 60) * tau, at % 5 === 0 ? 27.6 : 28.4)]
    return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  })
  return joined(
    ...marks,
    outline(minutes.join(''), 0.6),
    hand((hour / 12) * tau, 16.6, 2),
    hand((hour % 1) * tau, 24.6, 1.6),
    without(disc(middle[0], middle[1], 2.2), disc(middle[0], middle[1], 0.8)),
  )
}

const chain = (random: Random): readonly Shape[] => {
  const sway = random.between(-4, 4)
  const path: readonly Point[] = [
    [5.4, -91],
    [11.6, -95.4],
    [18.6, -95.6],
    [24.4, -91.4],
    [27.6 + sway * 0.3, -84.6],
    [28.4 + sway * 0.6, -77],
    [30 + sway, -69.6],
    [34.4 + sway, -64],
  ]
  return path.map(([x, y], at) => {
    const [toX, toY] = path[at + 1] ?? [x + 4, y + 4]
    const turn = Math.atan2(toY - y, toX - x)
    return at % 2 === 0 ? without(oval(x, y, 4.4, 2.7, turn), oval(x, y, 2.4, 0.9, turn)) : oval(x, y, 3.9, 1.25, turn)
  })
}

export const pocketWatch: Motif = {
  id: 'pocket-watch',
  kind: 'object',
  rests: 'held',
  width: 0.8,
  draw: hundredths((pen, random) => {
    const bow = without(oval(0, -88, 9.4, 9), oval(0, -87.6, 6, 5.8))
    for (const link of chain(random.sub('chain'))) {
      if (pen.hasLines) pen.line(1.6, link)
      pen.fill('body', link)
    }
    pen.fill('body', bow)
    pen.fill('shade', side(bow, 1.4, 1.2))
    const winder: readonly Station[] = [
      [2.6, -86, 'edge'],
      [4.6, -84.6],
      [4.8, -80.6],
      [3, -79, 'edge'],
      [3, -76.4],
      [5.4, -74, 'edge'],
      [5.4, -71, 'edge'],
    ]
    lay(pen, gilt(pen), turned(winder), bow, 1)
    pen.fill('shade', turned(winder, 0.3, 1))
    etch(pen, turned(winder), 0.7, 'M-2.4 -85.4L-2.4 -80M0 -85.8L0 -80M2.4 -85.4L2.4 -80M-4 -79L4 -79')
    const rim = disc(middle[0], middle[1], 37)
    const drawn = dial(random.sub('time'))
    lay(pen, 'body', without(rim, drawn), turned(winder), 1)
    pen.fill('light', side(rim, -2, -2))
    pen.fill('shade', side(rim, 2.6, 2.6))
    if (random.sub('case').chance(0.6)) {
      const milled = Array.from({ length: 72 }, (_, at) => {
        const [from, to] = [around((at / 72) * tau, 35.2), around((at / 72) * tau, 37.4)]
        return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
      })
      etch(pen, rim, 0.6, milled.join(''))
    } else pen.line(0.8, disc(middle[0], middle[1], 35))
    const face = disc(middle[0], middle[1], 31.4)
    pen.line(2, face)
    pierced(pen, 'light', face, drawn)
    const small = disc(0, -24.4, 5.2)
    pen.fill('body', without(within(face, side(face, 5, 4)), drawn))
    pen.line(0.7, small)
    pen.line(0.7, 'M0 -24.4L1.8 -27.4')
  }),
}
