// A broad tree in leaf: wood that forks, leaf masses with sky between them.
import type { Point } from '../../../paint/point.ts'
import type { CodedMotif } from '../coded-motif.ts'
import { drawWood } from './bark.ts'
import { fitLimbs, growLimbs } from './branching.ts'
import { drawClump } from './foliage.ts'

export const tree: CodedMotif = {
  id: 'tree',
  width: 1,
  draw(pen, random) {
    const habit = {
      forks: 4,
      spread: random.between(0.5, 0.66),
      crooked: 0.12,
      reach: random.between(0, 0.04),
      shoots: 0.24,
      girth: random.between(0.2, 0.26),
    }
    const limbs = fitLimbs(growLimbs(random.sub('growth'), habit), 1, 0.075)
    drawWood(pen, random.sub('bark'), limbs)
    const leaves = random.sub('leaves')
    const tips = limbs
      .filter((limb) => limb.isTip || limb.generation === 3)
      .map((limb): Point => limb.points.at(limb.isTip ? -1 : 3) ?? [0, 0])
      .filter(([, y]) => y < -0.36)
    const kept: Point[] = []
    for (const tip of leaves.shuffled(tips))
      if (kept.every(([x, y]) => Math.hypot(x - tip[0], (y - tip[1]) * 1.2) > 0.07)) kept.push(tip)
    for (const [x, y] of kept.toSorted((one, other) => other[1] - one[1]).toReversed())
      drawClump(pen, leaves, x, y, leaves.between(0.06, 0.1), 0.022)
  },
}
