// People of a book as edits want them: other persons, older, in other clothes; and those who join them.
import type { ConceptPeople } from '../../../contract/concept.ts'
import type { PersonChange } from '../../direction/people-changes.ts'
import { wordsOf } from '../../senses/detection/words.ts'
import { hatIn } from './clothes.ts'
import type { Dressed } from './dressing.ts'
import type { Looks } from './looks.ts'
import { isSmall, type Role, rolesIn } from './roles.ts'
import { ageIn, hairCutIn } from './words.ts'

/** Each word for an age is of that one: nobody else in the book says otherwise. */
const told = (who: string, people: ConceptPeople): Role | null =>
  rolesIn({ ...people, who, count: 1, age: 'mixed', relation: 'alone', dress: null })?.[0] ?? null

/** What is not said of somebody stays as it was; a child that becomes a man is grown. */
const asTold = (role: Role, who: string, people: ConceptPeople): Role => {
  const next = told(who, people)
  if (next === null) return role
  const isAged = ageIn(next.words) !== null
  const isGrown = isSmall(role) && next.sex !== null
  return {
    ...role,
    sex: next.sex ?? role.sex,
    age: isAged || isGrown ? next.age : role.age,
    trade: next.trade ?? role.trade,
    people: next.people ?? role.people,
    words: [...next.words, ...role.words],
  }
}

export const changedRole = (role: Role, people: ConceptPeople, change: PersonChange | undefined): Role => {
  if (change === undefined) return role
  const next = change.who === null ? role : asTold(role, change.who, people)
  // What is asked for by its name is worn, whatever a trade wears.
  return change.dress === null ? next : { ...next, trade: null, dress: wordsOf(change.dress), isAsked: true }
}

export const joinedRoles = (joined: readonly string[], people: ConceptPeople): readonly Role[] =>
  joined.flatMap((who) => told(who, people) ?? [])

/** How they belong together now: a couple without one of them is none. */
export const changedPeople = (people: ConceptPeople, roles: readonly Role[], before: number): ConceptPeople => {
  const count = roles.length
  const areMixed = roles.some(isSmall) && !roles.every(isSmall)
  if (count === before && (people.relation !== 'couple' || !areMixed)) return people
  const among = areMixed ? (count === 2 ? 'parent-child' : 'family') : count === 2 ? 'couple' : 'friends'
  const relation = count === 1 ? 'alone' : count < before && people.relation !== 'couple' ? people.relation : among
  return { ...people, count, relation }
}

export const changedLooks = (looks: Looks, change: PersonChange | undefined): Looks => {
  if (change === undefined) return looks
  return {
    ...looks,
    hairDye: change.hair ?? looks.hairDye,
    hair: change.cut === null ? looks.hair : (hairCutIn(wordsOf(change.cut)) ?? looks.hair),
    beard: change.beard ?? looks.beard,
    glasses: change.glasses ?? looks.glasses,
  }
}

export const changedDress = (dressed: Dressed, change: PersonChange | undefined): Dressed => {
  if (change === undefined) return dressed
  const { dyes, hat, cloth } = change
  const own = cloth === null || dressed.main === null ? {} : { [dressed.main]: cloth }
  return {
    ...dressed,
    hat: hat === null ? dressed.hat : hat === false ? null : (hatIn(wordsOf(hat)) ?? dressed.hat),
    dyes: { ...dressed.dyes, ...own, ...dyes },
  }
}
