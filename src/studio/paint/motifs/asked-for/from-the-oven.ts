// What bakers and cooks make and only edits ask for: a loaf, a cupcake, an ice cream, a slice of pizza, a pie.
import type { Motif } from '../motif.ts'
import { disc, etch, fused, gilt, hundredths, lay, oval, side, slab, within } from '../objects/forms.ts'

export const bread: Motif = {
  id: 'bread',
  kind: 'object',
  rests: 'ground',
  width: 1.66,
  draw: hundredths((pen) => {
    const loaf =
      'M-80 -30C-84 -66 -56 -92 -10 -98C40 -102 78 -80 82 -40C84 -14 70 -2 52 0L-56 0C-72 -2 -79 -14 -80 -30Z'
    pen.fill('body', loaf)
    pen.fill('shade', side(loaf, 8, 12))
    pen.fill('light', within('M-74 -40C-72 -70 -44 -86 -12 -91C-44 -80 -62 -64 -66 -38Z', loaf))
    for (const x of [-46, -14, 18, 48]) {
      const cut = `M${x - 12} ${-50 + Math.abs(x) * 0.14}C${x - 4} -74 ${x + 8} -84 ${x + 20} ${-86 + Math.abs(x) * 0.2}C${x + 16} -72 ${x + 4} -58 ${x - 12} ${-50 + Math.abs(x) * 0.14}Z`
      pen.fill('light', within(cut, loaf))
      etch(pen, loaf, 1.4, cut)
    }
    pen.line(1.2, 'M-52 -16C-20 -10 24 -10 54 -18')
  }),
}

export const cupcake: Motif = {
  id: 'cupcake',
  kind: 'object',
  rests: 'ground',
  width: 0.86,
  draw: hundredths((pen) => {
    const paper = 'M-32 -44L32 -44L24 -3Q23 0 20 0L-20 0Q-23 0 -24 -3Z'
    pen.fill('shade', paper)
    etch(pen, paper, 1.8, 'M-24 -42L-18 0M-12 -42L-9 0M0 -42L0 0M12 -42L9 0M24 -42L18 0')
    const swirls = [
      'M-38 -46C-46 -56 -36 -66 -26 -64L26 -64C38 -66 46 -54 38 -46C32 -38 24 -44 18 -41C10 -36 4 -42 -2 -41C-10 -36 -18 -42 -22 -41C-30 -38 -34 -42 -38 -46Z',
      'M-28 -62C-34 -72 -24 -78 -16 -77L18 -77C28 -78 34 -68 28 -62C20 -54 -20 -54 -28 -62Z',
      'M-17 -75C-20 -84 -8 -92 6 -94C2 -88 18 -88 18 -78C14 -70 -12 -68 -17 -75Z',
    ]
    for (const [at, swirl] of swirls.entries()) {
      lay(pen, 'body', swirl, swirls[at - 1] ?? paper, 1.4)
      pen.fill('shade', side(swirl, 4, 4))
      pen.fill('light', side(swirl, -3, -2.6))
    }
    for (const [x, y, turn] of [
      [-24, -52, 0.5],
      [-6, -56, -0.6],
      [14, -51, 0.9],
      [28, -55, -0.3],
      [-14, -67, 0.2],
      [8, -68, 1],
      [2, -79, -0.4],
    ] as const)
      pen.placed({ x, y, turn }, () => pen.fill(gilt(pen), slab(-3, -1, 6, 2.2, 1)))
    pen.fill('accent', disc(4, -93, 7))
    pen.fill('light', oval(1.6, -95.6, 2, 1.5, -0.5))
  }),
}

export const iceCream: Motif = {
  id: 'ice-cream',
  kind: 'object',
  rests: 'held',
  width: 0.54,
  draw: hundredths((pen) => {
    const cone = 'M-21 -52L21 -52L2 -1.6Q0 0 -2 -1.6Z'
    pen.fill(gilt(pen), cone)
    etch(pen, cone, 1.4, 'M-12 -54L8 -18M2 -54L14 -30M-22 -44L2 -4M12 -54L-8 -18M-2 -54L-14 -30M22 -44L-2 -4')
    const low = disc(0, -59, 23)
    const scoop = fused(
      within(low, slab(-30, -90, 60, 35)),
      'M-26 -57C-28 -50 -20 -46 -15 -50C-12 -42 -3 -42 -1 -49C4 -44 12 -44 14 -50C20 -46 28 -50 26 -57Z',
    )
    lay(pen, 'body', scoop, cone, 1.4)
    pen.fill('shade', side(scoop, 5, 4))
    const top = fused(disc(0, -80, 17), 'M-20 -76C-22 -70 -14 -67 -10 -70C-6 -64 2 -66 4 -70C10 -66 20 -68 20 -76Z')
    lay(pen, 'light', top, scoop, 1.4)
    pen.fill('body', within(side(top, 5, 4), top))
    pen.fill('accent', disc(4, -95, 5))
    pen.stroke('shade', 1.4, 'M5 -98C7 -101 10 -101 12 -100')
  }),
}

export const pizza: Motif = {
  id: 'pizza',
  kind: 'object',
  rests: 'held',
  width: 0.92,
  draw: hundredths((pen) => {
    const slice = 'M-40 -80C-14 -90 14 -90 40 -80L6 -6C8 0 4 6 2 -1C0 -6 -2 -4 -4 -4Z'
    pen.fill('light', slice)
    pen.fill('body', within('M-40 -80L-4 0L6 -6L-28 -82Z', slice))
    const crust =
      'M-45 -80C-46 -90 -40 -92 -34 -93C-12 -101 12 -101 34 -93C40 -92 46 -90 45 -80C43 -74 38 -74 34 -76C12 -84 -12 -84 -34 -76C-38 -74 -43 -74 -45 -80Z'
    lay(pen, 'body', crust, slice, 1.4)
    pen.fill('shade', side(crust, 3, 4))
    for (const [x, y, size] of [
      [-14, -64, 9.4],
      [14, -60, 9.4],
      [-1, -36, 8.4],
    ] as const) {
      pen.fill('accent', disc(x, y, size))
      pen.line(1, disc(x, y, size))
      for (const [dx, dy] of [
        [-3, -2],
        [3, 2],
        [2, -4],
      ] as const)
        pen.gap(disc(x + dx, y + dy, 1.1))
    }
    for (const [x, y, turn] of [
      [1, -72, 0.4],
      [-6, -50, -0.6],
      [11, -42, 0.8],
      [3, -20, 0.2],
    ] as const)
      pen.fill('shade', oval(x, y, 5, 2.2, turn))
  }),
}

export const pie: Motif = {
  id: 'pie',
  kind: 'object',
  rests: 'ground',
  width: 1.62,
  draw: hundredths((pen) => {
    pen.as('steam', () =>
      pen.stroke('light', 4, 'M-26 -82C-34 -88 -18 -92 -26 -98M0 -84C-8 -90 8 -94 0 -100M26 -82C18 -88 34 -92 26 -98'),
    )
    const dish = 'M-68 -36L68 -36L52 -4Q50 0 46 0L-46 0Q-50 0 -52 -4Z'
    pen.fill(gilt(pen), dish)
    etch(pen, dish, 1.6, 'M-60 -18L60 -18')
    const dome = 'M-70 -40C-54 -86 54 -86 70 -40Z'
    pen.fill('body', dome)
    pen.fill('shade', within(side(dome, 10, 0), dome))
    pen.fill('light', within('M-60 -44C-46 -68 -24 -74 -8 -75C-28 -66 -42 -56 -48 -42Z', dome))
    etch(pen, dome, 3.4, 'M-16 -62C-10 -58 -10 -54 -14 -50M0 -66C5 -62 5 -56 0 -52M16 -62C20 -58 20 -54 16 -50')
    const scallops = Array.from({ length: 11 }, (_, at) => disc(-70 + at * 14, -37, 8.4))
    const crust = fused(slab(-74, -42, 148, 9, 4), ...scallops)
    lay(pen, 'body', crust, fused(dome, dish), 1.4)
    pen.fill('light', side(crust, 0, -3))
    for (let at = 0; at < 10; at++) pen.line(1.2, `M${-63 + at * 14} -42L${-63 + at * 14} -33`)
  }),
}
