// "…, to the left of the couple": a clause that only says where what was just asked for should be.
import type { Placed } from '../../lexicon/mark.ts'
import { subjectsOf } from '../../sentence/clause.ts'
import type { Clause } from '../../sentence/clauses.ts'
import { readMarks } from '../../sentence/read-marks.ts'
import type { Wish } from '../../wish.ts'
import { isDefiniteIn } from '../meant/read-there.ts'
import { aboutWhere } from './read-where.ts'

type AddWish = Extract<Wish, { kind: 'add' }>
type MoveWish = Extract<Wish, { kind: 'move' }>

const says: ReadonlySet<Placed['mark']['is']> = new Set([
  'beside',
  'upon',
  'motif',
  'target',
  'place',
  'scene',
  'amount',
])

/** "…, bottom left of the circle": a place of the cover, and what it is named by. */
const cornerIn = ([first, ...rest]: readonly Placed[]): AddWish['place'] => {
  const isNamed = rest.every(({ mark }) => mark.is === 'beside' || mark.is === 'motif' || mark.is === 'scene')
  return first?.mark.is === 'place' && isNamed && !/^(?:up|down)$/.test(first.said) ? first.mark.place : null
}

/** What was asked for, at the place that the clause tells, as far as it says more; null where the clause says anything else. */
export const placedBy = ({ tokens, isJoined }: Clause, last: Wish | undefined): AddWish | MoveWish | null => {
  if (!isJoined || (last?.kind !== 'move' && last?.kind !== 'add')) return null
  const read = readMarks(tokens)
  // "Left of the barn's reflection": by the barn.
  const owned = read.findIndex(({ mark, to }) => mark.is === 'motif' && tokens[to - 1]?.possessive)
  const marks = owned < 0 ? read : read.slice(0, owned + 1)
  const [point] = marks
  const corner = last.kind === 'add' && last.by === null && last.place === null ? cornerIn(marks) : null
  if (last.kind === 'add' && corner !== null) return { ...last, place: corner }
  const isPoint =
    point && (['beside', 'upon'].includes(point.mark.is) || /^(?:above|below|beneath|under)$/.test(point.said))
  if (!isPoint || !marks.every(({ mark }) => says.has(mark.is)) || subjectsOf(marks).length !== 1) return null
  const isDefinite = isDefiniteIn(tokens)
  const things = marks.filter(({ mark }) => mark.is === 'motif')
  if (!things.every((placed) => isDefinite(placed) || / the$/.test(point.said))) return null
  // "To the left, above the deer": it goes to the left, and the deer stays.
  if (last.kind === 'move') return last
  if (last.by !== null) return null
  // What comes is what the place is said of.
  const { motif, ...rest } = last.subject
  const coming: Placed = {
    mark: { is: 'motif', ...rest, motif: motif ?? '', isPlural: false },
    from: 0,
    to: 0,
    said: last.subject.said,
    thing: null,
  }
  const { where } = aboutWhere([coming, ...marks], 'add', isDefinite)
  return where.by === null ? null : { ...last, by: where.by, place: where.place }
}
