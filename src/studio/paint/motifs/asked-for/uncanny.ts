// What only edits ask for of the uncanny and the artificial: a ghost, a brain, a robot, a pair of wings.
import type { Motif } from '../motif.ts'
import { disc, etch, hundredths, lay, oval, side, slab, within } from '../objects/forms.ts'

export const ghost: Motif = {
  id: 'ghost',
  kind: 'person',
  rests: 'air',
  width: 0.74,
  draw: hundredths((pen) => {
    const sheet =
      'M0 -100C21 -100 28 -82 28 -62C29 -52 37 -48 37 -40C37 -35 31 -34 28 -36C30 -24 31 -14 34 -3C28 -8 24 -8 20 -1C15 -8 10 -8 6 0C1 -8 -4 -8 -9 -1C-13 -8 -18 -8 -23 -2C-26 -8 -30 -8 -35 -4C-31 -14 -29 -24 -28 -36C-31 -34 -37 -35 -37 -40C-37 -48 -29 -52 -28 -62C-28 -82 -21 -100 0 -100Z'
    pen.fill('body', sheet)
    pen.fill('shade', side(sheet, 7, 2))
    pen.fill('light', within(oval(-10, -82, 7, 12, 0.4), sheet))
    etch(pen, sheet, 1.2, 'M-12 -40C-14 -28 -14 -18 -17 -8M2 -38C2 -26 1 -16 3 -8M15 -42C17 -30 17 -18 20 -9')
    pen.gap(oval(-9, -72, 4.4, 7))
    pen.gap(oval(10, -72, 4.4, 7))
    pen.gap(oval(0.6, -55, 3.6, 6))
  }),
}

const lobes =
  'M-44 -40C-52 -50 -51 -62 -43 -69C-42 -80 -33 -89 -22 -90C-14 -99 3 -101 12 -95C24 -97 36 -90 39 -80C49 -75 54 -62 49 -51C51 -40 45 -30 34 -29C27 -22 14 -22 7 -27C-4 -22 -16 -25 -20 -31C-31 -28 -41 -32 -44 -40Z'

const folds = [
  'M-43 -69C-36 -72 -30 -70 -27 -64C-25 -58 -30 -53 -36 -54',
  'M-22 -90C-18 -84 -20 -77 -26 -75M-14 -80C-8 -84 0 -82 2 -75C3 -69 -2 -65 -7 -66',
  'M12 -95C8 -89 10 -83 16 -81C22 -79 24 -73 20 -69',
  'M39 -80C32 -82 27 -78 28 -72C29 -66 36 -65 40 -68',
  'M49 -51C42 -50 37 -54 38 -60M30 -44C36 -46 42 -43 42 -37',
  'M-44 -40C-38 -38 -33 -42 -34 -48M-24 -52C-18 -57 -9 -55 -8 -48C-7 -42 -13 -38 -18 -40',
  'M-20 -31C-14 -32 -10 -36 -11 -42M7 -27C2 -32 3 -39 9 -41C16 -43 17 -50 12 -53C6 -56 6 -62 11 -64',
  'M22 -29C18 -34 20 -40 25 -42M18 -58C24 -58 28 -55 29 -50',
].join('')

export const brain: Motif = {
  id: 'brain',
  kind: 'object',
  rests: 'held',
  width: 1.16,
  draw: hundredths((pen) => {
    const stem = 'M10 -30C14 -20 15 -10 12 0C18 1 25 -1 27 -4C27 -14 27 -22 30 -30Z'
    const small = oval(33, -26, 17, 11, -0.2)
    pen.fill('shade', stem)
    lay(pen, 'shade', small, stem, 1.4)
    for (const y of [-29, -25, -21]) pen.line(1, `M20 ${y}C28 ${y + 3} 38 ${y + 2} 46 ${y - 2}`)
    lay(pen, 'body', lobes, small, 1.8)
    pen.fill('shade', within(side(lobes, 5, -7), lobes))
    pen.fill('light', within(oval(-14, -84, 22, 9, -0.25), lobes))
    pen.stroke('shade', 2.6, folds)
    pen.line(1.7, folds)
  }),
}

export const robot: Motif = {
  id: 'robot',
  kind: 'person',
  rests: 'ground',
  width: 0.6,
  draw: hundredths((pen) => {
    pen.stroke('body', 1.6, 'M0 -92L0 -98')
    pen.fill('accent', disc(0, -98, 2.4))
    for (const sign of [-1, 1]) {
      const at = (x: number, w: number): number => (sign === 1 ? x : -x - w)
      pen.fill('shade', slab(at(4, 9), -30, 9, 26, 2))
      pen.fill('body', slab(at(2, 14), -7, 14, 7, 3))
      pen.fill('shade', disc(sign * 22, -56, 4.6))
      pen.fill('body', slab(at(19.5, 7), -54, 7, 22, 3))
      pen.stroke('body', 2.6, `M${sign * 20} -28C${sign * 18} -24 ${sign * 20} -21 ${sign * 22} -21`)
      pen.stroke('body', 2.6, `M${sign * 26} -29C${sign * 28} -25 ${sign * 27} -21 ${sign * 25} -20`)
      pen.fill('body', disc(sign * 23, -31, 4.4))
      pen.fill('shade', slab(at(15.5, 3.4), -84, 3.4, 9, 1))
    }
    const trunk = slab(-18, -62, 36, 34, 5)
    pen.fill('shade', slab(-5, -68, 10, 8, 1))
    pen.fill('body', trunk)
    pen.fill('shade', within(slab(8, -62, 12, 34), trunk))
    pen.fill('light', slab(-12, -56, 24, 15, 2))
    pen.fill('accent', disc(-6, -48.5, 3))
    pen.line(1, 'M1 -52L9 -52M1 -48.5L9 -48.5M1 -45L6 -45')
    etch(pen, trunk, 0.9, 'M-14 -35L14 -35M-14 -32L14 -32')
    const head = slab(-16, -92, 32, 25, 6)
    pen.fill('body', head)
    pen.fill('shade', within(slab(9, -92, 9, 25), head))
    pen.gap(slab(-12, -86, 24, 10, 4))
    for (const x of [-6, 6]) pen.fill('accent', disc(x, -81, 3.1))
    pen.line(1, 'M-7 -72L7 -72M-4 -73.6L-4 -70.4M0 -73.6L0 -70.4M4 -73.6L4 -70.4')
  }),
}

const feather = (x: number, y: number, long: number, turn: number): string => {
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const [vx, vy] = [-uy, ux]
  const at = (along: number, off: number): string =>
    `${(x + ux * along * long + vx * off).toFixed(2)} ${(y + uy * along * long + vy * off).toFixed(2)}`
  return `M${at(0, -2.6)}C${at(0.4, -4.6)} ${at(0.8, -4)} ${at(1, 0)}C${at(0.86, 3.4)} ${at(0.4, 4.2)} ${at(0, 2.6)}Z`
}

const rows: readonly (readonly [tone: 'shade' | 'body' | 'light', count: number, long: number, reach: number])[] = [
  ['shade', 11, 50, 1],
  ['body', 10, 33, 0.9],
  ['light', 9, 18, 0.8],
]

export const wings: Motif = {
  id: 'wings',
  kind: 'symbol',
  rests: 'air',
  width: 2,
  draw: hundredths((pen) => {
    pen.mirrored(() => {
      for (const [tone, count, long, reach] of rows)
        for (let nth = count - 1; nth >= 0; nth--) {
          const share = nth / (count - 1)
          // The arm rises from the shoulder to the wrist and bends outwards; feathers hang along it.
          const x = 7 + 40 * reach * Math.sin(share * 1.5)
          const y = -56 - 38 * Math.sin(share * 2.3)
          const plume = feather(x, y, long * (0.72 + 0.4 * share), 1.72 - share * 1.35)
          pen.fill(tone, plume)
          pen.line(0.7, plume)
        }
      pen.fill(
        'light',
        'M4 -52C6 -74 18 -92 34 -97C44 -100 51 -95 50 -88C42 -92 34 -88 28 -80C20 -70 14 -58 9 -46C6 -44 4 -46 4 -52Z',
      )
    })
  }),
}
