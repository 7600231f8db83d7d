// Teaches the tagger: where it is wrong about a message, the features of the right reading gain and those of the wrong one lose. The mean of all
// weights on the way is what is kept, which does not follow the last messages more than the first.
import { featuresOf } from '../../src/studio/senses/editing/remarks/features.ts'
import { remarksAmong, type Taught } from '../../src/studio/senses/editing/remarks/tagger.ts'
import type { Message } from './messages.ts'

const rounds = 8

/** Numbers that look random and are always the same. */
const shuffled = <Item>(items: readonly Item[], round: number): readonly Item[] =>
  items
    .map((item, at) => ({ item, rank: Math.imul(at + 1, 0x9e3779b1) ^ Math.imul(round + 7, 0x85ebca6b) }))
    .toSorted((one, other) => (one.rank >>> 0) - (other.rank >>> 0))
    .map(({ item }) => item)

class Means {
  readonly #now = new Map<number, number>()
  readonly #sums = new Map<number, number>()
  readonly now: ReadonlyMap<number, number> = this.#now

  add(feature: number, by: number, time: number): void {
    this.#now.set(feature, (this.#now.get(feature) ?? 0) + by)
    this.#sums.set(feature, (this.#sums.get(feature) ?? 0) + by * time)
  }

  at(end: number): ReadonlyMap<number, number> {
    return new Map([...this.#now].map(([feature, weight]) => [feature, weight - (this.#sums.get(feature) ?? 0) / end]))
  }
}

/** Names of no word: of going on with a remark, and of beginning one. */
const [goesOn, begins] = [-1, -2]

const stepsOf = (tags: readonly boolean[]): { readonly on: number; readonly begun: number } => ({
  on: tags.filter((isRemark, at) => isRemark && tags[at - 1]).length,
  begun: tags.filter((isRemark, at) => isRemark && !tags[at - 1]).length,
})

export const learn = (messages: readonly Message[]): Taught => {
  const lessons = messages.map(({ pieces, remarks }) => ({ features: featuresOf(pieces), remarks }))
  const means = new Means()
  let time = 0
  const taught = (of: ReadonlyMap<number, number>): Taught => ({
    of,
    goesOn: of.get(goesOn) ?? 0,
    begins: -(of.get(begins) ?? 0),
  })
  const worded = ({ of, ...steps }: Taught): Taught => ({
    ...steps,
    of: new Map([...of].filter(([feature]) => feature >= 0)),
  })
  for (let round = 0; round < rounds; round++)
    for (const { features, remarks } of shuffled(lessons, round)) {
      time++
      const read = remarksAmong(features, taught(means.now), 0)
      if (read.every((isRemark, at) => isRemark === remarks[at])) continue
      for (const [at, isRemark] of remarks.entries())
        if (isRemark !== read[at]) for (const feature of features[at] ?? []) means.add(feature, isRemark ? 1 : -1, time)
      const [right, wrong] = [stepsOf(remarks), stepsOf(read)]
      means.add(goesOn, right.on - wrong.on, time)
      means.add(begins, right.begun - wrong.begun, time)
    }
  return worded(taught(means.at(time)))
}
