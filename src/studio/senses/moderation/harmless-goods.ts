// Sweet and harmless things that share the names of dangerous ones: bath bombs, a crack in the wall, a speed boat.
import { precededBy, type Span, words } from './phrases.ts'
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
  'seed seeds sauce dressing greens pickle pickles soup vinaigrette wrapping wrap gift basket baskets bag bags card cards tag tags',
)

export const isHarmlessThing = (tokens: readonly Token[], { start, end }: Span): boolean => {
  const next = tokens[end]
  if (next !== undefined && !next.startsClause && after.has(next.word)) return true
  return precededBy(tokens, end, end - start, before)
}
