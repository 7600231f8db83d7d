// Fits a lock-up that is bent into its room: set straight in less room, until what becomes of it fits.
import { type BendName, bentBox } from './bends.ts'
import type { Lockup, Room } from './lockup.ts'
import { widthOf } from './taller.ts'

const tries = 5
const slack = 1.005

export const bentInto = (room: Room, name: BendName, straight: (room: Room) => Lockup): Lockup => {
  let inner = room
  for (let each = 0; ; each++) {
    const lockup = straight(inner)
    if (lockup.lines.length === 0) return lockup
    const block = { x: 0, y: 0, w: widthOf(lockup), h: lockup.height }
    const bent = bentBox({ name, around: block }, block)
    const [across, down] = [room.w / bent.w, room.h / bent.h]
    if (Math.min(across, down) * slack >= 1 || each === tries)
      return {
        ...lockup,
        lines: lockup.lines.map((line) => ({ ...line, baseline: line.baseline - bent.y })),
        height: bent.h,
        bend: name,
      }
    inner = { w: Math.min(inner.w, block.w * across), h: Math.min(inner.h, block.h * down) }
  }
}
