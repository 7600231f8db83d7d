// The stages that leave only what is asked of a wish that was told plainly: without its reasons, results, likenesses and remarks, and without
// what it leaves alone.
import { coloursMissed } from './colour-phrasings.ts'
import { withoutKeepings } from './keepings.ts'
import { mistakesTold } from './mistakes.ts'
import { placesRephrased } from './place-phrasings.ts'
import { plainlyAsked } from './polite-requests.ts'
import { withoutReasons } from './reasons.ts'
import { withoutRemarks } from './remarks/without-remarks.ts'
import { withoutSideClauses } from './side-clauses.ts'
import { through } from './stages.ts'

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
