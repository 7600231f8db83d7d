// Several colours that are asked for at once: what they are called together, and how a part is painted in them.
import type { Paint } from '../../../direction/adjustments.ts'
import type { NamedColour } from '../wish.ts'

/** "Rust, mustard and burgundy". */
export const namesOf = (colours: readonly NamedColour[]): string => {
  const names = colours.map(({ name }) => name)
  const [last = ''] = names.slice(-1)
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}

/** Colours that a part may have beside its first one: its own hues are told apart in three groups; cloth and its stripes are two, smoke and its light as well. */
export const mostBeside = { part: 2, cloth: 1, smoke: 1 } as const

/** Of the colours beside the first those that are painted, and those for which there is no room. */
export const besideFirst = (
  also: readonly NamedColour[],
  most: number,
): { readonly painted: readonly NamedColour[]; readonly left: readonly NamedColour[] } => ({
  painted: also.slice(0, most),
  left: also.slice(most),
})

/** What some of a part is painted in beside its first colour. */
export const furtherColours = ([second, third]: readonly NamedColour[]): Pick<Paint, 'second' | 'third'> => ({
  second: second?.hex ?? null,
  third: third?.hex ?? null,
})
