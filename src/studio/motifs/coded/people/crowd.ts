// A crowd: people of all sorts from behind, overlapping.
import type { CodedMotif } from '../coded-motif.ts'
import { cutOut } from './cutout.ts'
import { passerBy } from './passer-by.ts'

const rows = [
  { count: 9, y: 9, low: 0.8, high: 0.9 },
  { count: 8, y: 0, low: 0.84, high: 1 },
] as const

export const crowd: CodedMotif = {
  id: 'crowd',
  width: 1.92,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      for (const [depth, { count, y, low, high }] of rows.entries()) {
        const pitch = 176 / count
        for (let place = 0; place < count; place++) {
          const person = random.sub(`${depth} ${place}`)
          const x = (place + 0.5 - count / 2) * pitch + person.between(-3, 3) + depth * 3
          const isChild = depth === 1 && person.chance(0.12)
          const size = isChild ? 0.62 : person.between(low, high)
          cut.within({ x, y, size }, () => passerBy(cut, person))
        }
      }
    }),
}
