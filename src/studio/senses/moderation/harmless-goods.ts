// Sweet and harmless things that share the names of dangerous ones: bath bombs, a crack in the wall, a speed boat.
import { goods } from './dangerous-goods.ts'
import { followedBy, precededBy, type Span, type Words, words } from './phrases.ts'
import type { Token } from './tokens.ts'

const before = words(`
  bath bathroom shower seed fat cocoa chocolate glitter photo love cherry smoke stink time logic f sex paint water truth zip email
  jager calorie mentos tea confetti flower yarn fruit ice snow vitamin
`)
/** What a dangerous word only describes: a shelter from bombs, tea rolled like gunpowder, a pie named after the drug. */
const after = words(
  'shelter shelters cyclone calorimeter detector detectors ivy oak sumac free reading bike boat up proof proofing disposal squad of survivors',
  'tea green pie pies filler sealant chaser bowl bowls glass sugar ball candy candies palace vase vases gallery jewellery jewelry',
  'dart frog frogs control bait garden gardens hemlock ring bottle bottles skating reducer limit limits skipping typing chess dating',
  'strength power growth sales energy flavour flavours flavor flavors plants tree trees woods cake cakes cookie cookies',
  'seed seeds sauce dressing greens pickle pickles soup vinaigrette wrapping wrap gift basket baskets bag bags card cards tag tags',
)

/** On a kitchen shelf and in a swimming pool until a weapon is named. */
const household = words('mustard chlorine nerve')
const weaponised = words('gas gases agent agents bomb bombs weapon weapons')
/** Poison in German and Dutch; a present and a moving picture after English words. */
const present = words('gift gif')
const english = words('to how make making your the create creating for instructions guide recipe recipes')
/** Runners build speed, cooks of it do not. */
const training = words('build building use using create creating set')

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

/** How far before the word may stand what says its sense. */
const reach = 6

const hasAnotherSense = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? ''
  const afterAny = (list: Words): boolean => precededBy(tokens, at, reach, list)
  if (household.has(word)) return !followedBy(tokens, at + 1, 2, weaponised) && !afterAny(weaponised)
  return (present.has(word) && afterAny(english)) || (word === 'speed' && afterAny(training))
}
