// What stands at fairs and in halls and only edits ask for: a carousel, a grand piano.
import type { Pen } from '../../pen.ts'
import type { Motif } from '../motif.ts'
import { disc, etch, fused, gilt, hundredths, lay, side, slab, within } from '../objects/forms.ts'

/** A wooden horse in its leap, to the left, its saddle at the middle. */
const steed = (pen: Pen, x: number, y: number, size: number): void =>
  pen.placed({ x, y, size }, () => {
    pen.as('tail', () => pen.fill('shade', 'M15 -3C22 -4 25 3 23 11C20 8 17 6 14 5Z'))
    const horse =
      'M-24 -13C-26 -16 -25 -19 -22 -20L-15 -26L-13 -30L-11 -26C-7 -23 -5 -16 -3 -10C4 -8 11 -9 15 -6C18 -2 17 3 15 6L22 10L20 16L17 15L18 12L10 9C8 8 6 6 4 5L-4 6C-6 8 -8 9 -10 10L-18 8L-20 14L-24 13L-22 4L-13 3C-15 -2 -14 -8 -14 -13L-20 -11Z'
    pen.edge(() => pen.line(1.8, horse))
    pen.fill('light', horse)
    pen.as('mane', () => pen.fill('shade', 'M-12 -27C-7 -24 -4 -17 -2 -10L-7 -10C-8 -16 -10 -22 -14 -25Z'))
    pen.fill('accent', 'M-4 -10C0 -7 6 -8 9 -9C10 -4 9 0 6 2L-2 2C-5 -1 -5 -6 -4 -10Z')
    pen.gap(disc(-17, -20, 1))
  })

export const carousel: Motif = {
  id: 'carousel',
  kind: 'place',
  rests: 'ground',
  width: 1.06,
  draw: hundredths((pen) => {
    pen.stroke('shade', 1.6, 'M0 -88L0 -99')
    pen.as('flag', () => pen.fill('accent', 'M0 -100L13 -96.6L0 -92.6Z'))
    pen.fill('shade', slab(-8, -58, 16, 46))
    pen.line(1, 'M-3 -56L-3 -12M3 -56L3 -12')
    for (const x of [-40, -21, 21, 40]) pen.stroke('accent', 1.7, `M${x} -58L${x} -10`)
    pen.stroke('accent', 1.7, 'M0 -58L0 -10')
    steed(pen, -31, -27, 0.6)
    steed(pen, 33, -32, 0.6)
    steed(pen, 1, -30, 0.78)
    pen.as('roof', () => {
      const roof = 'M0 -90C8 -80 30 -70 52 -64L-52 -64C-30 -70 -8 -80 0 -90Z'
      pen.fill('body', roof)
      for (const [from, to] of [
        [-52, -37],
        [-22, -7],
        [8, 22],
        [37, 52],
      ] as const)
        pen.fill('light', within(`M0 -92L${to} -63L${from} -63Z`, roof))
      pen.fill('shade', side(roof, 5, 1))
    })
    const scallops = Array.from({ length: 8 }, (_, at) => disc(-45.5 + at * 13, -57, 6.4))
    const valance = fused(slab(-52, -64, 104, 7), ...scallops)
    lay(pen, 'body', valance, slab(-60, -70, 120, 30), 0.8)
    for (let at = 0; at < 8; at++) pen.fill(gilt(pen), disc(-45.5 + at * 13, -58, 2.3))
    pen.fill('light', slab(-53, -66, 106, 3.4, 1.6))
    pen.fill('light', disc(0, -89, 3))
    pen.fill('body', slab(-50, -12, 100, 7, 2))
    pen.fill('light', slab(-50, -12, 100, 2.4, 1.2))
    pen.fill('shade', slab(-53, -6, 106, 6, 2))
    for (let at = 0; at < 13; at++) pen.gap(disc(-48 + at * 8, -3, 1.1))
  }),
}

export const piano: Motif = {
  id: 'piano',
  kind: 'object',
  rests: 'ground',
  width: 1.36,
  draw: hundredths((pen) => {
    for (const x of [-50, 12, 48]) {
      pen.fill('shade', `M${x - 4} -34L${x + 4} -34L${x + 2} -4L${x - 2} -4Z`)
      pen.fill('shade', disc(x, -3, 3))
    }
    pen.stroke('shade', 2.4, 'M-22 -34L-18 -6M-14 -34L-18 -6')
    pen.fill(gilt(pen), slab(-24, -7, 12, 3, 1.4))
    // The raised lid, its curve to the right, and the stick that holds it.
    const lid = 'M-36 -56L-44 -96C-20 -102 2 -100 20 -90C36 -81 50 -84 62 -78L60 -54Z'
    pen.fill('body', lid)
    pen.fill('shade', within('M-30 -58L-36 -90C-14 -96 2 -92 18 -83C34 -75 46 -78 56 -73L55 -54Z', lid))
    pen.stroke('light', 1.8, 'M30 -52L34 -78')
    pen.fill(gilt(pen), 'M-30 -52L54 -52L54 -58C30 -62 0 -64 -30 -58Z')
    pen.line(0.9, 'M-24 -58L-20 -53M-14 -60L-10 -53M-4 -61L0 -53M8 -61L11 -53M20 -60L22 -53M40 -59L41 -53')
    const rim = 'M-66 -42L-40 -42L-40 -54L58 -54Q64 -54 64 -48L64 -38Q64 -32 58 -32L-60 -32Q-66 -32 -66 -38Z'
    lay(pen, 'body', rim, lid, 1.4)
    pen.fill('shade', within(slab(-70, -38, 140, 8), rim))
    pen.fill('light', within(slab(-40, -54, 100, 2.6), rim))
    const keys = slab(-68, -45, 28, 5, 1)
    pen.fill('light', keys)
    etch(
      pen,
      keys,
      0.9,
      'M-64 -45L-64 -40M-60 -45L-60 -40M-56 -45L-56 -40M-52 -45L-52 -40M-48 -45L-48 -40M-44 -45L-44 -40',
    )
    pen.fill('shade', 'M-47 -54L-38 -54L-34 -72L-44 -70Z')
    pen.fill('light', 'M-45 -57L-41 -57L-38 -69L-43 -68Z')
  }),
}
