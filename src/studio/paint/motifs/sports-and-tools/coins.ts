// Stacks of coins with milled edges, one coin standing before them.
import { tau } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import {
  disc,
  inFront,
  outline,
  oval,
  plot,
  polygon,
  ribbon,
  swelling,
  together,
  within,
  without,
} from '../outlines.ts'

const flat = 0.3

const drawCoin = (pen: Pen, x: number, y: number, radius: number, thick: number): void => {
  const rim: Point[] = Array.from({ length: 13 }, (_, at) => [
    x + Math.cos((at / 12) * Math.PI) * radius,
    y + Math.sin((at / 12) * Math.PI) * radius * flat,
  ])
  const edge = polygon([[x + radius, y - thick], ...rim, [x - radius, y - thick]])
  inFront(pen, 'body', together(edge, oval(x, y - thick, radius, radius * flat)), 0.007)
  pen.fill(
    'shade',
    within(
      edge,
      polygon([
        [x + radius * 0.2, y - 1],
        [x + 1, y - 1],
        [x + 1, y + 1],
        [x + radius * 0.2, y + 1],
      ]),
    ),
  )
  for (let mill = 1; mill < 18; mill++) {
    const angle = (mill / 18) * Math.PI
    const [millX, millY] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * flat]
    pen.gap(
      ribbon(
        [
          [millX, millY - thick * 0.92],
          [millX, millY - thick * 0.12],
        ],
        () => 0.0055,
      ),
    )
  }
  inFront(pen, 'light', oval(x, y - thick, radius, radius * flat), 0.005)
}

const drawStack = (pen: Pen, random: Random, x: number, foot: number, radius: number, count: number): void => {
  const thick = 0.058
  let [topX, topY] = [x, foot]
  for (let at = 0; at < count; at++) {
    topX = x + random.between(-0.014, 0.014)
    topY = foot - at * thick
    drawCoin(pen, topX, topY, radius, thick)
  }
  const y = topY - thick
  pen.line(0.008, oval(topX, y, radius * 0.8, radius * 0.8 * flat))
  pen.fill('accent', oval(topX, y, radius * 0.44, radius * 0.44 * flat))
}

const drawStanding = (pen: Pen, x: number, y: number, radius: number): void => {
  inFront(pen, 'shade', disc(x + 0.035, y, radius), 0.01)
  inFront(pen, 'accent', disc(x, y, radius), 0.008)
  pen.fill('light', without(disc(x, y, radius * 0.96), disc(x + radius * 0.12, y + radius * 0.12, radius * 0.96)))
  pen.line(0.011, disc(x, y, radius * 0.8))
  const star = Array.from({ length: 10 }, (_, at): Point => {
    const reach = radius * (at % 2 ? 0.24 : 0.54)
    const angle = (at / 10) * tau - Math.PI / 2
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  inFront(pen, 'light', polygon(star), 0.009)
  for (let at = 0; at < 26; at++)
    pen.gap(disc(x + Math.cos((at / 26) * tau) * radius * 0.89, y + Math.sin((at / 26) * tau) * radius * 0.89, 0.0055))
  pen.gap(
    ribbon(
      [
        [x + radius * 0.3, y + radius * 0.62],
        [x + radius * 0.56, y + radius * 0.42],
        [x + radius * 0.68, y + radius * 0.12],
      ],
      swelling(0.01),
    ),
  )
}

export const coins: Motif = {
  id: 'coins',
  kind: 'object',
  rests: 'ground',
  width: 1.16,
  draw(pen, random) {
    drawStack(pen, random.sub('middle'), 0.02, -0.14, 0.215, 13)
    drawStack(pen, random.sub('left'), -0.355, -0.085, 0.205, 7)
    drawStack(pen, random.sub('right'), 0.36, -0.07, 0.205, 10)
    drawStanding(pen, 0.02, -0.2, 0.195)
    pen.fill('shade', outline(plot('-0.1 -0.006, 0.02 -0.014, 0.16 -0.006, 0.02 0')))
  },
}
