// The map: a worn sheet with curled ends, a coast, a dotted way and the cross at its end.
import { lerp, tau } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { through } from './bends.ts'
import { disc, etch, gilt, hundredths, joined, lay, polygon, side, within, without } from './forms.ts'

const sheet =
  'M-58 -84C-40 -92 -22 -82 0 -86C22 -91 40 -98 60 -88C57 -66 62 -44 58 -12C40 -22 20 -12 0 -10C-20 -8 -40 -2 -60 -8C-56 -32 -62 -58 -58 -84Z'

export const map: Motif = {
  id: 'map',
  kind: 'object',
  rests: 'held',
  width: 1.4,
  draw: hundredths((pen, random) => {
    const shore = random.sub('shore')
    const tears = joined(
      'M-61 -44L-55 -41L-60 -38Z',
      'M61 -60L55 -57.4L60 -55Z',
      `M${shore.between(-30, -10)} -4L-20 -12L-14 -4Z`,
      'M24 -98L27 -88L31 -97Z',
    )
    const paper = without(sheet, tears)
    pen.fill('light', paper)
    pen.fill('body', within(paper, 'M-20 -100L-12 -100C-14 -70 -12 -30 -14 0L-20 0C-16 -30 -18 -60 -20 -100Z'))
    pen.fill('body', within(paper, 'M38 -100L47 -100C46 -60 50 -30 47 0L40 0C42 -30 36 -60 38 -100Z'))
    pen.line(0.9, 'M-20 -85C-18 -60 -17 -30 -20 -7M0 -86C2 -60 1 -34 0 -10M38 -94.6C36 -66 41 -40 40 -16')

    const reaches = Array.from({ length: 12 }, () => shore.between(0.72, 1.1))
    const coast = (grown: number): string =>
      through(
        reaches.map((reach, at): Point => {
          const angle = (at / reaches.length) * tau
          return [2 + Math.cos(angle) * (36 * reach + grown), -48 + Math.sin(angle) * (22 * reach + grown)]
        }),
        true,
      )
    etch(pen, paper, 0.7, coast(2.6))
    etch(pen, paper, 0.5, coast(5))
    const land = coast(0)
    lay(pen, 'body', land, paper, 0.6)
    pen.fill('shade', side(land, 1.6, 1.6))
    const peaks = [
      [-12, -54],
      [-4, -50],
      [-18, -47],
    ] as const
    for (const [x, y] of peaks) {
      const peak = `M${x - 5} ${y + 4}L${x} ${y - 6}L${x + 5} ${y + 4}Z`
      pen.line(1.4, peak)
      pen.fill('light', peak)
      pen.fill('shade', `M${x} ${y - 6}L${x + 5} ${y + 4}L${x + 1} ${y + 4}Z`)
    }
    const way: readonly Point[] = [
      [-44, -20],
      [-34, -28],
      [-20, -34],
      [-4, -36],
      [8, -44],
      [18, -54],
    ]
    for (const [at, [x, y]] of way.entries()) {
      const [toX, toY] = way[at + 1] ?? [23, -59]
      for (const share of [0.1, 0.55]) {
        const [fromX, fromY] = [lerp(x, toX, share), lerp(y, toY, share)]
        const dash = `M${fromX} ${fromY}L${lerp(x, toX, share + 0.22)} ${lerp(y, toY, share + 0.22)}`
        pen.line(2.6, dash)
        pen.stroke('accent', 1.2, dash)
      }
    }
    const cross = 'M21 -62L29 -55M29.4 -62.4L20.6 -54.6'
    pen.line(4.4, cross)
    pen.stroke('accent', 2.2, cross)
    pen.placed({ x: -42, y: -64, size: 0.95 }, () => {
      const rose = polygon(
        Array.from(
          { length: 8 },
          (_, at): Point => [
            Math.sin((at / 8) * tau) * (at % 2 ? 2.6 : 10),
            -Math.cos((at / 8) * tau) * (at % 2 ? 2.6 : 10),
          ],
        ),
      )
      lay(pen, gilt(pen), rose, disc(0, 0, 14), 0.7)
      etch(pen, rose, 0.7, 'M0 -10L0 10M-10 0L10 0')
    })
    pen.line(
      0.9,
      'M44 -30C46 -32 48 -28 50 -30C52 -32 54 -28 55.6 -30M43 -25C45 -27 47 -23 49 -25M-50 -44C-48 -46 -46 -42 -44 -44C-42 -46 -41 -43 -40 -44',
    )
    for (const edge of [
      'M-58 -84C-66 -88 -70 -80 -66 -76C-63 -74 -60 -76 -59.4 -79Z',
      'M58 -12C64 -8 70 -14 66 -19C63.6 -22 60 -20 58.8 -17Z',
    ]) {
      lay(pen, 'shade', edge, paper, 0.9)
    }
  }),
}
