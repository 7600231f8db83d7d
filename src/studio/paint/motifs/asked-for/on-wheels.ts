// What rolls and only edits ask for: a tractor, a motor scooter, a camper van, a bus. All of them go to the right.
import type { Pen, Shape } from '../../pen.ts'
import type { Motif } from '../motif.ts'
import { disc, etch, fused, gilt, hundredths, lay, oval, pierced, side, slab, within } from '../objects/forms.ts'

/** A tyre, dark where that can be told, with its hub, parted from what it carries. */
const tyre = (pen: Pen, x: number, radius: number, under: Shape): void => {
  pen.edge(() => pen.gap(within(disc(x, -radius, radius + 2), under)))
  pen.fill(gilt(pen), disc(x, -radius, radius))
  pen.fill('light', disc(x, -radius, radius * 0.54))
  pen.fill('shade', side(disc(x, -radius, radius * 0.54), radius * 0.14, radius * 0.1))
  pen.gap(disc(x, -radius, radius * 0.16))
}

export const tractor: Motif = {
  id: 'tractor',
  kind: 'vehicle',
  rests: 'ground',
  width: 1.4,
  draw: hundredths((pen) => {
    pen.stroke('shade', 4.6, 'M40 -58L40 -84')
    pen.fill('shade', slab(37, -90, 6, 12, 2))
    pen.stroke('shade', 4, 'M-44 -66L-38 -96M4 -58L-2 -96')
    pen.stroke('shade', 3, 'M4 -58L-8 -70M-14 -74L-3 -66')
    pen.fill('shade', 'M-34 -62L-34 -76Q-34 -79 -30 -79L-28 -66L-12 -66L-12 -58Z')
    pen.as('roof', () => {
      pen.fill('body', slab(-50, -100, 58, 8, 3))
      pen.fill('light', slab(-48, -100, 54, 2.6, 1.3))
    })
    const bonnet = 'M-6 -62L54 -60Q66 -59 66 -48L66 -28L20 -24L-14 -24Z'
    pen.fill('body', bonnet)
    pen.fill('shade', within(slab(-20, -36, 100, 14), bonnet))
    pen.fill('light', within('M-6 -62L54 -60Q60 -59 62 -56L-6 -57Z', bonnet))
    etch(pen, bonnet, 1.6, 'M22 -52L50 -51M22 -47L50 -46M22 -42L50 -41M58 -60L58 -30')
    pen.fill('light', disc(65, -48, 4.4))
    tyre(pen, 46, 20, bonnet)
    const guard = 'M-70 -44C-66 -74 -16 -82 2 -46L-4 -40C-20 -66 -54 -66 -62 -42Z'
    tyre(pen, -30, 35, bonnet)
    for (let tread = 0; tread < 16; tread++)
      pen.placed({ x: -30, y: -35, turn: tread * 0.3927 }, () => pen.line(1.8, 'M-3 -35L2 -27'))
    lay(pen, 'body', guard, disc(-30, -35, 36), 1.4)
    pen.fill('light', 'M-66 -50C-60 -70 -32 -76 -14 -66C-30 -70 -54 -66 -62 -48Z')
  }),
}

export const scooter: Motif = {
  id: 'scooter',
  kind: 'vehicle',
  rests: 'ground',
  width: 1.3,
  draw: hundredths((pen) => {
    for (const x of [-40, 46]) tyre(pen, x, 17, disc(x, -17, 1))
    pen.stroke('shade', 4, 'M30 -76L24 -94M24 -94L12 -90')
    pen.stroke('shade', 2, 'M24 -92L20 -99')
    pen.fill('shade', oval(19, -98, 4, 2.6))
    const tail =
      'M-64 -24C-66 -44 -54 -56 -32 -56L-8 -53C-2 -50 -4 -40 2 -30C5 -25 12 -22 22 -21L22 -12L-14 -12C-22 -30 -54 -34 -64 -24Z'
    pen.fill('body', tail)
    const cowl = 'M-58 -32C-56 -48 -42 -52 -28 -50C-14 -48 -8 -40 -8 -28C-20 -40 -46 -42 -58 -32Z'
    pen.fill('light', within(cowl, tail))
    etch(pen, tail, 1.3, 'M-58 -32C-46 -42 -20 -40 -8 -28')
    const seat = 'M-60 -58C-62 -66 -52 -66 -44 -65L-12 -64C-4 -64 -2 -58 -6 -54C-24 -56 -46 -58 -60 -55Z'
    lay(pen, gilt(pen), seat, tail, 1.2)
    const shield =
      'M18 -88C28 -92 38 -86 38 -74C40 -54 38 -36 46 -36C58 -36 66 -26 66 -16C58 -22 50 -24 42 -22C34 -20 28 -14 20 -12L12 -14C22 -22 26 -40 22 -64C20 -74 18 -80 18 -88Z'
    lay(pen, 'body', shield, tail, 1.4)
    pen.fill('shade', within('M22 -70C28 -50 26 -30 16 -12L10 -12C20 -30 22 -50 16 -70Z', shield))
    pen.fill('light', within('M30 -80C35 -76 35 -60 34 -48L31 -48C32 -60 32 -72 28 -80Z', shield))
    pen.fill('light', disc(37, -80, 6.4))
    pen.fill('shade', side(disc(37, -80, 6.4), 2, 1.4))
    pen.fill('light', disc(-64, -38, 3.4))
  }),
}

export const camperVan: Motif = {
  id: 'camper-van',
  kind: 'vehicle',
  rests: 'ground',
  width: 1.9,
  draw: hundredths((pen) => {
    pen.fill(gilt(pen), 'M-62 -96C-30 -101 30 -101 62 -95C30 -91 -30 -91 -62 -96Z')
    pen.stroke('shade', 2.4, 'M-46 -84L-46 -92M40 -84L40 -92M-54 -90L50 -90')
    const shell =
      'M-92 -74Q-92 -86 -80 -86L56 -86C72 -86 80 -72 84 -54C90 -50 93 -44 93 -38L93 -20Q93 -14 87 -14L-86 -14Q-92 -14 -92 -20Z'
    const panes = [
      slab(-84, -76, 28, 20, 3),
      slab(-52, -76, 30, 20, 3),
      slab(-18, -76, 30, 20, 3),
      'M20 -76L54 -76C64 -76 69 -68 72 -56L20 -56Z',
    ]
    pierced(pen, 'light', shell, fused(...panes))
    const low = within('M-100 -50L60 -50C72 -50 78 -42 86 -22L100 -22L100 0L-100 0Z', shell)
    pen.fill('body', low)
    pen.fill('shade', within(slab(-100, -24, 200, 14), shell))
    pen.line(1.4, 'M-92 -50L60 -50C72 -50 78 -42 86 -22')
    pen.line(1.3, 'M16 -80L16 -18M50 -78L50 -56M-20 -50L-20 -18')
    pen.as('curtains', () => {
      for (const x of [-84, -52, -18]) pen.fill('body', `M${x + 1} -75L${x + 9} -75Q${x + 7} -66 ${x + 1} -58Z`)
    })
    pen.stroke('light', 2.4, 'M22 -42L30 -42')
    pen.fill('light', oval(88, -36, 4.4, 6))
    pen.fill('light', slab(76, -20, 20, 5, 2.4))
    pen.fill('light', slab(-96, -20, 20, 5, 2.4))
    tyre(pen, -54, 17, shell)
    tyre(pen, 54, 17, shell)
  }),
}

export const bus: Motif = {
  id: 'bus',
  kind: 'vehicle',
  rests: 'ground',
  width: 2.04,
  draw: hundredths((pen) => {
    const shell =
      'M-100 -90Q-100 -100 -90 -100L84 -100C94 -100 98 -92 100 -70L101 -20Q101 -12 93 -12L-92 -12Q-100 -12 -100 -20Z'
    const panes = [-92, -63, -34, -5].map((x) => slab(x, -86, 25, 28, 3))
    const front = 'M58 -86L84 -86C90 -86 93 -78 94 -56L58 -56Z'
    pierced(pen, 'body', shell, fused(...panes, front, slab(28, -84, 10, 34, 2), slab(41, -84, 10, 34, 2)))
    pen.fill('light', within(slab(-110, -102, 220, 8), shell))
    pen.fill('shade', within(slab(-110, -28, 220, 18), shell))
    pen.line(1.6, 'M25 -14L25 -88L54 -88L54 -14M39.5 -88L39.5 -14')
    pen.line(1.8, 'M-100 -44L22 -44M56 -44L100 -44')
    pen.line(1.8, 'M-100 -38L22 -38M56 -38L100 -38')
    pen.fill('light', oval(97, -32, 4, 5.4))
    pen.fill('light', slab(-104, -20, 12, 5, 2))
    tyre(pen, -60, 17, shell)
    tyre(pen, 66, 17, shell)
  }),
}
