// Chooses templates and heroes for a book whose concept is known: the family that can show what the book is about, in its tone, and for
// several covers several ideas.
import type { Concept } from '../../contract/concept.ts'
import type { Brief } from '../brief/brief.ts'
import { ideasOf } from '../concept/ideas-of.ts'
import { sharesTone } from '../concept/tones.ts'
import { vetoOn } from '../concept/vetoes.ts'
import { factsOfFamily } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import { families } from '../families/index.ts'
import { noHero } from '../motifs/no-hero.ts'
import { bucketMatch, carries, feeling, taste, wished } from './choose.ts'
import { fitReasons } from './fit-of-family.ts'
import { type Reason, sumOf } from './reason.ts'
import { type Staging, stagingsOf } from './stagings.ts'

export interface Choice {
  readonly family: Family
  readonly staging: Staging
  readonly score: number
  readonly reasons: readonly Reason[]
}

const shelfPoints = { subgenre: 26, genre: 20 } as const
/** Of the same tone, made for another shelf. */
const kinPoints = 9
/** What the seed may add, so that the books of a shelf do not all get the same family. */
const mostTaste = 14

const shelf = (family: Family, { book }: Brief): Reason => {
  const match = bucketMatch(family, book.genre, book.subgenre)
  if (match === null) return { why: 'of the same tone', points: kinPoints }
  const points = book.subgenre === null ? shelfPoints.subgenre : shelfPoints[match]
  return { why: match === 'subgenre' ? `made for ${book.subgenre}` : `serves ${book.genre} as a whole`, points }
}

/** Whether the book may have the family at all. */
const suits = (family: Family, brief: Brief, concept: Concept): boolean => {
  const { genre, subgenre } = brief.book
  const isOfTone = bucketMatch(family, genre, subgenre) !== null || sharesTone(family, genre, subgenre)
  return isOfTone && carries(family, brief) && vetoOn(factsOfFamily(family).tags, concept, brief.book) === null
}

/** Every family that the book may have, with every way in which it could stage it. */
export const choicesFor = (
  brief: Brief,
  concept: Concept,
  seed: number,
  pool: readonly Family[] = families.filter((family) => suits(family, brief, concept)),
): readonly Choice[] => {
  const ideas = ideasOf(brief, concept)
  return pool.flatMap((family) => {
    const common = [
      shelf(family, brief),
      ...fitReasons(family, brief, concept),
      feeling(family, brief),
      wished(family, brief),
      taste(family, seed, mostTaste),
    ]
    return stagingsOf(family, brief, concept, ideas).map((staging): Choice => {
      const reasons = [...common, { why: staging.why, points: staging.points }].filter(({ points }) => points !== 0)
      return { family, staging, reasons, score: sumOf(reasons) }
    })
  })
}

/** What a further cover loses that shares something with one already taken. */
const sameFamily = 45
const sameLook = 9
const sameHero = 20
const sameKind = 7
/** Two covers that show nothing are one idea. */
const bothBare = 12

const likeness = (one: Choice, other: Choice): number =>
  (one.family.id === other.family.id ? sameFamily : 0) +
  (one.family.look === other.family.look ? sameLook : 0) +
  (one.staging.hero.id === other.staging.hero.id && one.staging.hero !== noHero ? sameHero : 0) +
  (one.staging.kind === other.staging.kind ? sameKind : 0) +
  (one.staging.kind === 'bare' && other.staging.kind === 'bare' ? bothBare : 0)

/** As many choices as covers: the best first, then what is good and unlike those already taken. */
export const chooseByConcept = (choices: readonly Choice[], count: number): readonly Choice[] => {
  const chosen: Choice[] = []
  while (chosen.length < count && choices.length > 0) {
    const worth = (choice: Choice): number =>
      choice.score - chosen.reduce((sum, taken) => sum + likeness(choice, taken), 0)
    chosen.push(choices.reduce((best, other) => (worth(other) > worth(best) ? other : best)))
  }
  return chosen
}
