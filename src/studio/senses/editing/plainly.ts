// A wish told plainly, stage by stage: first turns of phrase as plain orders, then only what is asked.
import { coloursMissed } from './colour-phrasings.ts'
import { mistakesTold } from './contrasts.ts'
import { withoutCourtesies } from './courtesies.ts'
import { withoutKeepings } from './keepings.ts'
import { withNamedOnes, withNamedPlaces } from './named-ones.ts'
import { offersTold } from './offers.ts'
import { ordersRephrased } from './order-phrasings.ts'
import { placesRephrased } from './place-phrasings.ts'
import { proseRephrased } from './prose-phrasings.ts'
import { withoutReasons } from './reasons.ts'
import { withoutRemarks } from './remarks/without-remarks.ts'
import { plainlyAsked } from './requests.ts'
import { withoutSideClauses } from './side-clauses.ts'
import { spokenOut } from './spoken-out.ts'
import { thingsRephrased } from './thing-phrasings.ts'
import { coloursOfStory } from './told-colours.ts'

type Stage = (wish: string) => string

const through =
  (stages: readonly Stage[]): Stage =>
  (wish) =>
    stages.reduce((told, stage) => stage(told), wish)

/** Turns of phrase as plain orders. Each stage may count on those before it. */
export const plainly = through([
  withoutCourtesies,
  withNamedOnes,
  coloursOfStory,
  offersTold,
  withNamedPlaces,
  spokenOut,
  ordersRephrased,
  proseRephrased,
  placesRephrased,
  thingsRephrased,
])

/** What a wish asks for, without its reasons, results, likenesses and remarks, and without what it leaves alone. */
export const onlyAsked = through([
  plainlyAsked,
  mistakesTold,
  withoutSideClauses,
  withoutKeepings,
  coloursMissed,
  withoutReasons,
  // A request that now has the name of what it speaks of may be such a turn of phrase.
  placesRephrased,
  withoutRemarks,
])
