// What cooks work with and only edits ask for: a whisk, a frying pan with an egg, a chef's hat, a rolling pin.
import type { Motif } from '../motif.ts'
import { disc, etch, fused, gilt, hundredths, lay, oval, side, slab, within } from '../objects/forms.ts'

export const whisk: Motif = {
  id: 'whisk',
  kind: 'object',
  rests: 'held',
  width: 0.62,
  draw: hundredths((pen) =>
    pen.placed({ x: 0, y: -50, turn: 0.42, size: 1.02 }, () => {
      for (const reach of [17, 11, 4.4])
        pen.stroke(
          reach === 17 ? 'body' : 'light',
          2,
          `M0 0C${-reach * 0.5} -8 ${-reach} -18 ${-reach} -30C${-reach} -54 ${reach} -54 ${reach} -30C${reach} -18 ${reach * 0.5} -8 0 0`,
        )
      pen.as('handle', () => {
        const grip = 'M-3.4 -4L3.4 -4L5 44Q5 49 0 49Q-5 49 -5 44Z'
        pen.fill('body', grip)
        pen.fill('shade', side(grip, 3, 0))
        pen.fill(gilt(pen), slab(-4.4, -5, 8.8, 8, 2))
        pen.gap(disc(0, 43, 1.7))
      })
    }),
  ),
}

export const fryingPan: Motif = {
  id: 'frying-pan',
  kind: 'object',
  rests: 'held',
  width: 1.52,
  draw: hundredths((pen) => {
    pen.as('handle', () => {
      pen.fill('shade', 'M10 -60L72 -96Q76 -98 77 -93Q78 -89 74 -87L18 -46Z')
      pen.gap(disc(71, -91, 2))
    })
    const rim = oval(-26, -42, 50, 42)
    pen.fill('body', rim)
    pen.fill('shade', side(rim, 7, 6))
    const inside = oval(-26, -43, 42, 34.6)
    pen.line(1.6, inside)
    const white =
      'M-56 -44C-60 -60 -42 -68 -30 -62C-20 -72 0 -64 0 -50C8 -42 4 -26 -8 -26C-18 -16 -34 -20 -40 -26C-52 -26 -58 -34 -56 -44Z'
    lay(pen, 'light', white, rim, 1.4)
    pen.fill('accent', disc(-26, -44, 12))
    pen.fill('light', oval(-30, -48, 4, 2.6, -0.6))
    pen.line(1, disc(-26, -44, 12))
  }),
}

export const chefsHat: Motif = {
  id: 'chefs-hat',
  kind: 'object',
  rests: 'held',
  width: 1.02,
  draw: hundredths((pen) => {
    const top = fused(disc(-28, -62, 23), disc(28, -62, 23), disc(0, -72, 28), 'M-34 -50L34 -50L32 -16L-32 -16Z')
    pen.fill('body', top)
    pen.fill('shade', side(top, 7, 4))
    pen.fill('light', side(top, -4, -4))
    etch(
      pen,
      top,
      1.6,
      'M-18 -50C-16 -40 -16 -30 -18 -20M0 -54L0 -20M18 -50C16 -40 16 -30 18 -20M-26 -44C-18 -46 -12 -54 -12 -62M26 -44C18 -46 12 -54 12 -62',
    )
    const band = slab(-33, -22, 66, 22, 3)
    lay(pen, 'body', band, top, 1.4)
    pen.fill('shade', within(slab(16, -22, 20, 22), band))
    pen.fill('light', slab(-31, -20, 40, 3, 1.5))
  }),
}

export const rollingPin: Motif = {
  id: 'rolling-pin',
  kind: 'object',
  rests: 'held',
  width: 1.3,
  draw: hundredths((pen) =>
    pen.placed({ x: 0, y: -50, turn: -0.6 }, () => {
      pen.as('handle', () => {
        for (const turn of [0, Math.PI])
          pen.placed({ turn }, () => {
            pen.fill('shade', slab(40, -3.4, 8, 6.8))
            pen.fill('accent', 'M46 -6C54 -8 64 -7 68 -3Q70 0 68 3C64 7 54 8 46 6Z')
          })
      })
      const roller = slab(-43, -17, 86, 34, 7)
      pen.fill('body', roller)
      pen.fill('shade', within(slab(-43, 6, 86, 12), roller))
      pen.fill('light', slab(-38, -12, 76, 5, 2.5))
      etch(pen, roller, 1, 'M-30 0C-14 -3 6 3 26 0M-20 12C-4 10 12 13 32 11')
    }),
  ),
}
