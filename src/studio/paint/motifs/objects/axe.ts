// The axe: a war axe with a bearded blade, standing on its haft.
import type { Motif } from '../motif.ts'
import { ribbon, turned } from './bends.ts'
import { etch, flipped, fused, gilt, hundredths, joined, lay, slab, within, without } from './forms.ts'

const bearded = 'M3 -90C12 -89 22 -94 29 -99C38 -88 40 -66 31 -51C28 -60 20 -67 3 -70Z'
const crescent = 'M3 -86C11 -86 19 -92 24 -100C40 -90 41 -62 25 -50C20 -61 12 -70 3 -71Z'
const edges = {
  bearded: 'M29 -99C38 -88 40 -66 31 -51C30 -54 29 -56.4 27.2 -58.4C32.6 -70 31.6 -84 25.2 -96.4Z',
  crescent: 'M24 -100C40 -90 41 -62 25 -50C23.6 -53 22.4 -55.4 20.8 -57.6C31 -66 31 -84 20.6 -94.6Z',
}

export const axe: Motif = {
  id: 'axe',
  kind: 'object',
  rests: 'held',
  width: 0.78,
  draw: hundredths((pen, random) => {
    const isDouble = random.sub('head').chance(0.4)
    const isBearded = !isDouble && random.sub('head').chance(0.6)
    const drawAxe = (): void => {
      const bend = random.sub('haft').between(-1.5, 1.5)
      const haft = ribbon(
        [
          [bend, 0],
          [-bend, -30],
          [0, -62],
          [0, -95],
        ],
        [5.4, 3.9, 3.9, 4.2],
      )
      pen.fill('body', haft)
      pen.fill(
        'shade',
        within(
          haft,
          ribbon(
            [
              [bend + 1.8, 0],
              [1.6 - bend, -30],
              [1.7, -62],
              [1.7, -95],
            ],
            [2.2, 2, 2, 2],
          ),
        ),
      )
      const windings = Array.from({ length: 8 }, (_, at) => `M-5 ${-6 - at * 3.1}L5 ${-8.4 - at * 3.1}`).join('')
      etch(pen, haft, 0.9, windings)
      etch(pen, haft, 0.8, 'M-0.8 -38C-1.6 -46 0.6 -52 -0.4 -60M1 -42C0.6 -47 1.6 -51 1 -56')

      const blade = isBearded ? bearded : crescent
      const edge = isBearded ? edges.bearded : edges.crescent
      const spike = 'M-3 -84C-9 -85 -14 -82 -19 -77.4C-13 -76.4 -8 -75 -3 -72.6Z'
      const head = isDouble ? fused(blade, flipped(blade)) : fused(blade, spike)
      const holes = isDouble
        ? 'M0 0Z'
        : 'M14 -82.6C17 -84 20 -82.6 20.4 -79.4C20 -76 17 -74.8 14 -76C15.6 -78 15.6 -80.6 14 -82.6Z'
      lay(pen, 'body', without(head, holes), haft)
      pen.fill('light', joined(edge, isDouble ? flipped(edge) : 'M0 0Z'))
      pen.fill('shade', within(without(head, holes), 'M-40 -72L3 -73L30 -64L34 -48L-40 -48Z'))
      const lines = 'M25.4 -95.4C31.4 -84 32.4 -70 27.2 -58.6'
      const inner = 'M20.8 -94C30.6 -84 30.6 -66 21 -57.8'
      etch(pen, head, 1.2, isBearded ? lines : isDouble ? joined(inner, flipped(inner)) : inner)
      const knot = 'M8.4 -84.6C10.6 -80.6 10.6 -77.6 8.4 -74'
      etch(
        pen,
        head,
        1,
        isDouble
          ? joined(knot, flipped(knot), 'M13 -82C18 -80.6 18 -76 13 -75.4M-13 -82C-18 -80.6 -18 -76 -13 -75.4')
          : knot,
      )
      const socket = turned([
        [4.6, -91, 'edge'],
        [5.2, -86],
        [4.2, -79],
        [5.2, -72],
        [4.6, -67, 'edge'],
      ])
      lay(pen, gilt(pen), socket, fused(head, haft), 1.2)
      pen.fill('shade', within(socket, 'M1.6 -93L8 -93L8 -60L1.6 -60Z'))
      etch(pen, socket, 0.9, 'M-6 -87.6Q0 -86 6 -87.6M-6 -70.6Q0 -69 6 -70.6M-2.6 -79L0 -82.6L2.6 -79L0 -75.4Z')
      const cap = isDouble ? 'M-3.4 -93L0 -101L3.4 -93Z' : slab(-3.4, -97, 6.8, 4, 1.6)
      pen.fill(gilt(pen), cap)
      lay(pen, gilt(pen), slab(-4, -3.6, 8, 3.8, 1.6), haft, 1)
    }
    pen.placed({ x: isDouble ? 0 : -10 }, drawAxe)
  }),
}
