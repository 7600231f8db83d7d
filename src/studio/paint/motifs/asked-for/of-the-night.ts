// Things of magic and of nights that only edits ask for: a broom, a magic wand, a coffin.
import type { Motif } from '../motif.ts'
import { disc, etch, gilt, hundredths, lay, side, slab, within } from '../objects/forms.ts'

export const broom: Motif = {
  id: 'broom',
  kind: 'object',
  rests: 'held',
  width: 0.5,
  draw: hundredths((pen) =>
    pen.placed({ x: 0, y: -50, turn: 0.24, size: 0.98 }, () => {
      pen.as('handle', () => {
        pen.stroke('shade', 4.4, 'M-1 12C3 -8 -3 -28 1 -49')
        pen.stroke('light', 1.3, 'M-2 6C1 -10 -5 -28 -0.4 -46')
      })
      const brush = 'M-6 10L6 10C10 20 16 32 17 48L12 46L9 51L4 47L0 52L-4 47L-9 51L-12 46L-17 48C-16 32 -10 20 -6 10Z'
      pen.fill('body', brush)
      pen.fill('shade', side(brush, 5, 0))
      etch(
        pen,
        brush,
        1.2,
        'M-3 16C-6 26 -9 36 -10 46M0 16L0 48M3 16C6 26 9 36 10 46M-5 20C-9 28 -12 36 -13 44M5 20C9 28 12 36 13 44',
      )
      pen.fill(gilt(pen), slab(-7, 7, 14, 5, 2))
      pen.fill(gilt(pen), slab(-8.6, 15, 17.2, 4, 2))
    }),
  ),
}

const spark = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`

export const wand: Motif = {
  id: 'wand',
  kind: 'object',
  rests: 'held',
  width: 0.9,
  draw: hundredths((pen) => {
    pen.placed({ x: -4, y: -46, turn: 0.7 }, () => {
      const stick = 'M-3.6 58L3.6 58L2 -30L-2 -30Z'
      pen.fill('body', stick)
      pen.fill('shade', within(slab(0.4, -30, 5, 90), stick))
      pen.as('handle', () => {
        pen.fill('body', slab(-5, 32, 10, 28, 4))
        pen.line(1.2, 'M-5 38L5 40M-5 44L5 46M-5 50L5 52')
        pen.fill(gilt(pen), slab(-6, 28, 12, 5, 2))
      })
    })
    pen.fill('accent', 'M22 -98L26.6 -85L40 -84.6L29.4 -76.4L33 -63.4L22 -71L11 -63.4L14.6 -76.4L4 -84.6L17.4 -85Z')
    for (const [x, y, size] of [
      [-10, -84, 8],
      [41, -52, 6.4],
      [-4, -62, 4.6],
      [36, -36, 4],
      [-28, -70, 4],
    ] as const)
      pen.fill('accent', spark(x, y, size))
    pen.line(1, 'M22 -98L22 -79L40 -84.6M22 -79L33 -63.4M22 -79L11 -63.4M22 -79L4 -84.6')
  }),
}

export const coffin: Motif = {
  id: 'coffin',
  kind: 'object',
  rests: 'ground',
  width: 0.56,
  draw: hundredths((pen) => {
    const box = 'M-14 -100L14 -100L28 -72L16 0L-16 0L-28 -72Z'
    pen.fill('body', box)
    pen.fill('shade', side(box, 5, 2))
    const lid = 'M-11 -94L11 -94L22.6 -71L12.4 -6L-12.4 -6L-22.6 -71Z'
    pen.line(1.4, lid)
    pen.fill('light', within(side(lid, -3, -2), lid))
    pen.as('cross', () => {
      pen.fill(gilt(pen), slab(-3, -86, 6, 38, 1))
      pen.fill(gilt(pen), slab(-12, -75, 24, 6, 1))
      pen.line(1, 'M-3 -86L3 -86L3 -75L12 -75L12 -69L3 -69L3 -48L-3 -48L-3 -69L-12 -69L-12 -75L-3 -75Z')
    })
    for (const [x, y] of [
      [-16, -60],
      [16, -60],
      [-11, -22],
      [11, -22],
    ] as const) {
      pen.gap(disc(x, y, 2))
      lay(pen, 'light', disc(x, y, 1.1), disc(x, y, 2), 0)
    }
    etch(pen, lid, 1, 'M-8 -40L-6 -10M8 -40L6 -10M0 -44L0 -8')
  }),
}
