// Chooses templates for a book that is known by its words alone. The score of each is a sum of named reasons, so that a choice can be explained.
import type { Brief } from '../brief/brief.ts'
import { craftOf, isRetired } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import { families } from '../families/index.ts'
import { isOffTopic, speaksOf } from '../families/speaks-of.ts'
import { findMotif } from '../motifs/find-motif.ts'
import { Random } from '../paint/random.ts'
import { mayShow } from './may-show.ts'
import { type Reason, sumOf } from './reason.ts'
import { bucketMatch, suitsShelf } from './shelf.ts'
import { pointsFor } from './weights.ts'

export interface Scored {
  readonly family: Family
  readonly score: number
  readonly reasons: readonly Reason[]
}

const shelf = (family: Family, brief: Brief): Reason => {
  const { genre, subgenre } = brief.book
  const match = bucketMatch(family, genre, subgenre)
  if (match === 'subgenre') return { why: `made for ${subgenre}`, points: 50 }
  if (match === 'genre') return { why: `serves ${genre} as a whole`, points: subgenre === null ? 50 : 25 }
  return { why: `not made for ${genre}`, points: 0 }
}

/** The first motif counts most: a cover shows one thing well. */
const subject = (family: Family, brief: Brief): Reason => {
  const shown = brief.reading.motifs.findIndex(({ id }) => {
    const motif = findMotif(id)
    return motif !== undefined && mayShow(family, motif)
  })
  const motif = brief.reading.motifs[shown]
  if (!motif && speaksOf(family, brief) === 'loud') return { why: 'is what the book is about', points: 18 }
  if (!motif) return { why: 'shows no motif of the book', points: 0 }
  return { why: `can show the ${motif.id}`, points: Math.max(4, 18 - 6 * shown) }
}

export const feeling = (family: Family, brief: Brief): Reason =>
  family.moods.includes(brief.reading.mood)
    ? { why: `suits a ${brief.reading.mood} mood`, points: 8 }
    : { why: 'another mood', points: 0 }

/** Names of techniques that a caller may ask for in words. */
export const wished = (family: Family, brief: Brief): Reason => {
  const prompt = brief.wishes.prompt?.toLowerCase() ?? ''
  const words = `${family.name} ${family.technique}`.toLowerCase().match(/[a-z]{5,}/g) ?? []
  const named = [...new Set(words)].filter((word) => prompt.includes(word))
  return named.length > 0
    ? { why: `the prompt speaks of ${named.join(', ')}`, points: Math.min(15, 5 * named.length) }
    : { why: 'not named in the prompt', points: 0 }
}

export const taste = (family: Family, seed: number): Reason => ({
  why: 'the seed',
  points: new Random(seed).sub(`taste ${family.id}`).next() * pointsFor('taste'),
})

const plainCraft = 6

export const craft = (family: Family, showsPeople: boolean): Reason => ({
  why: 'well made',
  points: (craftOf(family, showsPeople) - plainCraft) * pointsFor('craft'),
})

/** What is known by words alone, or by a reference, is to look like it first. */
const inPart = ({ why, points }: Reason): Reason => ({ why, points: points / 2 })

/** Whether the idea of a family can carry the book. */
export const carries = (family: Family, brief: Brief): boolean =>
  (family.carries?.(brief.book) ?? true) && !isOffTopic(family, brief)

export const scoreFamily = (family: Family, brief: Brief, seed: number): Scored => {
  const reasons = [
    shelf(family, brief),
    subject(family, brief),
    inPart(craft(family, false)),
    feeling(family, brief),
    wished(family, brief),
    taste(family, seed),
  ].filter(({ points }) => points !== 0)
  return { family, reasons, score: sumOf(reasons) }
}

/** All families that serve the book's shelf, the best first; retired ones only where there is no other. */
export const rankFamilies = (brief: Brief, seed: number): Scored[] => {
  const { genre, subgenre } = brief.book
  const pool = families.filter((family) => suitsShelf(family, genre, subgenre) && carries(family, brief))
  const good = pool.filter((family) => !isRetired(family))
  return (good.length > 0 ? good : pool)
    .map((family) => scoreFamily(family, brief, seed))
    .toSorted((one, other) => other.score - one.score || (one.family.id < other.family.id ? -1 : 1))
}

/** What a second cover of the same look loses, so that several covers of one call are several ideas. */
const samenessPenalty = 22
const repetitionPenalty = 45

/** The templates of `count` covers of one call: the best first, then what differs most from those already taken. */
export const chooseFamilies = (brief: Brief, seed: number, count: number): Family[] => {
  const ranked = rankFamilies(brief, seed)
  const chosen: Family[] = []
  while (chosen.length < count && ranked.length > 0) {
    const worth = ({ family, score }: Scored): number =>
      score -
      samenessPenalty * chosen.filter(({ look }) => look === family.look).length -
      repetitionPenalty * chosen.filter(({ id }) => id === family.id).length
    const best = ranked.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    chosen.push(best.family)
  }
  return chosen
}
