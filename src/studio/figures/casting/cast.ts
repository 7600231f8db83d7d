// Casting: from the people of a concept to persons that can be drawn. The same concept and seed give the same persons.
import type { Concept, ConceptPeople } from '../../../contract/concept.ts'
import type { Colour } from '../../colour/colour.ts'
import { asCast, type PeopleChanges, type PersonChange } from '../../direction/people-changes.ts'
import type { Motif } from '../../motifs/motif.ts'
import { Random } from '../../paint/random.ts'
import { wordsOf } from '../../senses/detection/words.ts'
import { outfitNamed } from '../dress/outfit.ts'
import { wardrobeOf } from '../dyes.ts'
import type { Face } from '../head.ts'
import { drawnForHands } from '../held.ts'
import { type Held, type Person, personOf } from '../person.ts'
import { timeOf } from '../times.ts'
import { type Arrangement, arranged, type Facing, type Standing } from './arrange.ts'
import { changedDress, changedLooks, changedPeople, changedRole, joinedRoles } from './changed.ts'
import { type Dressed, dressFor } from './dressing.ts'
import { type Looks, looksOf } from './looks.ts'
import { isSmall, mostPeople, type Role, rolesIn, type Sex } from './roles.ts'
import { aidOf, isRolling, ownPoses, stanceOf } from './stance.ts'
import { heldIn } from './words.ts'

export interface Casting extends Pick<Concept, 'era' | 'season' | 'weather'> {
  readonly people: ConceptPeople
  readonly mood: Concept['mood']
  readonly seed: number
  /** The book's own thing, for a free hand. */
  readonly prop: Motif | null
  /** What edits ask of them. */
  readonly changes?: PeopleChanges | undefined
}

export interface CastWish {
  readonly facing?: Facing | undefined
  /** Poses or arrangements that the picture has room for. */
  readonly among?: readonly string[] | undefined
  /** Colours for cloth that the book says nothing of. */
  readonly cloth?: readonly Colour[]
  /** Whether hands stay empty. */
  readonly emptyHanded?: boolean
  /** No more than this many of them. */
  readonly most?: number
}

export interface CastPerson {
  /** Their number in the cast, whoever else has gone or come. */
  readonly at: number
  readonly role: Role
  readonly sex: Sex
  readonly person: Person
}

const opposite = { woman: 'man', man: 'woman' } as const

/** Who is open becomes the other half of a couple, mostly of the other sex; else as it falls. */
const sexesOf = (roles: readonly Role[], { relation }: ConceptPeople, random: Random): readonly Sex[] => {
  const given = roles.map(({ sex }) => sex)
  const isCouple = relation === 'couple' && roles.length === 2
  const first =
    given[0] ?? (isCouple && given[1] ? opposite[given[1]] : random.sub('sex 0').chance(0.5) ? 'woman' : 'man')
  return given.map((sex, at): Sex => {
    if (at === 0) return first
    if (sex !== null) return sex
    if (isCouple) return random.sub('both').chance(0.92) ? opposite[first] : first
    return random.sub(`sex ${at}`).chance(0.5) ? 'woman' : 'man'
  })
}

const faces: Readonly<Partial<Record<Concept['mood'], Face>>> = {
  funny: 'smile',
  playful: 'smile',
  uplifting: 'smile',
  cosy: 'smile',
  hopeful: 'calm',
  tense: 'stern',
  dark: 'stern',
  gritty: 'stern',
  intense: 'stern',
  epic: 'stern',
  mysterious: 'open',
}

const heldBy = (standing: Standing, role: Role, prop: Motif | null, wish: CastWish): readonly Held[] => {
  const { holds } = standing.pose
  const aid = aidOf(role)
  if (aid !== null) return aid.sides.map((side) => ({ side, thing: aid.thing, turn: 0, size: 0.95 }))
  if (wish.emptyHanded || standing.touches.length > 0) return []
  const side = holds === null ? null : standing.mirror ? (holds.side === 'L' ? 'R' : 'L') : holds.side
  if (side === null) return []
  const own = heldIn(role.words) ?? role.trade?.held ?? null
  const drawn = prop === null ? null : (drawnForHands.find((each) => each === (nicknames[prop.id] ?? prop.id)) ?? prop)
  const thing = drawn ?? own
  return thing === null ? [] : [{ side, thing, turn: holds?.turn ?? 0, size: 0.9 }]
}

/** Motifs that hands have a better drawing for. */
const nicknames: Readonly<Record<string, string>> = {
  teacup: 'cup',
  rose: 'bouquet',
  tulip: 'bouquet',
  telephone: 'phone',
  balloon: 'balloon',
}

interface Cast {
  readonly at: number
  readonly role: Role
  readonly sex: Sex
  readonly looks: Looks
  readonly dressed: Dressed
}

const personIn = ({ role, looks, dressed }: Cast, standing: Standing, held: readonly Held[], face: Face): Person => {
  const outfit = outfitNamed(dressed.outfit)
  const { pose, yaw, hands, touches } = stanceOf(role, standing)
  return personOf(wardrobeOf(outfit, { skin: looks.skin, hair: looks.hairDye, dyes: dressed.dyes }), {
    build: looks.build,
    pose,
    yaw,
    x: standing.x,
    z: standing.z,
    wind: standing.wind,
    turn: standing.turn,
    nod: standing.nod,
    mirror: standing.mirror,
    outfit: dressed.outfit,
    hat: dressed.hat,
    hair: looks.hair,
    beard: looks.beard,
    glasses: looks.glasses,
    face,
    hands,
    held,
    touches,
    borne: standing.borne,
    seat: isRolling(role) ? 'wheelchair' : null,
  })
}

/** A lone baby sits, and so do two: somebody's arms are for one. */
const castOf = (roles: readonly Role[]): Arrangement['cast'] => {
  if (roles.every(isSmall)) return 'children'
  return roles.filter(({ age }) => age === 'baby').length === 1 ? 'with-baby' : 'anybody'
}

interface Called {
  readonly at: number
  readonly role: Role
  readonly sex: Sex
  readonly change: PersonChange | undefined
}

/** Who comes to be seen: those of the book as edits want them, and who joins them. */
const calledFor = (
  { people, changes = asCast }: Casting,
  told: readonly Role[],
  most: number,
  random: Random,
): readonly Called[] => {
  const roles = told.slice(0, most)
  const sexes = sexesOf(roles, people, random)
  const own = roles.flatMap((role, at): readonly Called[] => {
    const change = changes.changes.find((each) => each.at === at)
    if (change?.isGone) return []
    const next = changedRole({ ...role, sex: sexes[at] ?? null }, people, change)
    return [{ at, role: next, sex: next.sex ?? sexes[at] ?? 'woman', change }]
  })
  const joined = joinedRoles(changes.joined, people).map((role, nth): Called => {
    const at = told.length + nth
    const change = changes.changes.find((each) => each.at === at)
    const next = changedRole(role, people, change)
    return { at, role: next, sex: next.sex ?? (random.sub(`sex ${at}`).chance(0.5) ? 'woman' : 'man'), change }
  })
  const isGone = ({ change }: Called): boolean => change?.isGone === true
  return [...own, ...joined.filter((each) => !isGone(each))].slice(0, Math.max(most, 1))
}

/** Null where the people of the book are no people, or all have gone. */
export const castPeople = (casting: Casting, wish: CastWish = {}): readonly CastPerson[] | null => {
  const { seed, mood, prop } = casting
  const told = rolesIn(casting.people)
  if (told === null) return null
  const random = new Random(seed).sub('cast')
  const called = calledFor(casting, told, wish.most ?? mostPeople, random)
  if (called.length === 0) return null
  const people = changedPeople(
    casting.people,
    called.map(({ role }) => role),
    told.length,
  )
  const time = timeOf(casting.era, wordsOf(`${people.who} ${people.dress ?? ''}`))
  const isKin = people.relation === 'family' || people.relation === 'siblings' || people.relation === 'parent-child'
  let kin: string | null = null
  const cast = called.map(({ at, role, sex, change }): Cast => {
    const own = random.sub(`person ${at}`)
    const looks = changedLooks(looksOf(role, sex, time, own, isKin ? kin : null), change)
    kin ??= looks.skin
    // Nobody wears what the one beside them wears.
    const cloth = wish.cloth ?? []
    const turned = [...cloth.slice(at % Math.max(1, cloth.length)), ...cloth.slice(0, at % Math.max(1, cloth.length))]
    const dressed = dressFor(role, sex, { ...casting, time }, own, turned.slice(0, Math.max(1, turned.length - 1)))
    return { at, role, sex, looks, dressed: changedDress(dressed, change) }
  })
  const standings = arranged(
    {
      count: cast.length,
      relation: people.relation,
      pose: people.pose,
      facing: wish.facing,
      among: wish.among,
      isLong: cast.some(({ dressed }) => outfitNamed(dressed.outfit).isLong),
      holds:
        !wish.emptyHanded &&
        cast.length === 1 &&
        (prop !== null || cast.some(({ role }) => heldIn(role.words) !== null || role.trade?.held !== undefined)),
      cast: castOf(cast.map(({ role }) => role)),
      own: cast.length === 1 ? cast.flatMap(({ role, looks }) => ownPoses(role, looks.build)) : [],
    },
    random.sub('stand'),
  )
  // A child stands where the arrangement has its child: parents come first.
  const ordered = cast.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  // Who has become somebody else stays on their side.
  const [one, other] = sexesOf(told.slice(0, 2), casting.people, random)
  const isCoupled =
    people.relation === 'couple' && ordered[0]?.at === 0 && ordered[1]?.at === 1 && one === 'woman' && other === 'man'
  const placed = isCoupled ? ordered.toReversed() : ordered
  return placed.map((each, nth) => {
    const standing = standings[nth] ?? standings[0]
    if (standing === undefined) throw new RangeError('expected a place for everybody')
    const held = nth === 0 || prop === null ? heldBy(standing, each.role, nth === 0 ? prop : null, wish) : []
    const person = personIn(each, standing, held, faces[mood] ?? 'calm')
    return { at: each.at, role: each.role, sex: each.sex, person }
  })
}

const sizeOf = ({ role }: Cast): number => ['child', 'toddler', 'baby'].indexOf(role.age)
