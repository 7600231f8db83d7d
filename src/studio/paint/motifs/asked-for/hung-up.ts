// What hangs or waves and only edits ask for: a dream catcher, a pirate flag, a spider's web.
import { tau } from '../../curves.ts'
import type { Motif } from '../motif.ts'
import { disc, etch, fused, hundredths, oval, slab, swung, within, without } from '../objects/forms.ts'

const feather = 'M0 0C-6 6 -7 20 0 34C7 20 6 6 0 0Z'

export const dreamCatcher: Motif = {
  id: 'dream-catcher',
  kind: 'object',
  rests: 'air',
  width: 0.58,
  draw: hundredths((pen) => {
    pen.stroke('shade', 1.4, 'M0 -100L0 -94')
    const [x0, y0] = [0, -67]
    const knots = (count: number, radius: number, turn: number): (readonly [number, number])[] =>
      Array.from({ length: count }, (_, at) => {
        const angle = (at / count) * tau + turn
        return [x0 + Math.sin(angle) * radius, y0 - Math.cos(angle) * radius]
      })
    const rounds = [knots(10, 25, 0), knots(10, 18, 0.314), knots(10, 11.5, 0), knots(10, 6, 0.314)]
    for (const [at, round] of rounds.entries())
      for (const [nth, [x, y]] of round.entries()) {
        const inner = rounds[at + 1]
        if (!inner) continue
        const [ax, ay] = inner[nth] ?? [x0, y0]
        const [bx, by] = inner[(nth + 9) % 10] ?? [x0, y0]
        pen.stroke('light', 0.9, `M${ax} ${ay}L${x} ${y}L${bx} ${by}`)
      }
    pen.fill('accent', disc(x0, y0, 3.6))
    pen.fill('accent', disc(-9, -78, 1.9))
    pen.fill('accent', disc(12, -60, 1.9))
    pen.stroke('body', 4.4, disc(x0, y0, 26))
    for (let wrap = 0; wrap < 24; wrap++) {
      const [sin, cos] = [Math.sin((wrap / 24) * tau), Math.cos((wrap / 24) * tau)]
      const [lean, up] = [Math.sin((wrap / 24) * tau + 0.07), Math.cos((wrap / 24) * tau + 0.07)]
      pen.line(0.9, `M${x0 + sin * 24} ${y0 - cos * 24}L${x0 + lean * 28} ${y0 - up * 28}`)
    }
    for (const [x, top, length, size] of [
      [-20, -50, 12, 0.8],
      [0, -40, 8, 0.96],
      [20, -50, 12, 0.8],
    ] as const) {
      pen.stroke('shade', 1.3, `M${x} ${top}L${x} ${top + length}`)
      pen.fill('accent', disc(x, top + length * 0.6, 2.4))
      pen.placed({ x, y: top + length - 1, size }, () => {
        pen.fill('body', feather)
        pen.fill('shade', within(feather, slab(0, 0, 10, 40)))
        pen.fill('light', within(feather, slab(-10, 22, 20, 20)))
        etch(pen, feather, 1, 'M0 2L0 34M0 12L-5 7M0 20L-6 14M0 16L5 10M0 24L5 18')
      })
    }
  }),
}

const cloth =
  'M-34 -96C-20 -103 -6 -100 8 -95C22 -90 34 -91 46 -96C43 -84 50 -72 46 -60C48 -54 44 -48 46 -42C32 -36 20 -38 8 -42C-6 -47 -20 -48 -34 -42Z'

export const pirateFlag: Motif = {
  id: 'pirate-flag',
  kind: 'object',
  rests: 'ground',
  width: 0.96,
  draw: hundredths((pen) => {
    pen.stroke('shade', 4.4, 'M-37 -98L-37 -2')
    pen.fill('shade', disc(-37, -98, 3.6))
    pen.as('flag', () => {
      pen.fill('body', cloth)
      pen.fill('shade', within('M18 -104C24 -80 16 -60 20 -30L34 -30C30 -60 38 -80 32 -104Z', cloth))
      etch(pen, cloth, 1, 'M-16 -99C-13 -80 -17 -62 -14 -46')
    })
    pen.placed({ x: 5, y: -68 }, () => {
      pen.as('emblem', () => {
        const bone = fused(
          slab(-20, -1.8, 40, 3.6, 1.8),
          disc(-20, -2, 2.8),
          disc(-20, 2, 2.8),
          disc(20, -2, 2.8),
          disc(20, 2, 2.8),
        )
        const cross = fused(swung(bone, 0.5, [0, 10]), swung(bone, -0.5, [0, 10]))
        const head = fused(oval(0, -5, 12.4, 11.4), slab(-6.6, 0, 13.2, 11, 3))
        // Where there is one colour the bones are cut out of the cloth.
        if (pen.hasLines) {
          pen.fill('accent', without(cross, head))
          pen.edge(() => pen.line(1.6, head))
          pen.fill('accent', head)
        }
        pen.gap(oval(-4.8, -4, 3.4, 3.8))
        pen.gap(oval(4.8, -4, 3.4, 3.8))
        pen.gap('M0 0.6L2 4.6L-2 4.6Z')
        pen.line(0.9, 'M-3 7L-3 11M0 7L0 11M3 7L3 11')
      })
    })
  }),
}

export const spiderWeb: Motif = {
  id: 'spider-web',
  kind: 'object',
  rests: 'air',
  width: 1.04,
  draw: hundredths((pen) => {
    const spokes = [0.1, 0.68, 1.24, 1.9, 2.5, 3.2, 3.78, 4.4, 5, 5.68]
    const at = (spoke: number, radius: number): string => {
      const angle = spokes[spoke % spokes.length] ?? 0
      return `${Math.sin(angle) * radius} ${-50 - Math.cos(angle) * radius}`
    }
    for (const spoke of spokes.keys()) pen.stroke('body', 1.2, `M0 -50L${at(spoke, spoke % 2 ? 52 : 49)}`)
    for (const radius of [8, 15, 22.5, 30.5, 39, 46])
      for (const spoke of spokes.keys()) {
        const next = (spoke + 1) % spokes.length
        const from = spokes[spoke] ?? 0
        const to = next === 0 ? (spokes[0] ?? 0) + tau : (spokes[next] ?? 0)
        const middle = (from + to) / 2
        const [sin, cos] = [Math.sin(middle) * radius * 0.78, Math.cos(middle) * radius * 0.78]
        pen.stroke('body', 0.95, `M${at(spoke, radius)}Q${sin} ${-50 - cos} ${at(next, radius)}`)
      }
  }),
}
