// Who the people of a concept are, one by one: read from its words, and filled up from their number, age and relation.
import type { ConceptPeople } from '../../../contract/concept.ts'
import { wordsOf } from '../../senses/detection/words.ts'
import { isPeopleAlone, type People, peopleIn } from './peoples.ts'
import { type Trade, tradeIn } from './trades.ts'
import { ageIn, hasSexNoun, isCreature, isNobody, isPair, numberIn, sexIn } from './words.ts'

export type Sex = 'woman' | 'man'
export type Age = 'baby' | 'toddler' | 'child' | 'teen' | 'young' | 'adult' | 'middle' | 'old'

/** Those who come up to the waist of the others. */
export const isSmall = ({ age }: { readonly age: Age }): boolean =>
  age === 'child' || age === 'toddler' || age === 'baby'

export interface Role {
  /** Null where the book leaves it open. */
  readonly sex: Sex | null
  readonly age: Age
  readonly trade: Trade | null
  /** Null where nothing says where they are from. */
  readonly people: People | null
  /** What is said of them. */
  readonly words: readonly string[]
  /** What is said of their clothes. */
  readonly dress: readonly string[]
  /** Whether an edit asks for them by name: then no time has another cut of them. */
  readonly isAsked: boolean
}

/** More are drawn as so many. */
export const mostPeople = 7

const joints =
  /\s*(?:[,;&]|\band\b|\bbut\b|\bfacing\b|\bbeside\b|\bopposite\b|\bbehind\b|\bwhile\b|\bbetween\b|\bacross from\b|\bnext to\b|\bwatched by\b|\bwith (?=(?:a|an|the|his|her|their|two|three)\b))\s*/i

interface Clause {
  readonly words: readonly string[]
  readonly sex: Sex | null
  readonly age: string | null
  readonly trade: Trade | null
  readonly count: number
  readonly isPerson: boolean
}

const anybody = new Set(
  'figure figures person people someone somebody stranger strangers friend friends lover lovers neighbour neighbours couple family team group crowd parent parents partner survivor traveller victim leader hero player players rival rivals owner adult adults one twins twin siblings'.split(
    ' ',
  ),
)

const plurals =
  /^(?:women|men|girls|boys|children|sisters|brothers|daughters|sons|friends|people|lovers|students|kids)$/

const clauseOf = (text: string): Clause => {
  const words = wordsOf(text)
  const trade = tradeIn(words)
  const age = ageIn(words)
  const sex = sexIn(words) ?? trade?.sex ?? null
  const number = numberIn(words.slice(0, 4))
  const isSeveral = isPair(words) || words.some((word) => plurals.test(word))
  return {
    words,
    sex,
    age,
    trade,
    count: number ?? (isSeveral ? 2 : 1),
    isPerson:
      !isNobody(words) &&
      (trade !== null ||
        age !== null ||
        hasSexNoun(words) ||
        isPeopleAlone(words) ||
        words.some((word) => anybody.has(word))),
  }
}

const strongAges = new Set(['baby', 'toddler'])

const ageOf = (own: string | null, { age, count }: ConceptPeople): Age => {
  const said = ages.find((each) => each === own) ?? null
  if (said !== null && strongAges.has(said)) return said
  if (age === 'mixed') return said ?? 'adult'
  // Among several each may have an age of its own: a mother and her child are not both grown.
  const isApart =
    count > 1 && said !== null && (said === 'child' || said === 'old') && age !== 'teen' && age !== 'young'
  return isApart && said !== null ? said : age
}

const ages: readonly Age[] = ['baby', 'toddler', 'child', 'teen', 'young', 'adult', 'middle', 'old']

const sexesOf = ({ sex, words }: Clause): readonly (Sex | null)[] =>
  words.includes('parents') || words.includes('grandparents') ? ['woman', 'man'] : [sex]

const rolesOf = (clause: Clause, people: ConceptPeople): Role[] =>
  Array.from({ length: clause.count }, (_, at) => {
    const sexes = sexesOf(clause)
    return {
      sex: sexes[at % sexes.length] ?? null,
      age: ageOf(clause.age, people),
      trade: clause.trade,
      people: peopleIn(clause.words),
      words: clause.words,
      dress: [],
      isAsked: false,
    }
  })

/** Clothes are told person by person: `embroidered apron; denim shirt`. */
const dressesOf = (dress: string | null, count: number): readonly (readonly string[])[] => {
  if (dress === null) return []
  const apart = dress.split(/;/)
  if (apart.length > 1 || count === 1) return apart.length > 1 ? apart.map(wordsOf) : [wordsOf(dress)]
  const listed = dress.split(/,| and /)
  return listed.length === count ? listed.map(wordsOf) : [wordsOf(dress)]
}

/** Who joins those that are told: a child beside a parent, a lover beside a lover. */
const filledUp = (told: readonly Role[], people: ConceptPeople, count: number): Role[] => {
  const roles = [...told]
  while (roles.length < count) {
    const at = roles.length
    const first = roles[0]
    const isYoung =
      people.relation === 'parent-child' || (people.relation === 'family' && at > 1 && people.age === 'mixed')
    const age: Age = isYoung && (people.age === 'mixed' || at > 0) ? 'child' : ageOf(null, people)
    const sex = people.relation === 'couple' && first?.sex ? (first.sex === 'woman' ? 'man' : 'woman') : null
    const isAlike = people.relation !== 'couple' && people.relation !== 'parent-child'
    roles.push({
      sex:
        isAlike && told.length === 1 && told[0]?.words.some((word) => plurals.test(word)) ? (first?.sex ?? null) : sex,
      age,
      trade: isAlike ? (told.at(-1)?.trade ?? null) : null,
      people: first?.people ?? null,
      words: first?.words ?? [],
      dress: [],
      isAsked: false,
    })
  }
  return roles
}

const prepositions = new Set(
  'in on at with of under from to by into over through before after across above against for'.split(' '),
)

/** A porter in a cloud is no cloud. */
const headOf = (words: readonly string[]): readonly string[] => {
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word))
  return end === -1 ? words : words.slice(0, end)
}

const offspring = new Set(['son', 'daughter', 'child', 'boy', 'girl', 'grandson', 'granddaughter', 'niece', 'nephew'])
const grown = new Set(['grown', 'adult', 'teenage', 'older'])

/** Of a parent and a daughter of mixed age, the daughter is the child. */
const withChild = (roles: readonly Role[], { relation, age }: ConceptPeople): readonly Role[] => {
  if (relation !== 'parent-child' || age !== 'mixed' || roles.some((role) => role.age === 'child')) return roles
  const at = roles.findLastIndex(
    ({ words }) => words.some((word) => offspring.has(word)) && !words.some((word) => grown.has(word)),
  )
  return roles.map((role, place) => (place === at && at > 0 ? { ...role, age: 'child' } : role))
}

const belonging = new Set(['her', 'his', 'their'])

/** Whoever is somebody's own is from where they are from: an Indian woman and her son. */
const withKin = (roles: readonly Role[]): readonly Role[] => {
  const [people = null] = roles.flatMap((role) => role.people ?? [])
  return roles.map((role) =>
    role.people === null && role.words.some((word) => belonging.has(word)) ? { ...role, people } : role,
  )
}

/** A family of four with a baby is not five: who is told apart is one of those who were counted. */
const withinCount = (clauses: readonly Clause[], count: number): readonly Clause[] => {
  const total = clauses.reduce((sum, clause) => sum + clause.count, 0)
  const largest = Math.max(0, ...clauses.map((clause) => clause.count))
  if (total <= count || largest <= total - count) return clauses
  const at = clauses.findIndex((clause) => clause.count === largest)
  return clauses.map((clause, place) => (place === at ? { ...clause, count: largest - (total - count) } : clause))
}

/** Null where nobody is a person: animals with names are none. */
export const rolesIn = (people: ConceptPeople): readonly Role[] | null => {
  const clauses = people.who.split(joints).map(clauseOf)
  const told = withinCount(
    clauses.filter(({ isPerson }) => isPerson),
    people.count,
  ).flatMap((clause) => rolesOf(clause, people))
  const hasCreature = clauses.some(({ words }) => isCreature(words))
  if (told.length === 0 && isCreature(headOf(clauses[0]?.words ?? []))) return null
  const all = wordsOf(people.who)
  const nobody: Role = {
    sex: sexIn(all),
    age: ageOf(null, people),
    trade: null,
    people: peopleIn(all),
    words: all,
    dress: [],
    isAsked: false,
  }
  const wanted = Math.min(mostPeople, people.count)
  const count = hasCreature ? Math.min(wanted, Math.max(1, told.length)) : wanted
  const roles = filledUp((told.length > 0 ? told : [nobody]).slice(0, count), people, count)
  const dresses = dressesOf(people.dress, count)
  // What is said of a single person is said in the whole sentence.
  return withKin(withChild(roles, people)).map((role, at) => ({
    ...role,
    sex: role.sex ?? (count === 1 ? sexIn(all) : null),
    words: count === 1 ? all : role.words,
    dress: dresses[at % Math.max(1, dresses.length)] ?? [],
  }))
}
