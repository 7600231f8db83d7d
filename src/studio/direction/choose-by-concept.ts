// Chooses templates and heroes for a book whose concept is known: the family that can show what the book is about, in its tone, and for
// several covers several ideas.
import type { Concept } from '../../contract/concept.ts'
import type { Brief } from '../brief/brief.ts'
import { ideasOf } from '../concept/ideas-of.ts'
import { motifOf } from '../concept/motif-of.ts'
import { sharesTone } from '../concept/tones.ts'
import { vetoOn } from '../concept/vetoes.ts'
import { type Composition, compositionOf, factsOfFamily, isRetired } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import { families } from '../families/index.ts'
import { Random } from '../paint/random.ts'
import type { Choice } from './choice.ts'
import { carries, craft, feeling, taste, wished } from './choose.ts'
import { coverIdea } from './cover-idea.ts'
import { fitReasons } from './fit-of-family.ts'
import { type Reason, sumOf } from './reason.ts'
import { chooseSeveral } from './several.ts'
import { bucketMatch, suitsShelf } from './shelf.ts'
import { type Staging, stagingsOf } from './stagings.ts'
import { pointsFor } from './weights.ts'

const shelf = (family: Family, { book }: Brief): Reason => {
  const match = bucketMatch(family, book.genre, book.subgenre)
  if (match === null) return { why: 'of the same tone', points: pointsFor('sameTone') }
  if (match === 'subgenre' || book.subgenre === null)
    return { why: `made for ${book.subgenre ?? book.genre}`, points: pointsFor('madeForSubgenre') }
  return { why: `serves ${book.genre} as a whole`, points: pointsFor('servesGenre') }
}

/** Whether the idea and the air of the family can carry the book, whatever its shelf. */
const suits = (family: Family, brief: Brief, concept: Concept): boolean =>
  carries(family, brief) && vetoOn(factsOfFamily(family).tags, concept, brief.book) === null

/** Families for a book, the right ones first: those of its tone, then all of its genre, in the end the retired. */
const tiersFor = (brief: Brief, concept: Concept): readonly (readonly Family[])[] => {
  const { genre, subgenre } = brief.book
  const suiting = families.filter((family) => suits(family, brief, concept))
  const good = suiting.filter((family) => !isRetired(family))
  return [
    good.filter((family) => suitsShelf(family, genre, subgenre) || sharesTone(family, genre, subgenre)),
    good.filter((family) => bucketMatch(family, genre, subgenre) !== null),
    suiting.filter((family) => bucketMatch(family, genre, subgenre) !== null),
  ]
}

const arrangement = (composition: Composition, family: Family, seed: number): readonly Reason[] => [
  { why: 'one thing in the middle', points: composition === 'emblem' ? pointsFor('emblem') : 0 },
  {
    why: 'the seed',
    points: new Random(seed).sub(`arrangement ${family.id} ${composition}`).next() * pointsFor('arrangement'),
  },
]

/** Two things made into one are more than either, where the concept names both. */
const joining = (composition: Composition, { hero }: Staging, { joined }: Concept): readonly Reason[] => {
  if (composition !== 'joined') return []
  const pair = joined === null ? [] : [motifOf(joined.a), motifOf(joined.b)]
  return pair.includes(hero.id) && !pair.includes(null)
    ? [{ why: `joins ${joined?.a} and ${joined?.b}`, points: pointsFor('joined') }]
    : [{ why: 'joins what the book does not', points: pointsFor('unjoined') }]
}

export const showsPeople = ({ hero, kind }: Staging): boolean => kind === 'people' || hero.kind === 'person'

/** Every way in which some families could stage a book. */
export const choicesIn = (pool: readonly Family[], brief: Brief, concept: Concept, seed: number): readonly Choice[] => {
  const ideas = ideasOf(brief, concept)
  return pool.flatMap((family) => {
    const common = [
      shelf(family, brief),
      ...fitReasons(family, brief, concept),
      feeling(family, brief),
      wished(family, brief),
      taste(family, seed),
    ]
    return stagingsOf(family, brief, concept, ideas).flatMap((staging) =>
      [...Map.groupBy(staging.layouts, (layout) => compositionOf(family, layout))].map(
        ([composition, layouts]): Choice => {
          const reasons = [
            ...common,
            craft(family, showsPeople(staging)),
            { why: staging.why, points: staging.points },
            ...arrangement(composition, family, seed),
            ...joining(composition, staging, concept),
          ].filter(({ points }) => points !== 0)
          const idea = coverIdea(staging, composition)
          return { family, staging: { ...staging, layouts }, composition, idea, reasons, score: sumOf(reasons) }
        },
      ),
    )
  })
}

/** A thing of the place is part of a scene; alone it is a random object: a lamp for a city, a rose for a garden. */
const isStrayThing = ({ staging, composition }: Choice): boolean => staging.kind === 'place' && composition !== 'scene'

/** A neighbour of the shelf is let in for what it shows, not for its type or pattern. */
const isRight = (choice: Choice, { book: { genre, subgenre }, reading: { setting } }: Brief): boolean => {
  const { family, staging } = choice
  if (isStrayThing(choice)) return false
  if (staging.kind !== 'bare' || bucketMatch(family, genre, subgenre) !== null) return true
  return setting.place !== null && factsOfFamily(family).places.includes(setting.place)
}

/** Every way to stage the book in the families that are right for it; where they do not offer `least`, others are let in. */
export const choicesFor = (brief: Brief, concept: Concept, seed: number, least = 1): readonly Choice[] => {
  let choices: readonly Choice[] = []
  for (const tier of tiersFor(brief, concept)) {
    choices = choicesIn(tier, brief, concept, seed).filter((choice) => isRight(choice, brief))
    if (new Set(choices.map(({ family }) => family)).size >= least) break
  }
  return choices
}

/** Every way to stage the book in all good families of its tone or its genre: who follows a picture needs more to choose from. */
export const widelyFor = (brief: Brief, concept: Concept, seed: number): readonly Choice[] => {
  const [ofTone = [], ofGenre = []] = tiersFor(brief, concept)
  const pool = [...new Set([...ofTone, ...ofGenre])]
  const choices = choicesIn(pool, brief, concept, seed).filter((choice) => isRight(choice, brief))
  return choices.length > 0 ? choices : choicesFor(brief, concept, seed)
}

/** As many choices as covers. */
export const chooseByConcept = (
  choices: readonly Choice[],
  { subjects }: Concept,
  count: number,
): readonly Choice[] => {
  const motifs = subjects.filter(({ literal }) => literal).map(({ noun }) => motifOf(noun))
  const firstSubject = motifs.find((motif) => choices.some(({ staging }) => staging.hero.id === motif)) ?? null
  return chooseSeveral(choices, count, firstSubject)
}
