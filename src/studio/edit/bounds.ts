// What an edit may touch, so that none turns into another: water that is not there tints no meadow, a swap mirrors nothing.
import type { Edit, EditOperation } from '../../contract/edit.ts'
import type { Draft } from '../senses/editing/apply/draft.ts'
import type { Target } from './target.ts'

/** Fields of a direction that differ, those of its adjustments with a dot before them. */
const changedIn = (before: Draft, after: Draft): readonly string[] => {
  const { adjustments: was, ...direction } = before.direction
  const { adjustments: is, ...now } = after.direction
  const differ = (one: object, other: object): readonly string[] => {
    const values = new Map(Object.entries(other))
    return Object.entries(one)
      .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(values.get(key)))
      .map(([key]) => key)
  }
  return [...differ(direction, now), ...differ(was, is).map((key) => `.${key}`)]
}

const things = ['hero', 'companions', '.extras', '.without', '.cleared', '.hero', '.sizes']

/** Operations on one thing; others are for the whole of the picture, and may change it. */
const ofOneThing: Partial<Readonly<Record<EditOperation, readonly string[]>>> = {
  recolour: ['.paints', '.hero', '.extras', 'palette'],
  add: things,
  remove: [...things, '.paints', '.air', 'setting'],
  replace: [...things, '.paints', 'palette'],
  move: ['.hero', '.extras', '.without', '.frame', 'companions'],
  resize: ['.hero', '.extras', '.without', '.sizes', 'companions'],
  count: things,
  rotate: ['.hero'],
  swap: [...things, '.paints', 'palette'],
  order: ['.extras', '.without', 'companions'],
  focus: ['.paints', '.hero', '.extras', '.vignette', 'palette'],
}

/** Whether a thing was left alone, and something else changed in its stead. */
export const strays = (edit: Edit, target: Target, before: Draft, after: Draft): boolean => {
  const bounds = target.is === 'thing' || target.is === 'hero' ? ofOneThing[edit.op] : undefined
  if (bounds === undefined) return false
  const changed = changedIn(before, after).filter((key) => key !== '.people')
  const extras = [before, after].map(({ direction }) => direction.adjustments.extras.length)
  const isPasted = (edit.op === 'recolour' || edit.op === 'focus') && (extras[1] ?? 0) > (extras[0] ?? 0)
  const isAir = edit.op === 'add' || edit.op === 'count' ? ['.air', 'setting'] : []
  return isPasted || changed.some((key) => !bounds.includes(key) && !isAir.includes(key))
}
