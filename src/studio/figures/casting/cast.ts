// Casting: from the people of a concept to persons that can be drawn. The same concept and seed give the same persons.
import type { Concept, ConceptPeople } from '../../../contract/concept.ts'
import type { Colour } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { Random } from '../../paint/random.ts'
import { outfitNamed } from '../dress/outfit.ts'
import { wardrobeOf } from '../dyes.ts'
import type { Face } from '../head.ts'
import { drawnForHands } from '../held.ts'
import { type Held, type Person, personOf } from '../person.ts'
import { arranged, type Facing, type Standing } from './arrange.ts'
import { type Dressed, dressFor, type Times } from './dressing.ts'
import { type Looks, looksOf } from './looks.ts'
import { type Role, rolesIn, type Sex } from './roles.ts'
import { heldIn, isInWheelchair } from './words.ts'

export interface Casting extends Times {
  readonly people: ConceptPeople
  readonly mood: Concept['mood']
  readonly seed: number
  /** The book's own thing, for a free hand. */
  readonly prop: Motif | null
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
  const stick = heldIn(role.words)
  if (wish.emptyHanded || standing.touches.length > 0) return []
  const isAid = stick === 'cane' || stick === 'crutch'
  const side = holds === null ? null : standing.mirror ? (holds.side === 'L' ? 'R' : 'L') : holds.side
  if (isAid && stick !== null) return [{ side: side ?? 'R', thing: stick, turn: 0, size: 0.95 }]
  if (side === null) return []
  const own = stick ?? role.trade?.held ?? null
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
  readonly role: Role
  readonly sex: Sex
  readonly looks: Looks
  readonly dressed: Dressed
}

const personIn = ({ role, looks, dressed }: Cast, standing: Standing, held: readonly Held[], face: Face): Person => {
  const outfit = outfitNamed(dressed.outfit)
  const isRolling = isInWheelchair([...role.words, ...role.dress])
  return personOf(wardrobeOf(outfit, { skin: looks.skin, hair: looks.hairDye, dyes: dressed.dyes }), {
    build: looks.build,
    pose: isRolling ? 'sit' : standing.pose.id,
    yaw: isRolling && Math.abs(standing.yaw) < 40 ? 52 : standing.yaw,
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
    hands: standing.hands,
    held,
    touches: standing.touches,
    seat: isRolling ? 'wheelchair' : null,
  })
}

/** Null where the people of the book are no people. */
export const castPeople = (casting: Casting, wish: CastWish = {}): readonly CastPerson[] | null => {
  const { people, seed, mood, prop } = casting
  const told = rolesIn(people, casting.era)
  if (told === null) return null
  const roles = told.slice(0, wish.most ?? told.length)
  const random = new Random(seed).sub('cast')
  const sexes = sexesOf(roles, people, random)
  const isKin = people.relation === 'family' || people.relation === 'siblings' || people.relation === 'parent-child'
  let kin: string | null = null
  const cast = roles.map((role, at): Cast => {
    const own = random.sub(`person ${at}`)
    const sex = sexes[at] ?? 'woman'
    const looks = looksOf(role, sex, casting.era, own, isKin ? kin : null)
    kin ??= looks.skin
    // Nobody wears what the one beside them wears.
    const cloth = wish.cloth ?? []
    const turned = [...cloth.slice(at % Math.max(1, cloth.length)), ...cloth.slice(0, at % Math.max(1, cloth.length))]
    return {
      role,
      sex,
      looks,
      dressed: dressFor(role, sex, casting, own, turned.slice(0, Math.max(1, turned.length - 1))),
    }
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
        (prop !== null || roles.some(({ words, trade }) => heldIn(words) !== null || trade?.held !== undefined)),
    },
    random.sub('stand'),
  )
  // A child stands where the arrangement has its child: parents come first.
  const ordered = cast.toSorted((one, other) => Number(isSmall(one)) - Number(isSmall(other)))
  const isCoupled = people.relation === 'couple' && ordered[0]?.sex === 'woman' && ordered[1]?.sex === 'man'
  const placed = isCoupled ? ordered.toReversed() : ordered
  return placed.map((each, at) => {
    const standing = standings[at] ?? standings[0]
    if (standing === undefined) throw new RangeError('expected a place for everybody')
    const held = at === 0 || prop === null ? heldBy(standing, each.role, at === 0 ? prop : null, wish) : []
    return { role: each.role, sex: each.sex, person: personIn(each, standing, held, faces[mood] ?? 'calm') }
  })
}

const isSmall = ({ role }: Cast): boolean => role.age === 'child' || role.age === 'toddler' || role.age === 'baby'
