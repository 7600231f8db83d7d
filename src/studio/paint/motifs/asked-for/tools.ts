// Tools that only edits ask for: a hammer, a ladder and a telescope on its tripod.
import type { Motif } from '../motif.ts'
import { etch, gilt, hundredths, lay, oval, slab } from '../objects/forms.ts'

export const hammer: Motif = {
  id: 'hammer',
  kind: 'object',
  rests: 'held',
  width: 0.62,
  draw: hundredths((pen) => {
    pen.placed({ x: -3, y: -2, turn: 0.16 }, () => {
      const haft = 'M-4 -82C-5 -50 -5.6 -24 -5.4 -3C-5 1 5 1 5.4 -3C5.6 -24 5 -50 4 -82Z'
      pen.fill('accent', haft)
      pen.fill('shade', 'M1.4 -82C1.6 -50 2 -24 2 -1C4 -0.6 5.2 -1.6 5.4 -3C5.6 -24 5 -50 4 -82Z')
      etch(pen, haft, 0.8, 'M-2 -70L-2.6 -8M-0.4 -66L-0.4 -10')
      const head =
        'M14 -96L14 -80C9 -79 6 -77.6 5.4 -74L-5.4 -74C-6 -79 -10 -81 -16 -79C-23 -77 -28 -71 -31 -64C-31.4 -74 -26 -86 -16 -92C-8 -97 2 -96 14 -96Z'
      lay(pen, 'body', head, haft, 1)
      const face = slab(13, -99.5, 14, 22, 2)
      lay(pen, 'body', face, head, 1)
      pen.fill('light', 'M14 -96C4 -96 -6 -96 -14 -92C-20 -88 -25 -82 -28 -74C-22 -84 -12 -90 0 -91L14 -91Z')
      pen.fill('light', slab(13, -99.5, 14, 6, 2))
      pen.fill('shade', slab(13, -82.5, 14, 5, 2))
      etch(pen, head, 0.9, 'M-28 -70C-24 -78 -18 -84 -8 -86M-4 -76L-4 -94')
    })
  }),
}

const rungs = [-10, -24, -38, -52, -66, -80, -92]

export const ladder: Motif = {
  id: 'ladder',
  kind: 'object',
  rests: 'ground',
  width: 0.5,
  draw: hundredths((pen) => {
    pen.placed({ x: 0, y: 0, turn: 0.12 }, () => {
      for (const y of rungs) {
        pen.fill('body', slab(-14, y - 2, 28, 4, 1))
        pen.fill('shade', slab(-14, y + 0.6, 28, 1.4, 0.6))
      }
      for (const side of [-1, 1]) {
        const rail = slab(side * 15 - 3, -100, 6, 100, 1.6)
        pen.fill('body', rail)
        pen.fill('light', slab(side * 15 - 3, -100, 2, 100, 1))
        etch(pen, rail, 0.7, `M${side * 15 + 1} -94L${side * 15 + 1} -4`)
      }
    })
  }),
}

export const telescope: Motif = {
  id: 'telescope',
  kind: 'object',
  rests: 'ground',
  width: 1.02,
  draw: hundredths((pen) => {
    for (const [foot, tone] of [
      [-26, 'shade'],
      [30, 'shade'],
      [4, 'body'],
    ] as const)
      pen.stroke(tone, 4, `M2 -50L${foot} -2`)
    pen.fill('body', oval(2, -50, 7, 7))
    pen.placed({ x: 2, y: -56, turn: -0.5 }, () => {
      const tube = slab(-22, -8, 40, 16, 2)
      pen.fill(gilt(pen), slab(-46, -5, 12, 10, 2))
      lay(pen, 'body', slab(-36, -6.4, 16, 12.8, 2), slab(-46, -5, 12, 10, 2), 0.8)
      lay(pen, 'body', tube, slab(-36, -6.4, 16, 12.8, 2), 0.8)
      const barrel = slab(16, -11, 30, 22, 2.4)
      lay(pen, 'body', barrel, tube, 0.8)
      pen.fill('light', slab(-22, -7, 40, 4.4, 2))
      pen.fill('light', slab(16, -9.6, 30, 5.4, 2))
      pen.fill('shade', slab(-22, 4, 40, 4, 2))
      pen.fill('shade', slab(16, 6, 30, 5, 2))
      pen.fill(gilt(pen), slab(43, -12.4, 5.4, 24.8, 1.6))
      pen.fill(gilt(pen), slab(15, -12, 4, 24, 1.4))
    })
  }),
}
