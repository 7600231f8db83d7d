// The mask: a Venetian half mask with brow scrolls, jewels and a spray of plumes, on a ribbon or a stick.
import type { Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { ribbon, scroll, through } from './bends.ts'
import {
  disc,
  etch,
  flipped,
  fused,
  gilt,
  hundredths,
  joined,
  lay,
  outline,
  paired,
  side,
  within,
  without,
} from './forms.ts'

const half =
  'M0 -60C8 -66 18 -69 30 -68C42 -67 52 -74 59 -82C61 -66 58 -48 46 -38C36 -30 24 -30 15 -37C10 -41 7 -46 3.6 -46C2 -46 1 -45 0 -43Z'
const eye = 'M12 -52C17 -59 28 -61 37 -57C40 -55.6 43 -56 46 -58C44 -50 38 -45 30 -44.6C22 -44.4 15 -47 12 -52Z'

const plume = (root: Point, turn: number, length: number, bow: number): { vane: string; barbs: string } => {
  const spine = (share: number, off: number): Point => {
    const angle = turn + bow * share
    return [
      root[0] + Math.sin(angle) * length * share + Math.cos(angle) * off,
      root[1] - Math.cos(angle) * length * share + Math.sin(angle) * off,
    ]
  }
  const shares = [0.04, 0.25, 0.5, 0.72, 0.9]
  const girth = [0.03, 0.14, 0.2, 0.19, 0.12]
  const right = shares.map((share, at) => spine(share, length * (girth[at] ?? 0)))
  const left = shares.map((share, at) => spine(share, -length * (girth[at] ?? 0)))
  const barbs = [0.2, 0.34, 0.48, 0.62, 0.76]
    .map((share) => {
      const [x, y] = spine(share, 0)
      const [leftX, leftY] = spine(share + 0.16, -length * 0.14)
      const [rightX, rightY] = spine(share + 0.16, length * 0.14)
      return `M${x} ${y}L${leftX} ${leftY}M${x} ${y}L${rightX} ${rightY}`
    })
    .join('')
  const ridge = through([root, spine(0.3, 0), spine(0.6, 0), spine(0.9, 0)])
  return { vane: through([...right, spine(1, length * 0.02), ...left.toReversed()], true), barbs: `${barbs}${ridge}` }
}

export const mask: Motif = {
  id: 'mask',
  kind: 'object',
  rests: 'held',
  width: 1.26,
  draw: hundredths((pen, random) => {
    const face = paired(half)
    const eyes = joined(eye, flipped(eye))
    const hasPlumes = random.sub('plumes').chance(0.7)
    const isHeld = random.sub('stick').chance(0.5)
    const drawMask = (): void => {
      if (isHeld) {
        const stick = ribbon(
          [
            [44, -46],
            [50, -26],
            [58, 0],
          ],
          [2.6, 2.4, 3.2],
        )
        pen.as('stick', () => {
          pen.fill('shade', stick)
          etch(pen, stick, 0.8, 'M50 -22L56 -23M51.4 -18L57.4 -19M52.8 -14L58.8 -15')
        })
      } else {
        const bands = joined(
          ribbon(
            [
              [57, -60],
              [61, -44],
              [55, -28],
              [60, -12],
              [56, 0],
            ],
            [3, 4.4, 3.4, 4, 3],
          ),
          ribbon(
            [
              [-57, -60],
              [-60, -42],
              [-55, -26],
              [-61, -10],
              [-57, -1],
            ],
            [3, 4.4, 3.4, 4, 3],
          ),
        )
        pen.fill(gilt(pen), bands)
      }
      let below: Shape = 'M0 0Z'
      if (hasPlumes) {
        const fan = random.sub('fan')
        for (const [turn, length] of [
          [0.95, 40],
          [-0.95, 40],
          [0.62, 46],
          [-0.62, 46],
          [0.3, 44],
          [-0.3, 44],
          [0, 43],
        ] as const) {
          const feather = plume(
            [turn * 7, -60],
            turn,
            length * fan.between(0.9, 1),
            turn * 0.5 + fan.between(-0.08, 0.08),
          )
          pen.as('feathers', () => {
            lay(pen, turn === 0 ? 'light' : Math.abs(turn) > 0.7 ? 'shade' : gilt(pen), feather.vane, below, 1)
            etch(pen, feather.vane, 0.7, feather.barbs)
          })
          below = fused(below, feather.vane)
        }
      }
      const skin = without(face, eyes)
      lay(pen, 'body', skin, below, 1.3)
      pen.fill('shade', within(skin, 'M0 -90L70 -90L70 -20L10 -20Q2 -40 0 -90Z'))
      pen.fill('light', side(skin, -1.1, -1.2))
      pen.line(1, joined(outline(eye, 3.4), flipped(outline(eye, 3.4))))
      pen.gap(eyes)
      pen.mirrored(() => {
        etch(pen, skin, 1, `${scroll(52, -70, 4, 1.3, 2.6, 1)}M50 -66C42 -62 34 -63.4 26 -64C18 -64.6 12 -62 7 -57`)
        etch(pen, skin, 0.9, `${scroll(42.4, -42.4, 3.6, 1.2, 4, -1)}M38.6 -41C32 -36.6 24 -36.6 18 -40.6`)
        for (const [x, y] of [
          [22, -40.4],
          [28, -38.6],
          [34, -38.9],
        ] as const)
          pen.gap(disc(x, y + 3.2, 0.7))
      })
      const jewel = 'M0 -69L4.6 -61.4L0 -52L-4.6 -61.4Z'
      lay(pen, 'accent', jewel, fused(skin, below), 1.2)
      pen.fill('light', 'M0 -69L0 -61.4L-4.6 -61.4Z')
      pen.line(0.8, 'M-4.4 -61.4L4.4 -61.4M0 -68L0 -53')
    }
    drawMask()
  }),
}
