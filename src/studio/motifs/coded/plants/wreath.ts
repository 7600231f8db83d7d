// A wreath: two branches that rise from a tied foot and nearly meet at the top.
import { lerp } from '../../../paint/curves.ts'
import type { Point } from '../../../paint/point.ts'
import { disc, inFront, outline, plot } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'
import { drawSprig, sprigHabits } from './sprig.ts'

export const wreath: CodedMotif = {
  id: 'wreath',
  width: 1,
  draw(pen, random) {
    const habit = random.pick([sprigHabits[0], sprigHabits[1] ?? sprigHabits[0]])
    const close = random.between(2.75, 2.92)
    const arc: Point[] = Array.from({ length: 9 }, (_, at) => {
      const angle = lerp(-0.06, close, at / 8)
      const radius = 0.4
      return [Math.sin(angle) * radius, -0.52 + Math.cos(angle) * radius * 1.1]
    })
    const leaves = { ...habit, pairs: Math.round(habit.pairs * 1.55), length: habit.length * 0.92 }
    pen.mirrored(() => drawSprig(pen, random.sub('leaves'), arc, leaves, 0.82))
    pen.mirrored(() => {
      inFront(pen, 'accent', outline(plot('0.01 -0.1, 0.07 -0.155, 0.135 -0.13, 0.12 -0.075, 0.05 -0.075')), 0.007)
      inFront(
        pen,
        'accent',
        outline(plot('0.005 -0.09, 0.06 -0.06, 0.09 -0.004, 0.062 -0.012, 0.04 0, 0.02 -0.05')),
        0.007,
      )
      pen.fill('light', outline(plot('0.03 -0.1, 0.075 -0.14, 0.11 -0.125, 0.07 -0.115')))
    })
    inFront(pen, 'accent', disc(0, -0.097, 0.024), 0.007)
  },
}
