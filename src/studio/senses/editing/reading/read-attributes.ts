// What is said of something: colours, tones, sizes, letterings and places, bound to the thing they are said of.
import { lchOf } from '../../../colour/colour.ts'
import type { Region } from '../../../direction/adjustments.ts'
import type { Placed, Target } from '../lexicon/mark.ts'
import { amountOf, type Context, has, isLandmark, isTurned, rolesOf, type Said } from '../sentence/clause.ts'
import { type GradeChange, type Lettering, theHero, type Wish } from '../wish.ts'
import { typeWishes } from './type/read-type.ts'

const regionOf = (target: Target | null): Region => (target === 'sky' ? 'upper' : target === 'low' ? 'lower' : 'whole')

const isTarget = (placed: Placed | undefined): boolean => placed?.mark.is === 'target'

const targetsOf = (placed: Placed | undefined): readonly Target[] =>
  placed?.mark.is === 'target' ? [placed.mark.target] : []

const targetsBefore = (marks: readonly Placed[], at: number): readonly Target[] =>
  marks.slice(0, at).flatMap((other, nth) => (isLandmark(marks, nth) ? [] : targetsOf(other)))

/** Words that stand before what they describe, or behind it: `white title`, `title in white`. */
const bound = (marks: readonly Placed[], at: number, context: Context): readonly Target[] => {
  const placed = marks[at]
  const next = marks.slice(at + 1).find(({ mark }) => mark.is !== 'colour' && mark.is !== 'lettering')
  const isColour = placed?.mark.is === 'colour'
  // "The title in a warm cream colour": the word for colours is no other thing that has them.
  const ofType = targetsBefore(marks, at).filter((target) => rolesOf(target).length > 0)
  if (ofType.length > 0 && next?.mark.is === 'target' && next.mark.target === 'colours') return ofType
  if (placed && isTarget(next) && next && next.from - placed.to <= 1) return targetsOf(next)
  // "A red house in the background": the house is red.
  const following = marks[at + 1]
  if (isColour && following?.mark.is === 'motif' && following.from === placed.to) return []
  const before = marks.slice(0, at)
  if (isColour && before.at(-1)?.mark.is === 'upon') return ['background']
  const behind = before.filter((other, nth) => isTarget(other) && !isLandmark(marks, nth))
  if (behind.length > 0) {
    // "title and author in white" comes as one clause where nothing parts the two.
    return behind.flatMap(targetsOf).filter((target) => target !== 'cover' || behind.length === 1)
  }
  const ahead = marks.slice(at + 1).find(isTarget)
  return ahead ? targetsOf(ahead) : context.targets
}

/** "A smaller font for the subtitle" is said of the subtitle only. */
export const narrowed = (targets: readonly Target[], marks: readonly Placed[]): readonly Target[] => {
  if (!targets.includes('text')) return targets
  const named = marks.flatMap(targetsOf).filter((target) => target !== 'text' && rolesOf(target).length > 0)
  return named.length > 0 ? named : targets
}

const saidOf = (marks: readonly Placed[], context: Context): readonly Said[] =>
  marks.map((placed, at) => ({ placed, targets: narrowed(bound(marks, at, context), marks) }))

const scaled = (change: GradeChange, by: number): GradeChange =>
  Object.fromEntries(
    Object.entries(change).map(([key, value]: [string, number]) =>
      // Hues are turned by degrees, whatever is said of how much.
      key === 'hue' ? [key, value] : [key, Math.max(-1, Math.min(1, value * by))],
    ),
  )

/** "Soft pink light", "a purple glow": the colour of the light over everything. */
const lights = /^(?:lights?|lighting|glow|glowing|haze|cast|sunlight|sunshine|moonlight|aura|halo)$/

const isOfLight = (placed: Placed, marks: readonly Placed[]): boolean => {
  const next = marks.find(({ from }) => from >= placed.to)
  const isOfHour = next?.mark.is === 'hour' && next.from === placed.to
  return next !== undefined && next.from - placed.to <= 1 && (lights.test(next.said) || isOfHour)
}

const ofAll = /^(?:everything|all|all of it|whole thing|whole cover|entire cover|shades|monochrome|monochromatic)$/

const colourWishes = ({ placed, targets }: Said, marks: readonly Placed[], isDenied: boolean): readonly Wish[] => {
  if (placed.mark.is !== 'colour') return []
  const { colour } = placed.mark
  // "With a black outline", "a gold frame": the colour of what comes next.
  const at = marks.indexOf(placed)
  const next = marks[at + 1]
  // "Mustard yellow": the second word only says what sort of colour the first is.
  const before = marks[at - 1]
  if (before?.mark.is === 'colour' && before.to === placed.from && before.from < before.to && colour.metal === null)
    return []
  // "The border gold": no colour of the background that was spoken of before.
  if (before?.mark.is === 'border') return []
  // "Outlined in white": the outline is, not the letters.
  const isAround = before?.mark.is === 'effect' && /^(?:shadow|outline)$/.test(before.mark.effect)
  if (before && isAround && placed.from - before.to <= 1) return []
  if (next?.mark.is === 'lines' && next.from === placed.to) return [{ kind: 'paint-subject', subject: theHero, colour }]
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
  if (isOfLight(placed, marks) || marks.some(({ mark }) => mark.is === 'effect' && mark.effect === 'glow'))
    return [{ kind: 'tint', region: 'whole', colour, strength: 0.6 }]
  if (target === 'background') return [{ kind: 'ground', colour }]
  if (target === 'sky' || target === 'low') return [{ kind: 'tint', region: regionOf(target), colour, strength: 0.85 }]
  if (has(marks, 'more')) return [{ kind: 'tint', region: 'whole', colour, strength: 0.55 * amountOf(marks) }]
  if (has(marks, 'less') || has(marks, 'too')) return [{ kind: 'refuse-colour', colour }]
  // "Everything in red" means more than a palette that leans to it.
  if (marks.some(({ said }) => ofAll.test(said)) && lchOf(colour.hex).c > 0.03)
    return [
      { kind: 'colours', colours: [colour] },
      { kind: 'tint', region: 'whole', colour, strength: 0.9 },
    ]
  return [{ kind: 'colours', colours: [colour] }]
}

const plainLight = /^(?:light|bright|pale|whitish|luminous)$/
const plainDark = /^(?:dark|black|dim|gloomy)$/

/** "A very light background": no more or less than it was, but light. */
const groundTo = (placed: Placed, marks: readonly Placed[]): 'light' | 'dark' | null => {
  if (has(marks, 'more') || isTurned(marks) || amountOf(marks) < 1) return null
  return plainLight.test(placed.said) ? 'light' : plainDark.test(placed.said) ? 'dark' : null
}

/** "Make the dark background light", "not a dark one": how it is now, or how it should not be. */
const isOfNow = (placed: Placed, marks: readonly Placed[]): boolean => {
  const at = marks.indexOf(placed)
  const isDenied = marks.slice(0, at).some(({ mark }) => mark.is === 'not' || mark.is === 'instead')
  const isBefore = marks[at + 1]?.from === placed.to && isTarget(marks[at + 1])
  return (
    isDenied ||
    (isBefore && marks.slice(at + 2).some(({ mark, said }) => mark.is === 'tone' && isOpposite(placed.said, said)))
  )
}

const isOpposite = (one: string, other: string): boolean =>
  (plainLight.test(one) && plainDark.test(other)) || (plainDark.test(one) && plainLight.test(other))

const ofColours = /colou?rs|tones|light$/

const toneWishes = ({ placed, targets }: Said, marks: readonly Placed[], isDenied: boolean): readonly Wish[] => {
  if (placed.mark.is !== 'tone') return []
  const isColoured = marks.some((other) => other.mark.is === 'colour' && isOfLight(other, marks))
  if (isColoured && (lights.test(placed.said) || placed.said === 'soft')) return []
  const { change, said, opposite } = placed.mark
  if (targets.includes('background') && isOfNow(placed, marks)) return []
  // "A strong dark shadow": the shadow is dark, not the letters.
  const isOfEffect = marks.some(({ mark, from }) => mark.is === 'effect' && from >= placed.to && from - placed.to <= 2)
  if (isOfEffect) return []
  // "Warmer light": the light is what is warmer.
  if (
    /^(?:lights?|lighting)$/.test(placed.said) &&
    marks.some((other) => other.mark.is === 'tone' && other !== placed && !isOfNow(other, marks))
  )
    return []
  const turned = isTurned(marks) || isDenied
  const [target = null] = targets
  // "Warmer colours" are those of the picture, whatever the clause before spoke of.
  const roles = ofColours.test(placed.said) ? [] : targets.flatMap(rolesOf)
  // A part of the picture must change more than the whole to be seen to.
  const isPart = target === 'sky' || target === 'low' || target === 'background'
  // Colour taken away is seen later than colour added.
  const isFading = turned && (change.saturation ?? 0) > 0
  const by = amountOf(marks) * (turned ? -1 : 1) * (isPart ? 1.5 : isFading ? 1.4 : 1)
  if (roles.length > 0) {
    // "A warm cream", "a deep forest green": what sort of colour it is.
    if (marks.some((other) => other.mark.is === 'colour' && other.from === placed.to)) return []
    // Letters are not graded: a lighter title is a whiter one.
    const lightness = change.lightness ?? 0
    // "High-contrast letters are too much": no edge is asked for.
    if (lightness === 0 && turned) return []
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
  const absolute = target === 'background' && !turned ? groundTo(placed, marks) : null
  if (absolute) {
    const lightness = absolute === 'light' ? 0.9 : -0.9
    return [
      {
        kind: 'grade',
        region: 'whole',
        change: { lightness },
        said: absolute === 'light' ? 'brighter' : 'darker',
        isOfGround: true,
        groundTo: absolute,
      },
    ]
  }
  const grade = { region: regionOf(target), change: scaled(change, by), said: turned ? opposite : said }
  return [{ kind: 'grade', ...grade, ...(target === 'background' ? { isOfGround: true } : {}) }]
}

/** Kinds of letters; other letterings say more of a kind, so they come after it. */
const kinds: readonly (Lettering | undefined)[] = ['serif', 'sans', 'slab', 'script', 'handwritten']

/** "A thin sans serif" is thin at last, "a condensed sans" condensed. */
const letteringsLast = (wishes: readonly Wish[]): readonly Wish[] => {
  const rank = (wish: Wish): number => {
    if (wish.kind !== 'type' || wish.change.lettering === undefined) return 0
    return kinds.includes(wish.change.lettering) ? 1 : 2
  }
  const isWritten = wishes.some(
    (wish) => wish.kind === 'type' && (wish.change.lettering === 'script' || wish.change.lettering === 'handwritten'),
  )
  const isOfKind = wishes.some(
    (wish) => wish.kind === 'type' && kinds.slice(0, 3).includes(wish.change.lettering ?? 'other'),
  )
  // "A fancy script" is a script, an elegant sans a sans.
  return wishes
    .filter((wish) => !((isWritten || isOfKind) && wish.kind === 'type' && wish.change.lettering === 'elegant'))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** The wishes that the attributes of a clause make. */
export const attributeWishes = (marks: readonly Placed[], context: Context, isDenied: boolean): readonly Wish[] =>
  letteringsLast(
    saidOf(marks, context).flatMap((said) => [
      ...colourWishes(said, marks, isDenied),
      ...toneWishes(said, marks, isDenied),
      ...typeWishes(said, marks, isDenied),
    ]),
  )
