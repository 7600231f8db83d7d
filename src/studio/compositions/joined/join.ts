// Two things of a book made into one idea: which two, by which rule, and the rule that is taken where their outlines forbid the wanted one.
import type { Concept } from '../../../contract/concept.ts'
import { motifOf } from '../../concept/motif-of.ts'
import type { Scene } from '../../families/family.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { Easel } from '../../paint/easel.ts'
import { isThere } from '../things.ts'
import { blinds, dissolving, halves, hollow, madeOf, outlined, split } from './in-outlines.ts'
import { balanced, before, facing, growing, hanging, held, instead, reflection, shadow } from './in-space.ts'
import type { Joined, Joining, Pair } from './joining.ts'

export const joinings: Readonly<Record<string, Joining>> = {
  hollow,
  'made-of': madeOf,
  blinds,
  halves,
  split,
  dissolving,
  outlined,
  shadow,
  reflection,
  growing,
  balanced,
  instead,
  hanging,
  facing,
  before,
  held,
}

/** Rules that nearly any two things allow, the last one all. */
const instinct = ['hollow', 'growing', 'shadow', 'before'] as const

/** What the concept says of how the two are joined, in our rules. */
const asSaid: Readonly<Record<NonNullable<Concept['joined']>['how'], readonly string[]>> = {
  'made-of': ['made-of'],
  inside: ['hollow', 'outlined', 'held', 'split'],
  'instead-of': ['instead', 'growing'],
  facing: ['facing', 'halves'],
}

const drawable = (motif: Motif): boolean => isThere(motif) && motif.altered?.scale !== 0

/** The greater thing first. Null where the book has only one. */
export const pairOf = ({ hero, companions, brief }: Scene): Pair | null => {
  const { concept } = brief.reading
  const all = [hero, ...companions].filter(drawable)
  const byNoun = (noun: string): Motif | undefined => {
    const id = motifOf(noun)
    return id === null || id === undefined ? undefined : all.find((motif) => motif.id === id)
  }
  const [a, b] = concept?.joined ? [byNoun(concept.joined.a), byNoun(concept.joined.b)] : []
  if (a && b && a !== b) return { a, b }
  const second = companions.find((motif) => drawable(motif) && motif.id !== hero.id && motif.kind !== 'sky')
  return drawable(hero) && second ? { a: hero, b: second } : null
}

/** The layout itself where its rule suits the two, else what the concept says, else what nearly always does. */
export const ruleFor = (pair: Pair, layout: string, concept: Concept | null): string => {
  const said = concept?.joined ? asSaid[concept.joined.how] : []
  const wanted = [layout, ...said, ...instinct]
  return wanted.find((id) => joinings[id]?.suits(pair)) ?? 'before'
}

export const paintJoined = (easel: Easel, rule: string, joined: Joined): void =>
  (joinings[rule] ?? before).paint(easel, joined)

/** For a book of one thing: that thing and a smaller one of its place, or itself. */
export const pairOrTwin = (scene: Scene, other: string): Pair => {
  const known = pairOf(scene)
  if (known) return known
  const twin = scene.brief.reading.concept === null ? findMotif(other) : undefined
  return { a: scene.hero, b: twin && twin.id !== scene.hero.id ? twin : scene.hero }
}
