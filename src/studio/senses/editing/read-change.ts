// Exchanges: "replace A with B", "swap A for B", "change A to B", "B instead of A".
import { coloursOf, has, rolesOf, subjectsOf } from './clause.ts'
import type { Placed, Verb } from './lexicon/mark.ts'
import type { Wish } from './wish.ts'

export interface Exchange {
  readonly from: readonly Placed[]
  readonly to: readonly Placed[]
}

/** The two sides of an exchange, where the clause is one. */
export const exchangeIn = (marks: readonly Placed[], verb: Verb | null): Exchange | null => {
  const instead = marks.findIndex(({ mark }) => mark.is === 'instead')
  if (instead >= 0) {
    const before = marks.slice(0, instead).filter(({ mark }) => mark.is !== 'verb')
    if (before.length > 0) return { from: marks.slice(instead + 1), to: marks.slice(0, instead) }
    // "Instead of a castle show a lighthouse": what comes begins at the verb, or at the second thing.
    const parted = marks.findIndex(
      ({ mark }, at) => at > instead + 1 && (mark.is === 'verb' || mark.is === 'motif' || mark.is === 'colour'),
    )
    return parted < 0 ? null : { from: marks.slice(instead + 1, parted), to: marks.slice(parted) }
  }
  const isExchange = verb === 'replace'
  const link = marks.findIndex(
    ({ mark }, at) => at > 0 && mark.is === 'link' && (isExchange || (verb === 'change' && mark.becomes)),
  )
  if (link < 0) return null
  return { from: marks.slice(0, link), to: marks.slice(link + 1) }
}

/** Colour for colour or thing for thing; null where the sides are of another kind. */
export const exchangeWishes = ({ from, to }: Exchange): readonly Wish[] | null => {
  const ofType = from.flatMap(({ mark }) => (mark.is === 'target' ? rolesOf(mark.target) : [])).length > 0
  const [old] = coloursOf(from)
  const [wanted] = coloursOf(to)
  const [gone] = subjectsOf(from)
  const [come] = subjectsOf(to)
  if (gone && come && come.motif !== null) return [{ kind: 'replace', from: gone, to: come, colour: wanted ?? null }]
  if (old && wanted && !ofType && !has(from, 'target')) return [{ kind: 'recolour', from: old, to: wanted }]
  return null
}
