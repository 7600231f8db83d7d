// The stages that tell turns of phrase as plain orders, in their order.
import { coloursOfStory } from './colours/told-colours.ts'
import { withoutCourtesies } from './courtesies.ts'
import { withNamedOnes, withNamedPlaces } from './named-ones.ts'
import { offersTold } from './offers.ts'
import { ordersRephrased } from './orders/order-phrasings.ts'
import { perchesRephrased } from './perches.ts'
import { placesRephrased } from './place-phrasings.ts'
import { proseRephrased } from './prose/prose-phrasings.ts'
import { spokenOut } from './spoken-out.ts'
import { through } from './stages.ts'
import { thingsRephrased } from './thing-phrasings.ts'

export const plainly = through([
  withoutCourtesies,
  withNamedOnes,
  coloursOfStory,
  offersTold,
  withNamedPlaces,
  spokenOut,
  ordersRephrased,
  proseRephrased,
  perchesRephrased,
  placesRephrased,
  thingsRephrased,
])
