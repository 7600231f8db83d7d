// Who of the people that a painter has cast is meant: the woman, the man on the left, both, the second person.
import type { Which } from '../../direction/adjustments.ts'
import { tradeIn } from '../../figures/casting/trades.ts'
import { ageIn, hasSexNoun, sexIn } from '../../figures/casting/words.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import { factsOfMotif } from '../../motifs/records.ts'
import type { Player } from '../../paint/player.ts'
import { smallPainting } from '../../press/small-painting.ts'
import { wordsOf } from '../../senses/detection/words.ts'
import { type Draft, documentFrom } from '../../senses/editing/apply/draft.ts'
import { isHero } from '../../senses/editing/apply/find-subject.ts'
import type { Target } from '../target.ts'
import { saysAnybody, saysEverybody } from './words.ts'

/** From left to right; none where the painter shows people that it cannot change one by one, or nobody. */
export const playersOn = (draft: Draft): readonly Player[] =>
  [...smallPainting(documentFrom(draft)).players.values()].toSorted((one, other) => one.x - other.x)

const ofSide: Partial<Readonly<Record<Exclude<Which, number>, number>>> = { left: 0, right: -1, any: -1 }

const picked = (players: readonly Player[], which: Which | null): readonly Player[] => {
  if (which === null) return players
  const at = typeof which === 'number' ? (which > 0 ? which - 1 : which) : ofSide[which]
  const one = at === undefined ? undefined : players.at(at)
  return one === undefined ? [] : [one]
}

/** Whether the words name a person, and not what somebody has. */
export const namesPerson = (said: string): boolean => {
  const words = wordsOf(said)
  const isTold = hasSexNoun(words) || ageIn(words) !== null || tradeIn(words) !== null
  return isTold || saysAnybody(said)
}

export const whomByName = (players: readonly Player[], said: string, which: Which | null = null): readonly Player[] => {
  const words = wordsOf(said)
  const [sex, age] = [sexIn(words), ageIn(words)]
  if (sex === null && age === null) return saysEverybody(said) || saysAnybody(said) ? picked(players, which) : []
  const ofSex = players.filter((player) => sex === null || player.sex === sex)
  const isChild = age === 'child' || age === 'toddler' || age === 'baby'
  const ofAge = ofSex.filter((player) => player.isChild === isChild)
  // Who calls a young woman a girl means her.
  return picked(ofAge.length > 0 ? ofAge : ofSex, which)
}

/** Templates may cast their people for whatever person is the hero. */
const isCast = ({ direction }: Draft): boolean => {
  const motif = findMotif(direction.hero)
  return motif?.kind === 'person' && factsOfMotif(direction.hero).figure?.part !== true
}

export const whom = (draft: Draft, players: readonly Player[], target: Target): readonly Player[] => {
  if (target.is === 'hero') return isCast(draft) ? players : []
  if (target.is !== 'thing' || target.thing.owner !== null) return []
  const { subject, which } = target.thing
  const named = whomByName(players, subject.said, which)
  if (named.length > 0) return named
  // A lone figure seen from behind may be taken for a man or for a woman.
  const isLone = players.length === 1 && which === null && sexIn(wordsOf(subject.said)) !== null
  const isNamed = namesPerson(subject.said) && isHero(draft, subject)
  return isCast(draft) && (isLone || isNamed) ? picked(players, which) : []
}
