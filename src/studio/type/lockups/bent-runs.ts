// Bends lines that are placed: all of them as one block, which stays beside the room it was given.
import { union } from '../../paint/boxes.ts'
import type { Box } from '../../paint/easel.ts'
import type { Run } from '../set-type.ts'
import { type BendName, bentBox } from './bends.ts'

const moved = (run: Run, by: number): Run => ({ ...run, x: run.x + by, box: { ...run.box, x: run.box.x + by } })

export const bentRuns = (straight: readonly Run[], name: BendName, room: Box): readonly Run[] => {
  const block = union(straight.map(({ box }) => box))
  const whole = bentBox({ name, around: block }, block)
  const [left, right] = [room.x - whole.x, room.x + room.w - whole.x - whole.w]
  const by = left > 0 ? left : Math.min(0, right)
  const bend = { name, around: { ...block, x: block.x + by } }
  return straight.map((run) => {
    const placed = moved(run, by)
    return { ...placed, bend, box: bentBox(bend, placed.box) }
  })
}
