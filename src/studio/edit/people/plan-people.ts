// Plans edits of people whom the painter of a cover has cast one by one: who they are, how many, and how they look.
import type { Edit, EditOperation } from '../../../contract/edit.ts'
import { numberIn } from '../../../reader/words/numbers.ts'
import { mostJoined, type PeopleChanges, withPersonChange } from '../../direction/people-changes.ts'
import { garmentIn } from '../../figures/casting/clothes.ts'
import { tradeIn } from '../../figures/casting/trades.ts'
import { ageIn, sexIn } from '../../figures/casting/words.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import { factsOfMotif } from '../../motifs/records.ts'
import type { Player } from '../../paint/player.ts'
import { wordsOf } from '../../senses/detection/words.ts'
import type { Draft } from '../../senses/editing/apply/draft.ts'
import type { Subject } from '../../senses/editing/wish.ts'
import { alreadySo, granted, type Plan, undrawable } from '../plan.ts'
import { isTone } from '../plans/colours/tones.ts'
import { isAge } from '../plans/things/replace.ts'
import { nameOfTarget, type Target, targetOf } from '../target.ts'
import { coloursIn } from '../words/colours.ts'
import { bareName, isPronoun, ownerSaid } from '../words/names.ts'
import { changing, colourPeople, colourPiece, dressPeople, undressPeople } from './looks.ts'
import { namesPerson, playersOn, whom, whomByName } from './whom.ts'
import { saysAnybody } from './words.ts'

interface Asked {
  readonly edit: Edit
  readonly draft: Draft
  readonly players: readonly Player[]
  readonly target: Target
  /** Who is meant by the target itself. */
  readonly meant: readonly Player[]
}

/** `the man`, `both of them`: somebody in a sentence. */
const nameOf = ({ target, meant, players }: Asked): string => {
  const name = nameOfTarget(target)
  if (target.is === 'thing' && !isPronoun(target.thing.subject.said)) return `the ${name}`
  const [first] = meant
  if (meant.length !== 1 || first === undefined) return meant.length === players.length ? 'everybody' : 'they'
  return first.isChild ? 'the child' : `the ${first.sex}`
}

interface Piece {
  readonly said: string
  readonly owners: readonly Player[]
  readonly isOwned: boolean
}

/** `her coat`, `the man's hat`, `the coat`: what somebody has; null where it is somebody else's than theirs. */
const pieceOf = ({ edit, target, players }: Asked): Piece | null => {
  if (target.is !== 'thing') return null
  const { subject, owner, which } = target.thing
  const whose = ownerSaid(edit.target)
  if (owner === null && whose === null) return { said: subject.said, owners: players, isOwned: false }
  const named = whomByName(players, owner?.said ?? whose ?? '', owner === null ? null : which)
  const isAnybody = owner === null || namesPerson(owner.said)
  // A lone figure seen from behind may be taken for a man or for a woman.
  const owners = named.length === 0 && players.length === 1 && isAnybody ? players : named
  return owners.length === 0 ? null : { said: subject.said, owners, isOwned: true }
}

const recolour = (asked: Asked): Plan | null => {
  const { edit, draft, meant } = asked
  const [colour] = coloursIn(edit.colour)
  if (colour === undefined || isTone(edit.value)) return null
  if (meant.length > 0) return colourPeople(draft, meant, colour, nameOf(asked))
  const piece = pieceOf(asked)
  if (piece === null) return null
  // "Make her blonde" names nothing but the colour.
  if (piece.isOwned && piece.said === colour.name)
    return colourPeople(draft, piece.owners, colour, nameOf({ ...asked, meant: piece.owners, target: { is: 'hero' } }))
  return colourPiece(draft, piece.owners, piece, colour)
}

const dressed = (asked: Asked, players: readonly Player[], said: string): Plan | null => {
  const [colour] = [...coloursIn(asked.edit.colour), ...coloursIn(said)]
  return dressPeople(
    asked.draft,
    players,
    { said, name: nameOf({ ...asked, meant: players, target: { is: 'hero' } }) },
    colour ?? null,
  )
}

const aged = (asked: Asked): Plan | null => {
  const { edit, draft, meant } = asked
  if (meant.length === 0) return null
  const isYounger = edit.value === 'younger'
  return changing(
    draft,
    meant,
    ({ isChild }) => ({ who: isYounger ? (isChild ? 'toddler' : 'young') : isChild ? 'teenager' : 'old' }),
    `${nameOf(asked)} ${beOf(asked)} ${isYounger ? 'younger' : 'older'}`,
  )
}

const replace = (asked: Asked): Plan | null => {
  const { edit, draft, players, meant } = asked
  const { value } = edit
  if (value === null) return null
  if (isAge(value)) return aged(asked)
  const isGarment = garmentIn(wordsOf(value)) !== null
  if (meant.length === 0) {
    const piece = isGarment ? pieceOf(asked) : null
    const isWorn = piece !== null && garmentIn(wordsOf(piece.said)) !== null
    return isWorn && (piece.isOwned || players.length === 1) ? dressed(asked, piece.owners, value) : null
  }
  if (!namesPerson(value)) return isGarment ? dressed(asked, meant, value) : null
  const name = nameOf(asked)
  const words = wordsOf(value)
  const isSexAlone = words.length === 1 && ageIn(words) === null && tradeIn(words) === null
  if (isSexAlone && meant.every(({ sex }) => sex === sexIn(words))) return alreadySo(`${name} is a ${value}`)
  return changing(draft, meant, () => ({ who: value }), `${name} ${beOf(asked)} ${aName(value)} now`)
}

const vowel = /^[aeiou]/i
const article = /^(?:an?|the|two|three)\s/i

const aName = (who: string): string => (article.test(who) ? who : `${vowel.test(who) ? 'an' : 'a'} ${who}`)

const beOf = (asked: Asked): string => (asked.meant.length > 1 && nameOf(asked) !== 'everybody' ? 'are' : 'is')

const joinedBy = ({ draft }: Asked, who: readonly string[]): PeopleChanges => {
  const { people } = draft.direction.adjustments
  return { ...people, joined: [...people.joined, ...who].slice(0, mostJoined) }
}

/** Persons that are more than people have their own drawings: a witch, but no second person. */
const isOfItsOwn = ({ motif, said }: Subject): boolean => {
  const known = findMotif(motif ?? '')
  const isAnybody = saysAnybody(said) || ageIn(wordsOf(said)) !== null || ['man', 'woman'].includes(said)
  if (motif === null || known === undefined || isAnybody) return false
  return known.kind !== 'person' || factsOfMotif(motif).figure?.role === true || factsOfMotif(motif).figure === null
}

const add = (asked: Asked): Plan | null => {
  const { edit, target, players, draft } = asked
  if (target.is !== 'thing') return null
  const { subject, isPlural } = target.thing
  const of = edit.of === null ? null : targetOf(edit.of)
  const bearers = of === null ? [] : whom(draft, players, of)
  const piece = pieceOf(asked)
  const wearers = bearers.length > 0 ? bearers : piece?.isOwned ? piece.owners : players.length === 1 ? players : []
  const isWorn =
    wearers.length > 0 && (bearers.length > 0 || piece?.isOwned || garmentIn(wordsOf(edit.target)) !== null)
  const isHeld = edit.place !== null && edit.place !== 'on' && edit.place !== 'inside'
  const worn = isWorn && !isHeld ? dressed(asked, wearers, bareName(edit.target)) : null
  if (worn !== null) return worn
  if (!namesPerson(subject.said) || isOfItsOwn(subject)) return null
  const count = edit.count ?? (isPlural ? 2 : 1)
  const people = joinedBy(
    asked,
    Array.from({ length: count }, () => subject.said),
  )
  return granted([
    { kind: 'people', people, said: `${count > 1 ? `${count} ${subject.said}` : aName(subject.said)} joined them` },
  ])
}

const withoutThem = ({ draft }: Asked, gone: readonly Player[]): PeopleChanges =>
  gone.reduce((all, { at }) => withPersonChange(all, at, { isGone: true }), draft.direction.adjustments.people)

const remove = (asked: Asked): Plan | null => {
  const { draft, players, meant } = asked
  if (meant.length > 0 && meant.length < players.length)
    return granted([{ kind: 'people', people: withoutThem(asked, meant), said: `${nameOf(asked)} is gone` }])
  const piece = meant.length > 0 ? null : pieceOf(asked)
  return piece === null ? null : undressPeople(draft, piece.owners, piece.said)
}

/** So many of them, and all of one sex where that is said: "two women". */
const count = (asked: Asked): Plan | null => {
  const { edit, draft, players, meant } = asked
  const number = edit.count ?? numberIn(edit.target)
  const isOfAll = meant.length > 0 || namesPerson(edit.target)
  if (number === null || number < 1 || !isOfAll) return null
  const sex = sexIn(wordsOf(edit.target))
  const left = players.slice(0, number)
  const more = Array.from({ length: Math.max(0, number - players.length) }, () => sex ?? 'person')
  const gone = withoutThem({ ...asked, draft }, players.slice(number))
  const turned = sex === null ? gone : left.reduce((all, { at }) => withPersonChange(all, at, { who: sex }), gone)
  const people = { ...turned, joined: [...turned.joined, ...more].slice(0, mostJoined) }
  return granted([{ kind: 'people', people, said: `there ${number === 1 ? 'is one person' : `are ${number} people`}` }])
}

/** Nobody of several can be moved or resized alone: they stand as they hold each other. */
const alone = (asked: Asked): Plan | null => {
  const { players, meant } = asked
  return meant.length > 0 && meant.length < players.length
    ? undrawable(`${nameOf(asked)} cannot be changed so without the others`)
    : null
}

const plans: Partial<Readonly<Record<EditOperation, (asked: Asked) => Plan | null>>> = {
  recolour,
  replace,
  add,
  remove,
  count,
  move: alone,
  resize: alone,
  rotate: alone,
}

/** Null where the edit is of nobody whom the painter has cast: then it is one like others. */
export const planPeople = (edit: Edit, draft: Draft): Plan | null => {
  const plan = plans[edit.op]
  const players = plan === undefined || draft.direction.adjustments.hero.scale === 0 ? [] : playersOn(draft)
  if (plan === undefined || players.length === 0) return null
  const target = targetOf(edit.target)
  return plan({ edit, draft, players, target, meant: whom(draft, players, target) })
}
