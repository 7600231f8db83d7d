// A tower mill with lattice sails and a gallery.
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { arch, box, disc, pane, polygon, rule } from './masonry.ts'

const sail = (cut: Cutout, angle: number, hub: readonly [number, number]): void => {
  const at = (along: number, aside: number): readonly [number, number] => [
    hub[0] + Math.cos(angle) * along - Math.sin(angle) * aside,
    hub[1] + Math.sin(angle) * along + Math.cos(angle) * aside,
  ]
  const bar = (from: readonly [number, number], to: readonly [number, number], r: number): void =>
    cut.lay('shade', ribbon(`${from[0]},${from[1]},${r} ${to[0]},${to[1]},${r * 0.8}`), 0.3)
  cut.lay('light', polygon(at(9, 0.6), at(36, 0.6), at(36, 6.4), at(9, 5.2)), 0.5)
  for (let along = 12; along < 36; along += 4.6) cut.crease(rule(at(along, 0.6), at(along, 6.6)), 0.45)
  cut.crease(rule(at(9, 3.4), at(37, 3.6)), 0.4)
  bar(at(0, 0), at(38, 0), 0.85)
}

export const windmill: Motif = {
  id: 'windmill',
  kind: 'place',
  rests: 'ground',
  width: 0.72,
  draw: (pen, random) =>
    cutOut(
      pen,
      (cut) => {
        const turn = random.between(0.2, 1.3)
        cut.lay('body', polygon([-13, 26], [17, 26], [11, 66], [-6, 66]))
        cut.tint('light', polygon([-14, 26], [-5, 26], [-1, 66], [-8, 66]))
        cut.tint('shade', polygon([8, 26], [19, 26], [13, 66], [6.6, 66]))
        pane(cut, 'arched', { x: 1.4, y: 48, w: 4, h: 6.4 }, random.chance(0.8))
        pane(cut, 'arched', { x: 2, y: 33, w: 4, h: 6.4 }, random.chance(0.8))
        cut.lay('body', polygon([-16, 0], [20, 0], [17.4, 25], [-13.4, 25]))
        cut.tint('light', polygon([-17, 0], [-6, 0], [-4.6, 25], [-14, 25]))
        cut.tint('shade', polygon([9, 0], [21, 0], [19, 25], [8.4, 25]))
        cut.lay('accent', arch(1.6, 0, 8, 15), 0.5)
        cut.crease(rule([1.6, 0], [1.6, 15]), 0.4)
        cut.lay('shade', box(-19, 24, 42, 2), 0.5)
        for (let x = -18; x <= 22.4; x += 5) cut.lay('shade', box(x - 0.3, 25.8, 0.6, 4.6), 0)
        cut.lay('shade', box(-19, 30, 42, 0.8), 0)
        for (const [from, to] of [
          [-12, -18],
          [16, 22],
        ] as const)
          cut.lay('shade', ribbon(`${from},17,0.5 ${to},24.4,0.5`), 0.2)
        cut.lay('shade', outline('-8.6,65! -7,71 -2,76 4,77.4 10,74.6 13.6,68.6 14,65! 3,64'))
        cut.tint('body', outline('-9,65! -7,71 -2,76 4,77.4 0,72 -2,65!'))
        const hub = [-1, 68] as const
        for (let arm = 0; arm < 4; arm++) sail(cut, turn + (arm * Math.PI) / 2, hub)
        cut.lay('shade', disc(hub[0], hub[1], 2), 0.5)
        cut.lay('shade', outline('-38,0! -28,2.4 -14,1.6 10,2.2 26,1.8 38,0!'), 0.2)
      },
      { size: 0.94 },
    ),
}
