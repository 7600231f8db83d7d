// What doctors carry and only edits ask for: a stethoscope, a syringe.
import type { Motif } from '../motif.ts'
import { disc, gilt, hundredths, oval, side, slab, within } from '../objects/forms.ts'

export const stethoscope: Motif = {
  id: 'stethoscope',
  kind: 'object',
  rests: 'held',
  width: 0.92,
  draw: hundredths((pen) => {
    const tube = 'M-8 -46C-8 -30 -20 -26 -20 -14C-20 0 2 0 8 -12C14 -24 12 -46 28 -46C34 -46 35 -40 35 -34'
    pen.stroke('body', 6.4, 'M-30 -74C-30 -58 -22 -50 -8 -46C6 -50 14 -58 14 -74')
    pen.stroke('body', 7, tube)
    pen.line(1, 'M-10 -42C-11 -30 -22 -26 -22 -14')
    for (const [x, tip] of [
      [-30, -24],
      [14, 8],
    ] as const) {
      pen.stroke('light', 4, `M${x} -70C${x} -84 ${(x + tip) / 2} -88 ${tip} -94`)
      pen.fill(gilt(pen), oval(tip, -95, 4.6, 3.8, tip < -8 ? -0.5 : 0.5))
    }
    pen.fill('light', slab(-14, -52, 12, 10, 3))
    const drum = disc(35, -20, 15)
    pen.fill('light', slab(31, -40, 8, 12, 2))
    pen.fill('body', drum)
    pen.fill('shade', side(drum, 4, 3))
    pen.fill('light', disc(35, -20, 10.4))
    pen.fill(gilt(pen), disc(35, -20, 5.4))
  }),
}

export const syringe: Motif = {
  id: 'syringe',
  kind: 'object',
  rests: 'held',
  width: 1,
  draw: hundredths((pen) =>
    pen.placed({ x: 0, y: -50, turn: -Math.PI / 4, size: 1.26 }, () => {
      pen.stroke('shade', 1.8, 'M-30 0L-52 0')
      pen.fill('accent', 'M-54 -1C-60 -3 -62 3 -57 4C-54 4.4 -53 1.6 -54 -1Z')
      pen.fill('shade', slab(-33, -3.6, 7, 7.2, 1))
      const barrel = slab(-27, -9, 50, 18, 3)
      pen.stroke('shade', 4, 'M20 0L46 0')
      pen.fill('body', slab(44, -9, 6, 18, 2.4))
      pen.fill('light', barrel)
      pen.fill('accent', within(slab(-27, -9, 30, 18), barrel))
      pen.fill('body', slab(3, -8, 6, 16, 1))
      pen.fill('shade', within(slab(-27, 4, 50, 6), barrel))
      for (const [mark, x] of [-20, -12, -4, 4, 12].entries()) pen.line(1.2, `M${x} -9L${x} ${mark % 2 ? -4 : -1}`)
      pen.fill('body', slab(21, -14, 5, 28, 2.2))
    }),
  ),
}
