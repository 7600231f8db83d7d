// A rainbow between two clouds, its bands held apart like cut paper.
import { lerp } from '../../curves.ts'
import type { Pen, Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { disc, inFront, ribbon, together, within } from '../outlines.ts'

const bow = (radius: number, breadth: number): Shape => {
  const arc = Array.from({ length: 49 }, (_, at): Point => {
    const angle = lerp(Math.PI, 0, at / 48)
    return [Math.cos(angle) * radius, -0.12 - Math.sin(angle) * radius]
  })
  return ribbon(arc, (share) => breadth * (0.94 + 0.06 * Math.sin(share * 17)), 2)
}

const drawFoot = (pen: Pen, random: Random, x: number): void => {
  const puffs = [
    [-0.16, -0.08, 0.085],
    [0, -0.15, 0.12],
    [0.15, -0.1, 0.1],
    [0.25, -0.06, 0.065],
    [-0.25, -0.05, 0.055],
  ] as const
  const discs = puffs.map(([dx, y, size]) => disc(x + dx, y, size * random.between(0.94, 1.08)))
  const base: Shape = (path) => path.roundRect(x - 0.3, -0.105, 0.6, 0.105, 0.05)
  const mass = together(...discs, base)
  inFront(pen, 'light', mass, 0.016)
  pen.fill(
    'body',
    within(mass, together(...puffs.map(([dx, y, size]) => disc(x + dx + size * 0.3, y + size * 0.55, size * 0.85)))),
  )
  for (const [dx, y, size] of puffs.slice(0, 3)) {
    const curl = Array.from({ length: 7 }, (_, at): Point => {
      const angle = lerp(-2.7, 0.3, at / 6)
      return [
        x + dx + Math.cos(angle) * size * lerp(0.66, 0.4, at / 6),
        y + Math.sin(angle) * size * lerp(0.66, 0.4, at / 6),
      ]
    })
    pen.gap(ribbon(curl, (share) => 0.016 * Math.sin(Math.PI * share)))
  }
}

export const rainbow: Motif = {
  id: 'rainbow',
  kind: 'sky',
  rests: 'air',
  width: 1.98,
  draw(pen, random) {
    const tones = ['accent', 'light', 'body', 'shade', 'accent', 'light'] as const
    for (const [at, tone] of tones.entries()) pen.fill(tone, bow(0.84 - at * 0.082, 0.063))
    drawFoot(pen, random.sub('west'), -0.66)
    drawFoot(pen, random.sub('east'), 0.67)
  },
}
