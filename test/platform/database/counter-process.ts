// A process that raises a counter many times, several at once.
import { openPlace, type Place } from '../../support/databases.ts'
import { givenTask, ordered, report } from './child-process.ts'
import { raiseCounter, readCounter } from './counter.ts'

const { place, accountId, times } = givenTask<{ place: Place; accountId: string; times: number }>()
const begin = ordered('begin')
const database = openPlace(place)
await readCounter(database, accountId)
report('ready')
await begin
await Promise.all(Array.from({ length: times }, () => raiseCounter(database, accountId)))
report('done')
