// Sweet and harmless things that share the names of dangerous ones: bath bombs, a crack in the wall, a speed boat.
import { goods } from './dangerous-goods.ts'
import { followedBy, precededBy, type Span, type Words, words } from './phrases.ts'
import type { Token } from './tokens.ts'

const before = words(`
  bath bathroom shower seed fat cocoa chocolate glitter photo love cherry smoke stink time logic f sex paint water truth zip email
  jager calorie mentos tea confetti flower yarn fruit ice snow vitamin paper
`)
/** What a dangerous word only describes: a shelter from bombs, tea rolled like gunpowder, a pie named after the drug. */
const after = words(
  'shelter shelters cyclone calorimeter detector detectors ivy oak sumac free reading bike boat up proof proofing disposal squad of survivors',
  'tea green pie pies filler sealant chaser bowl bowls glass sugar ball candy candies palace vase vases gallery jewellery jewelry',
  'dart frog frogs control bait garden gardens hemlock ring bottle bottles skating reducer limit limits skipping typing chess dating',
  'strength power growth sales energy flavour flavours flavor flavors plants tree trees woods cake cakes cookie cookies',
  'chicken dip bread slaw seed seeds sauce dressing greens pickle pickles soup vinaigrette wrapping wrap gift basket baskets bag bags card cards tag tags',
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

const meth = words('meth methamphetamine')
const brewing = words('cook cooking brew brewing synthesize synthesise produce manufacture smuggle refine')
const guns = words('gun guns rifle rifles')
const tools = words(`
  glue nail heat spray staple squirt toy potato spud massage caulking grease soldering hot radar rubber band paper nerf snow water air
`)
/** Who defuses bombs builds none. */
const countering = words(
  'defuse defuses defusing disarm disarms disarming detect detects detecting clear clears clearing find finds finding sniff sniffs from against',
)
const exploding = words(`
  device devices vest vests belt belts charge charges material materials mixture mixtures mix powder powders compound compounds
  substance substances bomb bombs weapon weapons package packages trap traps and or from at in with for to using that out
`)

/** How far before the word may stand what says its sense. */
const reach = 6

const hasAnotherSense = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? ''
  const afterAny = (list: Words, within = reach): boolean => precededBy(tokens, at, within, list)
  if (household.has(word)) return !followedBy(tokens, at + 1, 2, weaponised) && !afterAny(weaponised)
  if (word === 'explosive') return isDescribing(tokens[at + 1])
  return (
    (present.has(word) && afterAny(english)) ||
    (word === 'speed' && afterAny(training)) ||
    (word === 'crystal' && !followedBy(tokens, at + 1, 1, meth) && !afterAny(brewing)) ||
    (guns.has(word) && afterAny(tools, 2)) ||
    afterAny(countering, 2)
  )
}

/** `Explosive strength`, `explosive flavours`: said of anything but what explodes. */
const isDescribing = (next: Token | undefined): boolean =>
  next !== undefined && !next.startsClause && !exploding.has(next.word)
