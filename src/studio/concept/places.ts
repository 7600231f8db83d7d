// What stands for each place that a concept can name: a place that families paint, and motifs that are that place or belong to nowhere else.
import { z } from 'zod'
import { places } from '../../contract/concept-vocabulary.ts'
import { settingValues } from '../brief/setting.ts'
import data from './data/places.json' with { type: 'json' }

const placeSchema = z
  .object({ setting: z.enum(settingValues.place).nullable(), motifs: z.array(z.string()).readonly() })
  .readonly()

/** Every place of the contract is listed; one that is forgotten stops the start. */
export const placeFacts = z.record(z.enum(places), placeSchema).parse(data)
