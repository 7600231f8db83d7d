// What a painter tells of the people whom it has put on the sheet.
import type { PartName } from '../paint/part-names.ts'
import type { Player } from '../paint/player.ts'
import type { CastPerson } from './casting/cast.ts'
import { outfitNamed } from './dress/outfit.ts'
import type { Ensemble } from './ensemble.ts'
import { nameOfStuff, type Stuff, stuffs } from './stuff.ts'

/** Colours that follow from those of other stuffs. */
const derived: ReadonlySet<Stuff> = new Set(['lapel', 'band', 'sole', 'blush', 'lip'])

const madeOf = (outfit: string, drawn: ReadonlySet<PartName>): ReadonlyMap<PartName, readonly Stuff[]> => {
  const { names } = outfitNamed(outfit)
  const made = new Map<PartName, readonly Stuff[]>()
  for (const stuff of stuffs) {
    const name = names[stuff] ?? nameOfStuff[stuff]
    if (name === undefined || derived.has(stuff) || !drawn.has(name)) continue
    made.set(name, [...(made.get(name) ?? []), stuff])
  }
  return made
}

/** `middleOf`: where somebody stands on the sheet who stands there in the group. */
export const playersOf = (
  cast: readonly CastPerson[],
  { bodies, feet }: Ensemble,
  middleOf: (x: number) => number,
): readonly Player[] =>
  cast.map(({ at, sex, role, person }, nth) => {
    const drawn = new Set((bodies[nth]?.parts ?? []).flatMap(({ name }) => name ?? []))
    return {
      at,
      sex,
      isChild: role.age === 'child' || role.age === 'toddler' || role.age === 'baby',
      x: middleOf(feet[nth]?.x ?? 0),
      wears: madeOf(person.outfit, drawn),
      outfit: person.outfit,
    }
  })
