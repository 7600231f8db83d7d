// The compass: a brass case with its lid loop, a rose of winds and a swung needle.
import { tau } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { type Station, turned } from './bends.ts'
import { disc, etch, fused, gilt, hundredths, lay, oval, polygon, side, without } from './forms.ts'

const middle: Point = [0, -42]

const at = (angle: number, reach: number): Point => [
  middle[0] + Math.sin(angle) * reach,
  middle[1] - Math.cos(angle) * reach,
]

/** The half of a star's ray that lies in shade. */
const ray = (angle: number, reach: number, waist: number): string =>
  polygon([middle, at(angle, reach), at(angle + Math.PI / 4, waist)])

/** A four-pointed star: rays at every quarter from `turn`, the waist between them. */
const star = (turn: number, reach: number, waist: number): string =>
  polygon(Array.from({ length: 8 }, (_, step) => at(turn + (step / 8) * tau, step % 2 === 0 ? reach : waist)))

export const compass: Motif = {
  id: 'compass',
  kind: 'object',
  rests: 'held',
  width: 0.86,
  draw: hundredths((pen, random) => {
    const bow = without(oval(0, -92, 8, 8), oval(0, -91.6, 5, 5))
    pen.fill('body', bow)
    pen.fill('shade', side(bow, 1.2, 1.2))
    const neck: readonly Station[] = [
      [3.4, -89, 'edge'],
      [4.6, -87],
      [3.4, -85, 'edge'],
      [7, -82, 'edge'],
      [7, -80, 'edge'],
    ]
    lay(pen, gilt(pen), turned(neck), bow, 1)
    const rim = disc(middle[0], middle[1], 42)
    const face = disc(middle[0], middle[1], 35)
    const swing = random.sub('needle').between(0.35, 0.75) * random.sub('hand').pick([1, -1])
    const needle = polygon([
      at(swing, 26),
      at(swing + Math.PI / 2, 3.6),
      at(swing + Math.PI, 26),
      at(swing - Math.PI / 2, 3.6),
    ])
    const rays = [0, 1, 2, 3].map((quarter) => (quarter * Math.PI) / 2)
    const great = star(0, 28, 8)
    const small = star(Math.PI / 4, 19, 7)

    lay(pen, 'body', pen.hasLines ? rim : fused(without(rim, face), great, small, needle), turned(neck), 1)
    pen.fill('light', side(rim, -2.2, -2.2))
    pen.fill('shade', side(rim, 2.8, 2.8))
    const degrees = Array.from({ length: 48 }, (_, step) => {
      const [from, to] = [at((step / 48) * tau, 41), at((step / 48) * tau, step % 4 === 0 ? 37.4 : 39)]
      return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
    })
    pen.line(0.8, degrees.join(''))
    if (!pen.hasLines) return
    pen.line(1.6, face)
    pen.fill('light', face)
    pen.fill('body', side(face, 4, 4))
    pen.line(0.8, disc(middle[0], middle[1], 22))
    lay(pen, 'body', small, face, 1)
    pen.fill('shade', fused(...rays.map((angle) => ray(angle + Math.PI / 4, 19, 7))))
    for (const angle of rays) etch(pen, small, 0.6, `M${middle.join(' ')}L${at(angle + Math.PI / 4, 19).join(' ')}`)
    lay(pen, 'body', great, fused(face, small), 1)
    pen.fill('shade', fused(...rays.map((angle) => ray(angle, 28, 8))))
    for (const angle of rays) etch(pen, great, 0.7, `M${middle.join(' ')}L${at(angle, 28).join(' ')}`)
    lay(pen, 'accent', needle, fused(face, great, small), 1.2)
    pen.fill('light', polygon([at(swing + Math.PI, 26), at(swing + Math.PI / 2, 3.6), at(swing - Math.PI / 2, 3.6)]))
    pen.line(1, `M${at(swing + Math.PI / 2, 3.6).join(' ')}L${at(swing - Math.PI / 2, 3.6).join(' ')}`)
    const pin = disc(middle[0], middle[1], 2.8)
    lay(pen, gilt(pen), pin, needle, 0.9)
  }),
}
