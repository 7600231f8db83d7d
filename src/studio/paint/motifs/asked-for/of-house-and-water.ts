// Things that only edits ask for: a rowing boat, a plant in a pot, a chess knight, a squirrel with its acorn, a bone.
import type { Motif } from '../motif.ts'
import { disc, etch, hundredths, lay, oval, side, slab, within } from '../objects/forms.ts'

export const rowingBoat: Motif = {
  id: 'rowing-boat',
  kind: 'vehicle',
  rests: 'water',
  width: 2.5,
  draw: hundredths((pen) => {
    const hull = 'M-120 -72C-74 -50 54 -46 116 -60L104 -14Q101 0 88 0L-70 0C-94 -8 -112 -42 -120 -72Z'
    // The far side, seen over the near one, and the benches between them.
    pen.fill('shade', 'M-120 -72C-66 -68 62 -66 116 -60C54 -46 -74 -50 -120 -72Z')
    for (const x of [-62, -6, 52]) pen.fill('light', slab(x, -64, 15, 8, 1))
    lay(pen, 'body', hull, 'M-120 -72C-66 -68 62 -66 116 -60L116 -50L-120 -60Z', 1)
    pen.fill('shade', within('M-130 -14C-60 -6 60 -6 130 -16L130 10L-130 10Z', hull))
    pen.fill('accent', within('M-122 -66C-74 -44 54 -40 117 -54L116 -46C54 -31 -74 -35 -118 -57Z', hull))
    pen.stroke('light', 4, 'M-120 -72C-74 -50 54 -46 116 -60')
    etch(pen, hull, 1.4, 'M-114 -46C-70 -26 54 -22 112 -36M-100 -26C-60 -12 50 -10 108 -20M90 -56L80 0')
    pen.stroke('shade', 4.6, 'M-34 -92L44 -10')
    pen.stroke('light', 2, 'M-34 -93L42 -13')
    pen.fill('shade', 'M38 -20L50 -12L66 0L50 0L34 -10Z')
    pen.fill('shade', slab(-4, -62, 5, 12, 1))
    pen.stroke('light', 3, 'M-124 -4q13 -6 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0')
  }),
}

export const pottedPlant: Motif = {
  id: 'potted-plant',
  kind: 'plant',
  rests: 'ground',
  width: 0.98,
  draw: hundredths((pen) => {
    const leaves = [
      ['shade', 'M-2 -42C-22 -42 -38 -50 -49 -66C-30 -70 -10 -58 -2 -42Z', 'M-3 -43C-18 -52 -30 -58 -42 -63'],
      ['shade', 'M2 -42C12 -60 30 -70 49 -70C44 -52 24 -40 2 -42Z', 'M3 -43C16 -54 28 -61 42 -66'],
      ['body', 'M-2 -42C-22 -52 -38 -70 -38 -90C-20 -84 -4 -64 -2 -42Z', 'M-3 -44C-14 -60 -24 -72 -34 -84'],
      ['body', 'M1 -42C2 -66 14 -86 31 -96C35 -76 20 -54 1 -42Z', 'M2 -44C10 -62 18 -76 28 -90'],
      ['light', 'M0 -42C-14 -60 -14 -84 -4 -100C10 -86 12 -62 0 -42Z', 'M0 -44C-3 -62 -4 -78 -4 -94'],
    ] as const
    for (const [tone, blade, vein] of leaves) {
      pen.fill(tone, blade)
      etch(pen, blade, 1.2, vein)
    }
    const pot = 'M-23 -38L23 -38L17 -2Q16.6 0 14 0L-14 0Q-16.6 0 -17 -2Z'
    pen.fill('accent', pot)
    etch(pen, pot, 1.2, 'M-22 -31L22 -31')
    lay(pen, 'accent', slab(-26, -46, 52, 11, 2), pot, 1)
  }),
}

export const chessKnight: Motif = {
  id: 'chess-knight',
  kind: 'object',
  rests: 'ground',
  width: 0.6,
  draw: hundredths((pen) => {
    const horse =
      'M-15 -25C-15 -37 -7 -44 -1 -53C-7 -54 -12 -52 -17 -48C-20 -45 -25 -43 -28 -47C-31 -51 -30 -57 -27 -61L-17 -78C-15 -84 -12 -88 -8 -90L-6 -100L3 -92C15 -88 23 -75 24 -60C25 -46 20 -38 19 -25Z'
    const mane =
      'M-6 -100L3 -92C15 -88 23 -75 24 -60C25 -46 20 -38 19 -25L11 -25C14 -44 16 -62 9 -77C6 -83 1 -88 -4 -90Z'
    pen.fill('body', horse)
    pen.fill('light', 'M-14 -78L-25 -60C-27 -56 -27 -52 -25 -50C-22 -56 -16 -66 -10 -78Z')
    pen.fill('shade', mane)
    etch(
      pen,
      mane,
      1.3,
      'M5 -86C12 -84 16 -82 20 -76M10 -76C15 -75 19 -72 24 -66M13 -65C17 -64 20 -62 25 -56M14 -54C17 -53 20 -50 24 -46M14 -43C17 -42 18 -40 21 -37',
    )
    etch(pen, horse, 1.3, 'M-28 -50C-24 -52 -21 -52 -17 -55M-2 -53C4 -56 7 -62 6 -69')
    pen.gap(oval(-10, -77, 2.2, 1.8))
    pen.gap(disc(-25.4, -55.6, 1.1))
    const foot = 'M-16 -20L16 -20C17 -13 22 -12 24 -7L-24 -7C-22 -12 -17 -13 -16 -20Z'
    pen.fill('body', foot)
    pen.fill('shade', side(foot, 8, 0))
    lay(pen, 'body', slab(-20, -26, 40, 6.4, 3), horse, 1)
    lay(pen, 'body', slab(-28, -8, 56, 8, 3), foot, 1)
    pen.fill('shade', within(slab(12, -30, 30, 32), slab(-28, -8, 56, 8, 3)))
    pen.fill('light', slab(-24, -6.6, 20, 1.8, 0.9))
  }),
}

export const squirrel: Motif = {
  id: 'squirrel',
  kind: 'creature',
  rests: 'ground',
  width: 0.98,
  draw: hundredths((pen) => {
    const tail =
      'M16 -3C40 0 54 -20 49 -44C46 -60 53 -74 44 -88C34 -103 9 -101 6 -83C4 -71 15 -65 22 -72C29 -60 24 -47 17 -37C9 -26 6 -12 16 -3Z'
    pen.fill('body', tail)
    pen.fill(
      'light',
      'M20 -10C34 -14 40 -30 37 -47C34 -62 40 -74 33 -84C27 -92 14 -90 13 -82C20 -86 28 -80 28 -70C31 -56 28 -46 22 -36C17 -27 14 -18 20 -10Z',
    )
    const body =
      'M-22 0C-26 -5 -22 -11 -12 -12C-16 -26 -13 -42 -7 -52C-14 -52 -27 -53 -32 -59C-35 -64 -28 -75 -17 -80L-17 -92L-7 -83C3 -80 8 -72 6 -62C15 -52 22 -36 22 -18C22 -7 16 0 6 0Z'
    lay(pen, 'body', body, tail, 1.4)
    pen.fill('light', within('M-6 -52C-15 -40 -17 -24 -12 -10L-4 -10C-6 -24 -4 -40 0 -50Z', body))
    pen.fill('shade', within('M6 -60C18 -50 26 -34 26 -10L14 -2C18 -20 14 -42 2 -56Z', body))
    etch(pen, body, 1.3, 'M2 -2C-6 -8 -6 -22 4 -26C12 -28 18 -22 19 -14')
    pen.fill('accent', 'M-33 -42C-33 -48 -23 -48 -23 -42C-23 -36 -26 -33 -28 -31C-30 -33 -33 -36 -33 -42Z')
    pen.fill('shade', 'M-34 -42C-35 -49 -21 -49 -22 -42Z')
    lay(pen, 'body', 'M3 -46C-5 -40 -14 -39 -22 -42C-27 -43 -27 -37 -23 -35C-13 -31 0 -31 7 -39Z', body, 1.3)
    pen.gap(disc(-17, -67, 2.6))
    pen.gap(disc(-31.4, -60, 1.3))
  }),
}

export const bone: Motif = {
  id: 'bone',
  kind: 'object',
  rests: 'ground',
  width: 2.3,
  draw: hundredths((pen) => {
    const shaft =
      'M-70 -66C-64 -92 -96 -108 -106 -84C-124 -78 -120 -46 -104 -44C-118 -34 -114 -4 -94 -4C-78 -2 -66 -18 -70 -34C-24 -40 24 -40 70 -34C66 -18 78 -2 94 -4C114 -4 118 -34 104 -44C120 -46 124 -78 106 -84C96 -108 64 -92 70 -66C24 -60 -24 -60 -70 -66Z'
    pen.fill('body', shaft)
    pen.fill('shade', side(shaft, 0, 9))
    pen.fill('light', 'M-66 -58C-24 -53 24 -53 66 -58L66 -55C24 -50 -24 -50 -66 -55Z')
    etch(pen, shaft, 2, 'M-104 -44C-96 -44 -92 -46 -90 -50M104 -44C96 -44 92 -46 90 -50')
  }),
}
