// The gavel: a judge's mallet, tilted over its sounding block.
import type { Motif } from '../motif.ts'
import { hoop, type Station, turned } from './bends.ts'
import { etch, gilt, hundredths, lay, oval, swung, within } from './forms.ts'

const head: readonly Station[] = [
  [13.6, -24, 'edge'],
  [14, -21],
  [12.4, -18, 'edge'],
  [11, -16, 'edge'],
  [13, -12],
  [13.6, 0],
  [13, 12],
  [11, 16, 'edge'],
  [12.4, 18, 'edge'],
  [14, 21],
  [13.6, 24, 'edge'],
]
const handle: readonly Station[] = [
  [2.2, 10, 'edge'],
  [2.6, 22],
  [3.6, 40],
  [3, 56],
  [4.6, 66, 'edge'],
  [5.4, 68],
  [4.4, 72, 'edge'],
  [5.2, 76],
  [0.4, 79, 'edge'],
]

export const gavel: Motif = {
  id: 'gavel',
  kind: 'object',
  rests: 'ground',
  width: 1.24,
  draw: hundredths((pen, random) => {
    const lift = random.sub('lift').between(-0.06, 0.08)
    const block: readonly Station[] = [
      [27, -15, 'edge'],
      [29, -13],
      [27, -10, 'edge'],
      [29, -8],
      [32, -4],
      [32, 0, 'edge'],
    ]
    pen.placed({ x: -20 }, () => {
      pen.fill('body', turned(block))
      pen.fill('light', turned(block, -0.8, -0.5))
      pen.fill('shade', turned(block, 0.34, 1))
      etch(pen, turned(block), 1, `${hoop(27.4, -10.4, 1.4)}${hoop(30, -6, 1.6)}`)
      const face = oval(0, -15, 27, 3.4)
      lay(pen, 'light', face, turned(block), 0.8)
      pen.line(0.8, oval(0, -15, 20, 2.2))
    })
    pen.placed({ x: -17, y: -56, turn: -1.24 + lift }, () => {
      const stick = turned(handle)
      pen.placed({ turn: 0.12 }, () => {
        pen.fill('body', stick)
        pen.fill('light', turned(handle, -0.1, 0.36))
        pen.fill('shade', turned(handle, -1, -0.4))
        etch(pen, stick, 0.9, `${hoop(4.6, 66, 0.8)}${hoop(4.4, 72, 0.8)}`)
      })
    })
    pen.placed({ x: -19, y: -57, turn: 0.42 + lift, size: 1.12 }, () => {
      const form = turned(head)
      lay(pen, 'body', form, swung(turned(handle), -1.54, [0, 0]), 1.2)
      pen.fill('light', turned(head, -0.78, -0.46))
      pen.fill('shade', turned(head, 0.36, 1))
      const grooves = head.filter(([, , kind]) => kind === 'edge').slice(1, -1)
      etch(pen, form, 1, grooves.map(([half, y]) => hoop(half, y, 1.8)).join(''))
      const band = within(form, 'M-20 -5Q0 -1 20 -5L20 5Q0 9 -20 5Z')
      lay(pen, gilt(pen), band, form, 0.9)
      pen.fill('shade', within(band, 'M5 -20L20 -20L20 20L5 20Z'))
      const cap = oval(0, -24, 13.6, 3.2)
      lay(pen, 'light', cap, form, 0.9)
      pen.line(0.8, oval(0, -24, 8.6, 1.8))
    })
  }),
}
