// The ring: a band in perspective that carries a cut stone on four claws.
import type { Shape } from '../../pen.ts'
import type { Motif } from '../motif.ts'
import { ribbon, turned } from './bends.ts'
import {
  disc,
  etch,
  fused,
  gilt,
  hundredths,
  joined,
  lay,
  oval,
  paired,
  polygon,
  side,
  within,
  without,
} from './forms.ts'

/** A stone seen from the side: table, crown, girdle, pavilion. */
const cutStone = (half: number, top: number): { stone: string; lines: string; lit: Shape; dark: Shape } => {
  const girdle = top + half * 0.46
  const foot = top + half * 1.5
  return {
    stone: polygon([
      [-half * 0.58, top],
      [half * 0.58, top],
      [half, girdle],
      [0, foot],
      [-half, girdle],
    ]),
    lines: `M${-half} ${girdle}L${half} ${girdle}M${-half * 0.58} ${top}L${-half * 0.42} ${girdle}L0 ${top}L${half * 0.42} ${girdle}L${half * 0.58} ${top}M${-half * 0.42} ${girdle}L0 ${foot}L${half * 0.42} ${girdle}`,
    lit: joined(
      polygon([
        [-half * 0.58, top],
        [0, top],
        [-half * 0.42, girdle],
      ]),
      polygon([
        [-half, girdle],
        [-half * 0.42, girdle],
        [0, foot],
      ]),
    ),
    dark: joined(
      polygon([
        [half * 0.42, girdle],
        [half, girdle],
        [0, foot],
      ]),
      polygon([
        [half * 0.58, top],
        [half, girdle],
        [half * 0.42, girdle],
      ]),
    ),
  }
}

const twist = Array.from({ length: 30 }, (_, at) => {
  const angle = -1 + (at / 29) * (Math.PI + 2)
  return `M${Math.cos(angle) * 32} ${-30.5 + Math.sin(angle) * 32}L${Math.cos(angle + 0.2) * 23} ${-30.5 + Math.sin(angle + 0.2) * 23}`
}).join('')

const chasing = 'M-25.1 -42A27.6 27.6 0 1 0 25.1 -42'

export const ring: Motif = {
  id: 'ring',
  kind: 'object',
  rests: 'held',
  width: 0.66,
  draw: hundredths((pen, random) => {
    const half = random.sub('stone').between(24, 28)
    const isTwisted = random.sub('band').chance(0.4)
    const band = without(disc(0, -30.5, 30.5), oval(0.6, -31, 24.4, 24.6))
    pen.fill('body', band)
    pen.fill('shade', within(side(band, 2.2, 2), 'M-40 -40L40 -40L40 4L-40 4Z'))
    pen.fill('light', within(side(band, -1.6, -1.4), 'M-40 -70L4 -70L-14 0L-40 0Z'))
    etch(pen, band, 1, isTwisted ? twist : chasing)

    const top = -99.5
    const girdle = top + half * 0.46
    const foot = top + half * 1.5
    const prong = (reach: number, high: number): Shape =>
      ribbon(
        [
          [reach * 0.16, -55],
          [reach * 0.5, foot - 3],
          [reach * 0.84, girdle + 9],
          [reach, high],
        ],
        [5, 4, 3.2, 3.6],
      )
    const basket = fused(prong(half * 0.98, girdle - 3), prong(-half * 0.98, girdle - 3), disc(0, -56, 4))
    const shoulders = paired('M0 -60C9 -60 18 -57 25.4 -49C22 -49 19 -48.6 16 -52C11 -55 5 -55.6 0 -55.6Z')
    lay(pen, 'body', fused(basket, shoulders), band, 0)
    pen.fill('shade', within(fused(basket, shoulders), 'M2 -100L40 -100L40 -40L4 -40Z'))
    const cut = cutStone(half, top)
    lay(pen, 'accent', cut.stone, basket, 1.2)
    if (pen.hasLines) {
      pen.fill('light', cut.lit)
      pen.fill('shade', cut.dark)
    }
    pen.line(1, cut.lines)
    const tips = joined(oval(half * 0.97, girdle - 1, 2, 3.6, 0.2), oval(-half * 0.97, girdle - 1, 2, 3.6, -0.2))
    lay(pen, 'body', tips, cut.stone, 0.9)
    const knot = turned([
      [0.4, -63.4, 'edge'],
      [5, -58.6],
      [0.4, -53.4, 'edge'],
    ])
    lay(pen, gilt(pen), knot, fused(basket, shoulders, band, cut.stone), 0.9)
  }),
}
