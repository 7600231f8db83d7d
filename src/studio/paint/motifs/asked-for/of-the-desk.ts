// What lies on a desk and only edits ask for: scissors, a pencil, a smartphone, a paper plane, a paper boat.
import type { Motif } from '../motif.ts'
import { disc, etch, gilt, hundredths, lay, outline, oval, side, slab, within } from '../objects/forms.ts'

export const scissors: Motif = {
  id: 'scissors',
  kind: 'object',
  rests: 'held',
  width: 0.62,
  draw: hundredths((pen) => {
    pen.mirrored(() =>
      pen.placed({ x: 0, y: -46, turn: 0.26 }, () => {
        pen.as('blade', () => {
          const blade = 'M-4 6L-4 -20C-3 -34 0 -46 4 -53C5 -40 5 -16 4 6Z'
          pen.edge(() => pen.line(2, blade))
          pen.fill('light', blade)
          pen.fill('shade', within(slab(1, -60, 6, 70), blade))
        })
        pen.as('handle', () => {
          pen.stroke('body', 6.4, 'M0 4L-2 16')
          pen.fill('body', outline(oval(-8, 32, 11, 14, 0.2), 7))
        })
      }),
    )
    pen.fill(gilt(pen), disc(0, -46, 3.4))
    pen.line(0.9, disc(0, -46, 3.6))
  }),
}

export const pencil: Motif = {
  id: 'pencil',
  kind: 'object',
  rests: 'held',
  width: 0.86,
  draw: hundredths((pen) =>
    pen.placed({ x: 0, y: -50, turn: 0.7, size: 1.16 }, () => {
      const wood = 'M-9 -34L9 -34L9 34L0 54L-9 34Z'
      pen.fill('body', wood)
      pen.fill('light', within(slab(-9, -34, 6, 68), wood))
      pen.fill('shade', within(slab(3, -34, 6, 68), wood))
      pen.fill('light', 'M-9 34C-7 31 -5 31 -3 34C-1 31 1 31 3 34C5 31 7 31 9 34L2.4 48L-2.4 48Z')
      pen.line(1.1, 'M-9 34C-7 31 -5 31 -3 34C-1 31 1 31 3 34C5 31 7 31 9 34')
      pen.fill('shade', 'M-2.8 47.6L2.8 47.6L0 54Z')
      pen.gap('M-2.6 48L2.6 48L0 53.6Z')
      pen.line(1.1, 'M-3 -33L-3 32M3 -33L3 32')
      pen.fill('light', slab(-10, -43, 20, 10, 1))
      pen.line(1.1, 'M-10 -40L10 -40M-10 -36L10 -36')
      pen.fill('accent', 'M-9 -43L-9 -50Q-9 -55 -4 -55L4 -55Q9 -55 9 -50L9 -43Z')
    }),
  ),
}

export const smartphone: Motif = {
  id: 'smartphone',
  kind: 'object',
  rests: 'held',
  width: 0.62,
  draw: hundredths((pen) =>
    pen.placed({ x: 0, y: -50, turn: 0.1, size: 0.97 }, () => {
      const shell = slab(-25, -50, 50, 100, 8)
      pen.fill('body', shell)
      pen.fill('shade', side(shell, 3, 2))
      const glass = slab(-21, -45, 42, 90, 4)
      pen.fill('light', glass)
      pen.edge(() => pen.line(1.2, glass))
      pen.fill('body', slab(-8, -45, 16, 5, 2.4))
      // Two messages.
      pen.fill(
        'body',
        'M-16 -26Q-16 -30 -12 -30L6 -30Q10 -30 10 -26L10 -16Q10 -12 6 -12L-8 -12L-14 -7L-13 -12Q-16 -12 -16 -16Z',
      )
      pen.fill('accent', 'M16 4Q16 0 12 0L-8 0Q-12 0 -12 4L-12 14Q-12 18 -8 18L10 18L15 23L14 18Q16 17 16 14Z')
      pen.line(1.4, 'M-11 -24L5 -24M-11 -18L0 -18M-7 6L11 6M-7 12L5 12')
      pen.fill('shade', slab(-9, 38, 18, 2.6, 1.3))
    }),
  ),
}

export const paperPlane: Motif = {
  id: 'paper-plane',
  kind: 'object',
  rests: 'air',
  width: 1.36,
  draw: hundredths((pen) => {
    const near = 'M66 -98L-62 -52L-22 -38Z'
    const far = 'M66 -98L-10 -30L26 -6Z'
    pen.fill('body', near)
    pen.fill('shade', 'M66 -98L-22 -38L-20 -2L-10 -30Z')
    pen.fill('light', far)
    pen.fill('body', within('M66 -98L26 -6L8 -18Z', far))
    pen.line(1.6, 'M66 -98L-22 -38M66 -98L-10 -30M-22 -38L-20 -2L-8 -28')
  }),
}

export const paperBoat: Motif = {
  id: 'paper-boat',
  kind: 'object',
  rests: 'water',
  width: 1.7,
  draw: hundredths((pen) => {
    const sail = 'M0 -100L44 -34L-44 -34Z'
    pen.fill('body', sail)
    pen.fill('shade', 'M0 -100L44 -34L6 -34Z')
    etch(pen, sail, 1.4, 'M0 -100L6 -34')
    const hull = 'M-84 -56L-24 -40L0 -46L24 -40L84 -56L52 -2Q51 0 48 0L-48 0Q-51 0 -52 -2Z'
    lay(pen, 'body', hull, sail, 1.6)
    pen.fill('light', 'M-84 -56L-24 -40L-46 -2L-52 -2Z')
    pen.fill('shade', 'M84 -56L24 -40L0 -2L48 0L52 -2Z')
    etch(pen, hull, 1.5, 'M-24 -40L-46 0M24 -40L0 0M-24 -40L24 -40')
    pen.stroke('light', 3, 'M-78 -2q9 -5 18 0M42 -2q9 -5 18 0t18 0')
  }),
}
