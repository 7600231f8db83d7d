// Things that only edits ask for and people keep: a gift, a diamond, a trophy, a padlock, spectacles, a treasure chest, a bottle.
import type { Motif } from '../motif.ts'
import { disc, etch, gilt, hundredths, lay, outline, oval, side, slab, within, without } from '../objects/forms.ts'

export const gift: Motif = {
  id: 'gift',
  kind: 'object',
  rests: 'ground',
  width: 0.92,
  draw: hundredths((pen) => {
    const box = slab(-40, -58, 80, 58, 2)
    pen.fill('body', box)
    pen.fill('shade', within(slab(18, -60, 30, 62), box))
    pen.fill('accent', slab(-8, -58, 16, 58))
    const lid = slab(-45, -72, 90, 18, 2)
    lay(pen, 'body', lid, box, 1.4)
    pen.fill('shade', slab(-45, -58, 90, 4, 1))
    pen.fill('light', slab(-45, -72, 90, 4, 2))
    pen.fill('accent', slab(-8, -72, 16, 18))
    pen.mirrored(() => {
      const loop = 'M0 -72C6 -86 20 -100 30 -98C40 -95 38 -78 26 -74C18 -71 8 -71 0 -72Z'
      pen.fill('accent', loop)
      pen.gap('M8 -76C14 -84 22 -91 27 -90C32 -88 30 -80 24 -78C18 -75.5 12 -75.5 8 -76Z')
    })
    pen.fill('accent', oval(0, -74, 6.4, 5.4))
    pen.line(1.2, 'M-5 -72C-3 -70 3 -70 5 -72')
  }),
}

export const diamond: Motif = {
  id: 'diamond',
  kind: 'object',
  rests: 'held',
  width: 1.2,
  draw: hundredths((pen) => {
    pen.fill('body', 'M-34 -98L34 -98L60 -66L0 0L-60 -66Z')
    pen.fill('light', 'M-34 -98L-14 -66L-60 -66ZM-34 -98L0 -98L-14 -66Z')
    pen.fill('shade', 'M34 -98L60 -66L16 -66ZM16 -66L60 -66L0 0Z')
    pen.fill('light', 'M-14 -66L16 -66L0 0L-6 -22Z')
    pen.line(1.6, 'M-60 -66L60 -66M-34 -98L-16 -66L0 -98L16 -66L34 -98M-16 -66L0 0L16 -66')
  }),
}

export const trophy: Motif = {
  id: 'trophy',
  kind: 'object',
  rests: 'ground',
  width: 0.86,
  draw: hundredths((pen) => {
    const cup = 'M-27 -100L27 -100C28 -74 22 -54 6 -48L-6 -48C-22 -54 -28 -74 -27 -100Z'
    pen.mirrored(() => pen.stroke('body', 5, 'M26 -92C42 -94 44 -82 39 -74C34 -66 27 -62 20 -60'))
    pen.fill('body', 'M-5 -50L5 -50C4 -38 6 -30 14 -25L-14 -25C-6 -30 -4 -38 -5 -50Z')
    lay(pen, 'body', cup, 'M-5 -60L5 -60L5 -40L-5 -40Z', 1.2)
    pen.fill('shade', side(cup, 9, 0))
    pen.fill('light', 'M-20 -94C-20 -78 -18 -66 -12 -58C-15 -70 -15 -82 -14 -94Z')
    pen.fill('light', slab(-29, -100, 58, 4.5, 2))
    pen.fill(
      'accent',
      'M0 -88L3.6 -80.4L12 -79.4L5.8 -73.6L7.4 -65.4L0 -69.4L-7.4 -65.4L-5.8 -73.6L-12 -79.4L-3.6 -80.4Z',
    )
    pen.fill('shade', slab(-20, -25, 40, 8, 1.5))
    pen.fill('body', slab(-26, -17, 52, 17, 2))
    pen.fill('light', slab(-12, -13, 24, 8, 1))
    pen.line(1, 'M-26 -15L26 -15')
  }),
}

export const padlock: Motif = {
  id: 'padlock',
  kind: 'object',
  rests: 'held',
  width: 0.72,
  draw: hundredths((pen) => {
    pen.stroke('shade', 10, 'M-20 -50L-20 -72C-20 -102 20 -102 20 -72L20 -50')
    pen.line(1.4, 'M-16 -52L-16 -72C-16 -96 16 -96 16 -72L16 -52')
    const body = slab(-35, -57, 70, 57, 9)
    lay(pen, 'body', body, 'M-26 -60L26 -60L26 -40L-26 -40Z', 1.4)
    pen.fill('shade', side(body, 8, 4))
    pen.fill('light', slab(-28, -52, 40, 5, 2.5))
    etch(pen, body, 1, 'M-30 -44L30 -44M-30 -8L30 -8')
    pen.gap(disc(0, -32, 7))
    pen.gap('M-4 -30L4 -30L6.4 -13L-6.4 -13Z')
  }),
}

export const spectacles: Motif = {
  id: 'spectacles',
  kind: 'object',
  rests: 'held',
  width: 2.5,
  draw: hundredths((pen) => {
    pen.mirrored(() => {
      const lens = oval(56, -46, 42, 40)
      pen.fill('light', lens)
      pen.fill('body', outline(lens, 10))
      pen.stroke('light', 4, 'M34 -62C40 -72 50 -76 60 -74')
      pen.stroke('body', 8, 'M98 -56C106 -66 112 -72 122 -74')
    })
    pen.stroke('body', 8, 'M-14 -56C-8 -72 8 -72 14 -56')
  }),
}

export const treasureChest: Motif = {
  id: 'treasure-chest',
  kind: 'object',
  rests: 'ground',
  width: 1.24,
  draw: hundredths((pen) => {
    const lid = 'M-56 -58C-56 -86 -44 -100 -24 -100L34 -100C50 -98 58 -82 58 -58Z'
    pen.fill('body', lid)
    pen.fill('shade', 'M-48 -58C-46 -76 -38 -86 -24 -88L30 -88C42 -86 48 -76 50 -58Z')
    pen.fill(gilt(pen), 'M-46 -52C-38 -66 -24 -74 -8 -72C4 -80 24 -76 34 -66C42 -64 47 -58 48 -52Z')
    for (const [x, y] of [
      [-30, -60],
      [-14, -66],
      [4, -70],
      [20, -66],
      [34, -59],
      [-4, -59],
      [14, -57],
    ] as const) {
      pen.fill('light', disc(x, y, 6))
      pen.line(1, oval(x, y, 6, 6))
    }
    const box = slab(-58, -54, 116, 54, 3)
    lay(pen, 'body', box, lid, 1.6)
    pen.fill('shade', within(slab(30, -54, 30, 56), box))
    etch(pen, box, 1.2, 'M-58 -36L58 -36M-58 -18L58 -18')
    for (const x of [-50, 38]) pen.fill(gilt(pen), slab(x, -55, 12, 55, 1))
    pen.fill(gilt(pen), slab(-58, -56, 116, 7, 1))
    pen.fill(gilt(pen), slab(-11, -58, 22, 24, 3))
    pen.gap(disc(0, -48, 3.4))
    pen.gap('M-2 -47L2 -47L3.2 -39L-3.2 -39Z')
  }),
}

export const bottle: Motif = {
  id: 'bottle',
  kind: 'object',
  rests: 'ground',
  width: 0.3,
  draw: hundredths((pen) => {
    const glass =
      'M-5 -96L5 -96L5 -72C6 -64 14 -62 14 -50L14 -4C14 -1 12 0 10 0L-10 0C-12 0 -14 -1 -14 -4L-14 -50C-14 -62 -6 -64 -5 -72Z'
    pen.fill('body', glass)
    pen.fill('shade', side(glass, 5, 0))
    pen.fill('light', 'M-10 -50C-10 -57 -5 -60 -3 -66L-3 -90L-1 -90L-1 -66C-2 -58 -7 -56 -7 -48L-7 -44L-10 -44Z')
    pen.fill('light', slab(-14, -40, 28, 25, 1))
    pen.line(0.9, 'M-9 -33L9 -33M-9 -28L9 -28M-6 -22L6 -22')
    pen.fill('accent', slab(-6, -100, 12, 14, 1.6))
    pen.line(0.9, without('M-6 -88L6 -88L6 -87L-6 -87Z'))
  }),
}
