// Several colours that are asked for at once: what they are called together, and how a part is painted in them.
import type { Paint } from '../../../direction/adjustments.ts'
import type { NamedColour } from '../wish.ts'

/** "Rust, mustard and burgundy". */
export const namesOf = (colours: readonly NamedColour[]): string => {
  const names = colours.map(({ name }) => name)
  const [last = ''] = names.slice(-1)
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}

/** What some of a part is painted in beside its first colour. */
export const furtherColours = ([second, third]: readonly NamedColour[]): Pick<Paint, 'second' | 'third'> => ({
  second: second?.hex ?? null,
  third: third?.hex ?? null,
})
