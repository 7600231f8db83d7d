// Small groups: two who are no couple, a few together, a family, two children.
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { child } from './child.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { passerBy } from './passer-by.ts'

interface Place {
  /** In hundredths of the height of the group. */
  readonly x: number
  readonly size: number
}

const standing = (cut: Cutout, places: readonly Place[], random: Random): void => {
  for (const [at, { x, size }] of places.entries())
    cut.within({ x, y: 0, size }, () => passerBy(cut, random.sub(`person ${at}`)))
}

const groupOf = (id: string, width: number, places: readonly Place[]): Motif => ({
  id,
  kind: 'person',
  rests: 'ground',
  width,
  draw: (pen, random) => cutOut(pen, (cut) => standing(cut, places, random)),
})

/** Apart from each other: they may be rivals, friends or strangers. */
const twoPeople = groupOf('two-people', 0.78, [
  { x: -22, size: 0.96 },
  { x: 22, size: 1 },
])

const smallGroup = groupOf('small-group', 1.14, [
  { x: -39, size: 0.9 },
  { x: 40, size: 0.93 },
  { x: -14, size: 1 },
  { x: 14, size: 0.95 },
])

const familyGroup = groupOf('family-group', 0.92, [
  { x: -30, size: 0.94 },
  { x: 30, size: 1 },
  { x: 4, size: 0.62 },
])

const twoChildren: Motif = {
  id: 'two-children',
  kind: 'person',
  rests: 'ground',
  width: 0.94,
  draw: (pen, random) => {
    const younger = child.lacking?.['teddy-bear'] ?? child
    pen.placed({ x: -0.22 }, () => pen.turnedAround(() => child.draw(pen, random.sub('older'))))
    pen.placed({ x: 0.24, size: 0.86 }, () => younger.draw(pen, random.sub('younger')))
  },
}

export const groups: readonly Motif[] = [twoPeople, smallGroup, familyGroup, twoChildren]
