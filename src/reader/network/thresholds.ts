// How sure the network must be before its guess counts: measured on books that it was not trained on, and kept beside the weights.
// `training/README.md` tells how.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { weights } from './weights.ts'

const share = z.number().min(0).max(1)

const schema = z
  .strictObject({
    people: share,
    count: share,
    relation: share,
    age: share,
    gender: share,
    place: share,
    hour: share,
    season: share,
    weather: share,
    era: share,
  })
  .readonly()

export type Thresholds = z.infer<typeof schema>

export const readThresholds = async (): Promise<Thresholds> =>
  schema.parse(JSON.parse(await readFile(weights('thresholds.json'), 'utf8')))
