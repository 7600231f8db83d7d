// Things of the garden that only edits ask for: a watering can, a wheelbarrow full of earth and flowers.
import type { Motif } from '../motif.ts'
import { disc, etch, gilt, hundredths, lay, oval, side, slab, within } from '../objects/forms.ts'

export const wateringCan: Motif = {
  id: 'watering-can',
  kind: 'object',
  rests: 'ground',
  width: 1.46,
  draw: hundredths((pen) => {
    pen.as('handle', () => {
      pen.stroke('shade', 6.4, 'M44 -46C78 -50 80 -10 46 -12')
      pen.stroke('shade', 6.4, 'M-8 -52C-10 -106 46 -106 42 -54')
      pen.stroke('light', 2, 'M-9 -60C-6 -103 38 -104 41 -64')
    })
    const can = 'M-16 -52L46 -52L51 -5Q51 0 46 0L-18 0Q-23 0 -22 -5Z'
    const spout = 'M-14 -32L-47 -74L-57 -67L-21 -6L-10 -8Z'
    pen.fill('body', spout)
    pen.fill('shade', within('M-14 -18L-54 -69L-60 -66L-20 0Z', spout))
    const rose = 'M-57 -67L-47 -74L-46 -92L-73 -74Z'
    lay(pen, 'body', rose, spout, 1.2)
    const face = oval(-60.5, -83.5, 17.5, 5, -0.6)
    lay(pen, 'light', face, rose, 1)
    for (const [x, y] of [
      [-69, -77],
      [-63, -82],
      [-56, -86],
      [-51, -90],
      [-59, -80],
    ] as const)
      pen.gap(disc(x, y, 1.3))
    pen.fill('shade', oval(15, -52, 31, 7))
    lay(pen, 'body', can, spout, 1.6)
    pen.fill('shade', within('M30 -54L60 -54L60 4L26 4Z', can))
    pen.fill('light', within('M-13 -50L-6 -50L-9 -2L-18 -2Z', can))
    pen.fill(gilt(pen), within('M-30 -16L60 -16L60 -10L-30 -10Z', can))
    pen.fill('body', 'M-16 -52C-14 -60 6 -60 15 -59L46 -52Z')
    etch(pen, can, 1.4, 'M-18 -45L48 -45')
  }),
}

export const wheelbarrow: Motif = {
  id: 'wheelbarrow',
  kind: 'object',
  rests: 'ground',
  width: 1.62,
  draw: hundredths((pen) => {
    for (const [x, y, lean] of [
      [-30, -84, -4],
      [-8, -94, 2],
      [14, -88, -2],
      [33, -82, 4],
    ] as const) {
      pen.stroke('shade', 2.4, `M${x - lean} -62L${x} ${y}`)
      pen.fill(
        'shade',
        `M${x - lean} -64C${x - 12} -70 ${x - 12} -74 ${x - 10} -78C${x - 4} -76 ${x - 2} -70 ${x - lean} -64Z`,
      )
      for (let petal = 0; petal < 6; petal++)
        pen.fill('accent', oval(x + Math.cos(petal * 1.047) * 4.2, y + Math.sin(petal * 1.047) * 4.2, 3.4, 3.4))
      pen.fill('light', disc(x, y, 2.4))
    }
    pen.fill('shade', 'M-54 -62C-44 -74 -26 -76 -8 -72C12 -78 34 -74 46 -64Z')
    pen.stroke('shade', 5.4, 'M22 -34L30 -1M40 -38L33 -1')
    pen.as('handle', () => {
      pen.stroke('shade', 5, 'M-54 -17L26 -34L78 -54')
      pen.stroke('light', 6.4, 'M66 -49.6L78 -54')
    })
    const tray = 'M-64 -66L54 -66L32 -32Q30 -29 26 -29L-34 -29Q-38 -29 -40 -32Z'
    lay(pen, 'body', tray, 'M-54 -17L26 -34L30 -26L-54 -10Z', 1.4)
    pen.fill('shade', within('M20 -70L60 -70L30 -20L6 -20Z', tray))
    pen.fill('light', slab(-66, -69, 122, 6, 3))
    etch(pen, tray, 1.4, 'M-24 -62L-16 -30M18 -62L10 -30')
    const wheel = disc(-54, -17, 17)
    pen.fill('body', wheel)
    pen.gap(disc(-54, -17, 11.4))
    pen.stroke('body', 2.4, 'M-54 -31L-54 -3M-68 -17L-40 -17M-64 -27L-44 -7M-44 -27L-64 -7')
    pen.fill('light', disc(-54, -17, 4))
    pen.fill('shade', side(disc(-54, -17, 4), 1.6, 1.2))
  }),
}
