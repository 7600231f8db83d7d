// Fruit that only edits ask for: a lemon, a strawberry, cherries, a carrot.
import type { Motif } from '../motif.ts'
import { disc, etch, gilt, hundredths, lay, oval, side, within } from '../objects/forms.ts'

const leafTone = 'accent'

export const lemon: Motif = {
  id: 'lemon',
  kind: 'plant',
  rests: 'ground',
  width: 1.4,
  draw: hundredths((pen) => {
    pen.stroke('shade', 4, 'M-16 -78C-14 -86 -10 -92 -4 -97')
    const leaf = 'M-14 -80C-4 -98 24 -104 46 -92C34 -76 8 -70 -14 -80Z'
    pen.as('own leaves', () => {
      pen.fill(leafTone, leaf)
      etch(pen, leaf, 1.4, 'M-12 -81C6 -86 24 -90 40 -92M6 -86L12 -92M18 -88L26 -94M10 -84L18 -80M22 -88L30 -84')
    })
    const fruit =
      'M-68 -32C-66 -38 -58 -40 -54 -46C-44 -70 -22 -80 2 -78C26 -76 44 -64 52 -46C56 -40 66 -40 68 -32C69 -25 60 -24 55 -18C44 -4 24 0 0 0C-24 0 -44 -6 -54 -20C-58 -25 -69 -25 -68 -32Z'
    lay(pen, 'body', fruit, leaf, 1.4)
    pen.fill('shade', side(fruit, 7, 9))
    pen.fill('light', within(oval(-24, -54, 19, 9, -0.6), fruit))
    for (const [x, y] of [
      [-30, -30],
      [-8, -40],
      [14, -28],
      [30, -44],
      [4, -16],
      [-20, -16],
      [10, -58],
      [36, -24],
    ] as const)
      pen.gap(disc(x, y, 1.3))
  }),
}

export const strawberry: Motif = {
  id: 'strawberry',
  kind: 'plant',
  rests: 'held',
  width: 0.8,
  draw: hundredths((pen) => {
    const fruit = 'M0 -80C18 -92 40 -82 39 -58C38 -34 16 -6 0 0C-16 -6 -38 -34 -39 -58C-40 -82 -18 -92 0 -80Z'
    pen.fill('body', fruit)
    pen.fill('shade', side(fruit, 8, 5))
    pen.fill('light', within(oval(-22, -62, 7, 14, 0.3), fruit))
    for (const [x, y] of [
      [-24, -46],
      [-8, -60],
      [10, -56],
      [26, -60],
      [-14, -32],
      [3, -40],
      [19, -40],
      [-5, -18],
      [9, -22],
    ] as const)
      pen.gap(oval(x, y, 1.7, 2.7))
    pen.as('own leaves', () => {
      pen.stroke(leafTone, 4, 'M0 -84C0 -92 4 -97 9 -99')
      const crown =
        'M0 -88C10 -96 28 -94 36 -84C28 -82 24 -80 18 -80C20 -74 20 -70 17 -65C10 -68 6 -72 3 -77C1 -72 -1 -68 -5 -64C-9 -68 -10 -73 -10 -78C-16 -74 -22 -73 -30 -75C-26 -88 -12 -94 0 -88Z'
      lay(pen, leafTone, crown, fruit, 1.3)
    })
  }),
}

export const cherries: Motif = {
  id: 'cherries',
  kind: 'plant',
  rests: 'held',
  width: 0.98,
  draw: hundredths((pen) => {
    pen.stroke('shade', 3.4, 'M-24 -40C-18 -64 -4 -82 14 -96M24 -34C26 -58 22 -80 14 -96')
    const leaf = 'M14 -95C22 -102 40 -98 49 -82C36 -74 18 -80 14 -95Z'
    pen.as('own leaves', () => {
      pen.fill(leafTone, leaf)
      etch(pen, leaf, 1.3, 'M16 -93C26 -90 36 -87 44 -83')
    })
    for (const [x, y] of [
      [-25, -24],
      [25, -22],
    ] as const) {
      const fruit = `M${x} ${y - 18}C${x + 10} ${y - 27} ${x + 24} ${y - 18} ${x + 24} ${y - 2}C${x + 24} ${y + 13} ${x + 12} ${y + 22} ${x} ${y + 22}C${x - 12} ${y + 22} ${x - 24} ${y + 13} ${x - 24} ${y - 2}C${x - 24} ${y - 18} ${x - 10} ${y - 27} ${x} ${y - 18}Z`
      pen.fill('body', fruit)
      pen.fill('shade', side(fruit, 6, 5))
      pen.fill('light', oval(x - 11, y - 9, 3.6, 6.4, 0.5))
    }
  }),
}

export const carrot: Motif = {
  id: 'carrot',
  kind: 'plant',
  rests: 'held',
  width: 0.5,
  draw: hundredths((pen) => {
    pen.as('own leaves', () => {
      for (const [turn, tone] of [
        [-0.62, 'shade'],
        [0.62, 'shade'],
        [-0.3, leafTone],
        [0.32, leafTone],
        [0, leafTone],
      ] as const)
        pen.placed({ x: 0, y: -62, turn }, () => {
          const frond =
            'M0 2C-3 -8 -9 -10 -8 -16C-11 -20 -9 -25 -6 -26C-6 -32 -3 -37 0 -38C3 -37 6 -32 6 -26C9 -25 11 -20 8 -16C9 -10 3 -8 0 2Z'
          pen.edge(() => pen.line(1.4, frond))
          pen.fill(tone === 'shade' ? 'shade' : gilt(pen), frond)
          etch(pen, frond, 1, 'M0 0L0 -34M0 -12L-6 -18M0 -12L6 -18M0 -22L-5 -27M0 -22L5 -27')
        })
    })
    const root = 'M-17 -56C-18 -66 -8 -68 0 -66C8 -68 18 -66 17 -56C15 -36 7 -10 1 -1Q0 0 -1 -1C-7 -10 -15 -36 -17 -56Z'
    lay(pen, 'body', root, 'M-30 -100L30 -100L30 -56L-30 -56Z', 1.2)
    pen.fill('shade', side(root, 5, 2))
    pen.fill('light', within(oval(-9, -52, 3, 11), root))
    etch(pen, root, 1.5, 'M-18 -50L-6 -48M18 -42L4 -40M-15 -34L-4 -33M12 -26L2 -24M-10 -18L-2 -17')
  }),
}
