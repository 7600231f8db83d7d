// The stages that tell turns of phrase as plain orders, in their order.
import { withoutCourtesies } from './courtesies.ts'
import { withNamedOnes, withNamedPlaces } from './named-ones.ts'
import { offersTold } from './offers.ts'
import { ordersRephrased } from './order-phrasings.ts'
import { placesRephrased } from './place-phrasings.ts'
import { proseRephrased } from './prose-phrasings.ts'
import { spokenOut } from './spoken-out.ts'
import { through } from './stages.ts'
import { thingsRephrased } from './thing-phrasings.ts'
import { coloursOfStory } from './told-colours.ts'

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
