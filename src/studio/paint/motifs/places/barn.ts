// A barn under a gambrel roof, with hay door, lean-to and silo.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { box, disc, pane, polygon, rule } from './masonry.ts'

export const barn: Motif = {
  id: 'barn',
  kind: 'place',
  rests: 'ground',
  width: 1.34,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const withSilo = random.chance(0.7)
      const ridge = random.between(80, 84)
      if (withSilo) {
        cut.lay('body', box(38, 0, 20, 76))
        cut.tint('light', box(38, 0, 5, 80))
        cut.tint('shade', box(50, 0, 12, 80))
        for (let y = 12; y < 74; y += 10) cut.crease(rule([37, y], [59, y]), 0.4)
        cut.lay('shade', outline('37,75.6! 38.6,86 48,92 57.4,86 59,75.6!'), 0.5)
        cut.lay('shade', ribbon('48,91,0.6 48,95,0.3'), 0)
      }
      cut.as('house walls', () => {
        cut.lay('body', box(-12, 0, 58, 44))
      })
      cut.as('roof', () => {
        cut.lay('shade', polygon([-31, ridge + 1], [30, ridge - 1], [38, 66], [48, 41], [-4, 41], [-14, 66]), 0.6)
        for (const share of [0.25, 0.5, 0.75])
          cut.crease(rule([-20 + share * 24, ridge - share * 38], [33 + share * 14, ridge - 2 - share * 38]), 0.35)
      })
      for (const x of [16, 34]) pane(cut, 'square', { x, y: 18, w: 7, h: 9 }, random.chance(0.6))
      cut.as('house walls', () => {
        cut.lay('light', polygon([-58, 0], [-2, 0], [-2, 44], [-10, 66], [-30, ridge], [-50, 66], [-58, 44]), 0.6)
        for (let x = -54; x < -4; x += 5) cut.crease(rule([x, 0], [x, ridge]), 0.28)
      })
      cut.as('roof', () => {
        cut.lay(
          'shade',
          polygon(
            [-30, ridge + 2.6],
            [-9, 67.6],
            [0.6, 42],
            [-1.6, 41],
            [-11, 65],
            [-30, ridge - 1],
            [-49, 65],
            [-58.4, 41],
            [-60.6, 42],
            [-51, 67.6],
          ),
          0.5,
        )
      })
      cut.as('house door', () => {
        cut.lay('body', box(-44, 0, 28, 30), 0.7)
      })
      const ajar = random.chance(0.5)
      cut.as('house door', () => {
        if (ajar) cut.lay('accent', box(-30, 0, 12, 28), 0.5)
      })
      cut.as('house door', () => {
        cut.lay('light', polygon([-44, 0], [-30.4, 0], [-30.4, 30], [-44, 30]), 0.4)
        cut.crease(rule([-44, 0], [-30.4, 30]), 0.8)
        cut.crease(rule([-44, 30], [-30.4, 0]), 0.8)
        if (!ajar) {
          cut.lay('light', box(-29.6, 0, 13.6, 30), 0.4)
          cut.crease(rule([-29.6, 0], [-16, 30]), 0.8)
          cut.crease(rule([-29.6, 30], [-16, 0]), 0.8)
        }
      })
      cut.as('house windows', () => {
        cut.lay('accent', box(-35, 47, 10, 12), 0.6)
        cut.crease(rule([-35, 47], [-25, 59]), 0.6)
        cut.crease(rule([-35, 59], [-25, 47]), 0.6)
      })
      cut.as('weathervane', () => {
        cut.lay('shade', ribbon(`-30,${ridge + 2},0.5 -30,${ridge + 13},0.35`), 0)
        cut.lay('shade', ribbon(`-34,${ridge + 9},0.3 -26,${ridge + 9},0.3`), 0)
        cut.lay(
          'shade',
          outline(
            `-34.6,${ridge + 14} -31,${ridge + 13} -29,${ridge + 14.6} -27,${ridge + 18}! -25.6,${ridge + 15} -26.4,${ridge + 12} -29.4,${ridge + 11} -33,${ridge + 12}`,
          ),
          0,
        )
      })
      cut.lay('shade', disc(-62, 2.4, 2.4), 0.3)
      cut.lay('shade', outline('-67,0! -58,2 -40,1.6 -10,2.4 20,1.6 50,2.6 67,0!'), 0.2)
    }),
}
