// Sweet and harmless things that share the names of dangerous ones: bath bombs, a crack in the wall, a speed boat.
import { harmlessGoods as lists } from './lists.ts'
import { followedBy, precededBy, type Span, type Words } from './phrases.ts'
import type { Token } from './tokens.ts'

const goods = lists.words('goods')
const before = lists.words('before')
/** What a dangerous word only describes: a shelter from bombs, tea rolled like gunpowder, a pie named after the drug. */
const after = lists.words('after')

/** On a kitchen shelf and in a swimming pool until a weapon is named. */
const household = lists.words('household')
const weaponised = lists.words('weaponised')
/** A present and a moving picture, poison elsewhere; speed that runners build; guns for glue; bombs that are defused. */
const senses = lists.book('senses')

export const isHarmlessThing = (tokens: readonly Token[], { start, end }: Span): boolean => {
  const at = thingIn(tokens, { start, end })
  const next = tokens[at + 1]
  if (next !== undefined && !next.startsClause && after.has(next.word)) return true
  return precededBy(tokens, end, end - start, before) || hasAnotherSense(tokens, at)
}

/** A lesson may end with the thing or with where it is made. */
const thingIn = (tokens: readonly Token[], { start, end }: Span): number => {
  for (let at = end - 1; at >= Math.max(0, start); at--) if (goods.has(tokens[at]?.word ?? '')) return at
  return end - 1
}

const meth = lists.words('meth')
const brewing = lists.words('brewing')
const exploding = lists.words('exploding')

/** How far before the word may stand what says its sense. */
const reach = 6

const hasAnotherSense = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? ''
  const afterAny = (list: Words): boolean => precededBy(tokens, at, reach, list)
  if (household.has(word)) return !followedBy(tokens, at + 1, 2, weaponised) && !afterAny(weaponised)
  if (word === 'explosive') return isDescribing(tokens[at + 1])
  if (word === 'crystal' && !followedBy(tokens, at + 1, 1, meth) && !afterAny(brewing)) return true
  return senses.spansIn(tokens).some(({ end }) => end === at + 1)
}

/** `Explosive strength`, `explosive flavours`: said of anything but what explodes. */
const isDescribing = (next: Token | undefined): boolean =>
  next !== undefined && !next.startsClause && !exploding.has(next.word)
