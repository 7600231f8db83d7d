// What travellers have and only edits ask for: a passport, a canoe with its paddle, a plume of smoke.
import type { Shape } from '../../pen.ts'
import type { Motif } from '../motif.ts'
import { disc, etch, gilt, hundredths, lay, outline, oval, side, slab, within } from '../objects/forms.ts'

export const passport: Motif = {
  id: 'passport',
  kind: 'object',
  rests: 'held',
  width: 0.8,
  draw: hundredths((pen) => {
    pen.placed({ x: 0, y: -46, turn: -0.13, size: 0.96 }, () => {
      // A ticket looks out of it.
      pen.placed({ x: 8, y: -20, turn: 0.22 }, () => {
        const ticket = slab(-20, -38, 36, 50, 2)
        pen.fill('light', ticket)
        etch(pen, ticket, 1.3, 'M-14 -30L2 -30M-14 -25L8 -25M-14 -20L-2 -20')
        pen.fill('accent', slab(4, -34, 8, 8, 1))
      })
      pen.fill('light', slab(-27, -41, 63, 87, 4))
      pen.line(1, 'M33 -36L33 42M30.6 -38L30.6 44')
      const cover = slab(-31, -43, 60, 88, 5)
      lay(pen, 'body', cover, slab(-40, -60, 80, 120), 1.2)
      pen.fill('shade', within(slab(-31, -43, 9, 88), cover))
      const emblem = disc(3, -4, 16)
      const stamped = (width: number, shape: Shape): void => {
        pen.line(width + 1.6, shape)
        pen.stroke('accent', width, shape)
      }
      stamped(2.4, emblem)
      pen.stroke(
        'accent',
        1.6,
        'M3 -20L3 12M-13 -4L19 -4M3 -20C-7 -12 -7 4 3 12M3 -20C13 -12 13 4 3 12M-10 -13C-4 -9 10 -9 16 -13M-10 5C-4 1 10 1 16 5',
      )
      stamped(3.4, 'M-14 -31L20 -31')
      stamped(2.4, 'M-9 25L15 25')
      stamped(2, 'M-4 33L10 33')
      pen.fill('light', within(outline(cover, 3), slab(-36, -48, 34, 10)))
    })
  }),
}

export const canoe: Motif = {
  id: 'canoe',
  kind: 'vehicle',
  rests: 'water',
  width: 3.2,
  draw: hundredths((pen) => {
    pen.stroke('shade', 4.6, 'M34 -96L-24 -30')
    pen.fill('shade', oval(36, -97, 6, 3, -0.8))
    const far = 'M-156 -88C-120 -52 110 -52 156 -88C120 -44 -120 -44 -156 -88Z'
    pen.fill('shade', far)
    const hull =
      'M-156 -88C-140 -52 -80 -46 0 -46C80 -46 140 -52 156 -88C164 -50 130 -4 104 0L-104 0C-130 -4 -164 -50 -156 -88Z'
    lay(pen, 'body', hull, far, 1.2)
    pen.fill('shade', within('M-170 -16C-90 -4 90 -4 170 -16L170 10L-170 10Z', hull))
    pen.fill(gilt(pen), within('M-170 -58C-120 -30 120 -30 170 -58L170 -48C120 -21 -120 -21 -170 -48Z', hull))
    pen.stroke('light', 3.6, 'M-155 -86C-140 -52 -80 -46 0 -46C80 -46 140 -52 155 -86')
    etch(pen, hull, 1.4, 'M-80 -44L-84 0M0 -46L0 0M80 -44L84 0')
    const blade = 'M-22 -36C-34 -30 -52 -10 -50 0L-40 0C-32 -8 -20 -22 -16 -30Z'
    lay(pen, 'light', blade, hull, 1.2)
    pen.stroke('light', 2.8, 'M-150 -3q12 -6 24 0t24 0M84 -3q12 -6 24 0t24 0')
  }),
}

const plume =
  'M-4 0C-6 -10 -12 -14 -9 -22C-17 -26 -17 -36 -10 -40C-20 -46 -20 -60 -8 -63C-16 -74 -6 -86 6 -83C8 -96 28 -100 34 -90C46 -95 55 -83 47 -76C53 -67 43 -56 33 -60C34 -48 22 -42 16 -46C18 -36 12 -28 7 -28C9 -18 3 -10 4 0Z'

const curls =
  'M-10 -40C-4 -43 1 -38 -2 -33M-8 -63C1 -67 7 -60 3 -54C0 -50 -5 -52 -3 -56M6 -83C12 -86 18 -80 15 -74C12 -70 7 -73 9 -77M33 -60C27 -63 25 -69 30 -73C35 -75 38 -70 34 -68M16 -46C11 -49 11 -54 15 -56M34 -90C37 -86 35 -82 31 -82M-9 -22C-4 -24 -1 -21 -2 -17M7 -28C3 -30 2 -34 5 -36'

export const smokePlume: Motif = {
  id: 'smoke-plume',
  kind: 'object',
  rests: 'held',
  width: 0.7,
  draw: hundredths((pen) =>
    pen.placed({ x: -17, size: 1.04 }, () =>
      pen.as('smoke', () => {
        pen.fill('body', plume)
        pen.fill('shade', side(plume, 5, 3))
        pen.fill('light', side(plume, -4, -3))
        etch(pen, plume, 1.6, curls)
      }),
    ),
  ),
}
