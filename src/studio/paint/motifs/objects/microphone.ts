// The microphone: a ribbed stage microphone of the swing years on its stand.
import type { Motif } from '../motif.ts'
import { hoop, ribbon, type Station, turned } from './bends.ts'
import { disc, etch, gilt, hundredths, lay, outline, oval, slab, within } from './forms.ts'

export const microphone: Motif = {
  id: 'microphone',
  kind: 'object',
  rests: 'ground',
  width: 0.56,
  draw: hundredths((pen, random) => {
    const isRound = random.sub('form').chance(0.4)
    const tilt = random.sub('tilt').between(0.06, 0.2)
    const pole: readonly Station[] = [
      [1.4, -48, 'edge'],
      [1.4, -30, 'edge'],
      [2.4, -29],
      [2.4, -24],
      [1.7, -23, 'edge'],
      [1.7, -9, 'edge'],
      [5, -7],
      [20, -4, 'edge'],
      [23, -2],
      [23, 0, 'edge'],
    ]
    const stand = turned(pole)
    pen.fill('body', stand)
    pen.fill('light', turned(pole, -0.8, -0.36))
    pen.fill('shade', turned(pole, 0.34, 1))
    etch(pen, stand, 0.9, `${hoop(2.6, -28, 0.4)}${hoop(2.6, -25, 0.4)}${hoop(19, -4.6, 1.4)}`)
    const yoke = ribbon(
      [
        [-5, -54],
        [-4, -48],
        [0, -45.6],
        [4, -48],
        [5, -54],
      ],
      [2.6, 3, 3.6, 3, 2.6],
    )
    lay(pen, gilt(pen), yoke, stand, 0.8)
    pen.placed({ x: 0, y: -52, turn: tilt }, () => {
      const head = isRound
        ? 'M-15 -32C-15 -42 -9 -47.4 0 -47.4C9 -47.4 15 -42 15 -32C15 -18 11 -4 7 1L-7 1C-11 -4 -15 -18 -15 -32Z'
        : 'M-14 -34C-14 -42 -9 -47.4 0 -47.4C9 -47.4 14 -42 14 -34L14 -10C14 -3 10 1 5 1L-5 1C-10 1 -14 -3 -14 -10Z'
      lay(pen, 'body', head, disc(0, 0, 8), 1)
      pen.fill('light', within(head, 'M-12 -46L-5 -48C-7 -30 -7 -14 -4 2L-9 2C-12 -14 -12 -30 -12 -46Z'))
      pen.fill('shade', within(head, 'M5 -50C9 -30 9 -12 4 4L20 4L20 -50Z'))
      const waist = within(head, 'M-20 -23Q0 -18.6 20 -23L20 -17Q0 -12.6 -20 -17Z')
      const slots = [-11, -7, -3, 3, 7, 11].map((x) => {
        const top = -44 + Math.abs(x) * 0.5
        return `M${x} ${top}L${x * 1.04} -25M${x * 1.04} -12.6L${x * 0.86} ${-2.6 - Math.abs(x) * 0.28}`
      })
      etch(pen, head, 1.5, slots.join(''))
      lay(pen, gilt(pen), waist, head, 1)
      lay(pen, gilt(pen), oval(0, -17.8, 4, 2.6), waist, 0.7)
      const spine = slab(-1.1, -48, 2.2, 26, 1)
      lay(pen, 'light', spine, head, 0.9)
      etch(pen, head, 0.9, outline(head, 3))
    })
  }),
}
