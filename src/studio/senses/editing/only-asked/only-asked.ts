// The stages that leave only what is asked of a wish that was told plainly: without its reasons, results, likenesses and remarks, and without
// what it leaves alone.
import { coloursMissed } from '../phrasings/colours/missed-colours.ts'
import { mistakesTold } from '../phrasings/mistakes.ts'
import { placesRephrased } from '../phrasings/place-phrasings.ts'
import { through } from '../phrasings/stages.ts'
import { withoutRemarks } from '../remarks/without-remarks.ts'
import { withoutKeepings } from './keepings.ts'
import { plainlyAsked } from './polite-requests.ts'
import { withoutReasons } from './reasons.ts'
import { withoutSideClauses } from './side-clauses.ts'

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
