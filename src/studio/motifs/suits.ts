// What a motif is good for, as families ask: read from its record, so that every drawing answers, however new it is.
import type { Tag } from '../paint/tags.ts'
import type { Motif, MotifKind } from './motif.ts'
import { factsOfMotif } from './records.ts'

type Named = Pick<Motif, 'id'>

const isOf =
  (...wanted: readonly Tag[]) =>
  ({ id }: Named): boolean =>
    factsOfMotif(id).tags.some((tag) => wanted.includes(tag))

/** Nobody had it before motors and electricity. */
export const isModern = isOf('modern')
/** It frightens, or tells of death and harm. */
export const isGrim = isOf('death', 'dread', 'gore', 'grim', 'harm')
/** On a cover of horror or of war it would be a joke. */
export const isHomely = isOf('homely')
/** Of play, sport, music and feasts. */
export const isLively = isOf('lively')
/** A ware of every day, dull as a jewel. */
export const isPlain = isOf('plain')
/** Fit to be struck in gold, cut in stone or set in glass. */
export const isNoble = isOf('noble')
export const isBygone = isOf('antique', 'bygone', 'medieval')
export const isGothic = isOf('gothic', 'castle')
export const isFinery = isOf('finery', 'royal')
export const isSacred = isOf('sacred')
export const isDrink = isOf('drink')
export const isHot = isOf('hot')
export const isEdible = isOf('edible')
export const isElectronic = isOf('electronic')
export const isFabulous = isOf('fabulous')
export const isMedieval = isOf('medieval')
export const isOfWater = isOf('water')
export const isWeapon = isOf('arms')
export const isBuilding = isOf('building')
/** It shines of itself. */
export const isGlowing = isOf('glowing')
export const isSpaceborne = isOf('space')
export const isWornOnHead = isOf('on-head', 'on-eyes')
export const isWornOnEyes = isOf('on-eyes')

/** Of no time and no trade: what crafts of gold, stone and glass may show without a smile. */
export const isTimeless = (motif: Named): boolean =>
  !isModern(motif) && !isPlain(motif) && !isLively(motif) && !isHomely(motif)

/** One thing with an outline of its own: no several things, no piece of the world that ends where its drawing ends. */
export const isOneThing = ({ id }: Named): boolean => {
  const { outline } = factsOfMotif(id)
  return outline !== 'scattered' && outline !== 'scene'
}

/** One thing that is not all thin parts: it is still seen small, in one ink, or cut out. */
export const isFirm = ({ id }: Named): boolean => {
  const { outline } = factsOfMotif(id)
  return outline === 'mass' || outline === 'whole'
}

/** One closed mass: what is cut out of it, or laid into it, is still seen as it. */
export const isMass = ({ id }: Named): boolean => factsOfMotif(id).outline === 'mass'

/** It can lie flat on a table and be seen from above. */
export const liesFlat = ({ id }: Named): boolean => factsOfMotif(id).flat

/** Real height in metres. */
export const sizeOf = ({ id }: Named): number => factsOfMotif(id).size

/** At most one person. */
export const isAlone = ({ id }: Named): boolean => (factsOfMotif(id).figure?.count[1] ?? 1) <= 1

/** Hands or the like, which tell of people without showing them. */
export const isHands = ({ id, kind }: Motif): boolean => kind === 'person' && (factsOfMotif(id).figure?.part ?? true)

/** Hands, faces and shoulders are cut off somewhere; somebody stands whole. */
const leastBody = 0.8

/** One or several persons, whole. */
export const isSomebody = (motif: Motif): boolean =>
  motif.kind === 'person' && isOneThing(motif) && motif.rests !== 'held' && sizeOf(motif) >= leastBody

export const isOfKind = ({ kind }: Pick<Motif, 'kind'>, ...kinds: readonly MotifKind[]): boolean => kinds.includes(kind)
