// What is said of something: colours, tones, sizes, letterings and places, bound to the thing they are said of.
import type { Region } from '../../direction/adjustments.ts'
import { amountOf, type Context, has, isTurned, rolesOf, type Said } from './clause.ts'
import type { Placed, Target } from './lexicon/mark.ts'
import { typeWishes } from './read-type.ts'
import type { GradeChange, Wish } from './wish.ts'

const regionOf = (target: Target | null): Region => (target === 'sky' ? 'upper' : target === 'low' ? 'lower' : 'whole')

const isTarget = (placed: Placed | undefined): boolean => placed?.mark.is === 'target'

const targetsOf = (placed: Placed | undefined): readonly Target[] =>
  placed?.mark.is === 'target' ? [placed.mark.target] : []

/** Words that stand before what they describe, or behind it: `white title`, `title in white`. */
const bound = (marks: readonly Placed[], at: number, context: Context): readonly Target[] => {
  const placed = marks[at]
  const next = marks.slice(at + 1).find(({ mark }) => mark.is !== 'colour' && mark.is !== 'lettering')
  const isColour = placed?.mark.is === 'colour'
  if (placed && isTarget(next) && next && next.from - placed.to <= 1) return targetsOf(next)
  const before = marks.slice(0, at)
  if (isColour && before.at(-1)?.mark.is === 'upon') return ['background']
  const behind = before.filter(isTarget)
  if (behind.length > 0) {
    // "title and author in white" comes as one clause where nothing parts the two.
    return behind.flatMap(targetsOf).filter((target) => target !== 'cover' || behind.length === 1)
  }
  const ahead = marks.slice(at + 1).find(isTarget)
  return ahead ? targetsOf(ahead) : context.targets
}

/** "A smaller font for the subtitle" is said of the subtitle only. */
const narrowed = (targets: readonly Target[], marks: readonly Placed[]): readonly Target[] => {
  if (!targets.includes('text')) return targets
  const named = marks.flatMap(targetsOf).filter((target) => target !== 'text' && rolesOf(target).length > 0)
  return named.length > 0 ? named : targets
}

const saidOf = (marks: readonly Placed[], context: Context): readonly Said[] =>
  marks.map((placed, at) => ({ placed, targets: narrowed(bound(marks, at, context), marks) }))

const scaled = (change: GradeChange, by: number): GradeChange =>
  Object.fromEntries(
    Object.entries(change).map(([key, value]: [string, number]) => [key, Math.max(-1, Math.min(1, value * by))]),
  )

const colourWishes = ({ placed, targets }: Said, marks: readonly Placed[], isDenied: boolean): readonly Wish[] => {
  if (placed.mark.is !== 'colour') return []
  const { colour } = placed.mark
  // "With a black outline", "a gold frame": the colour of what comes next.
  const at = marks.indexOf(placed)
  const next = marks[at + 1]
  const isOfNext = next?.mark.is === 'border' || (next?.mark.is === 'effect' && at > 0)
  if (isOfNext && next && next.from - placed.to <= 1) return []
  const ofType = targets.flatMap(rolesOf)
  if (isDenied) return [{ kind: 'refuse-colour', colour }]
  if (ofType.length > 0)
    return ofType.map((role) => ({
      kind: 'type',
      role,
      change:
        colour.metal === null
          ? { colour: colour.hex, colourName: colour.name, metal: null, flat: false }
          : { metal: colour.metal, colour: colour.hex },
    }))
  const [target] = targets
  if (target === 'background') return [{ kind: 'ground', colour }]
  if (target === 'sky' || target === 'low') return [{ kind: 'tint', region: regionOf(target), colour, strength: 0.85 }]
  if (has(marks, 'more')) return [{ kind: 'tint', region: 'whole', colour, strength: 0.55 * amountOf(marks) }]
  if (has(marks, 'less') || has(marks, 'too')) return [{ kind: 'refuse-colour', colour }]
  return [{ kind: 'colours', colours: [colour] }]
}

const ofColours = /colou?rs|tones|light$/

const toneWishes = ({ placed, targets }: Said, marks: readonly Placed[]): readonly Wish[] => {
  if (placed.mark.is !== 'tone') return []
  const { change, said, opposite } = placed.mark
  const turned = isTurned(marks)
  const [target = null] = targets
  // "Warmer colours" are those of the picture, whatever the clause before spoke of.
  const roles = ofColours.test(placed.said) ? [] : targets.flatMap(rolesOf)
  // A part of the picture must change more than the whole to be seen to.
  const isPart = target === 'sky' || target === 'low'
  const by = amountOf(marks) * (turned ? -1 : 1) * (isPart ? 1.5 : 1)
  if (roles.length > 0) {
    // Letters are not graded: a lighter title is a whiter one.
    const lightness = change.lightness ?? 0
    if (lightness === 0) return roles.map((role) => ({ kind: 'type', role, change: { outline: true, shadow: true } }))
    return roles.map((role) => ({
      kind: 'type',
      role,
      change: {
        colour: lightness * by > 0 ? '#ffffff' : '#141414',
        colourName: lightness * by > 0 ? 'white' : 'black',
        metal: null,
      },
    }))
  }
  return [{ kind: 'grade', region: regionOf(target), change: scaled(change, by), said: turned ? opposite : said }]
}

/** The wishes that the attributes of a clause make. */
export const attributeWishes = (marks: readonly Placed[], context: Context, isDenied: boolean): readonly Wish[] =>
  saidOf(marks, context).flatMap((said) => [
    ...colourWishes(said, marks, isDenied),
    ...toneWishes(said, marks),
    ...typeWishes(said, marks, isDenied),
  ])
