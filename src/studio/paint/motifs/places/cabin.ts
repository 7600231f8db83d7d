// A log cabin with a stone chimney and a porch, pines behind it.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { dwelling } from './dwelling.ts'
import { arch, box, courses, disc, pane, polygon, rule } from './masonry.ts'

const pine = (x: number, foot: number, h: number): string => {
  const left: string[] = []
  const right: string[] = []
  for (let tier = 0; tier < 6; tier++) {
    const y = foot + h * (0.12 + tier * 0.145)
    const reach = h * 0.2 * (1 - tier / 6.6)
    left.push(`${x - reach},${y}! ${x - reach * 0.42},${y + h * 0.05}!`)
    right.unshift(`${x + reach * 0.42},${y + h * 0.05}! ${x + reach},${y - h * 0.012}!`)
  }
  return outline(
    `${x - h * 0.02},${foot}! ${x - h * 0.02},${foot + h * 0.12}! ${left.join(' ')} ${x},${foot + h}! ${right.join(' ')} ${x + h * 0.02},${foot + h * 0.12}! ${x + h * 0.02},${foot}!`,
  )
}

export const cabin: Motif = {
  id: 'cabin',
  kind: 'place',
  rests: 'ground',
  width: 1.36,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const trees = random.sub('trees')
      for (const x of [-50, -38, 34, 44, 52]) cut.lay('shade', pine(x + trees.between(-2, 2), 0, trees.between(60, 92)))
      const smoke = random.between(-2, 2)
      cut.lay('light', ribbon(`25,88,1 ${22 + smoke},92,1.5 ${26 + smoke},95.6,1.3 ${24 + smoke},99,0.4`))
      cut.lay('body', polygon([18, 20], [32, 20], [30, 86], [20, 86]))
      courses(cut, random.sub('chimney'), { x: 19, y: 62, w: 11, h: 22 }, 10)
      cut.lay('body', box(18.6, 84, 13, 3), 0.4)
      dwelling(cut, { x: -44, foot: 0, gable: 38, side: 46, eaves: 38, ridge: 72, overhang: 4.4 })
      for (let y = 8; y < 37; y += 4.4) {
        for (const x of [-44.6, -6]) cut.lay('shade', disc(x, y, 1.7), 0.3)
        if (y < 34) cut.lay('light', box(-42, y + 1.8, 34, 0.01), 0.25)
      }
      pane(cut, 'square', { x: -25, y: 44, w: 9, h: 9 }, random.chance(0.8))
      pane(cut, 'square', { x: -33, y: 16, w: 10, h: 11 }, true)
      pane(cut, 'square', { x: 28, y: 16, w: 10, h: 11 }, random.chance(0.8))
      cut.lay('accent', box(-20, 1, 9, 23), 0.6)
      cut.crease(rule([-15.5, 4], [-15.5, 24]), 0.4)
      cut.lay('shade', polygon([-4, 38], [2, 31], [47, 31], [43, 38]), 0.5)
      for (const x of [2, 16.4, 44]) cut.lay('light', box(x, 4, 2, 27.6), 0.4)
      cut.lay('light', box(16.4, 13, 29, 1.4), 0.3)
      for (let x = 19; x < 43; x += 3.4) cut.lay('light', box(x, 5, 0.9, 8), 0.2)
      cut.lay('body', polygon([-2, 1.4], [50, 1.4], [47, 5], [0, 5]), 0.5)
      cut.lay('shade', outline('-65,0! -52,3.4 -30,3.6! -20,2.4 0,2 24,2.2 50,3.6 65,0!'), 0.4)
      for (const [x, r] of [
        [-50, 4],
        [-42, 3],
        [54, 4.4],
      ] as const)
        cut.lay('shade', arch(x, 0, r * 2, r * 1.8), 0.4)
    }),
}
