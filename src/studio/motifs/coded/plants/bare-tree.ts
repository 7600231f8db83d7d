// A winter tree: nothing but wood.
import type { CodedMotif } from '../coded-motif.ts'
import { drawWood } from './bark.ts'
import { fitLimbs, growLimbs } from './branching.ts'

export const bareTree: CodedMotif = {
  id: 'bare-tree',
  width: 0.96,
  draw(pen, random) {
    const habit = {
      forks: 6,
      spread: random.between(0.42, 0.6),
      crooked: random.between(0.12, 0.2),
      reach: random.between(-0.02, 0.05),
      shoots: 0.3,
      girth: random.between(0.17, 0.24),
    }
    drawWood(pen, random.sub('bark'), fitLimbs(growLimbs(random.sub('growth'), habit), 0.96, 0.005))
  },
}
